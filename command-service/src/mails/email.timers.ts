import { later } from '@paideia/events/kernel/dates.ts';
import { emailMessageEvents } from '@paideia/events/mails/mail.events.ts';
import { defineTimer } from '../kernel/schedule/timer.ts';

const done = ({ emailId }: { readonly emailId: string }) => ({ subject: emailId, dueAt: null });

/** By then the letter of the day has gone, with all its tries, or never will. */
const afterDigestMs = 2 * 86_400_000;

/**
 * A letter that waits for the end of its reader's quiet hours. One that waits for the letter of the day goes with it, and by itself when that letter was
 * declined or given up and told nobody of it.
 */
export const emailRelease = defineTimer({
  kind: 'emailRelease',
  version: 2,
  events: [emailMessageEvents],
  schedule: {
    EmailHeld: ({ emailId, reason, until }) => ({
      subject: emailId,
      dueAt: reason === 'quietHours' ? until : later(until, afterDigestMs),
    }),
    EmailHoldEnded: done,
    EmailDigested: done,
    EmailDeclined: done,
  },
  fire: (emailId) => ({ type: 'EndEmailHold', data: { emailId } }),
});

export const emailRetry = defineTimer({
  kind: 'emailRetry',
  events: [emailMessageEvents],
  schedule: {
    EmailFailed: ({ emailId, nextTryAt }) => ({ subject: emailId, dueAt: nextTryAt }),
    EmailRetryStarted: done,
    EmailSent: done,
    EmailAbandoned: done,
  },
  fire: (emailId) => ({ type: 'RetryEmail', data: { emailId } }),
});
