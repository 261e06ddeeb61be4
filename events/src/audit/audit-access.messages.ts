import { defineMessages } from '../kernel/messages.ts';

/** One sentence an event type: who acts as whom, and which other services an account is linked to. */
export const accessSentences = defineMessages({
  ImpersonationStarted: {
    id: 'audit.ImpersonationStarted',
    defaultMessage: '{actor} began to act as {subject}',
    description: 'An admin uses the site as somebody else',
  },
  ImpersonationWritingSet: {
    id: 'audit.ImpersonationWritingSet',
    defaultMessage: '{actor} only looks again',
    description: 'An admin who acts as somebody else takes the right to change things back',
  },
  'ImpersonationWritingSet.allowed': {
    id: 'audit.ImpersonationWritingSet.allowed',
    defaultMessage: '{actor} began to change things on behalf of {subject}',
    description: 'An admin who acts as somebody else switched changes on',
  },
  ImpersonationEnded: {
    id: 'audit.ImpersonationEnded',
    defaultMessage: '{actor} no longer acts as {subject}',
    description: 'An admin stopped acting as somebody else',
  },
  'ImpersonationEnded.timeLimit': {
    id: 'audit.ImpersonationEnded.timeLimit',
    defaultMessage: 'The time for acting as {subject} was over',
    description: 'It lasts half an hour at most',
  },
  'ImpersonationEnded.sessionsEnded': {
    id: 'audit.ImpersonationEnded.sessionsEnded',
    defaultMessage: 'Acting as {subject} was over, because sessions were ended',
    description: 'The account of either of the two was deactivated, or got another password, address or fewer roles',
  },
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
  MicrosoftIdentityLinked: {
    id: 'audit.MicrosoftIdentityLinked',
    defaultMessage: 'The account of {subject} was linked to a Microsoft account',
    description: 'At the first sign-in with it',
  },
  GoogleCalendarConnected: {
    id: 'audit.GoogleCalendarConnected',
    defaultMessage: '{subject} connected Google Calendar',
    description: 'Exams and deadlines appear in the calendar',
  },
  GoogleCalendarDisconnected: {
    id: 'audit.GoogleCalendarDisconnected',
    defaultMessage: '{subject} disconnected Google Calendar',
    description: 'Nothing is written to the calendar any more',
  },
  'GoogleCalendarDisconnected.refused': {
    id: 'audit.GoogleCalendarDisconnected.refused',
    defaultMessage: 'Google no longer let us write to the calendar of {subject}',
    description: 'The person took the permission back at Google',
  },
  UserErased: {
    id: 'audit.UserErased',
    defaultMessage: 'The personal data of {subject} were erased',
    description: 'The key is gone; nobody can read them any more',
  },
  ErasureRequested: {
    id: 'audit.ErasureRequested',
    defaultMessage: '{subject} asked to be erased',
    description: 'A person wants all personal data erased',
  },
  ErasureRequestWithdrawn: {
    id: 'audit.ErasureRequestWithdrawn',
    defaultMessage: '{subject} took the request to be erased back',
    description: 'Before anything was erased',
  },
  ErasureStarted: {
    id: 'audit.ErasureStarted',
    defaultMessage: '{actor} began to erase {subject}',
    description: 'A superadmin, for good',
  },
  ErasureCompleted: {
    id: 'audit.ErasureCompleted',
    defaultMessage: 'The erasure of {subject} was finished',
    description: 'Every read model was folded anew',
  },
  'LogEntryRecorded.dataExported': {
    id: 'audit.LogEntryRecorded.dataExported',
    defaultMessage: '{subject} took a copy of all data held on them',
    description: 'Activity log: a person downloaded everything that is kept about them',
  },
});
