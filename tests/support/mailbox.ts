import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Letter = { readonly to: string; readonly subject: string; readonly text: string };

/** It is the path of a link of that kind in the mailbox of this person, as `/enroll-account/...`; `not` is one that was there before. */
export async function linkTo(email: string, path: string, not = ''): Promise<string> {
  const directory = join(process.env['PAIDEIA_DATA']!, 'mailbox');
  for (let i = 0; i < 1_200; i++) {
    const letters = readdirSync(directory, { withFileTypes: true })
      .filter(({ name }) => name.endsWith('.json'))
      .map(({ name }) => JSON.parse(readFileSync(join(directory, name), 'utf8')) as Letter)
      .filter(({ to }) => to === email);
    const found = letters
      .flatMap(({ text }) => new RegExp(`/${path}/[A-Za-z0-9_-]{43}`).exec(text)?.[0] ?? [])
      .find((link) => link !== not);
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`no ${path} came to ${email}`);
}
