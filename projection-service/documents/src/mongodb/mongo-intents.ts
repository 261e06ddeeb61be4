// An intent says what is just being written: whoever finds it left half-way completes it.
import { BSON, type Collection, type Db } from 'mongodb';
import type { Position } from '@paideia/store/port.ts';
import { writeAll, type Write } from './mongo-writes.ts';

/** The `parts` are the ids of further writes, which lie by themselves because all of them would make the document too large. */
export type Intent = {
  readonly id: string;
  readonly to: Position;
  readonly writes: readonly Write[];
  readonly parts?: readonly string[];
};
export type Part = { readonly _id: string; readonly build: string; readonly writes: readonly Write[] };

const largestPart = 12 * 1024 * 1024; // A document has at most 16 MB.
/** Puts the writes in parts that fit into a document each. @throws when one document alone does not. */
export function partsOf(writes: readonly Write[], most = largestPart): readonly (readonly Write[])[] {
  const parts: Write[][] = [];
  let taken = Infinity;
  for (const one of writes) {
    const size = BSON.calculateObjectSize(one);
    if (size > most) throw new Error(`${one.place} ${one.id} has ${size} bytes, and a document at most ${most}`);
    if (taken + size > most) [taken] = [0, parts.push([])];
    parts.at(-1)!.push(one);
    taken += size;
  }
  return parts;
}

export async function writeIntended(db: Db, intents: Collection<Part>, { writes, parts = [] }: Intent): Promise<void> {
  await writeAll(db, writes);
  // One that is gone was carried out by somebody else meanwhile.
  for (const one of parts) await writeAll(db, (await intents.findOne({ _id: one }))?.writes ?? []);
}
