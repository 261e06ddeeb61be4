import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AppLink, StatusChip } from '../../lib/ui/index.ts';
import { dayOf, fullDate, percent, useMessages } from '../../lib/i18n/index.ts';
import type { ExamIntroFragment } from '../../generated/exam-attempts/assessments.ts';
import { assessmentsMessages } from '../assessments.messages.ts';
import { resultPath } from '../exam-paths.rules.ts';
import { grantText } from '../grant-text.ts';

/** The attempts so far, each that has ended with its result, and those that staff gave beyond the usual ones. */
export function AttemptHistory({ exam, timeZone }: { readonly exam: ExamIntroFragment; readonly timeZone: string }) {
  const t = useMessages(assessmentsMessages);
  const { attempts, extraAttempts, examId } = exam;
  if (attempts.length + extraAttempts.length === 0) return null;
  return (
    <section>
      <Typography component="h2" variant="h4" sx={{ mb: '6px' }}>
        {t('history')}
      </Typography>
      <Box
        component="ul"
        sx={{
          fontSize: 14,
          lineHeight: '21px',
          '& li': { display: 'flex', flexWrap: 'wrap', gap: '3px 12px', py: '6px' },
        }}
      >
        {attempts.map(({ attemptId, attempt, status, score, passed }) => (
          <li key={attemptId}>
            {status === 'open' ? (
              t('attemptN', { n: attempt })
            ) : (
              <AppLink to={resultPath(examId, attemptId)}>{t('attemptN', { n: attempt })}</AppLink>
            )}
            {score !== null && status !== 'voided' && <span>{percent(score, 2)}</span>}
            {status === 'voided' ? (
              <span>{t('voided')}</span>
            ) : (
              <StatusChip area="exam" status={status === 'open' ? 'open' : passed ? 'passed' : 'failed'} />
            )}
          </li>
        ))}
        {extraAttempts.map((grant) => (
          <li key={grant.at}>
            <span>{grantText(t, grant, fullDate(dayOf(grant.at, timeZone)))}</span>
            {grant.reason && <span style={{ color: 'var(--ink-2)', overflowWrap: 'anywhere' }}>{grant.reason}</span>}
          </li>
        ))}
      </Box>
    </section>
  );
}
