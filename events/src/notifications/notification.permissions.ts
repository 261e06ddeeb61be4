import { admin, inPerson, keyed, self, system, type Rule } from '../kernel/permission.ts';
import type { NotificationDefinitionCommand } from './definition.commands.ts';
import type { NotificationCommand } from './notification.commands.ts';
import { newsKeys } from '../news/news-item.permissions.ts';

export const notificationPermissions: Readonly<Record<NotificationCommand['type'], Rule>> = {
  RaiseNotification: system,
  MarkNotificationsRead: self,
  OpenNotification: self,
};
export const definitionPermissions: Readonly<Record<NotificationDefinitionCommand['type'], Rule>> = {
  DefineNotification: inPerson(keyed(newsKeys.write, admin)),
};
export const readsNotifications = self;
