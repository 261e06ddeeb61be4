import { z } from 'zod';
import { Id, Instant } from '../kernel/ids.ts';
import { defineEvents, event, streamOf, type EventOf } from '../kernel/message.ts';
import { NotificationKey } from '../notifications/notification.events.ts';
import { personal } from '../kernel/personal.ts';

/** The id derives from policy, causing event and recipient: queued once, however often the cause is delivered. */
export const emailMessageStream = streamOf('emailMessage');
export const MailTemplate = z.enum([
  'leaveSubmitted',
  'leaveUpdated',
  'invoiceIssued',
  'invoiceOverdue',
  'receipt',
  'paymentReminder',
  'paymentFailed',
  'planDisabled',
  'examScheduled',
  'examReminder',
  'examResult',
  'requestAnswered',
  'alumniWelcome',
  'newsPublished',
  'alumniNews',
  'ministryPending',
  'ministryApproved',
  'alumniMessage',
  'alumniMessageCopy',
  'alumniDepartment',
  'digest',
  'verifyEmail',
  'enrolAccount',
  'resetPassword',
  'passwordChanged',
  'emailChanged',
]);
export type MailTemplate = z.infer<typeof MailTemplate>;
/** Whatever people are told: a letter, a notification inside the product, or both. */
export const DeliveryKind = z.enum([...MailTemplate.options, ...NotificationKey.options]);
export type DeliveryKind = z.infer<typeof DeliveryKind>;
/** Why a letter waits, though it could go: its reader's quiet hours, or the one letter a day that the reader wants. */
export const HoldReason = z.enum(['quietHours', 'digest']);
export type HoldReason = z.infer<typeof HoldReason>;
/** Why a letter is not sent after all: its reader declined such letters, an admin switched them off, what it tells of is withdrawn or over, or its reader's account is deactivated. */
export const DeclineReason = z.enum(['unsubscribed', 'switchedOff', 'withdrawn', 'over', 'accountDeactivated']);
export type DeclineReason = z.infer<typeof DeclineReason>;

/** `subjectId`: whom the letter is about; with that person's key its words go. */
const about = { subject: (data: { subjectId: string }) => data.subjectId };
const emailRef = z.object({ emailId: Id, userId: Id, subjectId: Id });

export const emailMessageEvents = defineEvents('emailMessage', {
  EmailQueued: event(
    emailRef.extend({
      template: MailTemplate,
      locale: z.string(),
      to: personal(z.string()),
      replyTo: personal(z.string()),
      params: personal(z.record(z.string(), z.string())),
      /** The region that it concerns, for which letters can be declined. */
      regionId: Id.nullable(),
      causeId: z.uuid(),
    }),
    { ...about, version: 2, upcasts: { 1: (data) => ({ ...data, regionId: null }) } },
  ),
  EmailSent: event(emailRef.extend({ attempt: z.int() })),
  EmailFailed: event(emailRef.extend({ attempt: z.int(), error: z.string(), nextTryAt: Instant })),
  /** Its waiting is over; the transport takes it up again. `to`: where it goes from now on, when its reader has another address by then. */
  EmailRetryStarted: event(emailRef.extend({ attempt: z.int(), to: personal(z.string()).optional() }), about),
  EmailHeld: event(emailRef.extend({ reason: HoldReason, until: Instant })),
  /** Its time has come. `to`: as it is of a retry. */
  EmailHoldEnded: event(emailRef.extend({ to: personal(z.string()).optional() }), about),
  /** `digestId`: the letter that told of it with others. */
  EmailDigested: event(emailRef.extend({ digestId: Id })),
  EmailDeclined: event(emailRef.extend({ reason: DeclineReason })),
  EmailAbandoned: event(emailRef.extend({ attempt: z.int(), error: z.string() })),
});
export type EmailMessageEvent = EventOf<typeof emailMessageEvents>;
