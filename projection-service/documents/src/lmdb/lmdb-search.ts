// Finds documents by the beginnings of their words.
import type { Database } from 'lmdb';
import { words } from '../values.ts';
import { entryIn, idsIn, isShort, wordStretch, type IndexKey, type Stretch } from './lmdb-keys.ts';

type Index = Database<null, IndexKey>;

/** They are ids by an index of words, in no order. `isExact` says that each of them has all the words. */
export type Found = { readonly ids: ReadonlySet<string>; readonly isExact: boolean };

/** Answers undefined when nothing is sought, and `'common'` when every word that is sought stands in `most` documents or more. */
export function searchedIn(
  index: Index,
  code: string,
  text: string | undefined,
  most: number,
): Found | 'common' | undefined {
  const sought = [...new Set(words(text ?? ''))];
  if (sought.length === 0) return undefined;
  const all = sought.map((word) =>
    most < Infinity && isFull(index, wordStretch(code, word), most) ? undefined : gathered(index, code, word, most),
  );
  const [first, ...rest] = all
    .filter((ids) => ids !== undefined && ids.size < most)
    .sort((a, b) => a!.size - b!.size) as ReadonlySet<string>[];
  if (!first) return 'common';
  const isExact = rest.length + 1 === all.length && sought.every(isShort);
  return { ids: new Set([...first].filter((id) => rest.every((ids) => ids.has(id)))), isExact };
}

const gathered = (index: Index, code: string, word: string, most: number) => {
  const { from, to } = wordStretch(code, word);
  return idsIn(index.getKeys({ start: from, end: to }), most);
};
/** Says whether the first word of a stretch alone stands in so many documents; the store steps over them by itself. */
const isFull = (index: Index, stretch: Stretch, most: number): boolean => {
  const end = entryIn(index, stretch, most - 1);
  return end !== undefined && end[1] === entryIn(index, stretch, 0)![1];
};
