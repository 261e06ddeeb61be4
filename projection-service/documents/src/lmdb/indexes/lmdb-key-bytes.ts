// This file makes the keys of index entries, as the bytes that the library writes for them.
import * as lmdb from 'lmdb';
import type { Key } from 'lmdb';
import type { Doc } from '../../planner.ts';
import type { AnyCollection, Scalar } from '../../port.ts';
import { searchWords } from '../../values.ts';
import type { Bytes } from './lmdb-key-blocks.ts';
import {
  emptyList,
  hasNone,
  isPlainText,
  keyOf,
  nothing,
  pairsOf,
  pairWay,
  sameValue,
  searchWay,
  textKey,
  wayOf,
} from '../lmdb-keys.ts';

// The library's types leave it out.
const { keyValueToBuffer } = lmdb as unknown as { readonly keyValueToBuffer: (key: Key) => Buffer };
/** Most parts are texts of one byte a character, which need not go through a buffer. */
const partBytes = (part: Key): string =>
  typeof part === 'string' && isPlainText(part)
    ? part
    : part === nothing
      ? '\x06'
      : keyValueToBuffer([part]).toString('latin1');
type BytesPlan = {
  /** These are all fields of an index, each once. */
  readonly fields: readonly string[];
  /** Each way has the bytes that its keys begin with, and its fields by their places in `fields`. */
  readonly ways: readonly {
    readonly name: string;
    readonly start: string;
    readonly at: readonly number[];
    readonly isSparse: boolean;
  }[];
};
const bytesPlans = new WeakMap<object, Map<string, BytesPlan>>();
function bytesPlanOf(collection: AnyCollection, code: string): BytesPlan {
  const plans = bytesPlans.get(collection) ?? new Map<string, BytesPlan>();
  bytesPlans.set(collection, plans);
  const known = plans.get(code);
  if (known) return known;
  const fields = [...new Set(Object.values(collection.indexes).flat())];
  const ways = Object.entries(collection.indexes).map(([name, wanted]) => ({
    name,
    start: `${wayOf(code, collection, name)}\0`,
    at: wanted.map((field) => fields.indexOf(field)),
    isSparse: collection.sparse?.includes(name) ?? false,
  }));
  const made = { fields, ways };
  plans.set(code, made);
  return made;
}

/**
 * Makes the keys of a document's entries in all indexes or in those that are `kept`: what stands in many of them is made once. Those of indexes in which it
 * differs from `other` in nothing are left out.
 */
export function indexBytes(
  collection: AnyCollection,
  code: string,
  id: string,
  doc: Doc | undefined,
  { other, kept }: { readonly other?: Doc | undefined; readonly kept?: readonly string[] | undefined } = {},
): Bytes[] {
  if (!doc) return [];
  const { fields, ways } = bytesPlanOf(collection, code);
  const isSame = (field: string) => other !== undefined && sameValue(doc[field], other[field]);
  const parts: (string | ReadonlySet<string>)[] = [];
  const partOf = (place: number) => (parts[place] ??= partsOf(doc[fields[place]!]));
  const end = `\0${partBytes(id)}`;
  const keys: Bytes[] = [];
  for (const { name, start, at, isSparse } of ways) {
    if (kept && !kept.includes(name)) continue;
    if (at.every((place) => isSame(fields[place]!))) continue;
    if (isSparse && hasNone(doc[fields[at[0]!]!])) continue;
    let list: ReadonlySet<string> | undefined;
    for (const place of at) {
      const part = partOf(place);
      if (typeof part !== 'string') list ??= part;
    }
    for (const item of list ?? justOnce) {
      let key = start;
      for (const [n, place] of at.entries()) {
        const part = partOf(place);
        key += `${n > 0 ? '\0' : ''}${typeof part === 'string' ? part : item}`;
      }
      keys.push(key + end);
    }
  }
  if (kept || collection.search.every(isSame)) return keys;
  const search = `${searchWay(code)}\0`;
  const words = new Set(searchWords(collection, doc as never).map(textKey));
  for (const word of words) keys.push(`${search}${partBytes(word)}${end}`);
  if (collection.pairs)
    for (const pair of pairsOf(words)) keys.push(`${pairWay(code)}\0${pair.map(partBytes).join('\0')}${end}`);
  return keys;
}
const justOnce = [''] as const;
/** These are the values of a list, each once. */
function partsOf(value: Doc[string]): string | ReadonlySet<string> {
  if (!Array.isArray(value)) return partBytes(keyOf(value as Scalar));
  if (value.length === 0) return partBytes(emptyList);
  return new Set((value as readonly Scalar[]).map((one) => partBytes(keyOf(one))));
}

/** Says what a document's entries are before and after a change, as far as they differ: most changes touch few indexes, and a new document has nothing to compare. */
export function indexChange(
  collection: AnyCollection,
  code: string,
  id: string,
  {
    before,
    after,
    kept,
  }: {
    readonly before: Doc | undefined;
    readonly after: Doc | undefined;
    readonly kept?: readonly string[] | undefined;
  },
): { readonly stale: readonly Bytes[]; readonly fresh: readonly Bytes[] } {
  const stale = indexBytes(collection, code, id, before, { other: after, kept });
  const fresh = indexBytes(collection, code, id, after, { other: before, kept });
  if (stale.length === 0 || fresh.length === 0) return { stale, fresh };
  const [old, young] = [new Set(stale), new Set(fresh)];
  return { stale: stale.filter((key) => !young.has(key)), fresh: fresh.filter((key) => !old.has(key)) };
}
