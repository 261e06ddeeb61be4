import { createTransport } from 'nodemailer';
import { envelopeOf } from './envelope.ts';
import type { MailTransport } from './transport.ts';

const patienceMs = 15_000;

/** The `url` looks like smtps://user:password@host:465. */
export function smtpTransport(url: string): MailTransport {
  const smtp = createTransport({
    url,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(letter) {
      await smtp.sendMail(envelopeOf(letter));
    },
    close: () => smtp.close(),
  };
}
