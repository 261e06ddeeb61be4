import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Letter = {
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

/** It waits for a letter to this person. An erasure, which other journeys make, empties the mailbox: what is waited for is read as soon as it comes. */
export async function letterTo(email: string, isIt: (letter: Letter) => boolean): Promise<Letter> {
  const end = Date.now() + 300_000;
  for (;;) {
    const found = lettersTo(email).find(isIt);
    if (found) return found;
    if (Date.now() > end) throw new Error(`no such letter came to ${email}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** It is the path of a link of that kind in the mailbox of this person, as `/enroll-account/...`; `not` is one that was there before. */
export async function linkTo(email: string, path: string, not = ''): Promise<string> {
  for (let i = 0; i < 1_200; i++) {
    const found = lettersTo(email)
      .flatMap(({ text }) => new RegExp(`/${path}/[A-Za-z0-9_-]{43}`).exec(text)?.[0] ?? [])
      .find((link) => link !== not);
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`no ${path} came to ${email}`);
}
