import { emailMessageEvents, type EmailMessageEvent } from '@paideia/events/mails/mail.events.ts';
import { collectionsOf, defineProjection, put, update, type AnyChange, type Occurred } from '../kernel/projection.ts';
import { mails, mailsGroup, type MailView } from './mail.view.ts';

const mail = (
  { emailId }: { readonly emailId: string },
  { at, revision }: Occurred,
  changed: Partial<MailView>,
): AnyChange =>
  update(mails, emailId, (doc) => ({ ...doc, nextTryAt: null, ...changed, _revision: revision, updatedAt: at }));

/** The letters that went out, wait, or were given up. */
export const mailProjection = defineProjection<EmailMessageEvent>({
  group: mailsGroup,
  collections: collectionsOf(mails),
  events: [emailMessageEvents],
  on: {
    EmailQueued: ({ emailId, userId, template, to }, { at, revision }) =>
      put(mails, emailId, {
        _id: emailId,
        _revision: revision,
        userId,
        template,
        to,
        status: 'sending',
        attempt: 1,
        error: null,
        nextTryAt: null,
        queuedAt: at,
        updatedAt: at,
      }),
    EmailSent: (data, occurred) => mail(data, occurred, { status: 'sent', attempt: data.attempt, error: null }),
    EmailFailed: (data, occurred) =>
      mail(data, occurred, { status: 'waiting', attempt: data.attempt, error: data.error, nextTryAt: data.nextTryAt }),
    EmailRetryStarted: (data, occurred) => mail(data, occurred, { status: 'sending', attempt: data.attempt }),
    EmailAbandoned: (data, occurred) =>
      mail(data, occurred, { status: 'abandoned', attempt: data.attempt, error: data.error }),
  },
});
