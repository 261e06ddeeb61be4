import { screen } from '../lib/screens/screen.ts';

export const leaveRequests = screen({
  path: '/attendance-leave-requests',
  app: 'admin',
  role: 'admin',
  label: 'staffLeaveRequests',
  section: 'work',
  order: 110,
  settings: { order: 20, label: 'leaveRequests' },
  load: async () => (await import('./admin/LeaveRequestsPage.tsx')).LeaveRequestsPage,
});
