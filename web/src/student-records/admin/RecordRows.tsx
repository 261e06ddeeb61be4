import Bolt from '@mui/icons-material/BoltOutlined';
import PersonOutline from '@mui/icons-material/PersonOutlineOutlined';
import { LinkRows } from '../../console/LinkRows.tsx';
import { group } from '../../groups/groups.screens.ts';
import { leaveRequests } from '../../leave-requests/leave-requests.screens.ts';
import { dateRange, dateTime } from '../../lib/i18n/index.ts';
import { addressOf, pathIn } from '../../lib/screens/index.ts';
import { userHasRole, useUser } from '../../lib/session/index.ts';
import { StatusChip } from '../../lib/ui/index.ts';
import { Timeline } from '../../lib/why/index.ts';
import type {
  StudentEnrolmentFragment,
  StudentLeaveFragment,
  StudentMomentFragment,
} from '../../generated/student-records/admin/student-record.ts';
import { LatestRows } from './LatestRows.tsx';
import { registers } from '../../registers/registers.screens.ts';

/** The groups that the student is or was in, the latest first. */
export const GroupRows = ({ enrolments }: { readonly enrolments: readonly StudentEnrolmentFragment[] }) => (
  <LinkRows
    rows={enrolments.map(({ groupId, groupName, regionName, status }) => ({
      key: groupId,
      to: addressOf(group, { id: groupId }),
      text: [groupName, regionName].filter(Boolean).join(', '),
      aside: <StatusChip area="enrolment" status={status} />,
    }))}
  />
);

/** Opens where this person decides about leave, or follows it. */
export function LeaveRows({ leave, name }: { readonly leave: StudentLeaveFragment; readonly name: string }) {
  const list = userHasRole(useUser(), 'admin') ? `${leaveRequests.path}?` : `${pathIn(registers)}?tab=leave-requests&`;
  return (
    <LatestRows
      rows={leave.items.map(({ id, fromDate, toDate, reason, status }) => ({
        key: id,
        to: `${list}id=${id}`,
        text: [dateRange(fromDate, toDate), reason].filter(Boolean).join(': '),
        aside: <StatusChip area="leaveRequest" status={status} />,
      }))}
      total={leave.total}
      all={`${list}filter=${encodeURIComponent(JSON.stringify({ q: name }))}`}
    />
  );
}

/** The latest come first. */
export const HistoryLine = ({ history }: { readonly history: readonly StudentMomentFragment[] }) => (
  <Timeline
    moments={history.map(({ _id, at, sentence, isByPerson }) => ({
      key: _id,
      tone: isByPerson ? 'info' : 'neutral',
      icon: isByPerson ? PersonOutline : Bolt,
      text: sentence,
      when: dateTime(at),
    }))}
  />
);
