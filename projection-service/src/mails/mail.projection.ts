import { userAccountEvents, type UserAccountEvent } from '@paideia/events/accounts/account.events.ts';
import {
  notificationFeedEvents,
  type NotificationFeedEvent,
} from '@paideia/events/notifications/notification.events.ts';
import { emailMessageEvents, type EmailMessageEvent } from '@paideia/events/mails/mail.events.ts';
import {
  collectionsOf,
  defineProjection,
  put,
  update,
  updateWhere,
  type AnyChange,
  type Occurred,
} from '../kernel/projection.ts';
import { mails, mailsGroup, type MailView } from './mail.view.ts';

/** A letter that has waited may go elsewhere than where it was queued to. */
const readdressed = ({ to }: { readonly to?: string | null | undefined }) => (to === undefined ? {} : { to });
const mail = (
  { emailId }: { readonly emailId: string },
  { at, revision }: Occurred,
  changed: Partial<MailView>,
): AnyChange =>
  update(mails, emailId, (doc) => ({
    ...doc,
    nextTryAt: null,
    reason: null,
    ...changed,
    _revision: revision,
    updatedAt: at,
  }));

/** Everything that people were told, inside the product and by letter, and what became of it. */
export const mailProjection = defineProjection<EmailMessageEvent | NotificationFeedEvent | UserAccountEvent>({
  group: mailsGroup,
  mayLag: true,
  collections: collectionsOf(mails),
  events: [emailMessageEvents, notificationFeedEvents, userAccountEvents],
  on: {
    EmailQueued: ({ emailId, userId, template, to }, { at, revision }) =>
      put(mails, emailId, {
        _id: emailId,
        _revision: revision,
        channel: 'email',
        userId,
        template,
        to,
        status: 'sending',
        attempt: 1,
        error: null,
        reason: null,
        nextTryAt: null,
        queuedAt: at,
        updatedAt: at,
      }),
    EmailSent: (data, occurred) => mail(data, occurred, { status: 'sent', attempt: data.attempt, error: null }),
    EmailFailed: (data, occurred) =>
      mail(data, occurred, { status: 'waiting', attempt: data.attempt, error: data.error, nextTryAt: data.nextTryAt }),
    EmailRetryStarted: (data, occurred) =>
      mail(data, occurred, { status: 'sending', attempt: data.attempt, ...readdressed(data) }),
    EmailHeld: (data, occurred) => mail(data, occurred, { status: 'held', reason: data.reason, nextTryAt: data.until }),
    EmailHoldEnded: (data, occurred) => mail(data, occurred, { status: 'sending', ...readdressed(data) }),
    EmailDigested: (data, occurred) => mail(data, occurred, { status: 'digested' }),
    EmailDeclined: (data, occurred) => mail(data, occurred, { status: 'declined', reason: data.reason }),
    NotificationRaised: ({ notificationId, userId, key }, { at, revision }) =>
      put(mails, notificationId, {
        _id: notificationId,
        _revision: revision,
        channel: 'inApp',
        userId,
        template: key,
        to: null,
        status: 'sent',
        attempt: 1,
        error: null,
        reason: null,
        nextTryAt: null,
        queuedAt: at,
        updatedAt: at,
      }),
    EmailAbandoned: (data, occurred) =>
      mail(data, occurred, { status: 'abandoned', attempt: data.attempt, error: data.error }),
    // Letters about others were sent to the person too: the address in them lies under the key of those others.
    UserErased: ({ userId }) => updateWhere(mails, { userId }, (doc) => ({ ...doc, to: null })),
  },
});
