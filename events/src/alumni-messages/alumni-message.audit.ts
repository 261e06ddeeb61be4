import { days, defineAudit, named, once, sentence } from '../kernel/audit.ts';
import {
  alumniMessageAuditFields,
  alumniMessageCategories,
  alumniMessageSentences as texts,
} from './alumni-message-audit.messages.ts';
import { alumniMessageQuotaEvents } from './alumni-message.events.ts';

export const alumniMessageQuotaAudit = defineAudit(alumniMessageQuotaEvents, {
  label: alumniMessageCategories.alumniMessageQuota,
  fields: alumniMessageAuditFields,
  hidden: ['messageId', 'senderId'],
  ids: { recipientId: 'person' },
  isFeed: true,
  rows: {
    AlumniMessageSent: {
      sentence: ({ recipientId, ordinal }) =>
        sentence(texts.AlumniMessageSent, { name: named('person', recipientId), ordinal }),
      changes: ({ text, day, recipientId }) => [once({ recipientId, day: days(day), message: text })],
    },
    AlumniDepartmentContacted: {
      sentence: texts.AlumniDepartmentContacted,
      changes: ({ text }) => [once({ message: text })],
    },
  },
});
