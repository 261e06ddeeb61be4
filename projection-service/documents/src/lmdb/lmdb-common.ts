// This file finds in the wanted order those who have a word that thousands have, by what the collection says of such words.
import type { Database } from 'lmdb';
import type { AnyCollection } from '../port.ts';
import { words } from '../values.ts';
import {
  entryIn,
  idsIn,
  isShort,
  last,
  searchWay,
  valueStretch,
  wayOf,
  wordStretch,
  type IndexKey,
  type Stretch,
} from './lmdb-keys.ts';
import { valuesIn } from './lmdb-search.ts';

type Index = Database<null, IndexKey>;
type Ordered = { readonly stretches: readonly Stretch[]; readonly ids: ReadonlySet<string> };
/** It has whole stretches of indexes in the wanted order, `ids` that are in none of them, and `besides`, who have to be asked for. */
type CommonWay = Ordered & {
  readonly depth: number;
  readonly besides: readonly object[];
  /** Who is on the stretches has all that is sought. */
  readonly isExact: boolean;
};

/** More different values than that are not looked through. */
const mostValues = 200;
/** Answers undefined when the collection does not tell of every common word that begins with this one, or when more than `most` stand in no stretch. */
function ordered(
  index: Index,
  collection: AnyCollection,
  code: string,
  word: string,
  sort: string,
  most: number,
): Ordered | undefined {
  const { indexes, common } = collection;
  const names = common!.fields.map((field) =>
    Object.keys(indexes).find((name) => indexes[name]!.join() === [field, sort].join()),
  );
  const found =
    !names.includes(undefined) && isShort(word) ? valuesIn(index, wordStretch(code, word), mostValues) : undefined;
  if (!found) return undefined;
  const stretchOf = (one: string) => valueStretch(searchWay(code), one);
  const often = new Set(found.filter((one) => entryIn(index, stretchOf(one), most) !== undefined));

  const stretches: Stretch[] = [];
  const covered = new Set<string>();
  for (const name of names as readonly string[]) {
    const way = wayOf(code, collection, name);
    const values = valuesIn(index, { from: [way], to: [way, last] }, mostValues);
    if (!values) return undefined;
    for (const value of values)
      for (const one of words(value).filter((each) => often.has(each))) {
        covered.add(one);
        stretches.push(valueStretch(way, value));
      }
  }
  if (covered.size < often.size) return undefined;

  const ids = new Set<string>();
  for (const one of found)
    if (!often.has(one)) idsIn(index.getKeys({ start: stretchOf(one).from, end: stretchOf(one).to }), most + 1, ids);
  return ids.size > most ? undefined : { stretches, ids };
}

export function commonWay(
  index: Index,
  collection: AnyCollection,
  code: string,
  { search, sort, most }: { readonly search: string | undefined; readonly sort: string; readonly most: number },
): CommonWay | undefined {
  if (!collection.common) return undefined;
  const sought = [...new Set(words(search ?? ''))];
  for (const word of sought) {
    const way = ordered(index, collection, code, word, sort, most);
    if (way) return { ...way, depth: 2, besides: collection.common.besides ?? [], isExact: sought.length === 1 };
  }
  return undefined;
}
