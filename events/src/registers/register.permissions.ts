import {
  admin,
  anyOf,
  attendanceAdmin,
  inPerson,
  inRegion,
  keyed,
  regionalManager,
  self,
  system,
  type Rule,
} from '../kernel/permission.ts';
import type { RegisterCommand } from './register.commands.ts';

const runs = anyOf(regionalManager, admin, attendanceAdmin, system);
const excuses = anyOf(system, admin, attendanceAdmin);

export const registerPermissions: Readonly<Record<RegisterCommand['type'], Rule>> = {
  OpenRegister: inPerson(keyed('registers:write', runs)),
  RecordAttendance: inPerson(keyed('registers:write', anyOf(runs, inRegion('instructor')))),
  RecordAttendanceScan: inPerson(self),
  CorrectAttendance: inPerson(keyed('registers:write', runs)),
  UndoMarks: inPerson(keyed('registers:write', anyOf(runs, inRegion('instructor')))),
  ExcuseAttendance: inPerson(keyed('registers:write', excuses)),
  RevokeExcuse: inPerson(keyed('registers:write', excuses)),
  MarkAbsentFromLeave: system,
  CloseRegister: inPerson(keyed('registers:write', runs)),
};
export const readsRegister = keyed(
  'registers:read',
  anyOf(regionalManager, admin, attendanceAdmin, inRegion('instructor')),
);
/** A student's own history, or the staff of the region. */
export const readsAttendance = anyOf(self, readsRegister);
