// Writes the documents of a commit so that a later one is never replaced by an earlier one.
import { MongoBulkWriteError, type AnyBulkWriteOperation, type Db, type Document } from 'mongodb';
import type { Position } from '@paideia/store/port.ts';
import type { Stored } from './mongo-filters.ts';

const duplicateKey = 11000;
/** It is one document of a commit, as it will stand; without `doc` it is removed. */
export type Write = {
  readonly place: string;
  readonly id: string;
  readonly position: Position;
  readonly doc?: Document;
  readonly words?: readonly string[];
};

const operation = ({ id, position, doc, words }: Write, upsert: boolean): AnyBulkWriteOperation<Stored> => ({
  replaceOne: {
    filter: { _id: id, position: { $lt: position } },
    // A removed document stays as a mark for a day, so that no late writer brings it back.
    replacement: doc ? { position, doc, ...(words ? { words } : {}) } : { position, removed: new Date() },
    upsert,
  },
});

/** Answers the writes whose documents were found to be there, at whatever position, when there seemed to be none to replace. */
async function writeOnce(db: Db, place: string, writes: readonly Write[], upsert: boolean): Promise<readonly Write[]> {
  if (writes.length === 0) return [];
  try {
    await db.collection<Stored>(place).bulkWrite(
      writes.map((one) => operation(one, upsert)),
      { ordered: false },
    );
    return [];
  } catch (error) {
    if (!(error instanceof MongoBulkWriteError) || error.result.getWriteConcernError()) throw error;
    const failed = [error.writeErrors].flat();
    if (failed.length === 0 || failed.some(({ code }) => code !== duplicateKey)) throw error;
    return failed.map(({ index }) => writes[index]!);
  }
}

export async function writeAll(db: Db, writes: readonly Write[]): Promise<void> {
  const places = new Map<string, Write[]>();
  for (const one of writes) {
    if (!places.has(one.place)) places.set(one.place, []);
    places.get(one.place)!.push(one);
  }
  await Promise.all(
    // Either a later document is there, or another writer inserted an earlier one just now: only the second is replaced.
    [...places].map(async ([place, all]) => writeOnce(db, place, await writeOnce(db, place, all, true), false)),
  );
}
