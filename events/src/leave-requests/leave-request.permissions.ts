import { admin, anyOf, attendanceAdmin, inPerson, keyed, self, type Rule } from '../kernel/permission.ts';
import type { LeaveRequestCommand } from './leave-request.commands.ts';

const decides = keyed('leaveRequests:write', anyOf(admin, attendanceAdmin));

export const leaveRequestPermissions: Readonly<Record<LeaveRequestCommand['type'], Rule>> = {
  SubmitLeaveRequest: self,
  AmendLeaveRequest: self,
  WithdrawLeaveRequest: self,
  ApproveLeaveRequest: inPerson(decides),
  AcknowledgeLeaveRequest: inPerson(decides),
  CommentLeaveRequest: inPerson(decides),
};
/** Who may read one request; everyone else is told that there is none. */
export const readsLeaveRequest = anyOf(self, keyed('leaveRequests:read', anyOf(admin, attendanceAdmin)));
