import { ConsoleHeader } from '../../console/ConsoleHeader.tsx';
import { ConsolePage } from '../../console/ConsolePage.tsx';
import { ExportButton } from '../../console/list/ExportButton.tsx';
import { StaffList } from '../../console/list/StaffList.tsx';
import { useOpenId } from '../../console/list/use-open-id.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { usePeriodName, useStatusWords } from '../../lib/ui/index.ts';
import { leaveCsv } from './leave-columns.tsx';
import { leaveAdminMessages } from './leave-requests-admin.messages.ts';
import { LeaveList } from './LeaveList.tsx';
import { OpenedLeave } from './OpenedLeave.tsx';
import { leaveRequests } from '../leave-requests.screens.ts';

/** `/attendance-leave-requests`: everybody's leave, for admins. */
export function LeaveRequestsPage() {
  const t = useMessages(leaveAdminMessages);
  const stateWords = useStatusWords('leaveRequest');
  const periodName = usePeriodName();
  const { openId } = useOpenId();
  return (
    <StaffList resource="attendance-leave-requests" sort={{ field: 'submittedAt', order: 'DESC' }}>
      <ConsolePage panel={openId && <OpenedLeave />}>
        <ConsoleHeader
          title={t('title')}
          screen={leaveRequests}
          actions={<ExportButton name="leave-requests" columns={leaveCsv(t, stateWords, periodName)} />}
        />
        <LeaveList />
      </ConsolePage>
    </StaffList>
  );
}
