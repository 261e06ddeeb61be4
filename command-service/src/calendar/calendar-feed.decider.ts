import { calendarFeedCommands } from '@paideia/events/calendar/calendar-feed.commands.ts';
import { calendarFeedEvents, calendarFeedStream } from '@paideia/events/calendar/calendar-feed.events.ts';
import { calendarFeedPermissions } from '@paideia/events/calendar/calendar-feed.permissions.ts';
import { defineDecider, noFacts } from '../kernel/decide/decider.ts';

/** By this hash the address is told that stands; null while there is none. */
type State = { readonly tokenHash: string | null };

export const calendarFeed = defineDecider<State, never>()({
  events: calendarFeedEvents,
  commands: calendarFeedCommands,
  permissions: calendarFeedPermissions,
  creates: ['OpenCalendarFeed'],
  commutes: [],
  stream: ({ data }) => calendarFeedStream(data.userId),
  initial: { tokenHash: null },
  exists: () => true,
  scope: (_, { data }) => ({ ownerId: data.userId }),
  facts: noFacts,
  decide: {
    OpenCalendarFeed: ({ tokenHash }, data) =>
      tokenHash === data.tokenHash ? [] : [{ type: 'CalendarFeedOpened', data }],
    WithdrawCalendarFeed: ({ tokenHash }, data) =>
      tokenHash === null ? [] : [{ type: 'CalendarFeedWithdrawn', data }],
  },
  evolve: {
    CalendarFeedOpened: (_, { tokenHash }) => ({ tokenHash }),
    CalendarFeedWithdrawn: () => ({ tokenHash: null }),
  },
});
