import { self, system, type Rule } from '../kernel/permission.ts';
import type { NotificationCommand } from './notification.commands.ts';

export const notificationPermissions: Readonly<Record<NotificationCommand['type'], Rule>> = {
  RaiseNotification: system,
  MarkNotificationsRead: self,
  OpenNotification: self,
};
export const readsNotifications = self;
