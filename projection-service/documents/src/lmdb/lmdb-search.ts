// Finds documents by the beginnings of their words.
import type { Database } from 'lmdb';
import { mostExamined, words } from '../values.ts';
import {
  entryIn,
  idsIn,
  isShort,
  searchWay,
  valueStretch,
  wordStretch,
  type IndexKey,
  type Stretch,
} from './lmdb-keys.ts';

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
  const all = sought
    .map((word): Sought => {
      const stretch = wordStretch(code, word);
      return { stretch, entries: entriesIn(index, stretch, most) };
    })
    .sort((a, b) => a.entries - b.entries);
  let ids: ReadonlySet<string> | undefined;
  let isExact = sought.every(isShort);
  for (const one of all) {
    const narrowed = ids ? among(index, code, ids, one) : undefined;
    if (narrowed) {
      ids = narrowed;
      continue;
    }
    const found = mayBeFew(index, one, most) ? gathered(index, one.stretch, most) : undefined;
    if (!found || found.size >= most) isExact = false;
    else ids = ids ? new Set([...ids].filter((id) => found.has(id))) : found;
  }
  return ids ? { ids, isExact } : 'common';
}

/** A page and its total are asked for in one turn, and find once. `seen` is another object whenever something else may be found than before. */
export function searchesIn({ index, seen }: { readonly index: Index; readonly seen: () => object }, code: string) {
  const before = new WeakMap<object, { readonly text: string; readonly found: Found | 'common' | undefined }>();
  return {
    searched(text: string | undefined): Found | 'common' | undefined {
      if (!text) return undefined;
      const kept = before.get(seen());
      if (kept?.text === text) return kept.found;
      const found = searchedIn(index, code, text, mostExamined + 1);
      before.set(seen(), { text, found });
      return found;
    },
    /** All that have the words, however many there are. */
    searchedThrough: (text: string | undefined) => searchedIn(index, code, text, Infinity) as Found | undefined,
  };
}
export type Searches = ReturnType<typeof searchesIn>;

/** So many entries begin with the word, as far as `most`: a document may have several of them. */
type Sought = { readonly stretch: Stretch; readonly entries: number };
/**
 * The store steps over entries by itself, in a fraction of the time that it takes to read them; but it does not stop where a stretch ends. So it is asked for
 * a near one before a far one.
 */
function entriesIn(index: Index, stretch: Stretch, most: number): number {
  const count = () => index.getKeysCount({ start: stretch.from, end: stretch.to });
  if (most === Infinity) return count();
  for (let near = nearEntry; near < most; near *= nearEntry) if (!entryIn(index, stretch, near)) return count();
  return entryIn(index, stretch, most - 1) ? most : count();
}
const nearEntry = 64;
const gathered = (index: Index, { from, to }: Stretch, most: number) =>
  idsIn(index.getKeys({ start: from, end: to }), most);
/** Where the first word of a stretch alone stands in so many documents, it is not gathered for nothing. */
function mayBeFew(index: Index, { stretch, entries }: Sought, most: number): boolean {
  if (entries < most) return true;
  return most === Infinity || entryIn(index, stretch, most - 1)?.[1] !== entryIn(index, stretch, 0)?.[1];
}

/** In so many entries read. */
const [aQuestion, aValue] = [2, 8];
/**
 * Few are asked for one by one in each of the words that begin so, where that is less than to read all who have one; to find out which words there are takes a
 * few reads for each. Answers undefined where it is not less.
 */
function among(index: Index, code: string, ids: ReadonlySet<string>, { stretch, entries }: Sought) {
  if (ids.size === 0) return ids;
  const values = valuesIn(index, stretch, entries / (aQuestion * ids.size + aValue));
  return values && new Set([...ids].filter((id) => values.some((one) => index.doesExist([searchWay(code), one, id]))));
}
/** Answers what stands at the first free place of the keys of a stretch, each once; undefined when there is more than `most` of it, or it is longer than a key. */
export function valuesIn(index: Index, { from, to }: Stretch, most: number): readonly string[] | undefined {
  const found: string[] = [];
  for (let start = from; ;) {
    const entry = entryIn(index, { from: start, to }, 0);
    if (!entry) return found;
    const value = entry[1];
    if (typeof value !== 'string' || !isShort(value) || found.push(value) > most) return undefined;
    start = valueStretch(entry[0], value).to;
  }
}
