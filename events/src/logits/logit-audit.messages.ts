import { defineMessages } from '../kernel/messages.ts';

/** The log calls the kind of record so. */
export const logitCategories = defineMessages('auditLog.category', {
  logit: ['Activity', 'Kind of record in the system log'],
});

/** One sentence an event type, and a variant where one sentence would not do. `{subject}` is the person whom the event is about. */
export const logitSentences = defineMessages('audit', {
  'LogEntryRecorded.impersonation': [
    '{actor} opened the account of {subject}',
    'Activity log: an admin began to act as somebody else',
  ],
  'LogEntryRecorded.sessionsEnded': [
    '{subject} signed out other devices',
    'Activity log: a person ended sessions of their own from another one',
  ],
  'LogEntryRecorded.dataExported': [
    '{subject} took a copy of all data held on them',
    'Activity log: a person downloaded everything that is kept about them',
  ],
  LogEntryRecorded: [
    '{subject} did something else',
    'An entry of the activity log of a kind without a sentence of its own',
  ],
  'LogEntryRecorded.login': ['{subject} signed in', 'Activity log: a sign-in'],
  'LogEntryRecorded.loginFailed': ['A sign-in failed for {subject}', 'Activity log: a sign-in with a wrong password'],
  'LogEntryRecorded.logout': ['{subject} signed out', 'Activity log: a sign-out'],
  'LogEntryRecorded.courseActivity': ['{subject} opened a course', 'Activity log: a course screen was opened'],
  'LogEntryRecorded.reportFrontEndError': [
    '{subject} met an error on a screen',
    'Activity log: an error in the browser',
  ],
  'LogEntryRecorded.retryParkedReactions': [
    '{subject} tried the events that were set aside again',
    'Activity log: an operator had events processed again that had failed',
  ],
  'LogEntryRecorded.resumeReactions': [
    '{subject} let what follows from events go on',
    'Activity log: an operator started the automatic acts again that had been stopped',
  ],
});

/** What is shown of what was noted. */
export const logitFields = defineMessages('audit.field', {
  page: ['Page', 'Where an error was met'],
  environment: ['Environment', 'The installation of the site that somebody signed in to'],
  signInMethod: ['Signed in with', 'Through whom somebody signed in, when not with a password'],
  refusal: ['Refused because', 'Why a sign-in failed'],
  fileFormat: ['File format', 'Of a copy of all own data'],
  sessions: ['Devices signed out', 'How many other devices somebody signed out'],
});
export const logitValues = defineMessages('audit.value', {
  systemLog: ['System log', 'What a permission is for, as the menu of the console calls it'],
  development: ['development', 'An environment'],
  test: ['test', 'An environment'],
  production: ['production', 'An environment'],
  'admin-production': ['production for staff', 'An environment'],
  incorrect: ['wrong e-mail address or password', 'Why a sign-in failed'],
  notVerified: ['the e-mail address is not confirmed', 'Why a sign-in failed'],
  useMobileApp: ['this site is for staff only', 'Why a sign-in failed'],
  noAccount: ['no active account has that address', 'Why a sign-in failed'],
  linkedToAnother: ['the account belongs to another Microsoft account', 'Why a sign-in failed'],
});

/** People choose among these to see one kind of activity. */
export const logitActions = defineMessages('audit.action', {
  login: ['Signed in', 'A filter of the activity log: a sign-in'],
  loginFailed: ['Sign-in failed', 'A filter of the activity log: a sign-in that failed'],
  logout: ['Signed out', 'A filter of the activity log: a sign-out'],
  sessionsEnded: ['Signed out other devices', 'A filter of the activity log: a person ended sessions of their own'],
  impersonation: ['Opened somebody’s account', 'A filter of the activity log: an admin began to act as somebody else'],
  dataExported: [
    'Took a copy of all own data',
    'A filter of the activity log: a person downloaded everything that is kept about them',
  ],
  courseActivity: ['Opened a course', 'A filter of the activity log: a course screen was opened'],
  reportFrontEndError: ['Met an error on a screen', 'A filter of the activity log: an error in the browser'],
  retryParkedReactions: [
    'Tried events again that were set aside',
    'A filter of the activity log: an operator had events processed again that had failed',
  ],
  resumeReactions: [
    'Let what follows from events go on',
    'A filter of the activity log: an operator started the automatic acts again',
  ],
});
export const logitTypes = defineMessages('audit.logitType', {
  ACTIVITY: ['Activity', 'Kind of an entry of the log'],
  ERROR: ['Error', 'Kind of an entry of the log'],
  AUDIT: ['Audit', 'Kind of an entry of the log'],
});
