import {
  admin,
  anyOf,
  attendanceAdmin,
  inPerson,
  inRegion,
  keyed,
  ofAnother,
  regionalManager,
  self,
  system,
  type Rule,
} from '../kernel/permission.ts';
import type { RegisterCommand } from './register.commands.ts';
import { defineKeys } from '../kernel/permission-key.ts';

export const registerKeys = defineKeys('registers', { order: 20, isRegional: true });

const runs = anyOf(regionalManager, admin, attendanceAdmin, system);
/** These name one student; the others are about a whole class, which somebody of the staff may sit in. */
const decides = (rule: Rule) => inPerson(ofAnother(keyed(registerKeys.write, rule)));
const excuses = anyOf(system, admin, attendanceAdmin);

export const registerPermissions: Readonly<Record<RegisterCommand['type'], Rule>> = {
  OpenRegister: inPerson(keyed(registerKeys.write, runs)),
  AddRegisterStudents: inPerson(keyed(registerKeys.write, runs)),
  RecordAttendance: inPerson(keyed(registerKeys.write, anyOf(runs, inRegion('instructor')))),
  RecordAttendanceScan: inPerson(self),
  CorrectAttendance: decides(runs),
  UndoMarks: inPerson(keyed(registerKeys.write, anyOf(runs, inRegion('instructor')))),
  ExcuseAttendance: decides(excuses),
  RevokeExcuse: decides(excuses),
  MarkAbsentFromLeave: system,
  CloseRegister: inPerson(keyed(registerKeys.write, runs)),
};
export const readsRegister = keyed(
  registerKeys.read,
  anyOf(regionalManager, admin, attendanceAdmin, inRegion('instructor')),
);
/** A student's own history, or the staff of the region. */
export const readsAttendance = anyOf(self, readsRegister);
