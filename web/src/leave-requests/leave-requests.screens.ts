import { screen } from '../lib/screens/screen.ts';
import { card, waiting } from '../lib/dashboard/card.ts';

export const leaveRequests = screen({
  path: '/attendance-leave-requests',
  app: 'admin',
  role: 'admin',
  resource: 'leaveRequests',
  label: {
    id: 'admin.menu.leaveRequests',
    defaultMessage: 'Leave requests',
    description: 'Menu entry and page title.',
  },
  section: 'work',
  order: 110,
  load: async () => (await import('./admin/LeaveRequestsPage.tsx')).LeaveRequestsPage,
});
export const leaveCard = card({
  field: 'leaveRequests',
  dashboard: 'study',
  column: 1,
  order: 40,
  label: { id: 'dashboards.leave', defaultMessage: 'Leave requests', description: 'Title of a card.' },
  more: {
    to: '/student/attendance?tab=leave-requests',
    label: {
      id: 'dashboards.leaveAll',
      defaultMessage: 'All requests',
      description: 'Link from the card of leave requests.',
    },
  },
  load: async () => (await import('./student/LeaveCard.tsx')).LeaveCard,
});
export const openLeaveRequests = waiting({
  field: 'openLeaveRequests',
  order: 10,
  label: {
    id: 'waiting.leaveRequests',
    defaultMessage: 'Leave requests to answer',
    description: 'What waits for staff, beside their number.',
  },
  hint: {
    id: 'dashboards.openLeaveHint',
    defaultMessage: 'Students of your regions see the answer at once.',
    description: 'Below the number of leave requests.',
  },
  lists: ['/attendance-leave-requests', '/attendances?tab=leave-requests'],
  filter: { status: 'pending' },
});
