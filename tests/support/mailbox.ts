import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Letter = {
  readonly to: string;
  readonly replyTo: string | null;
  readonly subject: string;
  readonly text: string;
};

/** They lie in the mailbox of this person now. */
export function lettersTo(email: string): readonly Letter[] {
  const directory = join(process.env['PAIDEIA_DATA']!, 'mailbox');
  // It is made with the first letter.
  return (existsSync(directory) ? readdirSync(directory, { withFileTypes: true }) : [])
    .filter(({ name }) => name.endsWith('.json'))
    .map(({ name }) => JSON.parse(readFileSync(join(directory, name), 'utf8')) as Letter)
    .filter(({ to }) => to === email);
}

/** They are read so often because an erasure, which another journey makes, empties the mailbox: what is waited for is taken as soon as it comes. */
async function found<T>(what: string, find: () => T | undefined): Promise<T> {
  const end = Date.now() + 300_000;
  for (;;) {
    const one = find();
    if (one !== undefined) return one;
    if (Date.now() > end) throw new Error(`no ${what} came`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** It waits for a letter to this person. Whoever acts first and waits then may come too late for it. */
export const letterTo = (email: string, isIt: (letter: Letter) => boolean): Promise<Letter> =>
  found(`such letter to ${email}`, () => lettersTo(email).find(isIt));

/** It is the path of a link of that kind in the mailbox of this person, as `/enroll-account/...`; `not` is one that was there before. */
export const linkTo = (email: string, path: string, not = ''): Promise<string> =>
  found(`${path} to ${email}`, () =>
    lettersTo(email)
      .flatMap(({ text }) => new RegExp(`/${path}/[A-Za-z0-9_-]{43}`).exec(text)?.[0] ?? [])
      .find((link) => link !== not),
  );
