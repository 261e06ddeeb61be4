import Box from '@mui/material/Box';
import type { CsvColumn } from '../../console/list/ExportButton.tsx';
import type { Column } from '../../console/list/list-shapes.ts';
import { dateTime, number, type Translate } from '../../lib/i18n/index.ts';
import { ResultChips } from './ResultChips.tsx';
import type { StaffResultRowFragment } from '../../generated/exam-attempts/admin/exam-result-admin.ts';
import type { resultsAdminMessages } from './exam-results-admin.messages.ts';
import { score } from './result-score.ts';

type T = Translate<keyof typeof resultsAdminMessages>;
const Below = ({ children }: { readonly children: string }) => (
  <Box component="span" sx={{ display: 'block', fontSize: 12, lineHeight: '16px', color: 'var(--ink-2)' }}>
    {children}
  </Box>
);

export const resultColumns = (t: T): readonly Column<StaffResultRowFragment>[] => [
  {
    key: 'exam',
    label: t('exam'),
    sort: 'examTitle',
    render: ({ examTitle, courseTitle }) => (
      <>
        {examTitle}
        <Below>{courseTitle}</Below>
      </>
    ),
  },
  { key: 'attempt', label: t('attempt'), sort: 'n', isNumber: true, isSecondary: true, render: ({ n }) => number(n) },
  {
    key: 'score',
    label: t('score'),
    sort: 'score',
    isNumber: true,
    render: ({ score: value, scaledFrom }) => (
      <span style={{ whiteSpace: 'nowrap' }}>
        {score(value)}
        {scaledFrom !== null && <Below>{t('scaledFrom', { score: score(scaledFrom) })}</Below>}
      </span>
    ),
  },
  { key: 'result', label: t('result'), sort: 'passed', render: (result) => <ResultChips result={result} /> },
  {
    key: 'when',
    label: t('when'),
    sort: 'at',
    isSecondary: true,
    render: ({ at, timeZone }) => (
      <span style={{ color: 'var(--ink-2)', whiteSpace: 'nowrap' }}>{dateTime(at, timeZone)}</span>
    ),
  },
];
/** Everything that the list knows, for a sheet program; yes and no as 1 and 0. */
export const resultCsv = (
  t: T,
  stateWords: (state: string) => string,
): readonly CsvColumn<StaffResultRowFragment>[] => [
  { label: t('student'), value: ({ studentName }) => studentName },
  { label: t('group'), value: ({ groupName }) => groupName },
  { label: t('course'), value: ({ courseTitle }) => courseTitle },
  { label: t('exam'), value: ({ examTitle }) => examTitle },
  { label: t('attempt'), value: ({ n }) => n },
  { label: t('score'), value: ({ score: value }) => value },
  { label: t('scaledFrom', { score: '' }).trim(), value: ({ scaledFrom }) => scaledFrom },
  {
    label: t('result'),
    value: ({ voided, passed }) => (voided ? t('voided') : stateWords(passed ? 'passed' : 'failed')),
  },
  { label: t('abandoned'), value: ({ abandoned }) => abandoned },
  { label: t('late'), value: ({ late }) => Number(late) },
  { label: t('penalised'), value: ({ penalised }) => Number(penalised) },
  { label: t('byHand'), value: ({ regraded }) => Number(regraded) },
  { label: t('when'), value: ({ at }) => at },
];
