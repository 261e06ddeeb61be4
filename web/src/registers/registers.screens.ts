import { leaveRequests } from '../leave-requests/leave-requests.screens.ts';
import { screen } from '../lib/screens/screen.ts';

export const attendance = screen({
  path: '/student/attendance',
  app: 'student',
  role: 'user',
  offeredTo: 'students',
  label: { id: 'shell.attendance', defaultMessage: 'Attendance', description: 'Menu entry.' },
  section: 'main',
  order: 30,
  keys: 'GA',
  tabs: [{ tab: 'leave-requests', label: leaveRequests.label }],
  phone: { icon: 'attendance' },
  load: async () => (await import('./student/AttendancePage.tsx')).AttendancePage,
});
export const registers = screen({
  path: '/attendances/*',
  app: 'admin',
  role: 'manager',
  label: { id: 'admin.menu.attendance', defaultMessage: 'Attendance', description: 'Menu entry and page title.' },
  section: 'work',
  order: 120,
  tabs: [{ tab: 'leave-requests' }, { tab: 'registers' }],
  settings: { order: 10 },
  load: async () => (await import('./admin/AttendancesPage.tsx')).AttendancesPage,
});
