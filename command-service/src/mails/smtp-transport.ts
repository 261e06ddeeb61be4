import { envelopeOf } from './envelope.ts';
import type { MailTransport } from './transport.ts';

const patienceMs = 15_000;

/** The `url` looks like smtps://user:password@host:465. */
export function smtpTransport(url: string): MailTransport {
  // The library is loaded with the first letter: no start waits for it.
  const connect = async () => {
    const { createTransport } = await import('nodemailer');
    return createTransport({
      url,
      connectionTimeout: patienceMs,
      greetingTimeout: patienceMs,
      socketTimeout: patienceMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  };
  let smtp: ReturnType<typeof connect> | undefined;
  return {
    async send(letter) {
      await (await (smtp ??= connect())).sendMail(envelopeOf(letter));
    },
    close: () => void smtp?.then((opened) => opened.close()),
  };
}
