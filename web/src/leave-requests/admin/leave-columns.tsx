import Box from '@mui/material/Box';
import type { CsvColumn } from '../../console/list/ExportButton.tsx';
import type { Column } from '../../console/list/list-shapes.ts';
import { dateRange, dateTime, listOf, type Translate } from '../../lib/i18n/index.ts';
import { StatusChip } from '../../lib/ui/index.ts';
import type { StaffLeaveRowFragment } from '../../generated/leave-requests/admin/leave-request-admin.ts';
import type { leaveAdminMessages } from './leave-requests-admin.messages.ts';

type T = Translate<keyof typeof leaveAdminMessages>;

const TwoLines = ({ text, below }: { readonly text: string; readonly below: string }) => (
  <>
    <span style={{ whiteSpace: 'nowrap' }}>{text}</span>
    <Box
      component="span"
      sx={{ display: 'block', whiteSpace: 'nowrap', fontSize: 12, lineHeight: '16px', color: 'var(--ink-2)' }}
    >
      {below}
    </Box>
  </>
);

export const leaveColumns = (t: T): readonly Column<StaffLeaveRowFragment>[] => [
  {
    key: 'request',
    label: t('request'),
    sort: 'fromDate',
    render: ({ attendanceType, fromDate, toDate }) => (
      <TwoLines text={t(attendanceType)} below={dateRange(fromDate, toDate)} />
    ),
  },
  { key: 'reason', label: t('reason'), isSecondary: true, render: ({ reason }) => reason },
  {
    key: 'status',
    label: t('status'),
    sort: 'status',
    render: ({ status }) => <StatusChip area="leaveRequest" status={status} />,
  },
  {
    key: 'sent',
    label: t('sent'),
    sort: 'submittedAt',
    render: ({ submittedAt, timeZone }) => (
      <span style={{ color: 'var(--ink-2)', whiteSpace: 'nowrap' }}>{dateTime(submittedAt, timeZone)}</span>
    ),
  },
];
/** Everything that the list knows, for a sheet program. */
export const leaveCsv = (
  t: T,
  stateWords: (state: string) => string,
  periodName: (key: string) => string,
): readonly CsvColumn<StaffLeaveRowFragment>[] => [
  { label: t('student'), value: ({ studentName }) => studentName },
  { label: t('group'), value: ({ groupName }) => groupName },
  { label: t('type'), value: ({ attendanceType }) => t(attendanceType) },
  { label: t('firstDay'), value: ({ fromDate }) => fromDate },
  { label: t('lastDay'), value: ({ toDate }) => toDate },
  { label: t('periods'), value: ({ periods }) => listOf(periods.map(periodName)) },
  { label: t('time'), value: ({ time }) => time },
  { label: t('reason'), value: ({ reason }) => reason },
  { label: t('status'), value: ({ status }) => stateWords(status) },
  { label: t('comment'), value: ({ adminComments }) => adminComments },
  { label: t('sent'), value: ({ submittedAt }) => submittedAt },
  { label: t('decidedBy'), value: ({ decidedByName }) => decidedByName },
  { label: t('decided'), value: ({ decidedAt }) => decidedAt },
];
