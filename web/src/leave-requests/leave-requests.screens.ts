import { screen } from '../lib/screens/screen.ts';

export const leaveRequests = screen({
  path: '/attendance-leave-requests',
  app: 'admin',
  role: 'admin',
  label: {
    id: 'admin.menu.leaveRequests',
    defaultMessage: 'Leave requests',
    description: 'Menu entry and page title.',
  },
  section: 'work',
  order: 110,
  load: async () => (await import('./admin/LeaveRequestsPage.tsx')).LeaveRequestsPage,
});
