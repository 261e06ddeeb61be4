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
