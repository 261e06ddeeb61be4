import { ada, type ExamplesOf } from '../kernel/examples.ts';
import type { calendarFeedCommands } from './calendar-feed.commands.ts';

export const calendarFeedExamples: ExamplesOf<typeof calendarFeedCommands> = {
  OpenCalendarFeed: { userId: ada, tokenHash: 'e5'.repeat(32) },
  WithdrawCalendarFeed: { userId: ada },
};
