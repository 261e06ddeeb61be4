import { z } from 'zod';
import { Id } from '../kernel/ids.ts';
import { defineEvents, event, streamOf, type EventOf } from '../kernel/message.ts';

/** One a person: the private address at which calendars read what the person has to keep in mind. */
export const calendarFeedStream = streamOf('calendarFeed');
const userRef = z.object({ userId: Id });

export const calendarFeedEvents = defineEvents('calendarFeed', {
  /** The token of the address is nowhere; its hash tells whether one is right. An address that was opened before is over. */
  CalendarFeedOpened: event(userRef.extend({ tokenHash: z.string() })),
  CalendarFeedWithdrawn: event(userRef),
});
export type CalendarFeedEvent = EventOf<typeof calendarFeedEvents>;
