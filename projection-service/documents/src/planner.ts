// This file says which way into the documents a query takes. Both drivers ask it: one to walk, the other to know what its server will have to look at.
import { filters } from './checks.ts';
import { distinct, pointsOf, reachOf, valuesIn, valuesOf, type Filters, type Ways } from './index-reach.ts';
import type { Query, Scalar } from './port.ts';
import { isRange } from './values.ts';

export type Doc = Readonly<Record<string, Scalar | readonly Scalar[]>>;
export type Lookup = {
  readonly where?: object;
  readonly search?: string | undefined;
  readonly sort?: { readonly field: string; readonly descending?: boolean };
};
export type DocQuery = Lookup & Pick<Query<Doc>, 'limit' | 'after' | 'offset'>;
type Bounds = { readonly from?: Scalar; readonly below?: Scalar };

export type Plan = {
  /** Where it is undefined, the way is the documents themselves, in the order of their ids. */
  readonly index: string | undefined;
  /** The first fields of the index must be these: there is one list of values for each stretch of the index to walk. */
  readonly points: readonly (readonly Scalar[])[];
  readonly range: Bounds | undefined;
  /** Every entry on the way is wanted, as far as `where` goes. */
  readonly exact: boolean;
  /** The entries of each stretch are in the wanted order. */
  readonly ordered: boolean;
  /** No document can have two entries on the way. */
  readonly single: boolean;
  /** The way itself answers these filters. */
  readonly covered: readonly string[];
  /** Nobody asked for a value of these fields: the way goes through each that there is, as what comes behind them in the index is in the wanted order. */
  readonly spread: readonly string[];
};

/** It is a way with the values of the query that was asked first. `fixed` are the fields of its points; `ranged` is the filter that is a range on it. */
type Template = Plan & { readonly fixed: readonly string[]; readonly ranged: string | undefined };
function planBy(
  index: string,
  fields: readonly string[],
  ways: Ways,
  query: { readonly wanted: Filters; readonly sort: Lookup['sort'] | undefined },
  isTold: (value: Scalar) => boolean,
): Template & { worth: number } {
  const { wanted, sort } = query;
  const reach = reachOf(fields, ways, query);
  const points = pointsOf(reach, ways, wanted);
  const { fixed, spread } = reach;
  const next = fields[fixed.length];
  const bounds = next === undefined ? undefined : wanted.get(next);
  const range = bounds !== undefined && isRange(bounds) ? (bounds as Bounds) : undefined;
  const asked = fixed.filter((field) => !spread.includes(field));
  const covered = [...new Set([...asked, ...(range ? [next!] : [])])];
  const ordered = sort ? sort.field === next && fixed.length === fields.length - 1 : next === undefined;
  const isSparse = ways.sparse?.includes(index) ?? false;
  return {
    index,
    points,
    range,
    exact: covered.length === wanted.size && points.flat().every(isTold) && isTold(range?.from) && isTold(range?.below),
    ordered,
    // What is sorted by is one plain value, so there is one entry for it; a field that is spread has one, too.
    single:
      asked.every((field) => valuesOf(wanted.get(field)).length === 1) &&
      (fixed.length + (range ? 1 : 0) === fields.length || (sort !== undefined && ordered)),
    covered,
    spread,
    fixed,
    ranged: range && next,
    worth:
      isSparse && (fixed.length > 0 ? points.some(([first]) => first == null) : !range)
        ? 0
        : // Of two ways that are alike otherwise that of fewer stretches is taken.
          asked.length * 4 + (ordered ? 2 : 0) + (range ? 1 : 0) - spread.length / 10,
  };
}

