import { defineMessages } from '../lib/i18n/index.ts';

/** Signing in and connecting by way of other houses. */
export const providerMessages = defineMessages({
  microsoft: {
    id: 'accounts.microsoft',
    defaultMessage: 'Sign in with Microsoft',
    description: 'Button of the sign-in page, where the office signs in.',
  },
  or: { id: 'accounts.or', defaultMessage: 'or', description: 'Between the sign-in form and the Microsoft button.' },
  microsoftTitle: {
    id: 'accounts.microsoftTitle',
    defaultMessage: 'Signing in with Microsoft',
    description: 'Title of the page that Microsoft leads back to.',
  },
  invalidState: {
    id: 'accounts.microsoftInvalidState',
    defaultMessage: 'Error: Invalid state parameter',
    description: 'Fixed phrase: the answer does not belong to a sign-in that began in this browser.',
  },
  noCode: {
    id: 'accounts.microsoftNoCode',
    defaultMessage: 'Error: No authorization code received',
    description: 'Fixed phrase: Microsoft sent nobody.',
  },
  backToLogin: {
    id: 'accounts.backToLogin',
    defaultMessage: 'Back to Login',
    description: 'Button below an error of Microsoft.',
  },
  waiting: {
    id: 'accounts.waiting',
    defaultMessage: 'Many people are signing in just now. Please stay here: we try again in {seconds} s.',
    description: 'On the sign-in page, while more people sign in than can be worked off.',
  },
  pause: {
    id: 'accounts.pause',
    defaultMessage: 'Too many attempts. You can try again in {seconds} s.',
    description: 'On the sign-in page, after many tries.',
  },
  pauseMinutes_one: {
    id: 'accounts.pauseMinutes_one',
    defaultMessage: 'Too many attempts. You can try again in {count} minute.',
    description: 'The same, when it takes longer.',
  },
  pauseMinutes_other: {
    id: 'accounts.pauseMinutes_other',
    defaultMessage: 'Too many attempts. You can try again in {count} minutes.',
    description: 'The same, when it takes longer.',
  },
  connecting: {
    id: 'accounts.googleConnecting',
    defaultMessage: 'Connecting to Google Calendar...',
    description: 'Fixed phrase: title while it is connected.',
  },
  connectError: {
    id: 'accounts.googleError',
    defaultMessage: 'Error Connecting / Please try again',
    description: 'Fixed phrase: Google Calendar could not be connected.',
  },
  tryAgain: { id: 'accounts.googleTryAgain', defaultMessage: 'Try Again', description: 'Button below that.' },
  calendar: {
    id: 'accounts.calendar',
    defaultMessage: 'Google Calendar',
    description: 'Title of a part of the profile.',
  },
  calendarAbout: {
    id: 'accounts.calendarAbout',
    defaultMessage: 'Your exams, the deadlines of your assignments and approved leave appear in your calendar.',
    description: 'What a connected calendar is for.',
  },
  calendarIsOn: { id: 'accounts.calendarIsOn', defaultMessage: 'Connected', description: 'State of the calendar.' },
  calendarIsOff: {
    id: 'accounts.calendarIsOff',
    defaultMessage: 'Not connected',
    description: 'State of the calendar.',
  },
  calendarNotOffered: {
    id: 'accounts.calendarNotOffered',
    defaultMessage: 'Your college has not set this up yet.',
    description: 'In place of the button, where calendars cannot be connected.',
  },
  connect: { id: 'accounts.calendarConnect', defaultMessage: 'Connect Google Calendar', description: 'Button.' },
  disconnect: { id: 'accounts.calendarDisconnect', defaultMessage: 'Disconnect', description: 'Button.' },
  disconnected: {
    id: 'accounts.calendarDisconnected',
    defaultMessage: 'Google Calendar is disconnected.',
    description: 'Said afterwards.',
  },
  sessions: {
    id: 'accounts.sessions',
    defaultMessage: 'Where you are signed in',
    description: 'Title of a part of the profile.',
  },
  sessionOn: {
    id: 'accounts.sessionOn',
    defaultMessage: '{browser} on {system}',
    description: 'One device, such as Firefox on Windows.',
  },
  unknownBrowser: {
    id: 'accounts.unknownBrowser',
    defaultMessage: 'A browser',
    description: 'In place of a browser’s name.',
  },
  unknownSystem: {
    id: 'accounts.unknownSystem',
    defaultMessage: 'an unknown device',
    description: 'In place of a device’s name.',
  },
  theApp: {
    id: 'accounts.theApp',
    defaultMessage: 'The app',
    description: 'In place of a browser, for the offline app.',
  },
  thisOne: {
    id: 'accounts.thisSession',
    defaultMessage: 'This device',
    description: 'Beside the session that one uses now.',
  },
  since: {
    id: 'accounts.sessionSince',
    defaultMessage: 'Signed in {date}, last used {used}',
    description: 'Below a device.',
  },
  endOne: { id: 'accounts.endSession', defaultMessage: 'Sign out', description: 'Button beside another device.' },
  endOneOf: {
    id: 'accounts.endSessionOf',
    defaultMessage: 'Sign out {device}',
    description: 'Name of that button for screen readers.',
  },
  endOthers: {
    id: 'accounts.endOtherSessions',
    defaultMessage: 'Sign out all other devices',
    description: 'Button below the list.',
  },
  ended: { id: 'accounts.sessionEnded', defaultMessage: 'Signed out there.', description: 'Said afterwards.' },
});
