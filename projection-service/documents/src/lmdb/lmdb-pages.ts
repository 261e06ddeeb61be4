// Finds the ids of one page, by the plan that looks at fewest entries.
import { filters, type Cursor } from '../checks.ts';
import { plansOf, type Doc, type DocQuery, type Plan } from '../planner.ts';
import type { AnyCollection } from '../port.ts';
import { ExaminedTooMany, mostExamined } from '../values.ts';
import { commonWay } from './lmdb-common.ts';
import type { Ids, Tables } from './lmdb-ids.ts';
import { idOf, inKey, isShort, keyOf } from './lmdb-keys.ts';
import { isTooMany, type Found, type Searches } from './lmdb-search.ts';
import { firstOf, pageFrom, sorted, walk } from './lmdb-walk.ts';

/** Answers undefined where it would look at too many documents. */
function unlessTooMany<T>(way: () => T): T | undefined {
  try {
    return way();
  } catch (error) {
    if (error instanceof ExaminedTooMany) return undefined;
    throw error;
  }
}

/** It answers a function that finds one id more than the page has, which says whether there is a next one. */
export function lmdbPages(
  { index, kept }: Pick<Tables, 'index' | 'kept'>,
  collection: AnyCollection,
  code: string,
  { get, stretches, entriesOf, examiner, idsBy, countBy, entryAt, straight, filtered, scanned }: Ids,
  { searched, searchedThrough }: Searches,
) {
  /** `found` is undefined too when the words are so common that each document is asked for them. It passes over `most` entries and no more. */
  function walked(
    plan: Plan,
    query: DocQuery,
    cursor: Cursor | undefined,
    found: Found | undefined,
    { isCommon = false, most = Infinity }: { readonly isCommon?: boolean; readonly most?: number } = {},
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
    const edge = skip > 0 && isExact && !found ? entryAt(plan, skip - 1, direction) : undefined;
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
    return pageFrom(filtered(firstOf(ids, most), found, isExact, query, look), skip, limit);
  }

  /**
   * Of many who are found a page is soon full in the wanted order. As many entries are passed over there as were found, at most, and each costs less than to look
   * at somebody who was. Answers undefined where the page is not full by then.
   */
  function soonFull(
    plans: readonly Plan[],
    query: DocQuery,
    cursor: Cursor | undefined,
    found: Found,
  ): readonly string[] | undefined {
    const { sort, limit, offset = 0 } = query;
    const plan = plans.find(({ ordered }) => ordered);
    if (!plan || !sort || found.ids.size <= offset + limit) return undefined;
    const page = unlessTooMany(() => walked(plan, query, cursor, found, { most: found.ids.size }));
    return page && page.length > limit ? page : undefined;
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

  function pageOf(query: DocQuery, cursor: Cursor | undefined): readonly string[] {
    if (kept && (query.sort || query.search || filters(query).length > 0))
      return sorted(scanned(query, examiner()), query, cursor, (id) => get(id)!);
    const plans = plansOf(collection, query, isShort);
    const found = searched(query.search);
    if (!isTooMany(found)) return pageBy(plans, query, cursor, found);
    // Most documents on the way have them, so a page is soon full; only where it is not, all that have them are gathered.
    const ways = [
      () => commonPage(query, cursor),
      () => (plans[0]!.ordered ? walked(plans[0]!, query, cursor, undefined, { isCommon: true }) : undefined),
    ];
    for (const way of ways) {
      const page = unlessTooMany(way);
      if (page) return page;
    }
    return pageBy(plans, query, cursor, searchedThrough(query.search));
  }

  /** Where too many are passed over in the wanted order, all that are wanted are gathered and brought into it, if they are few and another way has none but them. */
  function gathered(
    plans: readonly Plan[],
    query: DocQuery,
    cursor: Cursor | undefined,
    found: Found | undefined,
  ): readonly string[] {
    const straightWay = plans.find(({ exact }) => exact);
    const ids = straightWay && !found ? idsBy(straightWay, mostExamined + 1) : undefined;
    if (!ids || ids.size > mostExamined) throw new ExaminedTooMany(collection.name);
    return sorted(ids, query, cursor, (id) => get(id)!);
  }

  /**
   * Where all that are wanted stand together on another way, and are few, no more than they are is passed over in the wanted order. The store steps over them by
   * itself to count them, which costs less than to look at one of a hundred.
   */
  function mostPassed(plans: readonly Plan[], { exact }: Plan): number {
    const together = exact ? undefined : plans.find((plan) => plan.exact && plan.single);
    const n = together ? countBy(together) : Infinity;
    return n > mostExamined ? Infinity : n;
  }

  function pageBy(
    plans: readonly Plan[],
    query: DocQuery,
    cursor: Cursor | undefined,
    found: Found | undefined,
  ): readonly string[] {
    const [best] = plans as readonly [Plan, ...Plan[]];
    const few = found && found.ids.size <= mostExamined;
    if (best.ordered && !few) {
      const most = found ? Infinity : mostPassed(plans, best);
      const { limit, offset = 0 } = query;
      const page =
        most > offset + limit ? unlessTooMany(() => walked(best, query, cursor, found, { most })) : undefined;
      const isWhole = page && (most === Infinity || page.length > limit);
      return isWhole ? page : gathered(plans, query, cursor, found);
    }
    const soon = few ? soonFull(plans, query, cursor, found) : undefined;
    if (soon) return soon;
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

  return pageOf;
}
