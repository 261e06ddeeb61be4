import Box from '@mui/material/Box';
import type { CsvColumn } from '../../console/list/ExportButton.tsx';
import type { Column } from '../../console/list/list-shapes.ts';
import type { StaffExplanationFragment } from '../../generated/absence-explanations/admin/absence-explanation-admin.ts';
import { leaveAdminMessages } from '../../leave-requests/admin/leave-requests-admin.messages.ts';
import { shortDate, useMessages } from '../../lib/i18n/index.ts';
import { kernelMessages, StatusChip, usePeriodName } from '../../lib/ui/index.ts';
import { registerAdminMessages } from '../../registers/admin/registers-admin.messages.ts';
import { explanationsAdminMessages } from './explanations-admin.messages.ts';

const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const;

/** What the list shows of an explanation, in each of its forms. */
export function useExplanationColumns() {
  const t = useMessages(explanationsAdminMessages);
  const leave = useMessages(leaveAdminMessages);
  const registers = useMessages(registerAdminMessages);
  const kernel = useMessages(kernelMessages);
  const periodName = usePeriodName();
  const stateWords = { explained: kernel('statusExplained'), excused: kernel('statusExcused') };
  const when = ({ date, periodKey }: StaffExplanationFragment) =>
    registers('title', { date: shortDate(date), period: periodName(periodKey) });
  const columns: readonly Column<StaffExplanationFragment>[] = [
    { key: 'date', label: registers('date'), sort: 'date', render: when },
    {
      key: 'text',
      label: t('text'),
      isSecondary: true,
      render: ({ text }) => (
        <Box component="span" sx={twoLines}>
          {text}
        </Box>
      ),
    },
    {
      key: 'status',
      label: registers('state'),
      render: ({ status }) => <StatusChip area="explanation" status={status} />,
    },
  ];
  const csv: readonly CsvColumn<StaffExplanationFragment>[] = [
    { label: leave('student'), value: ({ studentName }) => studentName },
    { label: leave('group'), value: ({ groupName }) => groupName },
    { label: registers('date'), value: ({ date }) => date },
    { label: registers('period'), value: ({ periodKey }) => periodName(periodKey) },
    { label: t('text'), value: ({ text }) => text },
    { label: registers('state'), value: ({ status }) => stateWords[status] },
    { label: t('answer'), value: ({ comment }) => comment },
    { label: leave('sent'), value: ({ explainedAt }) => explainedAt },
    { label: leave('decidedBy'), value: ({ decidedByName }) => decidedByName },
    { label: leave('decided'), value: ({ decidedAt }) => decidedAt },
  ];
  return { stateWords, when, columns, csv };
}
