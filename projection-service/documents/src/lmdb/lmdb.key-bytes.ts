// Keys as the bytes that the library writes for them, where a build's indexes are loaded at once.
import * as lmdb from 'lmdb';
import type { Key } from 'lmdb';
import type { Doc } from '../planner.ts';
import type { AnyCollection, Scalar } from '../port.ts';
import { searchWords } from '../values.ts';
import {
  emptyList,
  hasNone,
  isPlainText,
  keyOf,
  nothing,
  searchWay,
  textKey,
  wayOf,
  type IndexKey,
} from './lmdb.keys.ts';

// The library's types leave it out.
const { keyValueToBuffer } = lmdb as unknown as { readonly keyValueToBuffer: (key: Key) => Buffer };
const partBytes = (part: Key): string =>
  typeof part === 'string' && isPlainText(part)
    ? part
    : part === nothing
      ? '\x06'
      : keyValueToBuffer([part]).toString('latin1');
/** The bytes that the library writes for a key, a character each: most are those of its texts, which need not go through a buffer. */
export const keyBytes = (key: IndexKey): string => key.map(partBytes).join('\0');
/** For a database whose keys are such bytes. */
export const bytesEncoder = {
  writeKey: (key: string, target: Buffer, at: number): number => at + target.write(key, at, 'latin1'),
  readKey: (source: Buffer, from: number, end: number): string => source.toString('latin1', from, end),
};

type BytesPlan = {
  /** Every field of an index, each once. */
  readonly fields: readonly string[];
  /** With the bytes that its keys begin with, and its fields by their places in `fields`. */
  readonly ways: readonly { readonly start: string; readonly at: readonly number[]; readonly isSparse: boolean }[];
};
const bytesPlans = new WeakMap<object, Map<string, BytesPlan>>();
function bytesPlanOf(of: AnyCollection, code: string): BytesPlan {
  const plans = bytesPlans.get(of) ?? new Map<string, BytesPlan>();
  bytesPlans.set(of, plans);
  const known = plans.get(code);
  if (known) return known;
  const fields = [...new Set(Object.values(of.indexes).flat())];
  const ways = Object.entries(of.indexes).map(([name, wanted]) => ({
    start: `${wayOf(code, of, name)}\0`,
    at: wanted.map((field) => fields.indexOf(field)),
    isSparse: of.sparse?.includes(name) ?? false,
  }));
  const made = { fields, ways };
  plans.set(code, made);
  return made;
}

/** The bytes of all entries of a document, as `keyBytes` makes them of `indexKeys`: what stands in many of them is made once. */
export function indexBytes(of: AnyCollection, code: string, id: string, doc: Doc): string[] {
  const { fields, ways } = bytesPlanOf(of, code);
  const parts: (string | readonly string[])[] = fields.map((field) => {
    const value = doc[field];
    if (!Array.isArray(value)) return partBytes(keyOf(value as Scalar));
    return value.length === 0
      ? [partBytes(emptyList)]
      : (value as readonly Scalar[]).map((one) => partBytes(keyOf(one)));
  });
  const end = `\0${partBytes(id)}`;
  const keys: string[] = [];
  for (const { start, at, isSparse } of ways) {
    if (isSparse && hasNone(doc[fields[at[0]!]!])) continue;
    let list: readonly string[] | undefined;
    for (const place of at) if (typeof parts[place] !== 'string') list ??= parts[place] as readonly string[];
    for (const item of list ?? justOnce) {
      let key = start;
      for (const [n, place] of at.entries()) {
        const part = parts[place]!;
        key += `${n > 0 ? '\0' : ''}${typeof part === 'string' ? part : item}`;
      }
      keys.push(key + end);
    }
  }
  const search = `${searchWay(code)}\0`;
  for (const word of searchWords(of, doc as never)) keys.push(`${search}${partBytes(textKey(word))}${end}`);
  return keys;
}
const justOnce = [''] as const;
