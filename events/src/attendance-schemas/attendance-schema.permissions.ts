import { inPerson, keyed, signedIn, superadmin, type Rule } from '../kernel/permission.ts';
import type { AttendanceSchemaCommand } from './attendance-schema.commands.ts';

const edits = inPerson(keyed('attendanceSchemas:write', superadmin));
export const attendanceSchemaPermissions: Readonly<Record<AttendanceSchemaCommand['type'], Rule>> = {
  DefineAttendanceSchema: edits,
  ReviseAttendanceSchema: edits,
  DeleteAttendanceSchema: edits,
};
/** Who sees schemas whole, and what a change of them touches. */
export const keepsAttendanceSchemas = keyed('attendanceSchemas:read', superadmin);
export const readsAttendanceSchema = signedIn;
