import { emailMessageEvents } from '@paideia/events/mails/mail.events.ts';
import { defineTimer } from '../kernel/schedule/timer.ts';

const done = ({ emailId }: { readonly emailId: string }) => ({ subject: emailId, dueAt: null });

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
