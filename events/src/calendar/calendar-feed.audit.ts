import { defineAudit, whole } from '../kernel/audit.ts';
import { calendarFeedCategories, calendarFeedSentences as texts } from './calendar-feed-audit.messages.ts';
import { calendarFeedEvents } from './calendar-feed.events.ts';

export const calendarFeedAudit = defineAudit(calendarFeedEvents, {
  label: calendarFeedCategories.calendarFeed,
  hidden: ['tokenHash'],
  rows: {
    CalendarFeedOpened: {
      sentence: texts.CalendarFeedOpened,
      changes: () => whole({ status: 'active' }),
    },
    CalendarFeedWithdrawn: {
      sentence: texts.CalendarFeedWithdrawn,
      changes: () => whole({ status: 'withdrawn' }),
    },
  },
});
