// What a commit writes is found out by whoever folds, and written by whoever has the file open for writing.
import type { Position } from '@paideia/store/port.ts';
import type { Doc } from '../planner.ts';
import type { AnyCollection, Projected } from '../port.ts';
import type { Tables } from './lmdb-builds.ts';
import { positionIn, type Encoding } from './lmdb-encoding.ts';
import { entryOnly } from './indexes/lmdb-entries.ts';
import type { Bytes } from './indexes/lmdb-key-blocks.ts';
import { indexChange } from './indexes/lmdb-key-bytes.ts';

/** The `bytes` are what is written; they are undefined of a document that was removed. */
type Encoded = Projected<unknown> & { readonly bytes: Buffer | undefined };
type Change = {
  readonly key: readonly [code: string, id: string];
  readonly bytes: Buffer | undefined;
  readonly stale: readonly Bytes[];
  readonly fresh: readonly Bytes[];
};
/** It says in `reached` how far the build was when it was looked at. Whoever writes finds it there still, or writes nothing. */
export type Prepared = {
  readonly slot: number;
  readonly reached: Position;
  readonly position: Position;
  readonly changes: readonly Change[];
};
/**
 * It is a collection as its build has it: how its keys begin, and which indexes are kept while the others are put off. With `isGathered` the entries of those
 * are gathered meanwhile.
 */
export type Placed = {
  readonly into: AnyCollection;
  readonly code: string;
  readonly kept: readonly string[] | undefined;
  readonly isGathered: boolean;
};
/** It is a document before and after its change, where the entries of its indexes are gathered. */
export type Changed = Pick<Placed, 'into' | 'code'> & {
  readonly id: string;
  readonly before: Doc | undefined;
  readonly after: Doc | undefined;
};

export const encodedBy =
  ({ encode }: Pick<Encoding, 'encode'>) =>
  ({ id, position, doc }: Projected<unknown>): Encoded => ({
    id,
    position,
    doc,
    bytes: doc === undefined ? undefined : encode({ position, doc: doc as Doc }),
  });

/** Answers undefined when a document as late is there. */
export function changeOf(
  { docs }: Tables,
  { decode }: Pick<Encoding, 'decode'>,
  { into, code, kept, isGathered }: Placed,
  { id, position, doc, bytes }: Encoded,
): { readonly change: Change; readonly changed: Changed } | undefined {
  const found = docs.getBinaryFast([code, id]);
  if (found && positionIn(found) >= position) return undefined;
  // Where every index is put off and its entries are made of the documents in the end, what was there before says nothing.
  const before = found && (kept?.length !== 0 || isGathered) ? decode(docs.get([code, id])!).doc : undefined;
  const after = doc as Doc | undefined;
  return {
    change: { key: [code, id], bytes, ...indexChange(into, code, id, { before, after, kept }) },
    changed: { into, code, id, before, after },
  };
}
/** It is called within a transaction. */
export function write({ docs, entries }: Tables, { key: [code, id], bytes, stale, fresh }: Change): void {
  for (const entry of stale) entries.removeSync(entry);
  for (const entry of fresh) entries.putSync(entry, entryOnly);
  if (bytes) docs.putSync([code, id], bytes);
  else docs.removeSync([code, id]);
}
