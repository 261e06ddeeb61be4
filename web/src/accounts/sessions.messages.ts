import { defineMessages } from '../lib/i18n/index.ts';

/** Where somebody is signed in. */
export const sessionsMessages = defineMessages('accounts', {
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
