import AssignmentTurnedIn from '@mui/icons-material/AssignmentTurnedInOutlined';
import type { AdminResource } from '../../console/admin-resource.ts';
import { registers } from '../registers.screens.ts';
import {
  AllAttendanceRegistersDocument,
  AttendanceRegisterDocument,
} from '../../generated/registers/admin/register-admin.ts';

export const registersResource: AdminResource = {
  name: 'attendances',
  screens: { list: registers },
  icon: AssignmentTurnedIn,
  operations: { list: AllAttendanceRegistersDocument, one: AttendanceRegisterDocument },
};
