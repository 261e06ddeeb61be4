import { admin, inPerson, self, system, type Rule } from '../kernel/permission.ts';
import type { NotificationDefinitionCommand } from './definition.commands.ts';
import type { NotificationCommand } from './notification.commands.ts';

export const notificationPermissions: Readonly<Record<NotificationCommand['type'], Rule>> = {
  RaiseNotification: system,
  MarkNotificationsRead: self,
  OpenNotification: self,
};
/** It changes what everybody is told, so the key to news does not open it. */
export const definitionPermissions: Readonly<Record<NotificationDefinitionCommand['type'], Rule>> = {
  DefineNotification: inPerson(admin),
};
export const readsNotifications = self;
