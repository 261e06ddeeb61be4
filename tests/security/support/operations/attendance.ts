// Operations of leave and registers.
import { admin, anyOf, regionalManager, self, type Rule } from '@paideia/events/kernel/permission.ts';
import {
  leaveRequestPermissions,
  readsLeaveRequest,
} from '@paideia/events/leave-requests/leave-request.permissions.ts';
import { readsRegister, registerPermissions } from '@paideia/events/registers/register.permissions.ts';
import { classDay, leaveDay, type Records } from '../cast.ts';
import {
  day,
  fresh,
  intention,
  list,
  managesRegions,
  member,
  ofPerson,
  ofRegion,
  own,
  reason,
  revision,
  type Row,
  somewhere,
} from './row.ts';

const adminsAttendance: Rule = (who) => who !== undefined && who !== 'system' && who.attendanceAdminOf.length > 0;
const wish = (of: Records) => ({
  groupId: of.groupId,
  attendanceType: 'absence',
  fromDate: leaveDay,
  toDate: leaveDay,
  reason,
});
const adminsThisAttendance: Rule = (who, { regionId }) =>
  who !== undefined && who !== 'system' && regionId != null && who.attendanceAdminOf.includes(regionId);
const registers = registerPermissions;
const seen = (of: Records) => ({ _id: of.registerId, ...revision, userId: of.userId });

export const queries: Readonly<Record<string, Row>> = {
  leaveRequests: { ...own, args: () => day, lists: { id: (of) => of.leaveId, rule: self } },
  myRegisterGroups: own,
  leaveRequest: ofPerson(anyOf(readsLeaveRequest, regionalManager), ({ leaveId }) => ({ _id: leaveId })),
  leavePreview: ofRegion(member, (of) => ({ input: { _id: fresh(of, 'leave'), ...wish(of) } })),
  attendance: ofRegion(member, ({ groupId }) => ({ groupId })),
  attendanceHistory: ofRegion(member, ({ groupId }) => ({ groupId })),
  register: ofRegion(readsRegister, ({ registerId }) => ({ _id: registerId })),
  registerDay: ofRegion(readsRegister, ({ groupId }) => ({ groupId, date: classDay })),
  allLeaveRequests: list(anyOf(admin, managesRegions, adminsAttendance), {
    id: (of) => of.leaveId,
    rule: anyOf(admin, adminsThisAttendance, regionalManager),
  }),
  LeaveRequest: ofPerson(anyOf(admin, adminsThisAttendance, regionalManager), ({ leaveId }) => ({ id: leaveId })),
  allAttendanceRegisters: list(anyOf(admin, managesRegions, adminsAttendance, somewhere('instructor')), {
    id: (of) => of.registerId,
    rule: readsRegister,
  }),
  AttendanceRegister: ofRegion(readsRegister, ({ registerId }) => ({ id: registerId })),
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
  openRegister: ofRegion(registers.OpenRegister, ({ groupId, period }) => ({
    groupId,
    date: classDay,
    periodKey: period,
  })),
  recordAttendance: ofRegion(registers.RecordAttendance, (of) => ({
    _id: of.registerId,
    batchId: intention,
    marks: [{ userId: of.userId, status: 'present' }],
  })),
  correctAttendance: ofRegion(registers.CorrectAttendance, (of) => ({ ...seen(of), status: 'present', reason })),
  undoMarks: ofRegion(registers.UndoMarks, (of) => ({ _id: of.registerId, batchId: intention })),
  excuseAttendance: ofRegion(registers.ExcuseAttendance, seen),
  revokeExcuse: ofRegion(registers.RevokeExcuse, (of) => ({ ...seen(of), cause: 'leave', causeId: of.leaveId })),
  closeRegister: ofRegion(registers.CloseRegister, (of) => ({ _id: of.registerId, ...revision })),
};
