import { screen } from '../lib/screens/screen.ts';
import { card, waiting } from '../lib/dashboard/card.ts';

export const notifications = screen({
  path: '/notifications',
  app: 'student',
  role: 'user',
  label: { id: 'shell.notifications', defaultMessage: 'Notifications', description: 'Label of the bell, and a page.' },
  order: 90,
  keys: 'GN',
  load: async () => (await import('./student/NotificationsPage.tsx')).NotificationsPage,
});
export const notificationsCard = card({
  field: 'notifications',
  column: 2,
  order: 30,
  label: notifications.label,
  more: {
    to: notifications.path,
    label: {
      id: 'dashboards.notificationsAll',
      defaultMessage: 'All notifications',
      description: 'Link from the card of notifications.',
    },
  },
  load: async () => (await import('./student/NotificationsCard.tsx')).NotificationsCard,
});
export const abandonedMails = waiting({
  field: 'abandonedMails',
  order: 70,
  label: {
    id: 'waiting.mails',
    defaultMessage: 'Letters that failed',
    description: 'What waits for staff, beside their number.',
  },
  hint: {
    id: 'waiting.mailsHint',
    defaultMessage: 'They were given up after the last try.',
    description: 'Below the number of letters.',
  },
  lists: ['/news/admin?tab=deliveries'],
  filter: { status: 'abandoned' },
});
