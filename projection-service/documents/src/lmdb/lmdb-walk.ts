// Walks stretches of an index, merged into one order.
import type { Key } from 'lmdb';
import type { Cursor } from '../checks.ts';
import type { Doc, DocQuery } from '../planner.ts';
import type { Scalar } from '../port.ts';
import { compare } from '../values.ts';
import { idOf, inKey, isShort, keyOf, last, type IndexKey, type Stretch } from './lmdb-keys.ts';

export type Entry = readonly Key[];
type Range = { readonly start: IndexKey; readonly end: IndexKey; readonly reverse: boolean };
export type Entries = (range: Range & { readonly offset: number; readonly limit: number }) => Iterable<Entry>;
export type Direction = { readonly isSorted: boolean; readonly descending: boolean };

/** Answers where a stretch begins after the cursor. A cut text is begun anew: what lies before the cursor is passed over later. */
function begin(
  { from, to }: Stretch,
  depth: number,
  { isSorted, descending }: Direction,
  cursor: Cursor | undefined,
): Range {
  if (!cursor) return descending ? { start: to, end: from, reverse: true } : { start: from, end: to, reverse: false };
  const prefix = from.slice(0, depth) as IndexKey;
  const value = isSorted ? [keyOf(cursor[0])] : [];
  const place =
    isSorted && !isShort(cursor[0])
      ? [...prefix, ...value, ...(descending ? [last] : [])]
      : [...prefix, ...value, cursor[1]];
  return { start: place as IndexKey, end: descending ? from : to, reverse: descending };
}

/** It reads on from there, so many entries at most. */
type Read = (offset: number, limit: number) => Iterable<Entry>;
const firstEntries = 8;
/**
 * It is where a stretch has come to; `now` is undefined at its end. Of several stretches most have nothing, or little, so that each is asked for its first
 * entries alone: one that is left open takes a cursor of the store for itself.
 */
class Head {
  now: Entry | undefined;
  #all: Iterator<Entry> | undefined;
  #at = 0;
  readonly #first: Entry[] = [];
  readonly #read: Read;
  constructor(read: Read, isAlone: boolean) {
    this.#read = read;
    if (isAlone) this.#open(0);
    else {
      for (const entry of read(0, firstEntries)) this.#first.push(entry);
      this.now = this.#first[0];
    }
  }
  #open(offset: number): void {
    this.#all = this.#read(offset, Infinity)[Symbol.iterator]();
    this.next();
  }
  next(): void {
    if (this.#all) {
      const next = this.#all.next();
      this.now = next.done ? undefined : next.value;
    } else if (++this.#at < this.#first.length) this.now = this.#first[this.#at];
    else if (this.#first.length < firstEntries) this.now = undefined;
    else this.#open(firstEntries);
  }
  /** A second return of a finished iterator would release the store's snapshot twice. */
  close(): void {
    if (this.now) this.#all?.return?.();
  }
}

export function ordering({ isSorted, descending }: Direction) {
  const sign = descending ? -1 : 1;
  const sortKey = (entry: Entry) => (isSorted ? inKey(entry.at(-2)) : null);
  const order = (a: Entry, b: Entry) => sign * (compare(sortKey(a), sortKey(b)) || compare(idOf(a), idOf(b)));
  return { sign, sortKey, order };
}

/**
 * Gives ids in the wanted order, each once. `depth` says how much of a stretch's keys is the same in all of it. `valueOf` tells the whole of a value that the
 * key holds only a part of. `besides` are entries that stand in no stretch, of any order.
 */
export function* walk(
  entries: Entries,
  stretches: readonly Stretch[],
  depth: number,
  direction: Direction,
  cursor: Cursor | undefined,
  valueOf: (id: string) => Scalar,
  besides: readonly Entry[] = [],
): Iterable<string> {
  const { isSorted } = direction;
  const { sign, sortKey, order } = ordering(direction);
  const edge = cursor && ([keyOf(cursor[0]), cursor[1]] as const);
  const isAhead = (entry: Entry) =>
    !edge || (isShort(cursor[0]) ? order(entry, edge) > 0 : sign * compare(sortKey(entry), inKey(edge[0])) >= 0);
  const isAlone = stretches.length === 1;
  const heads = stretches.map((stretch) => {
    const { start, end, reverse } = begin(stretch, depth, direction, cursor);
    return new Head((offset, limit) => entries({ start, end, reverse, offset, limit }), isAlone);
  });
  if (besides.length > 0) {
    const others = besides.filter(isAhead).sort(order);
    heads.push(new Head(() => others, true));
  }
  const isPast = (value: Scalar, id: string) =>
    !cursor || sign * ((isSorted ? compare(value, cursor[0]) : 0) || compare(id, cursor[1])) > 0;

  const isCursor = (entry: Entry) =>
    cursor !== undefined && idOf(entry) === cursor[1] && (!isSorted || entry.at(-2) === keyOf(cursor[0]));

  let before: string | undefined;
  let cut: Entry[] = []; // The equal keys of these entries hold only the beginning of their texts.
  const settled = () => {
    const whole = cut.map((entry): Cursor => [valueOf(idOf(entry)), idOf(entry)]);
    cut = [];
    return whole
      .filter(([value, id]) => isPast(value, id))
      .sort((a, b) => sign * (compare(a[0], b[0]) || compare(a[1], b[1])));
  };
  try {
    for (;;) {
      let head: Head | undefined;
      for (const one of heads) if (one.now && (!head || order(one.now, head.now!) < 0)) head = one;
      const entry = head?.now;
      if (cut.length && (!entry || sortKey(entry) !== sortKey(cut[0]!))) for (const [, id] of settled()) yield id;
      if (!head || !entry) return;
      head.next();
      const id = idOf(entry);
      if (id === before) continue; // A document in two stretches stands at one place in both.
      before = id;
      if (isSorted && !isShort(sortKey(entry))) cut.push(entry);
      else if (!isCursor(entry)) yield id;
    }
  } finally {
    for (const head of heads) head.close();
  }
}

export function* firstOf(ids: Iterable<string>, most: number): Iterable<string> {
  let left = most;
  for (const id of ids) {
    if (left-- <= 0) return;
    yield id;
  }
}

/** It finds one more than the page holds, to know whether it is the last one. */
export function pageFrom(ids: Iterable<string>, skip: number, limit: number): readonly string[] {
  const page: string[] = [];
  for (const id of ids) {
    if (skip-- > 0) continue;
    page.push(id);
    if (page.length > limit) break;
  }
  return page;
}

/** It finds the wanted order by sorting what is found, which means to look at all of it. */
export function sorted(
  ids: Iterable<string>,
  { sort, limit, offset = 0 }: DocQuery,
  cursor: Cursor | undefined,
  look: (id: string) => Doc,
): readonly string[] {
  const sign = sort?.descending ? -1 : 1;
  const order = (a: Cursor, b: Cursor) => sign * (compare(a[0], b[0]) || compare(a[1], b[1]));
  const found = [...ids].map((id): Cursor => [sort ? ((look(id)[sort.field] as Cursor[0]) ?? null) : null, id]);
  const rest = cursor ? found.filter((one) => order(one, cursor) > 0) : found;
  const start = cursor ? 0 : offset;
  return rest
    .sort(order)
    .slice(start, start + limit + 1)
    .map(([, id]) => id);
}
