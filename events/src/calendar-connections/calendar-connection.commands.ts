import { z } from 'zod';
import { Id } from '../kernel/ids.ts';
import { defineCommands, type CommandOf } from '../kernel/message.ts';

const userRef = z.object({ userId: Id });
export const calendarConnectionCommands = defineCommands({
  /** The tokens are stored before. */
  ConnectGoogleCalendar: userRef,
  DisconnectGoogleCalendar: userRef,
});
export type CalendarConnectionCommand = CommandOf<typeof calendarConnectionCommands>;
