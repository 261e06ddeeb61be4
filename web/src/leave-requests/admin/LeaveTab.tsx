import { ConsoleHeader } from '../../console/ConsoleHeader.tsx';
import { ConsolePage } from '../../console/ConsolePage.tsx';
import { ExportButton } from '../../console/list/ExportButton.tsx';
import { StaffList } from '../../console/list/StaffList.tsx';
import { useOpenId } from '../../console/list/use-open-id.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { leaveCsv } from './leave-columns.tsx';
import { leaveAdminMessages } from './leave-requests-admin.messages.ts';
import { LeaveList } from './LeaveList.tsx';
import { OpenedLeave } from './OpenedLeave.tsx';
import { AttendanceTabs } from '../../registers/admin/AttendanceTabs.tsx';
import { registerAdminMessages } from '../../registers/admin/registers-admin.messages.ts';

/** Leave requests of the person's regions, for attendance admins who are not admins; the server says which those are. */
export function LeaveTab() {
  const t = useMessages(registerAdminMessages);
  const leave = useMessages(leaveAdminMessages);
  const { openId } = useOpenId();
  return (
    <StaffList
      resource="attendance-leave-requests"
      sort={{ field: 'submittedAt', order: 'DESC' }}
      storeKey="attendances.leave"
    >
      <ConsolePage panel={openId && <OpenedLeave />}>
        <ConsoleHeader
          title={leave('title')}
          crumbs={[{ label: t('attendance'), to: '/attendances' }, { label: leave('title') }]}
          actions={<ExportButton name="leave-requests" columns={leaveCsv(leave)} />}
        />
        <AttendanceTabs tab="leave-requests" />
        <LeaveList />
      </ConsolePage>
    </StaffList>
  );
}
