import { calendarConnectionCommands } from '@paideia/events/calendar-connections/calendar-connection.commands.ts';
import {
  calendarConnectionEvents,
  calendarConnectionStream,
} from '@paideia/events/calendar-connections/calendar-connection.events.ts';
import { calendarConnectionPermissions } from '@paideia/events/calendar-connections/calendar-connection.permissions.ts';
import { defineDecider, noFacts } from '../kernel/decide/decider.ts';

/** It knows whether a person's calendar is connected. Connecting again is an event too: the tokens are new ones, and everything is written once more. */
export const calendarConnection = defineDecider<boolean, never>()({
  events: calendarConnectionEvents,
  commands: calendarConnectionCommands,
  permissions: calendarConnectionPermissions,
  creates: ['ConnectGoogleCalendar'],
  commutes: [],
  stream: ({ data }) => calendarConnectionStream(data.userId),
  initial: false,
  exists: () => true,
  scope: (_, { data }) => ({ ownerId: data.userId }),
  facts: noFacts,
  decide: {
    ConnectGoogleCalendar: (_, data) => [{ type: 'GoogleCalendarConnected', data }],
    DisconnectGoogleCalendar: (isConnected, { userId }, { who }) => {
      const cause = who === 'system' ? ('refused' as const) : ('person' as const);
      return isConnected ? [{ type: 'GoogleCalendarDisconnected', data: { userId, cause } }] : [];
    },
  },
  evolve: { GoogleCalendarConnected: () => true, GoogleCalendarDisconnected: () => false },
});
