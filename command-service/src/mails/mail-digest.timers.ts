import { mailDigestEvents } from '@paideia/events/mails/mail-digest.events.ts';
import { defineTimer } from '../kernel/schedule/timer.ts';

/** The hour at which a person wants the letter of the day. */
export const mailDigestClose = defineTimer({
  kind: 'mailDigestClose',
  events: [mailDigestEvents],
  schedule: {
    MailDigestExtended: ({ digestId, dueAt }) => ({ subject: digestId, dueAt }),
    MailDigestClosed: ({ digestId }) => ({ subject: digestId, dueAt: null }),
  },
  fire: (digestId) => ({ type: 'CloseMailDigest', data: { digestId } }),
});
