import { z } from 'zod';
import { Id } from '../kernel/ids.ts';
import { defineEvents, event, streamOf, type EventOf } from '../kernel/message.ts';

/** One a person. The tokens are records and never stand in an event. */
export const calendarConnectionStream = streamOf('calendarConnection');
export const calendarConnectionEvents = defineEvents('calendarConnection', {
  GoogleCalendarConnected: event(z.object({ userId: Id })),
  /** `refused`: Google no longer takes our token, because the person withdrew it there. */
  GoogleCalendarDisconnected: event(z.object({ userId: Id, cause: z.enum(['person', 'refused']) })),
});
export type CalendarConnectionEvent = EventOf<typeof calendarConnectionEvents>;