/** Which ways there are depends on the filters, on which of them are ranges and on how many values the others want, unless a value is none. */
function shapeOf(wanted: Filters, sort: Lookup['sort']): string | undefined {
  let shape = `${sort?.field ?? ''}`;
  for (const [name, want] of wanted) {
    if (want == null) return undefined;
    if (Array.isArray(want) && (want.length > mostListed || want.some((value) => value == null))) return undefined;
    if (isRange(want)) shape += ` ${name}<`;
    else shape += Array.isArray(want) ? ` ${name}*${distinct(want as readonly Scalar[]).length}` : ` ${name}`;
  }
  return shape;
}
/** The ways of each collection are kept by the shape of a query: the same few are asked again and again, and a collection may have fifty indexes. */
const known = new WeakMap<Ways['indexes'], Map<string, readonly Template[]>>();
const mostKnown = 200;
/** Longer lists are few, and to find the same value in them twice takes longer. */
const mostListed = 20;

/** The best way comes first: the longest prefix, the wanted order, a range, and last the documents. `isTold` says whether an entry says all of a value. */
export function plansOf(ways: Ways, lookup: Lookup, isTold: (value: Scalar) => boolean = () => true): readonly Plan[] {
  const wanted: Filters = new Map(filters(lookup));
  const shape = shapeOf(wanted, lookup.sort);
  if (shape === undefined) return planned(ways, wanted, lookup.sort, isTold);
  const alike = known.get(ways.indexes) ?? new Map<string, readonly Template[]>();
  known.set(ways.indexes, alike);
  let plans = alike.get(shape);
  if (!plans) {
    if (alike.size >= mostKnown) alike.clear();
    alike.set(shape, (plans = planned(ways, wanted, lookup.sort, isTold)));
  }
  return plans.map((plan) => new WayWithValues(plan, ways, wanted, isTold));
}

/**
 * It is the way with the values of this query, which are put in when they are asked for: of all ways mostly the first alone is gone. It is a class, because
 * every find makes one for each way, and accessors of an object's own would be two functions each.
 */
class WayWithValues implements Plan {
  #points: Plan['points'] | undefined;
  readonly #template: Template;
  readonly #ways: Ways;
  readonly #wanted: Filters;
  readonly #isTold: (value: Scalar) => boolean;
  constructor(template: Template, ways: Ways, wanted: Filters, isTold: (value: Scalar) => boolean) {
    this.#template = template;
    this.#ways = ways;
    this.#wanted = wanted;
    this.#isTold = isTold;
  }
  get index(): string | undefined {
    return this.#template.index;
  }
  get ordered(): boolean {
    return this.#template.ordered;
  }
  get single(): boolean {
    return this.#template.single;
  }
  get covered(): readonly string[] {
    return this.#template.covered;
  }
  get spread(): readonly string[] {
    return this.#template.spread;
  }
  get range(): Bounds | undefined {
    const { ranged } = this.#template;
    return ranged === undefined ? undefined : (this.#wanted.get(ranged) as Bounds);
  }
  get points(): Plan['points'] {
    return (this.#points ??= pointsOf(this.#template, this.#ways, this.#wanted));
  }
  get exact(): boolean {
    const { covered } = this.#template;
    if (covered.length !== this.#wanted.size) return false;
    const { range } = this;
    return (
      this.#isTold(range?.from) && this.#isTold(range?.below) && this.points.every((point) => point.every(this.#isTold))
    );
  }
}

function planned(
  ways: Ways,
  wanted: Filters,
  sort: Lookup['sort'],
  isTold: (value: Scalar) => boolean,
): readonly Template[] {
  // An index whose first field is neither filtered nor sorted by leads nowhere, and most do not: those are not planned with.
  const useful = Object.entries(ways.indexes)
    .filter(([, [first]]) => wanted.has(first!) || first === sort?.field || valuesIn(ways, first!) !== undefined)
    .map(([name, fields]) => planBy(name, fields, ways, { wanted, sort }, isTold))
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => b.worth - a.worth);
  return [
    ...useful,
    {
      index: undefined,
      points: [[]],
      range: undefined,
      exact: wanted.size === 0,
      ordered: !sort,
      single: true,
      covered: [],
      spread: [],
      fixed: [],
      ranged: undefined,
    },
  ];
}
