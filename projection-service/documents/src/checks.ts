// What every driver can store and give back, and what may be asked: the rest is refused before it reaches a database.
import type { Collection, Projected, Query, Scalar, Wanted } from './port.ts';
import { BadCursor, isRange, Unfit } from './values.ts';

/** MongoDB takes 16 MB; half of it leaves room for what the store adds. */
const largest = 8 * 1024 * 1024;
const mostWanted = 1_000;

/** Plain names, and the two that every view has. */
const isField = (name: string) => /^(_id|_revision|[A-Za-z][A-Za-z0-9_]*)$/.test(name) && !(name in Object.prototype);
const isScalar = (value: unknown): value is Scalar => value == null || typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value);
const fair = <T>(value: T): T => (typeof value === 'string' ? (value.toWellFormed() as T) : typeof value === 'number' ? ((value + 0) as T) : value);
// Counted, not compared: a test runner has an Object of its own.
const ancestors = (value: object): number => {
  const parent = Object.getPrototypeOf(value) as object | null;
  return parent ? 1 + ancestors(parent) : 0;
};
const isPlainObject = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value) && ancestors(value) <= 1;

/** Text from users is mended (lone surrogates), anything else that is not JSON is refused. */
function json(value: unknown, path: string): unknown {
  if (isScalar(value)) return fair(value);
  if (Array.isArray(value)) return value.map((one, n) => (one === undefined ? null : json(one, `${path}[${n}]`)));
  if (!isPlainObject(value)) throw new Unfit(`${path} is not JSON`);
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, one]) => {
      // The MongoDB driver gives back arrays in fields named as members of every object as raw bytes.
      if (name === '' || name in Object.prototype || name.startsWith('$') || name.includes('\0') || !name.isWellFormed())
        throw new Unfit(`${path} has a field ${JSON.stringify(name)}`);
      return one === undefined ? [] : [[name, json(one, `${path}.${name}`)]];
    }),
  );
}

/** Each indexed field holds a plain value or a list of plain values, and an index at most one list: MongoDB cannot index two. */
function checkIndexed(id: string, doc: Readonly<Record<string, unknown>>, indexes: Readonly<Record<string, readonly string[]>>): void {
  for (const [name, fields] of Object.entries(indexes)) {
    const lists = new Set(fields.filter((field) => Array.isArray(doc[field])));
    if (lists.size > 1) throw new Unfit(`${id} has several lists in the index ${name}`);
    const bad = fields.find((field) => ![doc[field]].flat().every(isScalar));
    if (bad !== undefined) throw new Unfit(`${id}.${bad} is in the index ${name} and holds no plain values`);
  }
}

type Indexed = Pick<Collection<never>, 'indexes'>;
export function checked<V>({ id, position, doc }: Projected<V>, { indexes }: Indexed): Projected<V> {
  if (typeof id !== 'string' || id.length === 0 || id.length > 200 || /\p{Cc}/u.test(id) || !id.isWellFormed()) throw new Unfit(`no id: ${JSON.stringify(id)}`);
  if (!Number.isSafeInteger(position) || position < 0) throw new Unfit(`no position: ${position}`);
  if (doc === undefined) return { id, position, doc };
  const wrong = Object.keys(doc ?? {}).find((name) => !isField(name));
  if (wrong !== undefined) throw new Unfit(`no field name: ${JSON.stringify(wrong)}`);
  const clean = json(doc, id) as Record<string, unknown>;
  checkIndexed(id, clean, indexes);
  const size = Buffer.byteLength(JSON.stringify(clean));
  if (size > largest) throw new Unfit(`${id} has ${size} bytes: a document has at most ${largest}`);
  return { id, position, doc: clean as V };
}

export type Cursor = readonly [value: Scalar, id: string];
export const toCursor = (cursor: Cursor): string => Buffer.from(JSON.stringify(cursor)).toString('base64url');
function fromCursor(text: string): Cursor {
  let cursor: unknown;
  try {
    cursor = JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    throw new BadCursor();
  }
  if (!Array.isArray(cursor) || cursor.length !== 2 || !isScalar(cursor[0]) || typeof cursor[1] !== 'string') throw new BadCursor();
  return [fair(cursor[0]), fair(cursor[1])];
}

function fairWanted(field: string, wanted: Wanted<Scalar>): Wanted<Scalar> {
  const unfit = () => new Unfit(`${field} cannot be ${JSON.stringify(wanted)}`);
  if (!isField(field)) throw new Unfit(`no field name: ${JSON.stringify(field)}`);
  if (isScalar(wanted)) return fair(wanted);
  if (Array.isArray(wanted)) {
    if (!wanted.every(isScalar)) throw unfit();
    return wanted.map(fair);
  }
  if (!isRange(wanted) || !isPlainObject(wanted)) throw unfit();
  const bounds = Object.entries(wanted).filter(([, bound]) => bound !== undefined);
  if (
    bounds.some(([name, bound]) => !['from', 'below'].includes(name) || bound === null || !isScalar(bound)) ||
    new Set(bounds.map(([, bound]) => typeof bound)).size > 1
  )
    throw unfit();
  return Object.fromEntries(bounds.map(([name, bound]) => [name, fair(bound)]));
}
/** The filters that do filter, proved safe to hand to a database. */
export const filters = ({ where = {} }: { readonly where?: object }): readonly (readonly [field: string, wanted: Wanted<Scalar>])[] =>
  Object.entries(where)
    .filter(([, wanted]) => wanted !== undefined)
    .map(([field, wanted]) => [field, fairWanted(field, wanted as Wanted<Scalar>)] as const)
    .filter(([, wanted]) => !(isRange(wanted) && Object.keys(wanted).length === 0));

/** The cursor, when the page goes on after one. */
export function paging<V>({ sort, limit, offset = 0, after }: Query<V>): Cursor | undefined {
  if (sort && !isField(sort.field)) throw new Unfit(`no field name: ${JSON.stringify(sort.field)}`);
  if (!Number.isInteger(limit) || limit < 1 || limit > mostWanted) throw new Unfit(`no limit: ${limit}`);
  if (!Number.isInteger(offset) || offset < 0 || offset > 2 ** 31 - 2) throw new Unfit(`no offset: ${offset}`);
  return after === undefined ? undefined : fromCursor(after);
}
