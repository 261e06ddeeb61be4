import { emailMessageEvents } from '@paideia/events/mails/mail.events.ts';
import { defineTimer } from '../kernel/schedule/timer.ts';

const done = ({ emailId }: { readonly emailId: string }) => ({ subject: emailId, dueAt: null });

/** A letter that waits for the end of its reader's quiet hours; one that waits for the day's letter goes with it. */
export const emailRelease = defineTimer({
  kind: 'emailRelease',
  events: [emailMessageEvents],
  schedule: {
    EmailHeld: ({ emailId, reason, until }) =>
      reason === 'quietHours' ? { subject: emailId, dueAt: until } : undefined,
    EmailHoldEnded: done,
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
