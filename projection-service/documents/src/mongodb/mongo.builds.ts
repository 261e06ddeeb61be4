// What the store knows of each build besides its documents: how far it is, what indexes it has, and what is just being written.
import { randomUUID } from 'node:crypto';
import type { Db } from 'mongodb';
import type { Position } from '@paideia/store/port.ts';
import { buildKey, otherShape, placeOf, shapeOf } from '../places.ts';
import type { AnyCollection, Build } from '../port.ts';
import type { Circuit } from './mongo.failures.ts';
import { makeIndexes } from './mongo.indexes.ts';
import { partsOf, writeIntended, type Intent, type Part } from './mongo.intents.ts';
import { writeAll, type Write } from './mongo.writes.ts';

/** `made` names this build and no later one of the same key: what was meant for a build that was dropped meanwhile does not reach its successor. */
export type Checkpoint = {
  _id: string;
  made?: string;
  position?: Position;
  shapes?: Record<string, string>;
  intent?: Intent;
};
/** A build that this process writes. `position` is how far it is, `kept` how far the store says; `carriedOut` is an intent that stands there still and is done. */
type Written = {
  readonly made: string;
  position: Position;
  kept: Position;
  carriedOut?: string | undefined;
  /** What was folded since the position was kept looked at nothing but each document itself. */
  areIndependent: boolean;
};

/** Others read the position too, so it is kept soon after documents; one that moved without any is worth a write now and then. */
const keepWithin = { documents: 250, nothing: 1_000 } as const;

