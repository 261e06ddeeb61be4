// Finds the ids of one collection of one build on the way of a plan. Everything here happens within one look at the store.
import type { Database, Key } from 'lmdb';
import { filters } from '../checks.ts';
import { plansOf, type Doc, type DocQuery, type Lookup, type Plan } from '../planner.ts';
import type { AnyCollection } from '../port.ts';
import { ExaminedTooMany, matches, mostExamined, searchWords, words } from '../values.ts';
import { idOf, idsIn, isShort, last, stretchesOf, wayOf, type IndexKey, type Stretch } from './lmdb-keys.ts';
import type { StoredDocument } from './lmdb-encoding.ts';
import type { Found } from './lmdb-search.ts';
import { ordering, type Direction, type Entries, type Entry } from './lmdb-walk.ts';

export type DocumentKey = [code: string, id: string];
export type Tables = {
  readonly docs: Database<Buffer, DocumentKey>;
  readonly decode: (bytes: Buffer) => StoredDocument;
  readonly index: Database<null, IndexKey>;
  readonly getDecoded: (code: string, id: string) => StoredDocument | undefined;
  /** It is another object whenever something else may be seen than before. */
  readonly seen: () => object;
  /** It answers what the same question, of values that are JSON, found before, as long as nothing was written to the documents. */
  readonly again: <A>(question: readonly unknown[], weight: (answer: A) => number, find: () => A) => A;
  /** There are no other indexes: the rest are put off. */
  readonly kept?: readonly string[] | undefined;
};

/** It answers the entry so far on one stretch, if it goes so far. */
type EntryAt = (offset: number) => Entry | undefined;
/**
 * Answers the entry so far on stretches merged into one order, without reading all before it. It looks at one entry of each stretch, a step further on: before
 * the least of these no stretch has as many as a step, so that all of its own stretch up to it lie before what is left to pass, shared among the stretches.
 */
function entryOfMerged(reads: readonly EntryAt[], offset: number, direction: Direction): Entry | undefined {
  const { order } = ordering(direction);
  const passed = reads.map(() => 0);
  const first = (step: number): number | undefined => {
    let [best, least]: [number | undefined, Entry | undefined] = [undefined, undefined];
    for (const [n, read] of reads.entries()) {
      const entry = read(passed[n]! + step - 1);
      if (entry && (!least || order(entry, least) < 0)) [best, least] = [n, entry];
    }
    return best;
  };
  for (let left = offset; left > 0;) {
    const step = Math.max(1, Math.floor(left / reads.length));
    const stretch = first(step);
    if (stretch === undefined) return undefined;
    passed[stretch]! += step;
    left -= step;
  }
  const stretch = first(1);
  return stretch === undefined ? undefined : reads[stretch]!(passed[stretch]!);
}

