// Answers queries over one collection of one build.
import type { Collection as MongoCollection, Filter } from 'mongodb';
import { paging, toCursor, type Cursor } from '../checks.ts';
import { valuesIn } from '../index-reach.ts';
import { plansOf, type Doc, type DocQuery, type Lookup, type Plan } from '../planner.ts';
import type { AnyCollection, Count, Page } from '../port.ts';
import { ExaminedTooMany, mostExamined } from '../values.ts';
import { beyond, filterOf, type Stored } from './mongo-filters.ts';

export function mongoQueries(documents: MongoCollection<Stored>, collection: AnyCollection) {
  const isMany = async (filter: Filter<Stored>) =>
    (await documents.countDocuments(filter, { limit: mostExamined + 1 })) > mostExamined;
  const all = (...filters: (Filter<Stored> | undefined)[]): Filter<Stored> => ({
    $and: filters.filter((one) => one !== undefined),
  });

  /** Where the way in the wanted order goes through each value of a field, the server is told so: it would not take that way by itself. */
  async function page(
    query: DocQuery,
    cursor: Cursor | undefined,
    ordered: Plan | undefined,
  ): Promise<readonly Stored[]> {
    const { sort, limit, offset = 0 } = query;
    const direction = sort?.descending ? -1 : 1;
    const spread = ordered?.spread.map((field) => filterOf({ where: { [field]: valuesIn(collection, field) } }));
    return documents
      .find(all(filterOf(query), ...(spread ?? []), cursor && beyond(cursor, sort)))
      .sort({ ...(sort ? { [`doc.${sort.field}`]: direction } : {}), _id: direction })
      .skip(cursor ? 0 : offset)
      .limit(limit + 1)
      .batchSize(limit + 1)
      .toArray();
  }
  const placeOf = ({ _id, doc }: Stored, { sort }: DocQuery): Cursor => [
    sort ? ((doc?.[sort.field] as Cursor[0]) ?? null) : null,
    _id,
  ];

  /**
   * What the server would have to look at is told by the indexes that were declared, not by its plans: a query that no index answers, and that
   * too many documents may match, is not sent; one that is walked in order may pass over so many documents until its page is full.
   */
  async function guarded(query: DocQuery, cursor: Cursor | undefined): Promise<readonly Stored[]> {
    const plans = plansOf(collection, query);
    const best = plans[0]!;
    const isTold = best.exact && (best.ordered || !query.sort);
    const ordered = plans.find((plan) => plan.ordered);
    if (isTold || !(await isMany(filterOf(query, best.covered)))) return page(query, cursor, ordered);
    if (!ordered) throw new ExaminedTooMany(collection.name);
    const found = await page(query, cursor, ordered);
    const end = found.length > query.limit ? found.at(-1) : undefined;
    const walked = all(
      filterOf(query, ordered.covered),
      cursor && beyond(cursor, query.sort),
      end && { $nor: [beyond(placeOf(end, query), query.sort)] },
    );
    if (ordered.exact || !(await isMany(walked))) return found;
    // Few that are wanted, and no others, stand together in another index.
    if (plans.some(({ exact }) => exact) && !(await isMany(filterOf(query)))) return found;
    throw new ExaminedTooMany(collection.name);
  }

  return {
    async many(ids: readonly string[]): Promise<readonly Doc[]> {
      const found = await documents.find({ _id: { $in: [...ids] }, removed: { $exists: false } }).toArray();
      const byId = new Map(found.map((one) => [one._id, one.doc as Doc]));
      return ids.map((id) => byId.get(id)).filter((one) => one !== undefined);
    },
    async find(query: DocQuery): Promise<Page<Doc>> {
      const cursor = paging(query as never);
      const found = await guarded(query, cursor);
      const items = found.slice(0, query.limit);
      const end = items.at(-1);
      return {
        items: items.map(({ doc }) => doc as Doc),
        next: end && found.length > query.limit ? toCursor(placeOf(end, query)) : undefined,
      };
    },
    async count({ where, search }: Lookup): Promise<Count> {
      const lookup = { ...(where && { where }), search };
      const plans = plansOf(collection, lookup);
      if (!plans.some(({ exact }) => exact) && (await isMany(filterOf(lookup, plans[0]!.covered))))
        throw new ExaminedTooMany(collection.name);
      const n = await documents.countDocuments(filterOf(lookup), { limit: mostExamined + 1 });
      return { n: Math.min(n, mostExamined), more: n > mostExamined };
    },
    async ids(where: object): Promise<readonly string[]> {
      return (await documents.find(filterOf({ where }), { projection: { _id: 1 } }).toArray()).map(({ _id }) => _id);
    },
  };
}
