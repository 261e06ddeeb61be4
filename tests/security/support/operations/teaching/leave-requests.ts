import { leaveDay, type Records } from '../../cast.ts';
import {
  adminsAttendance,
  day,
  fresh,
  list,
  listed,
  managesRegions,
  member,
  ofPerson,
  ofRegion,
  own,
  reason,
  revision,
  type Row,
} from '../../row.ts';
import { admin, anyOf, keyed, regionalManager, type Rule, self } from '@paideia/events/kernel/permission.ts';
import {
  leaveRequestPermissions,
  readsLeaveRequest,
  leaveRequestKeys,
} from '@paideia/events/leave-requests/leave-request.permissions.ts';

const wish = (of: Records) => ({
  groupId: of.groupId,
  attendanceType: 'absence',
  fromDate: leaveDay,
  toDate: leaveDay,
  reason,
});
const adminsThisAttendance: Rule = (who, { regionId }) =>
  who !== undefined && who !== 'system' && regionId != null && who.attendanceAdminOf.includes(regionId);

export const queries: Readonly<Record<string, Row>> = {
  leaveRequests: { ...own, args: () => day, lists: { id: (of) => of.leaveId, rule: self } },
  leaveRequest: ofPerson(anyOf(readsLeaveRequest, regionalManager), ({ leaveId }) => ({ _id: leaveId })),
  leavePreview: ofRegion(member, (of) => ({ input: { _id: fresh(of, 'leave'), ...wish(of) } })),
  allLeaveRequests: list(listed(leaveRequestKeys.read, anyOf(admin, managesRegions, adminsAttendance)), {
    id: (of) => of.leaveId,
    rule: keyed(leaveRequestKeys.read, anyOf(admin, adminsThisAttendance, regionalManager)),
  }),
  LeaveRequest: ofPerson(
    keyed(leaveRequestKeys.read, anyOf(admin, adminsThisAttendance, regionalManager)),
    ({ leaveId }) => ({ id: leaveId }),
  ),
};
export const mutations: Readonly<Record<string, Row>> = {
  submitLeaveRequest: ofRegion(member, (of) => ({ input: { _id: fresh(of, 'leave'), ...wish(of) } })),
  amendLeaveRequest: ofPerson(leaveRequestPermissions.AmendLeaveRequest, (of) => ({
    ...revision,
    input: { _id: of.leaveId, ...wish(of) },
  })),
  withdrawLeaveRequest: ofPerson(leaveRequestPermissions.WithdrawLeaveRequest, ({ leaveId }) => ({ _id: leaveId })),
  approveLeaveRequest: ofPerson(leaveRequestPermissions.ApproveLeaveRequest, ({ leaveId }) => ({
    ...revision,
    _id: leaveId,
  })),
  acknowledgeLeaveRequest: ofPerson(leaveRequestPermissions.AcknowledgeLeaveRequest, ({ leaveId }) => ({
    ...revision,
    _id: leaveId,
    adminComments: 'x',
  })),
  commentLeaveRequest: ofPerson(leaveRequestPermissions.CommentLeaveRequest, ({ leaveId }) => ({
    ...revision,
    _id: leaveId,
    adminComments: 'x',
  })),
};
