import { idFrom } from '@paideia/events/kernel/uuid.ts';
import { emailMessageEvents, emailMessageStream } from '@paideia/events/mails/mail.events.ts';
import { mailDigestEvents } from '@paideia/events/mails/mail-digest.events.ts';
import type { Occurred } from '@paideia/projection-service/kernel/projection.ts';
import type { Ask } from '../kernel/decide/decider.ts';
import { declined, settled } from './digest-letter.ts';
import { emailMessage } from './email-message.decider.ts';
import { defineReaction, ofStream } from '../kernel/react/reaction.ts';
import { letterTo, personOf } from './letter.commands.ts';

async function settle({ emailId }: { readonly emailId: string }, { at }: Occurred, ask: Ask) {
  const { message } = await ask.state(emailMessage, emailMessageStream(emailId));
  return message ? settled(message, at, ask) : [];
}

/** Letters that wait for the letter of the day are gathered in it, and it is queued when its hour has come. */
export const mailDigests = defineReaction({
  name: 'mail-digests',
  from: 'now',
  events: [emailMessageEvents, mailDigestEvents],
  partition: ofStream,
  on: {
    EmailHeld: async ({ emailId, userId, reason, until }) =>
      reason === 'digest'
        ? [
            {
              type: 'AddToMailDigest',
              data: { digestId: idFrom('mailDigest', userId, until), userId, emailId, dueAt: until },
            },
          ]
        : [],
    EmailSent: settle,
    EmailDeclined: settle,
    MailDigestClosed: async ({ digestId, userId, part }, occurred, ask) => {
      const person = await personOf(ask, userId);
      const params = { digestId, part: String(part) };
      return person.email === null
        ? declined({ params }, 'accountDeactivated', ask)
        : letterTo(
            person,
            { template: 'digest', subjectId: userId, replyTo: null, params, link: '/notifications' },
            occurred,
          );
    },
  },
});
