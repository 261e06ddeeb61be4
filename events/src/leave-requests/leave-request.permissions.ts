import {
  admin,
  anyOf,
  attendanceAdmin,
  inPerson,
  keyed,
  ofAnother,
  regionalManager,
  self,
  type Rule,
} from '../kernel/permission.ts';
import type { LeaveRequestCommand } from './leave-request.commands.ts';
import { defineKeys } from '../kernel/permission-key.ts';

export const leaveRequestKeys = defineKeys('leaveRequests', { order: 10, isRegional: true });

const decides = inPerson(ofAnother(keyed(leaveRequestKeys.write, anyOf(admin, attendanceAdmin))));

export const leaveRequestPermissions: Readonly<Record<LeaveRequestCommand['type'], Rule>> = {
  SubmitLeaveRequest: self,
  AmendLeaveRequest: self,
  WithdrawLeaveRequest: self,
  ApproveLeaveRequest: decides,
  AcknowledgeLeaveRequest: decides,
  CommentLeaveRequest: decides,
};
/** Who may read one request; everyone else is told that there is none. */
export const readsLeaveRequest = anyOf(self, keyed(leaveRequestKeys.read, anyOf(admin, attendanceAdmin)));
/** Managers of the region follow its leave requests; they do not decide. */
export const seesLeaveRequest = anyOf(readsLeaveRequest, regionalManager);
