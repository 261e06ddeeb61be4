// This file says what filtering, ordering and searching mean, in one place for every driver.
import type { Collection, Scalar, Wanted } from './port.ts';

/** It is a mistake of the programmer, or of whoever wrote the query: it is reported, never stored. */
export class Unfit extends TypeError {}
/** This store did not give the cursor out for such a query: it comes from outside. */
export class BadCursor extends Error {}
/** The query would have to look at more documents than a screen is worth: it needs a narrower filter or an index. */
export class ExaminedTooMany extends Error {
  constructor(readonly collection: string) {
    super(`a query of ${collection} would examine more than ${mostExamined} documents`);
  }
}
/** One query may look at so many documents, and totals are counted so far. */
export const mostExamined = 5_000;

const rank = (value: Scalar) => (value == null ? 0 : typeof value === 'number' ? 1 : typeof value === 'string' ? 2 : 3);

/** Nothing comes before numbers, those before text, and that before booleans; text goes by code point, as MongoDB compares it without collation. */
export function compare(a: Scalar, b: Scalar): number {
  if (rank(a) !== rank(b)) return rank(a) - rank(b);
  if (a == null || a === b) return 0;
  if (typeof a !== 'string') return Number(a) - Number(b);
  return compareTexts(a, b as string);
}
const isHalfOfPair = (unit: number) => unit >= 0xd800 && unit <= 0xdfff;
/** Where the first difference is between whole characters of two bytes, the order of their code points can be seen at once. */
function compareTexts(a: string, b: string): number {
  const end = Math.min(a.length, b.length);
  for (let n = 0; n < end; n++) {
    const one = a.charCodeAt(n);
    const other = b.charCodeAt(n);
    if (one === other) continue;
    if (isHalfOfPair(one) || isHalfOfPair(other)) return Buffer.compare(Buffer.from(a), Buffer.from(b));
    return one < other ? -1 : 1;
  }
  return a.length - b.length;
}
export const isRange = <T>(wanted: Wanted<T>): wanted is { from?: NonNullable<T>; below?: NonNullable<T> } =>
  typeof wanted === 'object' && wanted !== null && !Array.isArray(wanted);

const equals = (value: Scalar, wanted: Wanted<Scalar>): boolean => {
  if (Array.isArray(wanted)) return (wanted as readonly Scalar[]).some((one) => compare(value, one) === 0);
  if (!isRange(wanted)) return compare(value, wanted as Scalar) === 0;
  const { from, below } = wanted;
  return (
    rank(value) === rank(from ?? below) &&
    (from === undefined || compare(value, from) >= 0) &&
    (below === undefined || compare(value, below) < 0)
  );
};
/** A list is wanted when one of its items is. */
export const matches = (value: Scalar | readonly Scalar[], wanted: Wanted<Scalar>): boolean =>
  Array.isArray(value)
    ? (value as readonly Scalar[]).some((item) => equals(item, wanted))
    : equals(value as Scalar, wanted);

/** Accents and case do not count; use it too for a field that names are sorted by. */
export const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
export const words = (text: string): readonly string[] => plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];
/** Unicode does not decompose these letters, and not every keyboard has them. */
const simpler: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ŧ: 't',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
};
const special = new RegExp(`[${Object.keys(simpler).join('')}]`, 'g');
/** A word is found as it is written, and as who has other letters types it. */
const asTyped = (word: string): readonly string[] => {
  const typed = word.replace(special, (letter) => simpler[letter]!);
  return typed === word ? [word] : [word, typed];
};
const unspaced = /^[\p{Ideographic}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]+$/u;
/** Two names of these scripts are typed without a space between them, the family name first, wherever it stands. */
const asOne = (found: readonly string[]): readonly string[] =>
  found.length === 2 && found.every((word) => unspaced.test(word))
    ? [...found, found.join(''), found.toReversed().join('')]
    : found;
export const searchWords = <V extends object>({ search }: Collection<V>, doc: V): readonly string[] => [
  ...new Set(search.flatMap((field) => asOne(words(String(doc[field] ?? ''))).flatMap(asTyped))),
];
/** Nothing lies under another one, and not every database can be asked for it. */
export const isDocumentId = (id: unknown): id is string =>
  typeof id === 'string' && id.length > 0 && id.length <= 200 && !/\p{Cc}/u.test(id) && id.isWellFormed();
