import { screen } from '../lib/screens/screen.ts';

export const notifications = screen({
  path: '/notifications',
  app: 'student',
  role: 'user',
  label: { id: 'shell.notifications', defaultMessage: 'Notifications', description: 'Label of the bell, and a page.' },
  order: 90,
  keys: 'GN',
  phone: { icon: 'notifications' },
  load: async () => (await import('./student/NotificationsPage.tsx')).NotificationsPage,
});
