import { z } from 'zod';
import { Id, Instant } from '../kernel/ids.ts';
import { defineEvents, event, streamOf, type EventOf } from '../kernel/message.ts';
import { personal } from '../kernel/personal.ts';

/** The id derives from policy, causing event and recipient: queued once, however often the cause is delivered. */
export const emailMessageStream = streamOf('emailMessage');
export const MailTemplate = z.enum([
  'leaveSubmitted',
  'leaveUpdated',
  'invoiceIssued',
  'receipt',
  'examReminder',
  'requestAnswered',
  'alumniWelcome',
  'verifyEmail',
  'enrolAccount',
  'resetPassword',
  'passwordChanged',
  'emailChanged',
]);
export type MailTemplate = z.infer<typeof MailTemplate>;

/** `subjectId`: whom the letter is about; with that person's key its words go. */
const about = { subject: (data: { subjectId: string }) => data.subjectId };
const of = z.object({ emailId: Id, userId: Id, subjectId: Id });

export const emailMessageEvents = defineEvents('emailMessage', {
  EmailQueued: event(
    of.extend({
      template: MailTemplate,
      locale: z.string(),
      to: personal(z.string()),
      replyTo: personal(z.string()),
      params: personal(z.record(z.string(), z.string())),
      causeId: z.uuid(),
    }),
    about,
  ),
  EmailSent: event(of.extend({ attempt: z.int() })),
  EmailFailed: event(of.extend({ attempt: z.int(), error: z.string(), nextTryAt: Instant })),
  /** Its waiting is over; the transport takes it up again. */
  EmailRetryStarted: event(of.extend({ attempt: z.int() })),
  EmailAbandoned: event(of.extend({ attempt: z.int(), error: z.string() })),
});
export type EmailMessageEvent = EventOf<typeof emailMessageEvents>;
