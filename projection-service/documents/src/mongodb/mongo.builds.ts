// What the store knows of each build besides its documents: how far it is, what indexes it has, and what is just being written.
import { randomUUID } from 'node:crypto';
import { BSON, type Db } from 'mongodb';
import type { Position } from '@paideia/store/port.ts';
import { buildKey, otherShape, placeOf, shapeOf } from '../places.ts';
import type { AnyCollection, Build } from '../port.ts';
import type { Stored } from './mongo.filters.ts';
import { writeAll, type Write } from './mongo.writes.ts';

/** `parts`: the ids of further writes, which lie by themselves because all of them would make the document too large. */
type Intent = {
  readonly id: string;
  readonly to: Position;
  readonly writes: readonly Write[];
  readonly parts?: readonly string[];
};
type Part = { readonly _id: string; readonly build: string; readonly writes: readonly Write[] };
export type Checkpoint = { _id: string; position?: Position; shapes?: Record<string, string>; intent?: Intent };

const markSeconds = 24 * 60 * 60;
const largestPart = 12 * 1024 * 1024; // a document has at most 16 MB

/** In parts that fit into a document each. @throws when one document alone does not. */
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

export function mongoBuilds(db: Db, prefix: string) {
  const checkpoints = db.collection<Checkpoint>(`${prefix}checkpoints`);
  const intents = db.collection<Part>(`${prefix}intents`);
  const of = (build: Build) => checkpoints.findOne({ _id: buildKey(build) });
  const ready = new Map<string, Promise<unknown>>();

  async function makeIndexes(place: string, { indexes, search }: AnyCollection) {
    const keys = [
      ...Object.values<readonly string[]>(indexes).map((names) => [
        ...new Set(names.map((name) => `doc.${name}`)),
        '_id',
      ]),
      ...(search.length ? [['words']] : []),
    ];
    const different = [...new Map(keys.map((names) => [names.join(), names])).values()];
    await db
      .collection<Stored>(place)
      .createIndexes([
        ...different.map((names) => ({ key: Object.fromEntries(names.map((name) => [name, 1 as const])) })),
        { key: { removed: 1 as const }, sparse: true, expireAfterSeconds: markSeconds },
      ]);
  }
  async function makeReady(build: Build, collections: readonly AnyCollection[]) {
    const shapes = (await of(build))?.shapes ?? {};
    const odd = collections.find((one) => (shapes[one.name] ?? shapeOf(one)) !== shapeOf(one));
    if (odd) throw otherShape(placeOf(build, odd.name));
    for (const one of collections) await makeIndexes(prefix + placeOf(build, one.name), one);
    const kept = Object.fromEntries(collections.map((one) => [`shapes.${one.name}`, shapeOf(one)]));
    await checkpoints.updateOne({ _id: buildKey(build) }, { $max: { position: 0 }, $set: kept }, { upsert: true });
  }

  /** Writes what an intent says and takes it away. Whoever finds one that was left half-way does this first; doing it twice changes nothing. */
  async function carryOut(build: Build, { id, to, writes, parts }: Intent) {
    await writeAll(db, writes);
    // One that is gone was carried out by somebody else meanwhile.
    for (const one of parts ?? []) await writeAll(db, (await intents.findOne({ _id: one }))?.writes ?? []);
    await checkpoints.updateOne(
      { _id: buildKey(build), 'intent.id': id },
      { $max: { position: to }, $unset: { intent: '' } },
    );
    if (parts) await intents.deleteMany({ _id: { $in: [...parts] } });
  }

  return {
    checkpoints,
    of,
    carryOut,
    async forget(build: Build) {
      for (const key of ready.keys()) if (key.startsWith(`${buildKey(build)} `)) ready.delete(key);
      await intents.deleteMany({ build: buildKey(build) });
    },
    async makeReady(build: Build, collections: readonly AnyCollection[]) {
      const key = `${buildKey(build)} ${JSON.stringify(collections.map((one) => [one.name, shapeOf(one)]))}`;
      if (!ready.has(key)) ready.set(key, makeReady(build, collections));
      await ready.get(key)!.catch((error: unknown) => {
        ready.delete(key);
        throw error;
      });
    },
    /**
     * Several documents are first written down as one intent beside the position: a row may have made one of them from another, and after a crash
     * between the two it would make it again from what is already the later one. What is too large for one document lies beside it in parts.
     */
    async write(build: Build, all: readonly Write[], to: Position) {
      const [writes = [], ...further] = partsOf(all);
      const id = randomUUID();
      const parts = further.map((_, n) => `${id} ${n}`);
      const intent: Intent = { id, to, writes, ...(parts.length > 0 && { parts }) };
      const isWhole = all.length < 2;
      for (const [n, part] of further.entries())
        await intents.insertOne({ _id: parts[n]!, build: buildKey(build), writes: part });
      while (!isWhole) {
        const { matchedCount } = await checkpoints.updateOne(
          { _id: buildKey(build), intent: { $exists: false } },
          { $set: { intent } },
        );
        if (matchedCount === 1) break;
        const there = await of(build);
        if (!there) throw new Error(`${buildKey(build)} was dropped while it was written`);
        if (there.intent) await carryOut(build, there.intent);
      }
      if (isWhole) await writeAll(db, writes);
      else await carryOut(build, intent);
      await checkpoints.updateOne({ _id: buildKey(build) }, { $max: { position: to } });
    },
  };
}
