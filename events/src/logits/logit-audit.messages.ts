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
    defaultMessage: '{subject}: {action}',
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
});
