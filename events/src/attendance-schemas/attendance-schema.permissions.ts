import { inPerson, keyed, signedIn, superadmin, type Rule } from '../kernel/permission.ts';
import type { AttendanceSchemaCommand } from './attendance-schema.commands.ts';
import { defineKeys } from '../kernel/permission-key.ts';

export const attendanceSchemaKeys = defineKeys('attendanceSchemas', { order: 180 });

const edits = inPerson(keyed(attendanceSchemaKeys.write, superadmin));
export const attendanceSchemaPermissions: Readonly<Record<AttendanceSchemaCommand['type'], Rule>> = {
  DefineAttendanceSchema: edits,
  ReviseAttendanceSchema: edits,
  DeleteAttendanceSchema: edits,
};
/** Who sees schemas whole, and what a change of them touches. */
export const keepsAttendanceSchemas = keyed(attendanceSchemaKeys.read, superadmin);
export const readsAttendanceSchema = signedIn;
