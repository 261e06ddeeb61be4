import { notificationExportMessages as texts } from '@paideia/events/notifications/notification.messages.ts';
import { notifications } from '@paideia/projection-service/notifications/notification.view.ts';
import { own, type ExportPart } from '../kernel/export/part.ts';

export const notificationExport: ExportPart = {
  key: 'notifications',
  title: texts.notifications,
  about: texts['notifications.about'],
  items: own(notifications, (userId) => ({ where: { userId } }), ['link']),
};
