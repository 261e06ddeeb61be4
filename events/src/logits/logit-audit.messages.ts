import { defineMessages } from '../kernel/messages.ts';

/** What the kind of record is called. */
export const logitCategories = defineMessages({
  logit: { id: 'auditLog.category.logit', defaultMessage: 'Activity', description: 'Kind of record in the system log' },
});

/** One sentence an event type, and a variant where one sentence would not do. `{subject}` is the person whom the event is about. */
export const logitSentences = defineMessages({
  'LogEntryRecorded.impersonation': {
    id: 'audit.LogEntryRecorded.impersonation',
    defaultMessage: '{actor} opened the account of {subject}',
    description: 'Activity log: an admin began to act as somebody else',
  },
  'LogEntryRecorded.sessionsEnded': {
    id: 'audit.LogEntryRecorded.sessionsEnded',
    defaultMessage: '{subject} signed out other devices',
    description: 'Activity log: a person ended sessions of their own from another one',
  },
  'LogEntryRecorded.dataExported': {
    id: 'audit.LogEntryRecorded.dataExported',
    defaultMessage: '{subject} took a copy of all data held on them',
    description: 'Activity log: a person downloaded everything that is kept about them',
  },
  LogEntryRecorded: {
    id: 'audit.LogEntryRecorded',
    defaultMessage: '{subject} did something else',
    description: 'An entry of the activity log of a kind without a sentence of its own',
  },
  'LogEntryRecorded.login': {
    id: 'audit.LogEntryRecorded.login',
    defaultMessage: '{subject} signed in',
    description: 'Activity log: a sign-in',
  },
  'LogEntryRecorded.loginFailed': {
    id: 'audit.LogEntryRecorded.loginFailed',
    defaultMessage: 'A sign-in failed for {subject}',
    description: 'Activity log: a sign-in with a wrong password',
  },
  'LogEntryRecorded.logout': {
    id: 'audit.LogEntryRecorded.logout',
    defaultMessage: '{subject} signed out',
    description: 'Activity log: a sign-out',
  },
  'LogEntryRecorded.courseActivity': {
    id: 'audit.LogEntryRecorded.courseActivity',
    defaultMessage: '{subject} opened a course',
    description: 'Activity log: a course screen was opened',
  },
  'LogEntryRecorded.reportFrontEndError': {
    id: 'audit.LogEntryRecorded.reportFrontEndError',
    defaultMessage: '{subject} met an error on a screen',
    description: 'Activity log: an error in the browser',
  },
  'LogEntryRecorded.retryParkedReactions': {
    id: 'audit.LogEntryRecorded.retryParkedReactions',
    defaultMessage: '{subject} tried the events that were set aside again',
    description: 'Activity log: an operator had events processed again that had failed',
  },
  'LogEntryRecorded.resumeReactions': {
    id: 'audit.LogEntryRecorded.resumeReactions',
    defaultMessage: '{subject} let what follows from events go on',
    description: 'Activity log: an operator started the automatic acts again that had been stopped',
  },
});

/** What is shown of what was noted. */
export const logitFields = defineMessages({
  page: { id: 'audit.field.page', defaultMessage: 'Page', description: 'Where an error was met' },
  environment: {
    id: 'audit.field.environment',
    defaultMessage: 'Environment',
    description: 'The installation of the site that somebody signed in to',
  },
  signInMethod: {
    id: 'audit.field.signInMethod',
    defaultMessage: 'Signed in with',
    description: 'Through whom somebody signed in, when not with a password',
  },
  refusal: { id: 'audit.field.refusal', defaultMessage: 'Refused because', description: 'Why a sign-in failed' },
  fileFormat: { id: 'audit.field.fileFormat', defaultMessage: 'File format', description: 'Of a copy of all own data' },
  sessions: {
    id: 'audit.field.sessions',
    defaultMessage: 'Devices signed out',
    description: 'How many other devices somebody signed out',
  },
});
export const logitValues = defineMessages({
  development: { id: 'audit.value.development', defaultMessage: 'development', description: 'An environment' },
  test: { id: 'audit.value.test', defaultMessage: 'test', description: 'An environment' },
  production: { id: 'audit.value.production', defaultMessage: 'production', description: 'An environment' },
  'admin-production': {
    id: 'audit.value.admin-production',
    defaultMessage: 'production for staff',
    description: 'An environment',
  },
  incorrect: {
    id: 'audit.value.incorrect',
    defaultMessage: 'wrong e-mail address or password',
    description: 'Why a sign-in failed',
  },
  notVerified: {
    id: 'audit.value.notVerified',
    defaultMessage: 'the e-mail address is not confirmed',
    description: 'Why a sign-in failed',
  },
  useMobileApp: {
    id: 'audit.value.useMobileApp',
    defaultMessage: 'this site is for staff only',
    description: 'Why a sign-in failed',
  },
  noAccount: {
    id: 'audit.value.noAccount',
    defaultMessage: 'no active account has that address',
    description: 'Why a sign-in failed',
  },
  linkedToAnother: {
    id: 'audit.value.linkedToAnother',
    defaultMessage: 'the account belongs to another Microsoft account',
    description: 'Why a sign-in failed',
  },
});

/** What people choose among to see one kind of activity. */
export const logitActions = defineMessages({
  login: {
    id: 'audit.action.login',
    defaultMessage: 'Signed in',
    description: 'A filter of the activity log: a sign-in',
  },
  loginFailed: {
    id: 'audit.action.loginFailed',
    defaultMessage: 'Sign-in failed',
    description: 'A filter of the activity log: a sign-in that failed',
  },
  logout: {
    id: 'audit.action.logout',
    defaultMessage: 'Signed out',
    description: 'A filter of the activity log: a sign-out',
  },
  sessionsEnded: {
    id: 'audit.action.sessionsEnded',
    defaultMessage: 'Signed out other devices',
    description: 'A filter of the activity log: a person ended sessions of their own',
  },
  impersonation: {
    id: 'audit.action.impersonation',
    defaultMessage: 'Opened somebody’s account',
    description: 'A filter of the activity log: an admin began to act as somebody else',
  },
  dataExported: {
    id: 'audit.action.dataExported',
    defaultMessage: 'Took a copy of all own data',
    description: 'A filter of the activity log: a person downloaded everything that is kept about them',
  },
  courseActivity: {
    id: 'audit.action.courseActivity',
    defaultMessage: 'Opened a course',
    description: 'A filter of the activity log: a course screen was opened',
  },
  reportFrontEndError: {
    id: 'audit.action.reportFrontEndError',
    defaultMessage: 'Met an error on a screen',
    description: 'A filter of the activity log: an error in the browser',
  },
  retryParkedReactions: {
    id: 'audit.action.retryParkedReactions',
    defaultMessage: 'Tried events again that were set aside',
    description: 'A filter of the activity log: an operator had events processed again that had failed',
  },
  resumeReactions: {
    id: 'audit.action.resumeReactions',
    defaultMessage: 'Let what follows from events go on',
    description: 'A filter of the activity log: an operator started the automatic acts again',
  },
});
export const logitTypes = defineMessages({
  ACTIVITY: { id: 'audit.logitType.ACTIVITY', defaultMessage: 'Activity', description: 'Kind of an entry of the log' },
  ERROR: { id: 'audit.logitType.ERROR', defaultMessage: 'Error', description: 'Kind of an entry of the log' },
  AUDIT: { id: 'audit.logitType.AUDIT', defaultMessage: 'Audit', description: 'Kind of an entry of the log' },
});
