import { admin, anyOf, attendanceAdmin, inPerson, self, type Rule } from '../kernel/permission.ts';
import type { LeaveRequestCommand } from './leave-request.commands.ts';

const decides = anyOf(admin, attendanceAdmin);

export const leaveRequestPermissions: Readonly<Record<LeaveRequestCommand['type'], Rule>> = {
  SubmitLeaveRequest: self,
  AmendLeaveRequest: self,
  WithdrawLeaveRequest: self,
  ApproveLeaveRequest: inPerson(decides),
  AcknowledgeLeaveRequest: inPerson(decides),
  CommentLeaveRequest: inPerson(decides),
};
/** Who may read one request; everyone else is told that there is none. */
export const readsLeaveRequest = anyOf(self, admin, attendanceAdmin);
