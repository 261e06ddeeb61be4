// Finds who has two words without reading all who have either: each two words of a document stand together in an index, where the collection wants that.
import type { Database } from 'lmdb';
import { compare } from '../values.ts';
import { endOfText, entryIn, idsIn, ofMany, pairWay, valueStretch, type IndexKey } from './lmdb-keys.ts';

type Index = Database<null, IndexKey>;

/** Many words begin with one letter: where more of them than these come first in pairs, to go from each to the next takes as long as to read who has them. */
const mostFirst = 64;

/**
 * Answers who has words that begin with these two, of which neither begins with the other, so that all that begin with the lesser one come first in their pairs.
 * It answers undefined where too many words do. As many entries are read as there are ids, and two more for each of those words, however many have only one of
 * the two; besides them only those who have more words than stand in pairs.
 */
export function pairedIn(
  index: Index,
  code: string,
  sought: readonly [string, string],
  most: number,
): ReadonlySet<string> | undefined {
  const [lesser, greater] = [...sought].sort(compare) as [string, string];
  const way = pairWay(code);
  const idsOf = (one: string, other: string, limit: number, ids?: Set<string>) =>
    idsIn(index.getKeys({ start: [way, one, other], end: [way, one, `${other}${endOfText}`] }), limit, ids);
  const ids = new Set<string>();
  const to: IndexKey = [way, `${lesser}${endOfText}`];
  let from: IndexKey = [way, lesser];
  for (let n = 0; ids.size < most; n++) {
    const one = entryIn(index, { from, to }, 0)?.[1] as string | undefined;
    if (one === undefined) break;
    if (n === mostFirst) return undefined;
    idsOf(one, greater, most, ids);
    from = valueStretch(way, one).to;
  }
  if (ids.size >= most) return ids;
  const those = idsOf(ofMany, greater, Infinity);
  if (those.size > 0) for (const id of idsOf(ofMany, lesser, Infinity)) if (those.has(id)) ids.add(id);
  return ids;
}
