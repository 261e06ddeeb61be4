import { group } from '@paideia/documents/port.ts';
import type { NotificationKey } from '@paideia/events/notifications/notification.events.ts';

export const notificationsGroup = group('notifications', 2);

/** `params` hold ids and codes; whoever shows it joins the names. `link` is a path of our own. */
export type NotificationView = {
  readonly _id: string;
  readonly userId: string;
  readonly key: NotificationKey;
  readonly params: Readonly<Record<string, string>>;
  readonly link: string | null;
  readonly at: string;
  readonly read: boolean;
};
export const notifications = notificationsGroup.collection<NotificationView>('notifications', {
  indexes: { user: ['userId', 'at'], unread: ['userId', 'read', 'at'] },
});

/** One a user who was ever told anything; `_id` is the user's. */
export type NotificationStateView = {
  readonly _id: string;
  readonly userId: string;
  readonly unread: number;
  readonly lastReadAt: string | null;
  /** When each unread one was raised, so that reading up to an instant leaves an exact count. */
  readonly unreadSince: readonly string[];
};
export const notificationStates = notificationsGroup.collection<NotificationStateView>('notificationStates');
