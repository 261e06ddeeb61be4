import { defineAudit } from '../kernel/audit.ts';
import { mailCategories, mailSentences as texts } from './mail-audit.messages.ts';
import { mailDigestEvents } from './mail-digest.events.ts';

export const mailDigestAudit = defineAudit(mailDigestEvents, {
  label: mailCategories.mailDigest,
  hidden: ['digestId', 'emailId', 'part', 'dueAt'],
  rows: {
    MailDigestExtended: { sentence: texts.MailDigestExtended, isAutomatic: true },
    MailDigestClosed: { sentence: texts.MailDigestClosed, isAutomatic: true },
  },
});
