// The keys of the indexes are made so that their order is the order of the values.
import type { Database, Key } from 'lmdb';
import type { AnyCollection, Scalar } from '../port.ts';
import type { Doc, Plan } from '../planner.ts';
import { compare } from '../values.ts';

/** `way` is of one index of one collection. */
export type IndexKey = [way: string, ...values: Key[]];

/** Answers one character for the nth of a few: keys are many, so what they begin with is short. */
export function codeAt(n: number): string {
  if (n > 0x7e - 0x30) throw new TypeError(`there are too many collections or indexes to be told apart: ${n}`);
  return String.fromCharCode(0x30 + n);
}
const [searchCode, pairCode] = ['#', '+'];
const codes = new WeakMap<object, ReadonlyMap<string, string>>();
/** The keys of an index begin so. `code` is of the collection; its indexes are told apart by the order of their names, which its shape keeps. */
export function wayOf(code: string, { indexes }: Pick<AnyCollection, 'indexes'>, index: string): string {
  let known = codes.get(indexes);
  if (!known) {
    known = new Map(
      Object.keys(indexes)
        .sort()
        .map((name, n) => [name, codeAt(n)]),
    );
    codes.set(indexes, known);
  }
  return code + known.get(index)!;
}
export const searchWay = (code: string): string => code + searchCode;
export const pairWay = (code: string): string => code + pairCode;
export type Stretch = { readonly from: IndexKey; readonly to: IndexKey };

const longest = 64; // LMDB keys hold 1978 bytes, so four texts of 64 code points, an id of 200 characters and the names fit. Longer text is cut in the key and compared in the document.
export const last = Buffer.alloc(1, 0xff); // It stands after every text and every boolean.
export const endOfText = '\u{10ffff}';

// Text is cut by code point, so that cut texts keep their order. lmdb writes U+0000-U+0004 unescaped in texts of 64 characters and more.
const escaped = (text: string) =>
  // oxlint-disable-next-line no-control-regex -- control characters are what it is about
  text.replace(/[\0-\x05]/g, (one) => `\x05${String.fromCharCode(6 + one.charCodeAt(0))}`);
/** Most texts are so: nothing in them is escaped, and each of their characters is one byte. */
export const isPlainText = (text: string) => /^[ -~]+$/.test(text);
export const textKey = (text: string) =>
  text.length <= longest && isPlainText(text)
    ? text
    : escaped(text.length <= longest ? text : [...text.slice(0, 2 * longest)].slice(0, longest).join(''));
/** What is nothing is `false`, which lmdb orders before numbers. Of two nulls that follow each other lmdb reads back one. */
export const nothing = false;
/** In LMDB booleans come before numbers; here they come after text, as in MongoDB. */
export const keyOf = (value: Scalar): Key =>
  typeof value === 'string'
    ? textKey(value)
    : typeof value === 'boolean'
      ? `${endOfText}${Number(value)}`
      : (value ?? nothing);
/** Answers what stands in a key, to be compared: booleans and cut texts stay as they are there. */
export const inKey = (part: Key | undefined): Scalar => (part === nothing ? null : (part as Scalar));
/** Says whether the key holds all of the value. */
export const isShort = (value: unknown): boolean => typeof value !== 'string' || value.length < longest;
const lowest = (value: Scalar): Key =>
  typeof value === 'string' ? '' : typeof value === 'number' ? -Infinity : endOfText;
const highest = (value: Scalar): Key => (typeof value === 'string' ? endOfText : typeof value === 'number' ? '' : last);
/** Keeps a document with an empty list in the index; no value has this key. */
export const emptyList = `${endOfText}-`;

export const idOf = (entry: readonly Key[]): string => entry.at(-1) as string;
/** Answers the ids of entries, each once, until there are `most` of them. */
export function idsIn(entries: Iterable<readonly Key[]>, most: number, ids = new Set<string>()): ReadonlySet<string> {
  for (const entry of entries) {
    ids.add(idOf(entry));
    if (ids.size >= most) break;
  }
  return ids;
}
/** Answers the entry so far on a stretch, if it goes so far; the store steps over the others by itself. */
export function entryIn(index: Database<null, IndexKey>, { from, to }: Stretch, offset: number): IndexKey | undefined {
  for (const entry of index.getKeys({ start: from, end: to, offset, limit: 1 })) return entry;
  return undefined;
}
/** It is the part of the index of words where they begin with this one. */
export const wordStretch = (code: string, word: string): Stretch => ({
  from: [searchWay(code), textKey(word)],
  to: [searchWay(code), `${textKey(word)}${endOfText}`],
});

/** It is the part of an index where the first field is this key. */
export const valueStretch = (way: string, key: Key): Stretch => ({ from: [way, key], to: [way, key, last] });

export const hasNone = (value: Doc[string]): boolean => value == null || (Array.isArray(value) && value.length === 0);

/** So many words make 190 pairs. Of whoever has more each word stands there once, behind all pairs. */
const mostPaired = 20;
export const ofMany = `${endOfText}+`;
/** Answers what stands in the index of pairs for the words of a document, as they are in keys: the lesser of two comes first. */
export function pairsOf(words: ReadonlySet<string>): readonly (readonly string[])[] {
  const inOrder = [...words].sort(compare);
  if (words.size > mostPaired) return inOrder.map((one) => [ofMany, one]);
  return inOrder.flatMap((one, n) => inOrder.slice(n + 1).map((other) => [one, other]));
}

export const sameValue = (a: Doc[string], b: Doc[string]): boolean =>
  a === b ||
  (Array.isArray(a) &&
    Array.isArray(b) &&
    a.length === b.length &&
    a.every((one, n) => one === (b as readonly Scalar[])[n]));

/** Answers the stretches of an index that a plan walks. Cut keys may let more in than is wanted, never less. */
export const stretchesOf = (way: string, { points, range }: Plan): readonly Stretch[] => {
  const bound = range?.from ?? range?.below;
  const starts = points.map((point): IndexKey => [way, ...point.map(keyOf)]);
  // Of different values only those can have the same key that are cut in it.
  const different = points.every((point) => point.every(isShort))
    ? starts
    : [...new Map(starts.map((start) => [JSON.stringify(start), start])).values()];
  return different.map((start): Stretch => {
    if (!range) return { from: start, to: [...start, last] };
    const { from, below } = range;
    const to: IndexKey =
      below === undefined
        ? [...start, highest(bound)]
        : isShort(below)
          ? [...start, keyOf(below)]
          : [...start, keyOf(below), last];
    return { from: [...start, from === undefined ? lowest(bound) : keyOf(from)], to };
  });
};
