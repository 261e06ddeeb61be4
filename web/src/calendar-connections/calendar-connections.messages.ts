import { defineMessages } from '../lib/i18n/index.ts';

/** Connecting one's own calendar. */
export const calendarConnectionsMessages = defineMessages('accounts', {
  connecting: [
    'Connecting to Google Calendar...',
    'Fixed phrase: title while it is connected.',
    'accounts.googleConnecting',
  ],
  connectError: [
    'Error Connecting / Please try again',
    'Fixed phrase: Google Calendar could not be connected.',
    'accounts.googleError',
  ],
  tryAgain: ['Try Again', 'Button below that.', 'accounts.googleTryAgain'],
  calendar: ['Google Calendar', 'Title of a part of the profile.'],
  calendarAbout: [
    'Your exams, the deadlines of your assignments and approved leave appear in your calendar.',
    'What a connected calendar is for.',
  ],
  calendarIsOn: ['Connected', 'State of the calendar.'],
  calendarIsOff: ['Not connected', 'State of the calendar.'],
  calendarNotOffered: [
    'Your college has not set this up yet.',
    'In place of the button, where calendars cannot be connected.',
  ],
  connect: ['Connect Google Calendar', 'Button.', 'accounts.calendarConnect'],
  disconnect: ['Disconnect', 'Button.', 'accounts.calendarDisconnect'],
  disconnected: ['Google Calendar is disconnected.', 'Said afterwards.', 'accounts.calendarDisconnected'],
});
