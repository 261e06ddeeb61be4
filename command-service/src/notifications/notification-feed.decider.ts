import { idAt } from '@paideia/events/kernel/uuid.ts';
import { notificationCommands } from '@paideia/events/notifications/notification.commands.ts';
import { notificationFeedEvents, notificationFeedStream } from '@paideia/events/notifications/notification.events.ts';
import { notificationPermissions, readsNotifications } from '@paideia/events/notifications/notification.permissions.ts';
import { definitionFacts } from './definition.facts.ts';
import { defineDecider } from '../kernel/decide/decider.ts';

/** The latest only: a command that is sent again is known by its id, and these tell when another command says the same. */
const remembered = 100;
const latest = (ids: readonly string[], id: string) => [...ids.slice(1 - remembered), id];
type State = { readonly raised: readonly string[]; readonly readUpTo: string; readonly opened: readonly string[] };
type Facts = {
  /** Nobody is told of this kind inside the product. */
  readonly isSwitchedOff: boolean;
};
const monthOf = (at: string) => `${at.slice(0, 4)}${at.slice(5, 7)}`;
const earlier = (a: string, b: string) => (Date.parse(a) <= Date.parse(b) ? a : b);

export const notificationFeed = defineDecider<State, never, Facts>()({
  events: notificationFeedEvents,
  commands: notificationCommands,
  permissions: notificationPermissions,
  reads: readsNotifications,
  creates: ['RaiseNotification', 'MarkNotificationsRead', 'OpenNotification'],
  commutes: ['RaiseNotification', 'MarkNotificationsRead', 'OpenNotification'],
  stream: ({ type, data }) =>
    notificationFeedStream(
      data.userId,
      monthOf(type === 'RaiseNotification' ? data.occurredAt : type === 'OpenNotification' ? data.raisedAt : data.upTo),
    ),
  initial: { raised: [], readUpTo: '', opened: [] },
  exists: () => true,
  scope: (_, { data }) => ({ ownerId: data.userId }),
  facts: async ({ type, data }, ask) => ({
    isSwitchedOff: type === 'RaiseNotification' && (await ask.table(definitionFacts).one(data.key))?.inApp === false,
  }),

  decide: {
    RaiseNotification: ({ raised }, { userId, key, params, link, causeId, occurredAt }, { isSwitchedOff }) => {
      const notificationId = idAt(Date.parse(occurredAt), 'notification', causeId, key, userId);
      return isSwitchedOff || raised.includes(notificationId)
        ? []
        : [{ type: 'NotificationRaised', data: { notificationId, userId, key, params, link, causeId } }];
    },
    // What is still to come cannot have been read.
    MarkNotificationsRead: ({ readUpTo }, { userId, upTo }, { now }) => {
      const until = earlier(upTo, now);
      return until > readUpTo ? [{ type: 'NotificationsRead', data: { userId, upTo: until } }] : [];
    },
    OpenNotification: ({ opened }, { userId, notificationId }) =>
      opened.includes(notificationId) ? [] : [{ type: 'NotificationOpened', data: { userId, notificationId } }],
  },
  evolve: {
    NotificationRaised: (state, { notificationId }) => ({ ...state, raised: latest(state.raised, notificationId) }),
    NotificationsRead: (state, { upTo }) => ({ ...state, readUpTo: upTo }),
    NotificationOpened: (state, { notificationId }) => ({ ...state, opened: latest(state.opened, notificationId) }),
  },
});
