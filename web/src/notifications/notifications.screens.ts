import { screen } from '../lib/screens/screen.ts';

export const notifications = screen({
  path: '/notifications',
  app: 'student',
  role: 'user',
  label: 'notifications',
  order: 90,
  keys: 'GN',
  phone: { icon: 'notifications', label: 'notifications' },
  load: async () => (await import('./student/NotificationsPage.tsx')).NotificationsPage,
});
