import { defineMessages } from '../kernel/messages.ts';

/** The log calls the kind of record so. */
export const calendarFeedCategories = defineMessages('auditLog.category', {
  calendarFeed: ['Calendar address', 'Kind of record in the system log: a private address that calendars read'],
});

/** One sentence an event type. */
export const calendarFeedSentences = defineMessages('audit', {
  CalendarFeedOpened: [
    '{subject} made a private calendar address',
    'Calendars read the person’s dates there; an earlier address no longer works',
  ],
  CalendarFeedWithdrawn: ['{subject} withdrew the private calendar address', 'Calendars read nothing there any more'],
});