export function lmdbIds(
  { docs, index, getDecoded }: Pick<Tables, 'docs' | 'index' | 'getDecoded'>,
  collection: AnyCollection,
  code: string,
) {
  const get = (id: string): Doc | undefined => getDecoded(code, id)?.doc;
  const all: Stretch = { from: [code, ''] as IndexKey, to: [code, last] as unknown as IndexKey };
  const stretches = (plan: Plan) =>
    plan.index === undefined ? [all] : stretchesOf(wayOf(code, collection, plan.index), plan);
  // The documents' own keys are [code, id], as if they were an index without values.
  const entriesOf = ({ index: name }: Plan): Entries =>
    name === undefined ? (range) => docs.getKeys(range) : (range) => index.getKeys(range);
  const tables = (name: string | undefined) =>
    (name === undefined ? docs : index) as unknown as Database<unknown, IndexKey>;

  /** Looks at documents, so many and no more. */
  const examiner = (most = mostExamined) => {
    let looked = 0;
    return (id: string): Doc => {
      if (++looked > most) throw new ExaminedTooMany(collection.name);
      return get(id)!;
    };
  };

  const wantedDoc = (lookup: Lookup) => {
    const wanted = filters(lookup);
    const sought = words(lookup.search ?? '');
    return (doc: Doc) => {
      if (!wanted.every(([field, value]) => matches(doc[field], value))) return false;
      if (sought.length === 0) return true;
      const has = searchWords(collection, doc as never);
      return sought.every((word) => has.some((one) => one.startsWith(word)));
    };
  };

  /** Answers ids on the way of a plan, each once, at most `most` of them. */
  function idsBy(plan: Plan, most = Infinity): ReadonlySet<string> {
    const ids = new Set<string>();
    for (const { from, to } of stretches(plan)) {
      idsIn(tables(plan.index).getKeys({ start: from, end: to }), most, ids);
      if (ids.size >= most) break;
    }
    return ids;
  }
  /** It counts as far as totals are counted: the store steps over so many entries by itself, and nobody counts all that there are. */
  function countBy(plan: Plan): number {
    if (!plan.single) return idsBy(plan, mostExamined + 1).size;
    const entries = tables(plan.index);
    let n = 0;
    for (const { from: start, to: end } of stretches(plan)) {
      for (const _ of entries.getKeys({ start, end, offset: mostExamined - n, limit: 1 })) return mostExamined + 1;
      n += entries.getKeysCount({ start, end });
    }
    return n;
  }

  /** Answers the entry so far on the way of a plan that has one entry for each document, or `'beyond'` its end. */
  function entryAt(
    plan: Plan,
    offset: number,
    { isSorted, descending }: Direction,
  ): readonly Key[] | 'beyond' | undefined {
    if (!plan.single) return undefined;
    const entries = tables(plan.index);
    const reads = stretches(plan).map(({ from, to }): EntryAt => {
      const [start, end] = descending ? [to, from] : [from, to];
      return (at) => {
        for (const entry of entries.getKeys({ start, end, reverse: descending, offset: at, limit: 1 })) return entry;
        return undefined;
      };
    });
    return entryOfMerged(reads, offset, { isSorted, descending }) ?? 'beyond';
  }

  function* filtered(
    ids: Iterable<string>,
    found: Found | undefined,
    isExact: boolean,
    lookup: Lookup,
    look: (id: string) => Doc,
  ): Iterable<string> {
    const isTold = isExact && (found?.isExact ?? true);
    const isWanted = isTold ? undefined : wantedDoc(lookup);
    for (const id of ids) if ((found?.ids.has(id) ?? true) && (isWanted?.(look(id)) ?? true)) yield id;
  }

  /** Of one stretch in the wanted order the entries are the page, unless a text that is sorted by is cut in them. */
  function straight(plan: Plan, { sort, limit, offset = 0 }: DocQuery): readonly string[] | undefined {
    const [stretch, ...others] = stretches(plan);
    if (!stretch || others.length > 0 || !plan.single) return undefined;
    const reverse = sort?.descending ?? false;
    const [start, end] = reverse ? [stretch.to, stretch.from] : [stretch.from, stretch.to];
    const page: string[] = [];
    for (const entry of tables(plan.index).getKeys({ start, end, reverse, offset, limit: limit + 1 })) {
      if (sort && !isShort(entry.at(-2))) return undefined;
      page.push(idOf(entry));
    }
    return page;
  }

  /** Where indexes are put off, each of few documents is looked at, and of many none. */
  function scanned(lookup: Lookup, look: (id: string) => Doc): Iterable<string> {
    const ids = idsBy(plansOf({ indexes: {} }, {})[0]!, mostExamined + 1);
    if (ids.size > mostExamined) throw new ExaminedTooMany(collection.name);
    return filtered(ids, undefined, false, lookup, look);
  }

  return { get, stretches, entriesOf, examiner, idsBy, countBy, entryAt, straight, filtered, scanned };
}
export type Ids = ReturnType<typeof lmdbIds>;
