import { inPerson, self, type Rule } from '../kernel/permission.ts';
import type { CalendarFeedCommand } from './calendar-feed.commands.ts';

/** Whoever acts as somebody else takes no address along that lasts longer. */
export const calendarFeedPermissions: Readonly<Record<CalendarFeedCommand['type'], Rule>> = {
  OpenCalendarFeed: inPerson(self),
  WithdrawCalendarFeed: inPerson(self),
};
