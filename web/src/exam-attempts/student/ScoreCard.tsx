import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { number, percent, useMessages, dateTime } from '../../lib/i18n/index.ts';
import { StatusChip } from '../../lib/ui/index.ts';
import { WhyButton } from '../../lib/why/index.ts';
import type { OwnExamResultFragment } from '../../generated/exam-attempts/exam-attempts.ts';
import { examAttemptsMessages } from '../exam-attempts.messages.ts';
import { examResultsMessages } from '../exam-results.messages.ts';
import { ruleOf } from '../score-rule.ts';

type Props = { readonly result: OwnExamResultFragment; readonly children?: ReactNode };

/** The answer to "did I pass?", and what may be done about it. */
export function ScoreCard({ result, children }: Props) {
  const t = useMessages(examResultsMessages);
  const run = useMessages(examAttemptsMessages);
  const {
    score,
    scaledFrom,
    passed,
    points,
    maxPoints,
    attempt,
    attemptsAllowed,
    voided,
    at,
    examTitle,
    abandoned,
    correctedFrom,
    regraded,
    passMark,
    timeZone,
  } = result;
  return (
    <Card
      component="section"
      sx={{
        p: { xs: '15px', md: '24px' },
        display: 'flex',
        flexDirection: 'column',
        gap: '9px',
        alignItems: 'flex-start',
      }}
    >
      <StatusChip area="exam" status={passed ? 'passed' : 'failed'} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '3px 12px' }}>
        <Box
          component="span"
          sx={{
            fontSize: 36,
            lineHeight: '42px',
            fontWeight: 650,
            letterSpacing: '-.025em',
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          {percent(score, 2)}
        </Box>
        {scaledFrom !== null && <Box component="span">{t('scaledFrom', { scaledFrom: percent(scaledFrom, 2) })}</Box>}
        <WhyButton
          kind="examResult"
          id={result._id}
          what={t('whatResult', { title: examTitle, score: percent(score, 2) })}
          timeZone={timeZone}
        />
      </Box>
      <Typography>{t(ruleOf(result))}</Typography>
      {correctedFrom !== null && correctedFrom !== score && !regraded && !voided && (
        <Typography>{t('correctedFrom', { score: percent(correctedFrom, 2) })}</Typography>
      )}
      <Typography sx={{ fontSize: 13, lineHeight: '18px', color: 'var(--ink-2)' }}>
        {[
          ...(voided ? [] : [run('attemptOf', { attempt, allowedAttempts: attemptsAllowed })]),
          ...(abandoned !== null ? [] : [t('pointsOf', { points: number(points), total: number(maxPoints) })]),
          ...(passMark === null ? [] : [t('passMark', { percent: percent(passMark) })]),
          dateTime(at, timeZone),
        ].join(' · ')}
      </Typography>
      {children}
    </Card>
  );
}