export function mongoBuilds(db: Db, prefix: string, through: Circuit) {
  const checkpoints = db.collection<Checkpoint>(`${prefix}checkpoints`);
  const intents = db.collection<Part>(`${prefix}intents`);
  const of = (build: Build) => checkpoints.findOne({ _id: buildKey(build) });
  const ready = new Map<string, Promise<unknown>>();
  const written = new Map<string, Written>();
  let keeping: { readonly at: number; readonly timer: NodeJS.Timeout } | undefined;

  async function makeReady(build: Build, collections: readonly AnyCollection[]) {
    const key = buildKey(build);
    const shapes = (await of(build))?.shapes ?? {};
    const odd = collections.find((one) => (shapes[one.name] ?? shapeOf(one)) !== shapeOf(one));
    if (odd) throw otherShape(placeOf(build, odd.name));
    for (const one of collections) await makeIndexes(db.collection(prefix + placeOf(build, one.name)), one);
    const kept = Object.fromEntries(collections.map((one) => [`shapes.${one.name}`, shapeOf(one)]));
    await checkpoints.updateOne(
      { _id: key },
      { $max: { position: 0 }, $set: kept, $setOnInsert: { made: randomUUID() } },
      { upsert: true },
    );
    // One that an earlier release made has no name yet; of several processes that name it at once the first one does.
    if (!(await completed(build))?.made)
      await checkpoints.updateOne({ _id: key, made: { $exists: false } }, { $set: { made: randomUUID() } });
    const { made, position = 0 } = (await completed(build)) ?? {};
    if (made === undefined) throw dropped(build);
    if (written.get(key)?.made !== made) written.set(key, { made, position, kept: position, areIndependent: true });
  }
  const dropped = (build: Build) => new Error(`${buildKey(build)} was dropped while it was written`);

  /** Writes what an intent says and takes it away. Whoever finds one that was left half-way does this first; doing it twice changes nothing. */
  async function carryOut(build: Build, intent: Intent) {
    await writeIntended(db, intents, intent);
    await takeAway(build, intent);
  }
  async function takeAway(build: Build, { id, to, parts }: Intent) {
    await checkpoints.updateOne(
      { _id: buildKey(build), 'intent.id': id },
      { $max: { position: to }, $unset: { intent: '' } },
    );
    if (parts) await intents.deleteMany({ _id: { $in: [...parts] } });
  }
  /** What the store says of the build, once what was left half-way is completed. */
  async function completed(build: Build): Promise<Checkpoint | null> {
    for (;;) {
      const there = await of(build);
      if (!there?.intent || there.intent.id === written.get(buildKey(build))?.carriedOut) return there;
      await carryOut(build, there.intent);
    }
  }
  /** As far as the documents are. */
  async function positionOf(build: Build): Promise<Position> {
    const there = await completed(build);
    const own = written.get(buildKey(build));
    if (own && there?.made === own.made) return (own.position = Math.max(own.position, there.position ?? 0));
    // Another process has dropped it meanwhile: whoever writes it makes it again.
    if (own) forget(build);
    return there?.position ?? 0;
  }
  function forget(build: Build) {
    for (const key of ready.keys()) if (key.startsWith(`${buildKey(build)} `)) ready.delete(key);
    written.delete(buildKey(build));
  }

  /** All positions that have moved, in one round trip. */
  async function keepPositions(): Promise<void> {
    clearTimeout(keeping?.timer);
    keeping = undefined;
    const moved = [...written].filter(
      ([, { position, kept, carriedOut }]) => position > kept || carriedOut !== undefined,
    );
    if (moved.length === 0) return;
    const kept = moved.map(([_id, one]) => ({ _id, one, position: one.position, carriedOut: one.carriedOut }));
    try {
      await checkpoints.bulkWrite(
        kept.flatMap(({ _id, one: { made }, position, carriedOut }) => {
          const filter = { _id, made };
          const further = { updateOne: { filter, update: { $max: { position } } } };
          if (carriedOut === undefined) return [further];
          const update = { $unset: { intent: '' as const } };
          return [further, { updateOne: { filter: { ...filter, 'intent.id': carriedOut }, update } }];
        }),
      );
    } catch (error) {
      keepSoon('nothing');
      throw error;
    }
    for (const { one, position, carriedOut } of kept) {
      one.kept = Math.max(one.kept, position);
      if (one.position === position) one.areIndependent = true;
      if (one.carriedOut === carriedOut) one.carriedOut = undefined;
    }
  }
  function keepSoon(after: keyof typeof keepWithin) {
    const at = performance.now() + keepWithin[after];
    if (keeping && keeping.at <= at) return;
    clearTimeout(keeping?.timer);
    // What could not be kept is kept later, and after a crash found out again.
    const timer = setTimeout(() => void through(keepPositions).catch(() => undefined), keepWithin[after]).unref();
    keeping = { at, timer };
  }

  return {
    checkpoints,
    positionOf,
    keepPositions,
    /** As far as whoever writes the build has said. */
    keptPosition: async (build: Build): Promise<Position> =>
      (await checkpoints.findOne({ _id: buildKey(build) }, { projection: { position: 1 } }))?.position ?? 0,
    /** How far a build is that this process writes; 0 of all others. */
    ownPosition: (build: Build): Position => written.get(buildKey(build))?.position ?? 0,
    async forget(build: Build) {
      forget(build);
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
     * Several documents that are not independent are first written down as one intent: a row may have made one of them from another, and after a crash between
     * the two it would make it again from what is already the later one. What is too large for one document lies beside it in parts. With the intent goes the position of all
     * that was written before. The intent is there until the next one takes its place or the position is kept: nobody has to wait for that.
     */
    async write(build: Build, all: readonly Write[], to: Position, areIndependent: boolean) {
      const key = buildKey(build);
      const own = written.get(key);
      if (!own) throw dropped(build);
      const news = all.filter(({ position }) => position > own.position);
      // One document is there or is not, and if it is it is not made again; what comes next is an intent, which says so.
      const isWholeAnyway = own.areIndependent && news.length === 1;
      own.areIndependent &&= areIndependent || to <= own.position;
      if (news.length > 0 && (own.areIndependent || isWholeAnyway)) await writeAll(db, news);
      else if (news.length > 0) {
        const [writes = [], ...further] = partsOf(news);
        const id = randomUUID();
        const parts = further.map((_, n) => `${id} ${n}`);
        const intent: Intent = { id, to, writes, ...(parts.length > 0 && { parts }) };
        for (const [n, part] of further.entries())
          await intents.insertOne({ _id: parts[n]!, build: key, writes: part });
        for (;;) {
          const { made, position, carriedOut } = own;
          const before = carriedOut === undefined ? { intent: { $exists: false } } : { 'intent.id': carriedOut };
          const { matchedCount } = await checkpoints.updateOne(
            { _id: key, made, ...before },
            { $set: { intent }, $max: { position } },
          );
          if (matchedCount === 1) break;
          const there = await of(build);
          if (there?.made !== made) throw dropped(build);
          if (there.intent) await carryOut(build, there.intent);
          if (own.carriedOut === carriedOut) own.carriedOut = undefined;
        }
        own.carriedOut = undefined;
        own.areIndependent = true;
        await writeIntended(db, intents, intent);
        if (parts.length > 0) await takeAway(build, intent);
        else own.carriedOut = id;
      }
      own.position = Math.max(own.position, to);
      if (own.position > own.kept) keepSoon(news.length > 0 ? 'documents' : 'nothing');
    },
  };
}
