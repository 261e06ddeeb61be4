import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { envelopeOf } from './envelope.ts';
import type { MailTransport } from './transport.ts';

/**
 * The local mailbox: each letter as `{id}.eml`, as a mail program opens it, and as `{id}.json` to be read by programs.
 * A letter that is sent again takes its own place.
 */
export function mailboxTransport(directory: string): MailTransport {
  // The library is loaded with the first letter: no start waits for it.
  const composer = async () => {
    const { createTransport } = await import('nodemailer');
    return createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  };
  let eml: ReturnType<typeof composer> | undefined;
  // Whole or not at all: a reader never meets half a letter.
  async function write(name: string, content: string | Uint8Array) {
    const path = join(directory, name);
    await writeFile(`${path}.part`, content, { mode: 0o600 });
    await rename(`${path}.part`, path);
  }
  return {
    async send(letter) {
      await mkdir(directory, { recursive: true, mode: 0o700 });
      const { message } = await (await (eml ??= composer())).sendMail(envelopeOf(letter));
      if (!Buffer.isBuffer(message)) throw new TypeError('the letter was not made in one piece');
      await write(`${letter.id}.eml`, message);
      await write(`${letter.id}.json`, `${JSON.stringify({ ...letter, sentAt: new Date().toISOString() }, null, 2)}\n`);
    },
    // Whom a letter is about its words say, not its name: so all of them go.
    async removeAll() {
      const names = await readdir(directory).catch(() => []);
      await Promise.all(names.map((name) => rm(join(directory, name), { force: true })));
    },
    close: () => void eml?.then((made) => made.close()),
  };
}
