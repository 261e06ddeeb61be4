// Answers queries over one collection of one build. Everything here happens within one look at the store.
import type { Database, Key } from 'lmdb';
import { filters, paging, toCursor, type Cursor } from '../checks.ts';
import { plansOf, type Doc, type DocQuery, type Lookup, type Plan } from '../planner.ts';
import type { AnyCollection, Count, Page } from '../port.ts';
import { ExaminedTooMany, matches, mostExamined, searchWords, words } from '../values.ts';
import { commonWay } from './lmdb-common.ts';
import type { StoredDocument } from './lmdb-encoding.ts';
import {
  idOf,
  idsIn,
  inKey,
  isShort,
  keyOf,
  last,
  stretchesOf,
  wayOf,
  type IndexKey,
  type Stretch,
} from './lmdb-keys.ts';
import { searchedIn, type Found } from './lmdb-search.ts';
import { pageFrom, sorted, walk, type Entries } from './lmdb-walk.ts';

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

export function lmdbQueries(
  { docs, decode, index, getDecoded, seen, again, kept }: Tables,
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

  const searches = new WeakMap<object, { readonly text: string; readonly found: Found | 'common' | undefined }>();
  /** A page and its total are asked for in one turn. */
  function searched(text: string | undefined): Found | 'common' | undefined {
    if (!text) return undefined;
    const before = searches.get(seen());
    if (before?.text === text) return before.found;
    const found = searchedIn(index, code, text, mostExamined + 1);
    searches.set(seen(), { text, found });
    return found;
  }
  const searchedThrough = (text: string | undefined) => searchedIn(index, code, text, Infinity) as Found | undefined;

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
    const [stretch] = stretches(plan);
    if (!plan.single || !stretch) return idsBy(plan, mostExamined + 1).size;
    const [start, end, entries] = [stretch.from, stretch.to, tables(plan.index)];
    for (const _ of entries.getKeys({ start, end, offset: mostExamined, limit: 1 })) return mostExamined + 1;
    return entries.getKeysCount({ start, end });
  }

  /** Answers the entry so far on the one stretch of a plan, or `'beyond'` its end; undefined for a plan of several stretches. */
  function entryAt(plan: Plan, offset: number, reverse: boolean): readonly Key[] | 'beyond' | undefined {
    const [stretch, ...others] = stretches(plan);
    if (!stretch || others.length > 0) return undefined;
    const [start, end] = reverse ? [stretch.to, stretch.from] : [stretch.from, stretch.to];
    for (const entry of tables(plan.index).getKeys({ start, end, reverse, offset, limit: 1 })) return entry;
    return 'beyond';
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

  /** `found` is undefined too when the words are so common that each document is asked for them. */
  function walked(
    plan: Plan,
    query: DocQuery,
    cursor: Cursor | undefined,
    found: Found | undefined,
    isCommon = false,
  ): readonly string[] {
    const { sort, limit, offset = 0 } = query;
    const look = examiner();
    const direction = { isSorted: sort !== undefined, descending: sort?.descending ?? false };
    // A cursor from outside may lie before the range that is walked.
    const isExact = plan.exact && !(cursor && plan.range) && !isCommon;
    const page = isExact && !found && !cursor ? straight(plan, query) : undefined;
    if (page) return page;
    let [skip, from] = [cursor ? 0 : offset, cursor];
    // Where everything on the way is wanted, the store steps over the pages before this one by itself.
    const edge = skip > 0 && isExact && !found ? entryAt(plan, skip - 1, direction.descending) : undefined;
    if (edge === 'beyond') return [];
    if (edge && (!sort || isShort(edge.at(-2)))) [skip, from] = [0, [sort ? inKey(edge.at(-2)) : null, idOf(edge)]];
    const ids = walk(
      entriesOf(plan),
      stretches(plan),
      1 + (plan.points[0]?.length ?? 0),
      direction,
      from,
      (id) => (look(id)[sort!.field] as Cursor[0]) ?? null,
    );
    return pageFrom(filtered(ids, found, isExact, query, look), skip, limit);
  }

  /** Finds common words by where the collection says that they are, and answers undefined where it does not. */
  function commonPage(query: DocQuery, cursor: Cursor | undefined): readonly string[] | undefined {
    const { sort, search, limit, offset = 0 } = query;
    if (!sort || filters(query).length > 0) return undefined;
    const look = examiner();
    const valueOf = (id: string) => (look(id)[sort.field] as Cursor[0]) ?? null;
    const way = commonWay(index, collection, code, { search, sort: sort.field, most: mostExamined });
    if (!way) return undefined;
    const others = way.besides.flatMap((where) => [
      ...idsBy(plansOf(collection, { where }, isShort)[0]!, mostExamined + 1),
    ]);
    const besides = new Set([...way.ids, ...filtered(others, undefined, false, query, look)]);
    const direction = { isSorted: true, descending: sort.descending ?? false };
    const entries = [...besides].map((id) => [keyOf(valueOf(id)), id]);
    const ids = walk((range) => index.getKeys(range), way.stretches, way.depth, direction, cursor, valueOf, entries);
    return pageFrom(filtered(ids, undefined, way.isExact, query, look), cursor ? 0 : offset, limit);
  }

  /** Where indexes are put off, each of few documents is looked at, and of many none. */
  function scanned(lookup: Lookup, look: (id: string) => Doc): Iterable<string> {
    const ids = idsBy(plansOf({ indexes: {} }, {})[0]!, mostExamined + 1);
    if (ids.size > mostExamined) throw new ExaminedTooMany(collection.name);
    return filtered(ids, undefined, false, lookup, look);
  }

  function pageOf(query: DocQuery, cursor: Cursor | undefined): readonly string[] {
    if (kept && (query.sort || query.search || filters(query).length > 0))
      return sorted(scanned(query, examiner()), query, cursor, (id) => get(id)!);
    const plans = plansOf(collection, query, isShort);
    const found = searched(query.search);
    if (found !== 'common') return pageBy(plans, query, cursor, found);
    // Most documents on the way have them, so a page is soon full; only where it is not, all that have them are gathered.
    const ways = [
      () => commonPage(query, cursor),
      () => (plans[0]!.ordered ? walked(plans[0]!, query, cursor, undefined, true) : undefined),
    ];
    for (const way of ways)
      try {
        const page = way();
        if (page) return page;
      } catch (error) {
        if (!(error instanceof ExaminedTooMany)) throw error;
      }
    return pageBy(plans, query, cursor, searchedThrough(query.search));
  }

  function pageBy(
    plans: readonly Plan[],
    query: DocQuery,
    cursor: Cursor | undefined,
    found: Found | undefined,
  ): readonly string[] {
    const [best] = plans as readonly [Plan, ...Plan[]];
    const few = found && found.ids.size <= mostExamined;
    if (best.ordered && !few) return walked(best, query, cursor, found);
    const inWay =
      few || (found && best.index === undefined)
        ? found.ids
        : idsBy(best, best.exact && !query.sort ? Infinity : mostExamined + 1);
    if (inWay.size === 0) return [];
    const isExact = inWay === found?.ids ? filters(query).length === 0 : best.exact;
    if (inWay.size <= mostExamined || (isExact && !query.sort && (found?.isExact ?? true))) {
      const seen = new Map<string, Doc>();
      const look = examiner();
      const once = (id: string) => seen.get(id) ?? seen.set(id, look(id)).get(id)!;
      return sorted(filtered(inWay, found, isExact, query, once), query, cursor, once);
    }
    const inOrder = plans.find((plan) => plan.ordered);
    if (!inOrder) throw new ExaminedTooMany(collection.name);
    return walked(inOrder, query, cursor, found);
  }

  function counted(lookup: Lookup): Count {
    if (kept) return { n: [...scanned(lookup, examiner())].length, more: false };
    const plans = plansOf(collection, lookup, isShort);
    const exact = plans.find((plan) => plan.exact && plan.single) ?? plans.find((plan) => plan.exact);
    const isAll = filters(lookup).length === 0;
    const near = searched(lookup.search);
    // Of one word the count is known: it goes no further.
    if (near === 'common' && isAll && new Set(words(lookup.search!)).size === 1 && words(lookup.search!).every(isShort))
      return { n: mostExamined, more: true };
    const found = near === 'common' ? searchedThrough(lookup.search) : near;
    let n = 0;
    if (exact && !found) n = countBy(exact);
    else if (found?.isExact && isAll) n = found.ids.size;
    else {
      const source = found && (!exact || found.ids.size <= mostExamined) ? found.ids : idsBy(exact ?? plans[0]!);
      const isExact = exact !== undefined && source !== found?.ids;
      for (const _ of filtered(source, found, isExact, lookup, examiner())) n++;
    }
    return { n: Math.min(n, mostExamined), more: n > mostExamined };
  }

  return {
    get,
    stored(id: string): StoredDocument | undefined {
      const bytes = docs.get([code, id]);
      return bytes && decode(bytes);
    },
    find(query: DocQuery): Page<Doc> {
      const cursor = paging(query as never);
      const { search, sort, limit, offset, after } = query;
      const ids = again(
        [filters(query), search, sort, limit, offset, after],
        ({ length }) => length,
        () => pageOf(query, cursor),
      );
      const items = ids.slice(0, query.limit).map((id) => get(id)!);
      const end = items.at(-1);
      return {
        items,
        next:
          end && ids.length > query.limit
            ? toCursor([query.sort ? ((end[query.sort.field] as Cursor[0]) ?? null) : null, ids[items.length - 1]!])
            : undefined,
      };
    },

    count: (lookup: Lookup): Count =>
      again(
        [filters(lookup), lookup.search],
        () => 1,
        () => counted(lookup),
      ),

    /** Answers every id that the filter wants, however many there are. */
    ids(where: object): readonly string[] {
      const indexes = kept
        ? Object.fromEntries(kept.map((name) => [name, collection.indexes[name]!]))
        : collection.indexes;
      const plan = plansOf({ indexes, sparse: collection.sparse }, { where }, isShort)[0]!;
      // What is kept while the others are put off may have entries from before a fall.
      return [...filtered(idsBy(plan), undefined, plan.exact && !kept, { where }, examiner(Infinity))];
    },
  };
}
