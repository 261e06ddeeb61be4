import {
  admin,
  anyOf,
  attendanceAdmin,
  inPerson,
  inRegion,
  regionalManager,
  self,
  system,
  type Rule,
} from '../kernel/permission.ts';
import type { RegisterCommand } from './register.commands.ts';

const runs = anyOf(regionalManager, admin, attendanceAdmin, system);
const excuses = anyOf(system, admin, attendanceAdmin);

export const registerPermissions: Readonly<Record<RegisterCommand['type'], Rule>> = {
  OpenRegister: inPerson(runs),
  RecordAttendance: inPerson(anyOf(runs, inRegion('instructor'))),
  RecordAttendanceScan: inPerson(self),
  CorrectAttendance: inPerson(runs),
  UndoMarks: inPerson(anyOf(runs, inRegion('instructor'))),
  ExcuseAttendance: inPerson(excuses),
  RevokeExcuse: inPerson(excuses),
  MarkAbsentFromLeave: system,
  CloseRegister: inPerson(runs),
};
export const readsRegister = anyOf(regionalManager, admin, attendanceAdmin, inRegion('instructor'));
/** A student's own history, or the staff of the region. */
export const readsAttendance = anyOf(self, readsRegister);
