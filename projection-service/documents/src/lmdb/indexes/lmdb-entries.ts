// The entries of indexes are written under keys that are bytes already. Whoever reads them opens the same database so that its keys are lists of values.
import { asBinary, type Database, type RootDatabase } from 'lmdb';
import type { Bytes } from './lmdb-key-blocks.ts';

export type Entries = Database<null, Bytes>;
/** It is the value of every index entry, made once: there are many more of them than documents. */
export const entryOnly = asBinary(Buffer.alloc(0)) as unknown as null;

const encoder = {
  /** The library compares keys four bytes at a time and reads on behind the end of one that it is given, where it wants to find noughts. */
  enableNullTermination() {},
  writeKey(key: Bytes, target: Buffer, at: number): number {
    target.write(key, at, 'latin1');
    const end = at + key.length;
    target[end] = target[end + 1] = target[end + 2] = target[end + 3] = 0;
    return end; // Where that is too far the library says so.
  },
  readKey: (): never => {
    throw new Error('entries are only written so');
  },
};
export const indexesName = (slot: number): string => `indexes-${slot}`;
/** It is not called within a transaction. It answers undefined where a reader is before the writer. */
export const entriesIn = (env: RootDatabase, name: string): Entries | undefined =>
  // The library's types of a named database leave out the encoder of its keys.
  env.openDB({ name, keyEncoder: encoder, encoding: 'json' } as never) as Entries | undefined;
