import { z } from 'zod';
import { Id } from '../kernel/ids.ts';
import { defineCommands, type CommandOf } from '../kernel/message.ts';

const userRef = z.object({ userId: Id });
export const calendarFeedCommands = defineCommands({
  /** Makes an address, or another one in its place. */
  OpenCalendarFeed: userRef.extend({ tokenHash: z.string().regex(/^[0-9a-f]{64}$/) }),
  WithdrawCalendarFeed: userRef,
});
export type CalendarFeedCommand = CommandOf<typeof calendarFeedCommands>;
