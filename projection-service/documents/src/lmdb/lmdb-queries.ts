// Answers queries over one collection of one build. Everything here happens within one look at the store.
import { filters, paging, toCursor, type Cursor } from '../checks.ts';
import { plansOf, type Doc, type DocQuery, type Lookup } from '../planner.ts';
import type { AnyCollection, Count, Page } from '../port.ts';
import { mostExamined } from '../values.ts';
import type { StoredDocument } from './lmdb-encoding.ts';
import { lmdbIds, type Tables } from './lmdb-ids.ts';
import { isShort } from './lmdb-keys.ts';
import { lmdbPages } from './lmdb-pages.ts';
import { isTooMany, searchesIn } from './lmdb-search.ts';

export function lmdbQueries(tables: Tables, collection: AnyCollection, code: string) {
  const { docs, decode, again, kept } = tables;
  const ids = lmdbIds(tables, collection, code);
  const { get, examiner, idsBy, countBy, filtered, scanned } = ids;
  const searches = searchesIn(tables, collection, code);
  const { searched, searchedThrough } = searches;
  const pageOf = lmdbPages(tables, collection, code, ids, searches);

  function counted(lookup: Lookup): Count {
    if (kept) return { n: [...scanned(lookup, examiner())].length, more: false };
    const plans = plansOf(collection, lookup, isShort);
    const exact = plans.find((plan) => plan.exact && plan.single) ?? plans.find((plan) => plan.exact);
    const isAll = filters(lookup).length === 0;
    const near = searched(lookup.search);
    // The count is known: it goes no further.
    if (near === 'many' && isAll) return { n: mostExamined, more: true };
    const found = isTooMany(near) ? searchedThrough(lookup.search) : near;
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
      const plan = plansOf({ ...collection, indexes }, { where }, isShort)[0]!;
      // What is kept while the others are put off may have entries from before a fall.
      return [...filtered(idsBy(plan), undefined, plan.exact && !kept, { where }, examiner(Infinity))];
    },
  };
}
