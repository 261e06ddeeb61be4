import { defineMessages } from '../lib/i18n/index.ts';

/** Signing in and connecting by way of other houses. */
export const providerMessages = defineMessages('accounts', {
  microsoft: ['Sign in with Microsoft', 'Button of the sign-in page, where the office signs in.'],
  or: ['or', 'Between the sign-in form and the Microsoft button.'],
  microsoftTitle: ['Signing in with Microsoft', 'Title of the page that Microsoft leads back to.'],
  invalidState: [
    'Error: Invalid state parameter',
    'Fixed phrase: the answer does not belong to a sign-in that began in this browser.',
    'accounts.microsoftInvalidState',
  ],
  noCode: ['Error: No authorization code received', 'Fixed phrase: Microsoft sent nobody.', 'accounts.microsoftNoCode'],
  backToLogin: ['Back to Login', 'Button below an error of Microsoft.'],
  waiting: [
    'Many people are signing in just now. Please stay here: we try again in {seconds} s.',
    'On the sign-in page, while more people sign in than can be worked off.',
  ],
  pause: ['Too many attempts. You can try again in {seconds} s.', 'On the sign-in page, after many tries.'],
  pauseMinutes_one: ['Too many attempts. You can try again in {count} minute.', 'The same, when it takes longer.'],
  pauseMinutes_other: ['Too many attempts. You can try again in {count} minutes.', 'The same, when it takes longer.'],
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
  sessions: ['Where you are signed in', 'Title of a part of the profile.'],
  sessionOn: ['{browser} on {system}', 'One device, such as Firefox on Windows.'],
  unknownBrowser: ['A browser', 'In place of a browser’s name.'],
  unknownSystem: ['an unknown device', 'In place of a device’s name.'],
  theApp: ['The app', 'In place of a browser, for the offline app.'],
  thisOne: ['This device', 'Beside the session that one uses now.', 'accounts.thisSession'],
  since: ['Signed in {date}, last used {used}', 'Below a device.', 'accounts.sessionSince'],
  endOne: ['Sign out', 'Button beside another device.', 'accounts.endSession'],
  endOneOf: ['Sign out {device}', 'Name of that button for screen readers.', 'accounts.endSessionOf'],
  endOthers: ['Sign out all other devices', 'Button below the list.', 'accounts.endOtherSessions'],
  ended: ['Signed out there.', 'Said afterwards.', 'accounts.sessionEnded'],
});
