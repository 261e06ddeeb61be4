// Letters go here: it counts how often each came, refuses as it is told, and can be down.
import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';
import { freePort } from '../../support/stack.ts';

export type MailServer = {
  readonly url: string;
  /** It counts how often each letter was taken, by its id. */
  readonly taken: ReadonlyMap<string, number>;
  up(): Promise<void>;
  down(): Promise<void>;
};

/** `refuses` says at which of its comings a letter is sent away. */
export async function mailServer(refuses: (times: number) => boolean = () => false): Promise<MailServer> {
  const port = await freePort();
  const taken = new Map<string, number>();
  const came = new Map<string, number>();
  let server: SMTPServer | undefined;
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    async up() {
      const smtp = new SMTPServer({
        authOptional: true,
        disabledCommands: ['STARTTLS', 'AUTH'],
        onData(stream, _session, done) {
          let text = '';
          stream.on('data', (part: Buffer) => (text += part.toString()));
          stream.on('end', () => {
            const id = /^Message-ID: <([^@]+)@/im.exec(text)![1]!;
            came.set(id, (came.get(id) ?? 0) + 1);
            if (refuses(came.get(id)!)) return done(new Error('not now'));
            taken.set(id, (taken.get(id) ?? 0) + 1);
            done();
          });
        },
      });
      // Whoever is killed in the middle of a letter has not handed it over.
      smtp.on('error', () => undefined);
      smtp.listen(port, '127.0.0.1');
      await once(smtp.server, 'listening');
      server = smtp;
    },
    async down() {
      const closing = server;
      server = undefined;
      if (closing) await new Promise<void>((closed) => closing.close(closed));
    },
  };
}
