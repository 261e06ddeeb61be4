import { inPerson, signedIn, superadmin, type Rule } from '../kernel/permission.ts';
import type { AttendanceSchemaCommand } from './attendance-schema.commands.ts';

export const attendanceSchemaPermissions: Readonly<Record<AttendanceSchemaCommand['type'], Rule>> = {
  DefineAttendanceSchema: inPerson(superadmin),
  ReviseAttendanceSchema: inPerson(superadmin),
  DeleteAttendanceSchema: inPerson(superadmin),
};
/** Who sees schemas whole, and what a change of them touches. */
export const keepsAttendanceSchemas = superadmin;
export const readsAttendanceSchema = signedIn;
