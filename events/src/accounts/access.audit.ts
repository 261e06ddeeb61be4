import { defineAudit, part, sentence, whole } from '../kernel/audit.ts';
import { accountCategories, accountSentences as texts } from './account-audit.messages.ts';
import { calendarConnectionEvents } from '../calendar-connections/calendar-connection.events.ts';
import { impersonationEvents } from '../impersonations/impersonation.events.ts';
import { microsoftIdentityEvents } from './microsoft.events.ts';
import { superadminsEvents } from './superadmins.events.ts';

export const impersonationAudit = defineAudit(impersonationEvents, {
  label: accountCategories.impersonation,
  hidden: ['adminId', 'impersonationId'],
  rows: {
    ImpersonationStarted: { sentence: texts.ImpersonationStarted },
    ImpersonationWritingSet: {
      sentence: ({ isWritable }) =>
        sentence(isWritable ? texts['ImpersonationWritingSet.allowed'] : texts.ImpersonationWritingSet, {}),
      changes: ({ isWritable }) => whole({ isWritable }),
    },
    ImpersonationEnded: {
      sentence: ({ cause }) =>
        sentence(
          {
            stopped: texts.ImpersonationEnded,
            timeLimit: texts['ImpersonationEnded.timeLimit'],
            sessionsEnded: texts['ImpersonationEnded.sessionsEnded'],
          }[cause],
          {},
        ),
      changes: () => whole({ status: 'closed' }),
    },
  },
});
export const microsoftIdentityAudit = defineAudit(microsoftIdentityEvents, {
  label: accountCategories.microsoftIdentity,
  hidden: ['identityKey'],
  rows: { MicrosoftIdentityLinked: { sentence: texts.MicrosoftIdentityLinked } },
});
export const calendarConnectionAudit = defineAudit(calendarConnectionEvents, {
  label: accountCategories.calendarConnection,
  rows: {
    GoogleCalendarConnected: {
      sentence: texts.GoogleCalendarConnected,
      changes: () => whole({ status: 'active' }),
    },
    GoogleCalendarDisconnected: {
      sentence: ({ cause }) =>
        sentence(
          cause === 'refused' ? texts['GoogleCalendarDisconnected.refused'] : texts.GoogleCalendarDisconnected,
          {},
        ),
      changes: () => whole({ status: 'withdrawn' }),
    },
  },
});
export const superadminsAudit = defineAudit(superadminsEvents, {
  label: accountCategories.superadmins,
  rows: {
    SuperadminSeated: {
      sentence: texts.SuperadminSeated,
      changes: ({ userId }) => [part(userId, { status: 'active' })],
    },
    SuperadminUnseated: {
      sentence: texts.SuperadminUnseated,
      changes: ({ userId }) => [part(userId, { status: 'left' })],
    },
  },
});
