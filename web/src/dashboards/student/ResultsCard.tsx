import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { workName } from '@paideia/events/courses/work-name.rules.ts';
import { resultPath } from '../../exam-attempts/exam.paths.ts';
import { dateTime, number, percent, useMessages } from '../../lib/i18n/index.ts';
import { StatusChip } from '../../lib/ui/index.ts';
import type { RecentResultFragment } from '../../generated/dashboards/study.ts';
import { studyMessages } from '../study.messages.ts';
import { CardRow } from './CardRow.tsx';
import { DashboardCard } from './DashboardCard.tsx';

type Props = {
  readonly results: readonly RecentResultFragment[];
  readonly average: number | null;
};

/** The latest results of exams, and the average of all course grades. */
export function ResultsCard({ results, average }: Props) {
  const t = useMessages(studyMessages);
  const scoreOf = ({ score, scaledFrom }: RecentResultFragment) =>
    scaledFrom === null
      ? percent(score, 2)
      : t('scaledFrom', { score: percent(score, 2), scaledFrom: percent(scaledFrom, 2) });
  return (
    <DashboardCard title={t('results')} to="/student/grades" link={t('grades')}>
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
          {average === null ? t('notAvailable') : number(average, 2)}
        </Box>
      </Box>
      {results.length === 0 && (
        <Typography sx={{ p: '3px 18px 18px', color: 'var(--ink-2)' }}>{t('noResults')}</Typography>
      )}
      <ul>
        {results.map((result) => (
          <CardRow
            key={result._id}
            title={workName(result.examTitle, result.courseTitle)}
            to={resultPath(result.examId, result._id)}
            note={`${scoreOf(result)} · ${dateTime(result.at)}`}
          >
            <StatusChip area="exam" status={result.passed ? 'passed' : 'failed'} />
          </CardRow>
        ))}
      </ul>
    </DashboardCard>
  );
}
