// Says in MongoDB's words what is wanted. Everything that comes in was checked: only plain values, lists and ranges.
import type { Position } from '@paideia/store/port.ts';
import type { Document, Filter } from 'mongodb';
import { filters, type Cursor } from '../checks.ts';
import type { Lookup } from '../planner.ts';
import type { Scalar, Wanted } from '../port.ts';
import { isRange, words } from '../values.ts';

/** The document keeps to itself in `doc`, so no field of it can meet one of ours, an operator or `_id`. */
export type Stored = { _id: string; position: Position; doc?: Document; words?: readonly string[]; removed?: Date };

const range = ({ from, below }: { from?: unknown; below?: unknown }) => ({
  ...(from === undefined ? {} : { $gte: from }),
  ...(below === undefined ? {} : { $lt: below }),
});
// It is `$eq` and never the bare value: what is wanted can then not be read as an operator.
const condition = (wanted: Wanted<Scalar>) =>
  Array.isArray(wanted) ? { $in: wanted } : isRange(wanted) ? range(wanted) : { $eq: wanted as Scalar };
// The driver types filters by the stored document, whose fields it cannot know.
const at = (field: string, condition: object) => ({ [`doc.${field}`]: condition }) as Filter<Stored>;

/** With `only` the filters of these fields count, and all of them when it is left out. */
export const filterOf = (lookup: Lookup, only?: readonly string[]): Filter<Stored> => ({
  removed: { $exists: false },
  $and: [
    {},
    ...filters(lookup)
      .filter(([field]) => only?.includes(field) ?? true)
      .map(([field, wanted]) => at(field, condition(wanted))),
    ...words(lookup.search ?? '').map((word) => ({ words: { $elemMatch: { $gte: word, $lt: `${word}\u{10ffff}` } } })),
  ],
});

const types = ['number', 'string', 'boolean'];
const allOf = [{ $gte: -Infinity }, { $gte: '' }, { $gte: false }];
/** It finds the documents after the cursor. MongoDB only compares values of one type, so the types that come after are told apart. */
export function beyond([value, id]: Cursor, sort: Lookup['sort']): Filter<Stored> {
  const { field, descending = false } = sort ?? {};
  const further = { _id: { [descending ? '$lt' : '$gt']: id } } as Filter<Stored>;
  if (field === undefined) return further;
  const same = { ...at(field, { $eq: value }), ...further } as Filter<Stored>;
  if (value == null) return descending ? same : { $or: [same, at(field, { $ne: null })] };
  const type = types.indexOf(typeof value);
  const others = descending ? [...allOf.slice(0, type), { $eq: null }] : allOf.slice(type + 1);
  return {
    $or: [same, at(field, { [descending ? '$lt' : '$gt']: value }), ...others.map((other) => at(field, other))],
  };
}
