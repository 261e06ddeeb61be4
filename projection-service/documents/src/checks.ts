// Every driver can store this and give it back, and be asked this: the rest is refused before it reaches a database.
import type { Collection, Projected, Query, Scalar, Wanted } from './port.ts';
import { BadCursor, isDocumentId, isRange, Unfit } from './values.ts';

/** MongoDB takes 16 MB; half of it leaves room for what the store adds. */
const largest = 8 * 1024 * 1024;
const mostWanted = 1_000;

/** Remembers the names that passed: documents have the same ones again and again. */
function remembering(test: (name: string) => boolean): (name: string) => boolean {
  const passed = new Set<string>();
  return (name) => {
    if (passed.has(name)) return true;
    const isPassed = test(name);
    if (isPassed && passed.size < mostNames) passed.add(name);
    return isPassed;
  };
}
const mostNames = 10_000;
/** Fields have plain names, and there are the two that every view has. */
const isField = remembering(
  (name) => /^(_id|_revision|[A-Za-z][A-Za-z0-9_]*)$/.test(name) && !(name in Object.prototype),
);
const isScalar = (value: unknown): value is Scalar =>
  value == null || typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value);
const fair = <T>(value: T): T =>
  typeof value === 'string' ? (value.toWellFormed() as T) : typeof value === 'number' ? ((value + 0) as T) : value;
// They are counted, for constructors cannot be compared: a test runner has an Object of its own.
const ancestors = (value: object): number => {
  const parent = Object.getPrototypeOf(value) as object | null;
  return parent ? 1 + ancestors(parent) : 0;
};
const isPlainObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && ancestors(value) <= 1;

/** The MongoDB driver gives back arrays in fields named as members of every object as raw bytes. */
const isFair = remembering(
  (name) =>
    name !== '' && !(name in Object.prototype) && !name.startsWith('$') && !name.includes('\0') && name.isWellFormed(),
);

/** It says how much text a value has at the least, counted while it is read, and where the reading is. */
type Reading = { characters: number; readonly trail: (string | number)[] };
const at = ({ trail }: Reading) =>
  trail
    .map((one) => (typeof one === 'number' ? `[${one}]` : `.${one}`))
    .join('')
    .slice(1);

/**
 * Text from users is mended (lone surrogates), what is undefined is left out, and anything else that is not JSON is refused. What needs none of it is given
 * back as it is.
 */
function json(value: unknown, reading: Reading): unknown {
  if (isScalar(value)) {
    reading.characters += typeof value === 'string' ? value.length + 3 : 24;
    return fair(value);
  }
  const { trail } = reading;
  if (Array.isArray(value)) {
    reading.characters += 2;
    let clean: unknown[] | undefined;
    for (let n = 0; n < value.length; n++) {
      const one = value[n] as unknown;
      trail.push(n);
      const next = one === undefined ? null : json(one, reading);
      trail.pop();
      if (!Object.is(next, one)) (clean ??= value.slice())[n] = next;
    }
    return clean ?? value;
  }
  if (!isPlainObject(value)) throw new Unfit(`${at(reading)} is not JSON`);
  let clean: Record<string, unknown> | undefined;
  for (const name of Object.keys(value)) {
    if (!isFair(name)) throw new Unfit(`${at(reading)} has a field ${JSON.stringify(name)}`);
    const one = (value as Readonly<Record<string, unknown>>)[name];
    reading.characters += name.length + 6;
    if (one === undefined) {
      delete (clean ??= { ...value })[name];
      continue;
    }
    trail.push(name);
    const next = json(one, reading);
    trail.pop();
    if (!Object.is(next, one)) (clean ??= { ...value })[name] = next;
  }
  return clean ?? value;
}
/** Most documents are so far from the limit that they need not be written out to be measured: JSON has at most 6 bytes a character. */
function checkSize(id: string, clean: unknown, { characters }: Reading): void {
  if (characters * 6 <= largest) return;
  const size = Buffer.byteLength(JSON.stringify(clean));
  if (size > largest) throw new Unfit(`${id} has ${size} bytes: a document has at most ${largest}`);
}

