// This file says how far the fields of an index go with what a query wants.
import type { filters } from './checks.ts';
import type { Scalar } from './port.ts';
import { isRange } from './values.ts';

/** This part of a collection tells which ways there are. */
export type Ways = {
  readonly indexes: Readonly<Record<string, readonly string[]>>;
  readonly sparse?: readonly string[] | undefined;
  readonly values?: object | undefined;
};
/** Answers all values that a field can have, where the collection says which. */
export const valuesIn = ({ values }: Pick<Ways, 'values'>, field: string): readonly Scalar[] | undefined =>
  (values as Readonly<Record<string, readonly Scalar[]>> | undefined)?.[field];

/** One query walks so many stretches of an index: more values than that are compared in the documents. */
const mostPoints = 200;
export const distinct = (values: readonly Scalar[]): readonly Scalar[] =>
  values.length < 2 ? values : [...new Set(values.map((one) => one ?? null))];

export const valuesOf = (want: unknown): readonly Scalar[] => (Array.isArray(want) ? distinct(want) : [want as Scalar]);

export type Filters = ReadonlyMap<string, ReturnType<typeof filters>[number][1]>;

/** It is how far an index is used: by values of its first fields, of which some are spread. */
type Reach = { readonly fixed: readonly string[]; readonly spread: readonly string[] };
const nowhere: Reach = { fixed: [], spread: [] };

/** Fields are spread only where they lead to another one that is asked for, to a range or to the wanted order. */
export function reachOf(
  fields: readonly string[],
  ways: Ways,
  { wanted, sort }: { readonly wanted: Filters; readonly sort: { readonly field: string } | undefined },
): Reach {
  let [reach, asked] = [nowhere, nowhere];
  let points = 1;
  for (const field of fields) {
    const want = wanted.get(field);
    const isAsked = wanted.has(field) && !isRange(want);
    const all = wanted.has(field) || field === sort?.field ? undefined : valuesIn(ways, field);
    const next = isAsked ? valuesOf(want) : all;
    if (!next || points * next.length > mostPoints) break;
    points *= next.length;
    reach = { fixed: [...reach.fixed, field], spread: isAsked ? reach.spread : [...reach.spread, field] };
    if (isAsked) asked = reach;
  }
  const next = fields[reach.fixed.length];
  const isOrdered = sort !== undefined && next === sort.field && reach.fixed.length === fields.length - 1;
  return isOrdered || (next !== undefined && isRange(wanted.get(next))) ? reach : asked;
}

/** It joins each value of the first field with each of the second, and so on. */
export function pointsOf({ fixed, spread }: Reach, ways: Ways, wanted: Filters): readonly (readonly Scalar[])[] {
  const values = fixed.map((field) => (spread.includes(field) ? valuesIn(ways, field)! : valuesOf(wanted.get(field))));
  return values.every((one) => one.length === 1)
    ? [values.map(([value]) => value!)]
    : values.reduce<readonly (readonly Scalar[])[]>(
        (points, next) => points.flatMap((point) => next.map((value) => [...point, value])),
        [[]],
      );
}
