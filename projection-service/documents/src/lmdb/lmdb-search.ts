// Finds documents by the beginnings of their words.
import type { Database } from 'lmdb';
import type { AnyCollection } from '../port.ts';
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
import { pairedIn } from './lmdb-pairs.ts';

type Index = Database<null, IndexKey>;

/** They are ids by an index of words, in no order. `isExact` says that each of them has all the words. */
export type Found = { readonly ids: ReadonlySet<string>; readonly isExact: boolean };

/** There are too many for them all to be gathered: `'many'` have all the words, and where they are `'common'`, so many have each of them. */
type TooMany = 'many' | 'common';
export const isTooMany = (found: Found | TooMany | undefined): found is TooMany => typeof found === 'string';

/** Whoever has a word that begins with another one that is sought has both. */
function soughtIn(text: string | undefined): readonly string[] {
  const all = [...new Set(words(text ?? ''))];
  return all.filter((one) => !all.some((other) => other !== one && other.startsWith(one)));
}
/** Of words that thousands have nobody knows which is the rarest, so each two of three are asked for. */
const pairsOfRarest = [
  [0, 1],
  [0, 2],
  [1, 2],
] as const;
const pairIn = (index: Index, code: string, [one, other]: readonly string[], most: number) =>
  isShort(one) && isShort(other) ? pairedIn(index, code, [one!, other!], most) : undefined;

/** Answers undefined when nothing is sought. `hasPairs` says that the collection has its words in pairs. */
export function searchedIn(
  index: Index,
  code: string,
  text: string | undefined,
  most: number,
  hasPairs = false,
): Found | TooMany | undefined {
  const sought = soughtIn(text);
  if (sought.length === 0) return undefined;
  if (hasPairs && sought.length === 2) {
    const found = pairIn(index, code, sought, most);
    if (found) return found.size < most ? { ids: found, isExact: true } : 'many';
  }
  const all = sought
    .map((word): Sought => {
      const stretch = wordStretch(code, word);
      return { word, stretch, entries: entriesIn(index, stretch, most) };
    })
    .sort((a, b) => a.entries - b.entries);
  let ids: ReadonlySet<string> | undefined;
  let isExact = sought.every(isShort);
  let rest = all;
  for (const pair of hasPairs && all.length > 2 ? pairsOfRarest : []) {
    const [one, other] = pair.map((n) => all[n]!);
    const found = pairIn(index, code, [one!.word, other!.word], most);
    if (!found || found.size >= most) continue;
    ids = found;
    rest = all.filter((each) => each !== one && each !== other);
    break;
  }
  for (const one of rest) {
    const narrowed = ids ? among(index, code, ids, one) : undefined;
    if (narrowed) {
      ids = narrowed;
      continue;
    }
    const found = mayBeFew(index, one, most) ? gathered(index, one.stretch, most) : undefined;
    if (!found || found.size >= most) isExact = false;
    else ids = ids ? new Set([...ids].filter((id) => found.has(id))) : found;
  }
  return ids ? { ids, isExact } : sought.length === 1 && sought.every(isShort) ? 'many' : 'common';
}

/** A page and its total are asked for in one turn, and find once. `seen` is another object whenever something else may be found than before. */
export function searchesIn(
  { index, seen }: { readonly index: Index; readonly seen: () => object },
  { pairs }: Pick<AnyCollection, 'pairs'>,
  code: string,
) {
  const before = new WeakMap<object, { readonly text: string; readonly found: Found | TooMany | undefined }>();
  return {
    searched(text: string | undefined): Found | TooMany | undefined {
      if (!text) return undefined;
      const kept = before.get(seen());
      if (kept?.text === text) return kept.found;
      const found = searchedIn(index, code, text, mostExamined + 1, pairs);
      before.set(seen(), { text, found });
      return found;
    },
    /** All that have the words, however many there are. */
    searchedThrough: (text: string | undefined) => searchedIn(index, code, text, Infinity, pairs) as Found | undefined,
  };
}
export type Searches = ReturnType<typeof searchesIn>;

/** So many entries begin with the word, as far as `most`: a document may have several of them. */
type Sought = { readonly word: string; readonly stretch: Stretch; readonly entries: number };
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
