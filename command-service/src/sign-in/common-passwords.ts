import { createHash } from 'node:crypto';
import { dictionary } from '@zxcvbn-ts/language-common';

const digestOf = (text: string) => createHash('sha256').update(text).digest().toString('latin1');
let digests: ReadonlySet<string> | undefined;
/** Some 50,000 passwords and words that every attacker tries first; about a tenth of a second the first time. */
const known = (): ReadonlySet<string> =>
  (digests ??= new Set([...dictionary['passwords-common'], ...dictionary['diceware-common']].map(digestOf)));

const ends = ['', '1', '12', '123', '1234', '12345', '!', '1!', '123!'];
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** What people make of a name: in small letters, with a capital, in capitals, without spaces, with a number or a year behind it. */
function* variantsOf(text: string, year: number): Iterable<string> {
  const words = text.normalize('NFC').trim().split(/\s+/).filter(Boolean);
  const whole = [words.join(' '), words.join(''), words.join('.'), words.join('-'), words.join('_')];
  for (const base of new Set([...whole, ...words.filter((word) => word.length > 2)]))
    for (const cased of new Set([base, base.toLowerCase(), capital(base.toLowerCase()), base.toUpperCase()]))
      for (const end of [...ends, `${year - 1}`, `${year}`, `${year + 1}`]) yield cased + end;
}

export const isCommon = (digest: string): boolean => known().has(Buffer.from(digest, 'hex').toString('latin1'));
/** Whether the digest is of a password made of one of these words: a name, an address, what the college is called. */
export function isPersonal(digest: string, words: readonly string[], year: number): boolean {
  const wanted = Buffer.from(digest, 'hex').toString('latin1');
  const parts = words.flatMap((word) =>
    word.includes('@') ? [word, ...word.split('@'), word.split('@')[0]!.replaceAll(/[._-]+/g, ' ')] : [word],
  );
  for (const part of parts) for (const variant of variantsOf(part, year)) if (digestOf(variant) === wanted) return true;
  return false;
}
