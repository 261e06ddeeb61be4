// What the store knows of each build besides its documents: how far it is, what indexes it has, and what is just being written.
import { randomUUID } from 'node:crypto';
import { BSON, type Db } from 'mongodb';
import type { Position } from '@paideia/store/port.ts';
import { buildKey, otherShape, placeOf, shapeOf } from '../places.ts';
import type { AnyCollection, Build } from '../port.ts';
import type { Stored } from './mongo.filters.ts';
import { writeAll, type Write } from './mongo.writes.ts';

type Intent = { readonly id: string; readonly to: Position; readonly writes: readonly Write[] };
export type Checkpoint = { _id: string; position?: Position; shapes?: Record<string, string>; intent?: Intent };

const markSeconds = 24 * 60 * 60;
const largestIntent = 12 * 1024 * 1024; // a document has at most 16 MB

export function mongoBuilds(db: Db, prefix: string) {
  const checkpoints = db.collection<Checkpoint>(`${prefix}checkpoints`);
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
  async function carryOut(build: Build, { id, to, writes }: Intent) {
    await writeAll(db, writes);
    await checkpoints.updateOne(
      { _id: buildKey(build), 'intent.id': id },
      { $max: { position: to }, $unset: { intent: '' } },
    );
  }

  return {
    checkpoints,
    of,
    carryOut,
    forget: (build: Build) => {
      for (const key of ready.keys()) if (key.startsWith(`${buildKey(build)} `)) ready.delete(key);
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
     * between the two it would make it again from what is already the later one. What is too large for one intent goes without.
     */
    async write(build: Build, writes: readonly Write[], to: Position) {
      const intent: Intent = { id: randomUUID(), to, writes };
      const isWhole = writes.length < 2 || BSON.calculateObjectSize(intent) > largestIntent;
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
