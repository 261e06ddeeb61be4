import type { ReactNode } from 'react';
import { ConsoleHeader } from '../../console/ConsoleHeader.tsx';
import { ConsolePage } from '../../console/ConsolePage.tsx';
import { ExportButton } from '../../console/list/ExportButton.tsx';
import { StaffList } from '../../console/list/StaffList.tsx';
import { useOpenId } from '../../console/list/use-open-id.ts';
import type { Screen } from '../../lib/screens/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { usePeriodName, useStatusWords } from '../../lib/ui/index.ts';
import { leaveCsv } from './leave-columns.tsx';
import { leaveAdminMessages } from './leave-requests-admin.messages.ts';
import { LeaveList } from './LeaveList.tsx';
import { OpenedLeave } from './OpenedLeave.tsx';

/** Leave requests of the person's regions, for attendance admins who are not admins; the server says which those are. */
export function LeaveTab({ screen, tabs }: { readonly screen: Screen; readonly tabs: ReactNode }) {
  const leave = useMessages(leaveAdminMessages);
  const stateWords = useStatusWords('leaveRequest');
  const periodName = usePeriodName();
  const { openId } = useOpenId();
  return (
    <StaffList
      resource="attendance-leave-requests"
      sort={{ field: 'submittedAt', order: 'DESC' }}
      storeKey="attendances.leave.listParams"
    >
      <ConsolePage panel={openId && <OpenedLeave />}>
        <ConsoleHeader
          title={leave('title')}
          screen={screen}
          below={[{ label: leave('title') }]}
          actions={<ExportButton name="leave-requests" columns={leaveCsv(leave, stateWords, periodName)} />}
        />
        {tabs}
        <LeaveList />
      </ConsolePage>
    </StaffList>
  );
}
