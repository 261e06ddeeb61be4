import Box from '@mui/material/Box';
import { leaveRequestPermissions } from '@paideia/events/leave-requests/leave-request.permissions.ts';
import { FilterBar } from '../../console/list/FilterBar.tsx';
import { ListCard } from '../../console/list/ListCard.tsx';
import { useOpenId } from '../../console/list/use-open-id.ts';
import { dateRange, useMessages } from '../../lib/i18n/index.ts';
import { may, useUser } from '../../lib/session/index.ts';
import { StatusChip } from '../../lib/ui/index.ts';
import { BulkDecision } from './BulkDecision.tsx';
import { leaveColumns } from './leave-columns.tsx';
import type { StaffLeaveRowFragment } from '../../generated/leave-requests/admin/leave-request-admin.ts';
import { leaveAdminMessages } from './leave-requests-admin.messages.ts';
import { useLeaveFilters } from './use-leave-filters.ts';

/** The queue of leave requests; filters, sort and pages are the server's. */
export function LeaveList() {
  const t = useMessages(leaveAdminMessages);
  const user = useUser();
  const { to } = useOpenId();
  const filters = useLeaveFilters();
  return (
    <Box>
      <FilterBar search={t('search')} filters={filters} />
      <ListCard<StaffLeaveRowFragment>
        first={{ label: t('student'), sort: 'studentName' }}
        lead={({ studentName, studentPicture: picture, groupName }) => ({
          name: studentName ?? t('erased'),
          below: groupName,
          avatar: true,
          picture,
        })}
        columns={leaveColumns(t)}
        card={({ status, attendanceType, fromDate, toDate }) => ({
          chip: <StatusChip area="leaveRequest" status={status} />,
          line: t('when', { type: t(attendanceType), dates: dateRange(fromDate, toDate) }),
        })}
        to={({ id }) => to(id)}
        isSelectable={({ status, regionId, userId: ownerId }) =>
          status === 'pending' && may(user, leaveRequestPermissions.ApproveLeaveRequest, { regionId, ownerId })
        }
        bar={<BulkDecision />}
      />
    </Box>
  );
}
