import { screen } from '../lib/screens/screen.ts';

export const attendanceSchemas = screen({
  path: '/attendanceSchemas',
  app: 'admin',
  role: 'superadmin',
  resource: 'attendanceSchemas',
  label: {
    id: 'shell.attendanceSchemas',
    defaultMessage: 'Attendance Schemas',
    description: 'Menu entry for superadmins, and page title.',
  },
  section: 'records',
  order: 335,
  settings: { order: 47, isRestricted: true },
  load: async () => (await import('./admin/AttendanceSchemasPage.tsx')).AttendanceSchemasPage,
});
export const attendanceSchema = screen({
  path: '/attendanceSchemas/:id',
  app: 'admin',
  role: 'superadmin',
  resource: 'attendanceSchemas',
  crumb: attendanceSchemas,
  load: async () => (await import('./admin/AttendanceSchemaPage.tsx')).AttendanceSchemaPage,
});
