import AssignmentTurnedIn from '@mui/icons-material/AssignmentTurnedInOutlined';
import { lazy } from 'react';
import type { AdminResource } from '../../admin-app/admin-resource.ts';
import { loadChunk } from '../../kernel/load-chunk.ts';
import { AllRegistersDocument, OneRegisterDocument } from './register-admin.documents.ts';

export const registersResource: AdminResource = {
  name: 'attendances',
  role: 'manager',
  section: 'work',
  label: 'menuAttendance',
  icon: AssignmentTurnedIn,
  list: lazy(() =>
    loadChunk(async () => ({
      default: (await import('../../admin-app/attendances/AttendancesPage.tsx')).AttendancesPage,
    })),
  ),
  operations: { list: AllRegistersDocument, one: OneRegisterDocument },
};
