import { defineMessages } from '../kernel/messages.ts';

/** Why no calendar was connected. */
export const calendarConnectionMessages = defineMessages({
  failed: {
    id: 'calendar.failed',
    defaultMessage: 'Error Connecting / Please try again',
    description: 'Fixed phrase of the contract: Google did not take the code',
  },
  notSetUp: {
    id: 'calendar.notSetUp',
    defaultMessage: 'Google Calendar is not set up on this server yet.',
    description: 'The operator has not given a client id and secret',
  },
});

/** What stands in the calendar. */
export const calendarTexts = defineMessages({
  exam: {
    id: 'calendar.exam',
    defaultMessage: 'Exam: {title}',
    description: 'Calendar entry from the opening of an exam to its closing',
  },
  assignment: {
    id: 'calendar.assignment',
    defaultMessage: 'Due: {title}',
    description: 'Calendar entry for the deadline of an assignment',
  },
  leave: {
    id: 'calendar.leave',
    defaultMessage: 'Approved leave',
    description: 'Calendar entry over the days of approved leave',
  },
});
