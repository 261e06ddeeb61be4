import { defineMessages } from '../kernel/messages.ts';

/** Why no calendar was connected. */
export const calendarConnectionMessages = defineMessages('calendar', {
  failed: ['Error Connecting / Please try again', 'Fixed phrase of the contract: Google did not take the code'],
  notSetUp: ['Google Calendar is not set up on this server yet.', 'The operator has not given a client id and secret'],
});

/** These texts stand in the calendar. */
export const calendarTexts = defineMessages('calendar', {
  exam: ['Exam: {title}', 'Calendar entry from the opening of an exam to its closing'],
  assignment: ['Due: {title}', 'Calendar entry for the deadline of an assignment'],
  leave: ['Approved leave', 'Calendar entry over the days of approved leave'],
});
