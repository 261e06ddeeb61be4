import Box from '@mui/material/Box';
import type { CsvColumn } from '../../console/list/ExportButton.tsx';
import type { Column } from '../../console/list/list-shapes.ts';
import { dateTime, type Translate } from '../../lib/i18n/index.ts';
import { gradeText, stateOf } from './grade-words.ts';
import { SubmissionChip } from './SubmissionChip.tsx';
import type { StaffSubmissionRowFragment } from '../../generated/submissions/admin/submission-admin.ts';
import type { submissionsAdminMessages } from './submissions-admin.messages.ts';

type T = Translate<keyof typeof submissionsAdminMessages>;
const when = (instant: string | null, timeZone: string) => (
  <span style={{ color: 'var(--ink-2)', whiteSpace: 'nowrap' }}>{instant && dateTime(instant, timeZone)}</span>
);

export const submissionColumns = (t: T): readonly Column<StaffSubmissionRowFragment>[] => [
  {
    key: 'assignment',
    label: t('assignment'),
    sort: 'title',
    render: ({ title, courseTitle }) => (
      <>
        {title}
        <Box component="span" sx={{ display: 'block', fontSize: 12, lineHeight: '16px', color: 'var(--ink-2)' }}>
          {courseTitle}
        </Box>
      </>
    ),
  },
  {
    key: 'status',
    label: t('status'),
    sort: 'status',
    render: (row) => <SubmissionChip work={row} />,
  },
  { key: 'grade', label: t('grade'), sort: 'grade', isNumber: true, render: gradeText },
  {
    key: 'submitted',
    label: t('submitted'),
    sort: 'submittedAt',
    isSecondary: true,
    render: ({ submittedAt, timeZone }) => when(submittedAt, timeZone),
  },
  {
    key: 'changed',
    label: t('changed'),
    sort: 'at',
    isSecondary: true,
    render: ({ at, timeZone }) => when(at, timeZone),
  },
  {
    key: 'due',
    label: t('due'),
    sort: 'dueAt',
    isSecondary: true,
    render: ({ dueAt, timeZone }) => when(dueAt, timeZone),
  },
];
/** Everything that the list knows, for a sheet program. */
export const submissionCsv = (
  t: T,
  stateWords: (state: string) => string,
): readonly CsvColumn<StaffSubmissionRowFragment>[] => [
  { label: t('student'), value: ({ studentName }) => studentName },
  { label: t('group'), value: ({ groupName }) => groupName },
  { label: t('course'), value: ({ courseTitle }) => courseTitle },
  { label: t('assignment'), value: ({ title }) => title },
  { label: t('status'), value: (row) => stateWords(stateOf(row)) },
  { label: t('grade'), value: ({ grade }) => grade },
  { label: t('late'), value: ({ late }) => Number(late) },
  { label: t('excused'), value: ({ excused }) => Number(excused) },
  { label: t('submitted'), value: ({ submittedAt }) => submittedAt },
  { label: t('due'), value: ({ dueAt }) => dueAt },
];