/** Each indexed field holds a plain value or a list of plain values, and an index at most one list: MongoDB cannot index two. */
function checkIndexed(id: string, doc: Readonly<Record<string, unknown>>, indexes: Indexed['indexes']): void {
  for (const name in indexes) {
    let list: string | undefined;
    for (const field of indexes[name]!) {
      const value = doc[field];
      if (Array.isArray(value)) {
        if (list !== undefined && list !== field) throw new Unfit(`${id} has several lists in the index ${name}`);
        list = field;
      }
      if (!(Array.isArray(value) ? value.every(isScalar) : isScalar(value)))
        throw new Unfit(`${id}.${String(field)} is in the index ${name} and holds no plain values`);
    }
  }
}

/** Whoever wants all of them is answered by way of each of the values, and would not find a document with another one. */
function checkValues(id: string, doc: Readonly<Record<string, unknown>>, values: object | undefined): void {
  for (const [field, known] of Object.entries(values ?? {}))
    if (!(known as readonly unknown[]).includes(doc[field] ?? null)) throw new Unfit(`${id}.${field} is another value`);
}

type Indexed = Pick<Collection<never>, 'indexes' | 'values'>;
/** It remembers what went through once, and for which indexes: a fold checks each document, so that the event that made it is known, and the store need not again. */
class Passed<V> implements Projected<V> {
  readonly #indexes: Indexed['indexes'];
  constructor(
    readonly id: string,
    readonly position: number,
    readonly doc: V,
    indexes: Indexed['indexes'],
  ) {
    this.#indexes = indexes;
  }
  static is(given: Projected<unknown>, indexes: Indexed['indexes']): boolean {
    return #indexes in given && given.#indexes === indexes;
  }
}

export function checked<V>(given: Projected<V>, { indexes, values }: Indexed): Projected<V> {
  if (Passed.is(given, indexes)) return given;
  const { id, position, doc } = given;
  if (!isDocumentId(id)) throw new Unfit(`no id: ${JSON.stringify(id)}`);
  if (!Number.isSafeInteger(position) || position < 0) throw new Unfit(`no position: ${position}`);
  if (doc === undefined) return { id, position, doc };
  const wrong = Object.keys(doc as object).find((name) => !isField(name));
  if (wrong !== undefined) throw new Unfit(`no field name: ${JSON.stringify(wrong)}`);
  const reading: Reading = { characters: 0, trail: [id] };
  const clean = json(doc, reading) as Record<string, unknown>;
  checkIndexed(id, clean, indexes);
  checkValues(id, clean, values);
  checkSize(id, clean, reading);
  return new Passed(id, position, clean as V, indexes);
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
  if (!Array.isArray(cursor) || cursor.length !== 2 || !isScalar(cursor[0]) || typeof cursor[1] !== 'string')
    throw new BadCursor();
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
/** Answers the filters that do filter, proved safe to hand to a database. */
export const filters = ({
  where = {},
}: {
  readonly where?: object;
}): readonly (readonly [field: string, wanted: Wanted<Scalar>])[] =>
  Object.entries(where)
    .filter(([, wanted]) => wanted !== undefined)
    .map(([field, wanted]) => [field, fairWanted(field, wanted as Wanted<Scalar>)] as const)
    .filter(([, wanted]) => !(isRange(wanted) && Object.keys(wanted).length === 0));

/** Answers the cursor, when the page goes on after one. */
export function paging<V>({ sort, limit, offset = 0, after }: Query<V>): Cursor | undefined {
  if (sort && !isField(sort.field)) throw new Unfit(`no field name: ${JSON.stringify(sort.field)}`);
  if (!Number.isInteger(limit) || limit < 1 || limit > mostWanted) throw new Unfit(`no limit: ${limit}`);
  if (!Number.isInteger(offset) || offset < 0 || offset > 2 ** 31 - 2) throw new Unfit(`no offset: ${offset}`);
  return after === undefined ? undefined : fromCursor(after);
}
