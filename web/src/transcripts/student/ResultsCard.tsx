import Box from '@mui/material/Box';
import { partName } from '@paideia/events/kernel/names.ts';
import { resultPath } from '../../exam-attempts/exam-paths.rules.ts';
import { dateTime, number, percent, useMessages } from '../../lib/i18n/index.ts';
import { StatusChip } from '../../lib/ui/index.ts';
import { CardNote, CardRow } from '../../lib/dashboard/index.ts';
import type { RecentResultFragment, ResultsCardFragment } from '../../generated/transcripts/student/results-card.ts';
import { resultsCardMessages } from '../results-card.messages.ts';

type Props = { readonly data: NonNullable<ResultsCardFragment['grades']> };

/** The latest results of exams, and the average of all course grades. */
export function ResultsCard({ data: { results, gradeAverage } }: Props) {
  const t = useMessages(resultsCardMessages);
  const scoreOf = ({ score, scaledFrom }: RecentResultFragment) =>
    scaledFrom === null
      ? percent(score, 2)
      : t('scaledFrom', { score: percent(score, 2), scaledFrom: percent(scaledFrom, 2) });
  return (
    <>
      <Box
        sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: '12px', p: '0 18px 12px' }}
      >
        <Box component="span" sx={{ color: 'var(--ink-2)' }}>
          {t('average')}
        </Box>
        <Box
          component="span"
          sx={{
            fontSize: 30,
            lineHeight: '36px',
            fontWeight: 650,
            letterSpacing: '-.02em',
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          {gradeAverage === null ? t('notAvailable') : number(gradeAverage, 2)}
        </Box>
      </Box>
      {results.length === 0 && <CardNote>{t('noResults')}</CardNote>}
      <ul>
        {results.map((result) => (
          <CardRow
            key={result._id}
            title={partName(result.examTitle, result.courseTitle)}
            to={resultPath(result.examId, result._id)}
            note={`${scoreOf(result)} · ${dateTime(result.at)}`}
          >
            <StatusChip area="exam" status={result.passed ? 'passed' : 'failed'} />
          </CardRow>
        ))}
      </ul>
    </>
  );
}
