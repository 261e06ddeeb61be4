import { hash } from 'node:crypto';

/** The first 48 bits of a digest: of two million others one in 130 million good passwords would be taken for one of them. */
export const bytesEach = 6;
const digestOf = (text: string) => hash('sha256', text, 'hex');
export const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
export const endings = ['1', '12', '123', '1234', '12345', '!', '1!', '123!'];

/** Answers whether it is the digest of a password that every attacker tries first. */
export type IsCommon = (digest: string) => Promise<boolean>;

/** `read` gives the fingerprints of the common ones in their order. They are read when the first password is set, and kept. */
export function commonPasswords(read: () => Promise<Buffer>): IsCommon {
  let known: Buffer | undefined;
  return async (digest) => {
    known ??= await read();
    const wanted = Number.parseInt(digest.slice(0, bytesEach * 2), 16);
    const printAt = (at: number) => known!.readUIntBE(at * bytesEach, bytesEach);
    const count = known.length / bytesEach;
    let [low, high] = [0, count];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (printAt(middle) < wanted) low = middle + 1;
      else high = middle;
    }
    return low < count && printAt(low) === wanted;
  };
}

/** Gives what people make of a name: in small letters, with a capital, in capitals, without spaces, with a number or a year behind it. */
function* variantsOfName(text: string, year: number): Iterable<string> {
  const words = text.normalize('NFC').trim().split(/\s+/).filter(Boolean);
  const whole = [words.join(' '), words.join(''), words.join('.'), words.join('-'), words.join('_')];
  for (const base of new Set([...whole, ...words.filter((word) => word.length > 2)]))
    for (const cased of new Set([base, base.toLowerCase(), capital(base.toLowerCase()), base.toUpperCase()]))
      for (const end of ['', ...endings, `${year - 1}`, `${year}`, `${year + 1}`]) yield cased + end;
}
/** Answers whether the digest is of a password made of one of these words: a name, an address, what the college is called. */
export function isPersonal(digest: string, words: readonly string[], year: number): boolean {
  const parts = words.flatMap((word) =>
    word.includes('@') ? [word, ...word.split('@'), word.split('@')[0]!.replaceAll(/[._-]+/g, ' ')] : [word],
  );
  for (const part of new Set(parts))
    for (const variant of variantsOfName(part, year)) if (digestOf(variant) === digest) return true;
  return false;
}
