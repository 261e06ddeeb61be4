// Finds documents by the beginnings of their words.
import type { Database } from 'lmdb';
import { words } from '../values.ts';
import { idsIn, isShort, wordStretch, type IndexKey } from './lmdb.keys.ts';

/** Ids by an index of words, in no order. `isExact`: each of them has all the words. */
export type Found = { readonly ids: ReadonlySet<string>; readonly isExact: boolean };

/** Nothing is sought: undefined. `'common'`: every word that is sought stands in `most` documents or more. */
export function searchedIn(index: Database<null, IndexKey>, place: string, text: string | undefined, most: number): Found | 'common' | undefined {
  const sought = [...new Set(words(text ?? ''))];
  if (sought.length === 0) return undefined;
  const all = sought.map((word) => {
    const { from, to } = wordStretch(place, word);
    return idsIn(index.getKeys({ start: from, end: to }), most);
  });
  const [first, ...rest] = all.filter(({ size }) => size < most).sort((a, b) => a.size - b.size);
  if (!first) return 'common';
  const isExact = rest.length + 1 === all.length && sought.every(isShort);
  return { ids: new Set([...first].filter((id) => rest.every((ids) => ids.has(id)))), isExact };
}
