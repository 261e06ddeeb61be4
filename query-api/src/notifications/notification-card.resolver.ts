import { notifications } from '@paideia/projection-service/notifications/notification.view.ts';
import { dashboardCard } from '../kernel/graphql/dashboard.ts';
import { Notification } from './notification.types.ts';

export const NotificationsCard = dashboardCard({
  name: 'notifications',
  description: 'The actor’s latest three',
  type: () => [Notification],
  isFor: () => true,
  async read(context, { actor: { userId } }) {
    const sort = { field: 'at', descending: true } as const;
    return (await context.read(notifications).find({ where: { userId }, sort, limit: 3 })).items;
  },
});
