import AssignmentTurnedIn from '@mui/icons-material/AssignmentTurnedInOutlined';
import type { AdminResource, Operations } from '../../console/admin-resource.ts';
import { registers } from '../registers.screens.ts';
import {
  AbsenceDocument,
  AllAbsencesDocument,
  AllAttendanceRegistersDocument,
  AttendanceRegisterDocument,
} from '../../generated/registers/admin/register-admin.ts';
import { registerAdminMessages } from './registers-admin.messages.ts';
import { registerKeys } from '@paideia/events/registers/register.permissions.ts';

export const registersResource: AdminResource = {
  name: 'attendances',
  screens: { list: registers },
  keys: registerKeys,
  about: registerAdminMessages.permission,
  icon: AssignmentTurnedIn,
  operations: { list: AllAttendanceRegistersDocument, one: AttendanceRegisterDocument },
};
/** A list of its own beside the registers. */
export const absenceOperations: Operations = { list: AllAbsencesDocument, one: AbsenceDocument };
