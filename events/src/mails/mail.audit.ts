import { defineAudit, money, sentence, whole, word, type Fields } from '../kernel/audit.ts';
import type { MessageDescriptor } from '../kernel/messages.ts';
import { mailAuditFields, mailAuditValues, mailCategories, mailSentences as texts } from './mail-audit.messages.ts';
import { emailMessageEvents } from './mail.events.ts';

const tried =
  (message: MessageDescriptor) =>
  ({ attempt }: { readonly attempt: number }) =>
    sentence(message, { attempt });
/** Answers what the letter tells, without its link, which may carry a token. */
function contentOf(params: Readonly<Record<string, string>> | null): Fields | null {
  if (params === null) return null;
  const { link: _link, amount, currency, ...fields } = params;
  return amount === undefined || currency === undefined
    ? fields
    : { ...fields, amount: money(Number(amount), currency) };
}
const withStatus = (status: string) => (data: Fields) => whole({ ...data, status });

export const emailMessageAudit = defineAudit(emailMessageEvents, {
  label: mailCategories.emailMessage,
  fields: mailAuditFields,
  values: mailAuditValues,
  hidden: ['emailId', 'subjectId', 'causeId', 'digestId'],
  rows: {
    EmailQueued: {
      sentence: ({ template }) => sentence(texts.EmailQueued, { template: word(template) }),
      changes: ({ params, ...data }) => whole({ ...data, params: contentOf(params), status: 'queued' }),
      isAutomatic: true,
    },
    EmailSent: { sentence: tried(texts.EmailSent), changes: withStatus('sent'), isAutomatic: true },
    EmailFailed: { sentence: tried(texts.EmailFailed), changes: withStatus('failed'), isAutomatic: true },
    EmailRetryStarted: { sentence: tried(texts.EmailRetryStarted), changes: withStatus('queued') },
    EmailHeld: { sentence: texts.EmailHeld, changes: withStatus('held'), isAutomatic: true },
    EmailHoldEnded: { sentence: texts.EmailHoldEnded, changes: withStatus('queued'), isAutomatic: true },
    EmailDigested: { sentence: texts.EmailDigested, changes: withStatus('digested'), isAutomatic: true },
    EmailDeclined: { sentence: texts.EmailDeclined, changes: withStatus('declined'), isAutomatic: true },
    EmailAbandoned: { sentence: tried(texts.EmailAbandoned), changes: withStatus('abandoned'), isAutomatic: true },
  },
});
