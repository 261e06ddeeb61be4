import {
  notificationFeedEvents,
  type NotificationFeedEvent,
} from '@paideia/events/notifications/notification.events.ts';
import { collectionsOf, defineProjection, need, put, updateWhere, upsert } from '../kernel/projection.ts';
import {
  notifications,
  notificationsGroup,
  notificationStates,
  type NotificationStateView,
} from './notification.view.ts';

// Instants may be written with or without fractions of a second, so their text does not compare.
const upToThen = (at: string, then: string): boolean => Date.parse(at) <= Date.parse(then);

const state = (userId: string, to: (before: NotificationStateView) => Partial<NotificationStateView>) =>
  upsert(notificationStates, userId, (doc) => {
    const before = doc ?? { _id: userId, userId, unread: 0, lastReadAt: null, unreadSince: [] };
    const after = { ...before, ...to(before) };
    return { ...after, unread: after.unreadSince.length };
  });

export const notificationProjection = defineProjection<NotificationFeedEvent>({
  group: notificationsGroup,
  collections: collectionsOf(notifications, notificationStates),
  events: [notificationFeedEvents],
  on: {
    NotificationRaised: ({ notificationId, userId, key, params, link }, { at }) => [
      put(notifications, notificationId, { _id: notificationId, userId, key, params, link, at, read: false }),
      state(userId, ({ unreadSince }) => ({ unreadSince: [...unreadSince, at] })),
    ],
    NotificationOpened: {
      needs: ({ notificationId }) => [need(notifications, notificationId)],
      then: ({ userId, notificationId }, _, found) => {
        const one = found.one(notifications, notificationId);
        if (!one || one.read || one.userId !== userId) return [];
        return [
          put(notifications, notificationId, { ...one, read: true }),
          // Two may have been raised at one instant.
          state(userId, ({ unreadSince }) => ({
            unreadSince: unreadSince.filter((_at, index) => index !== unreadSince.indexOf(one.at)),
          })),
        ];
      },
    },
    NotificationsRead: ({ userId, upTo }) => [
      updateWhere(notifications, { userId, read: false }, (one) =>
        upToThen(one.at, upTo) ? { ...one, read: true } : one,
      ),
      state(userId, ({ unreadSince, lastReadAt }) => ({
        unreadSince: unreadSince.filter((at) => !upToThen(at, upTo)),
        lastReadAt: lastReadAt !== null && upToThen(upTo, lastReadAt) ? lastReadAt : upTo,
      })),
    ],
  },
});
