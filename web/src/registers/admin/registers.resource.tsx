import AssignmentTurnedIn from '@mui/icons-material/AssignmentTurnedInOutlined';
import { lazy } from 'react';
import type { AdminResource } from '../../console/admin-resource.ts';
import { loadChunk } from '../../lib/data/index.ts';
import {
  AllAttendanceRegistersDocument,
  AttendanceRegisterDocument,
} from '../../generated/registers/admin/register-admin.ts';

export const registersResource: AdminResource = {
  name: 'attendances',
  role: 'manager',
  section: 'work',
  label: 'menuAttendance',
  icon: AssignmentTurnedIn,
  list: lazy(() =>
    loadChunk(async () => ({
      default: (await import('./AttendancesPage.tsx')).AttendancesPage,
    })),
  ),
  operations: { list: AllAttendanceRegistersDocument, one: AttendanceRegisterDocument },
};
