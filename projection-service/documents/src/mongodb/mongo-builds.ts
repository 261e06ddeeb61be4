// The store knows this of each build besides its documents: how far it is, what indexes it has, and what is just being written.
import { randomUUID } from 'node:crypto';
import type { Db } from 'mongodb';
import type { Position } from '@paideia/store/port.ts';
import { buildKey, otherShape, placeOf, shapeOf } from '../places.ts';
import { Fenced, type AnyCollection, type Build } from '../port.ts';
import type { Circuit } from './mongo-failures.ts';
import { makeIndexes } from './mongo-indexes.ts';
import { partsOf, writeIntended, type Intent, type Part } from './mongo-intents.ts';
import { foundBuilds } from './mongo-left-over.ts';
import { ownCheckpoint, positionKeeping, type Checkpoint, type Written } from './mongo-positions.ts';
import { writeAll, type Write } from './mongo-writes.ts';

export function mongoBuilds(db: Db, prefix: string, through: Circuit) {
  const checkpoints = db.collection<Checkpoint>(`${prefix}checkpoints`);
  const intents = db.collection<Part>(`${prefix}intents`);
  const checkpointOf = (build: Build) => checkpoints.findOne({ _id: buildKey(build) });
  const ready = new Map<string, Promise<unknown>>();
  const written = new Map<string, Written>();
  const { keepPositions, keepSoon } = positionKeeping(checkpoints, written, through);

  async function makeReady(build: Build, collections: readonly AnyCollection[], token: number | undefined) {
    const key = buildKey(build);
    const there = await checkpointOf(build);
    const shapes = there?.shapes ?? {};
    assertLatest(build, token, there);
    const odd = collections.find((one) => (shapes[one.name] ?? shapeOf(one)) !== shapeOf(one));
    if (odd) throw otherShape(placeOf(build, odd.name));
    const kept = Object.fromEntries(collections.map((one) => [`shapes.${one.name}`, shapeOf(one)]));
    await checkpoints.updateOne(
      { _id: key },
      {
        $max: { position: 0, ...(token !== undefined && { token }) },
        $set: kept,
        $setOnInsert: { made: randomUUID() },
      },
      { upsert: true },
    );
    // They are made after the checkpoint, so that a collection without one is left over. Who was killed in between makes them again.
    for (const one of collections) await makeIndexes(db.collection(prefix + placeOf(build, one.name)), one);
    // One that an earlier release made has no name yet; of several processes that name it at once the first one does.
    if (!(await completed(build))?.made)
      await checkpoints.updateOne({ _id: key, made: { $exists: false } }, { $set: { made: randomUUID() } });
    const now = await completed(build);
    const { made, position = 0 } = now ?? {};
    if (made === undefined) throw dropped(build);
    assertLatest(build, token, now);
    const own = written.get(key);
    if (own?.made === made) own.token = token;
    else written.set(key, { made, token, position, kept: position, areIndependent: true });
  }
  function assertLatest({ group }: Build, token: number | undefined, there: Checkpoint | null) {
    if (token !== undefined && (there?.token ?? 0) > token) throw new Fenced(group);
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
  /** Answers what the store says of the build, once what was left half-way is completed. */
  async function completed(build: Build): Promise<Checkpoint | null> {
    for (;;) {
      const there = await checkpointOf(build);
      if (!there?.intent || there.intent.id === written.get(buildKey(build))?.carriedOut) return there;
      await carryOut(build, there.intent);
    }
  }
  /** The position is as far as the documents are. */
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

  return {
    checkpoints,
    /** Finds builds by the names of what lies there. */
    found: () => foundBuilds(db, prefix, intents),
    positionOf,
    keepPositions,
    /** Answers how far whoever writes the build has said that it is. */
    keptPosition: async (build: Build): Promise<Position> =>
      (await checkpoints.findOne({ _id: buildKey(build) }, { projection: { position: 1 } }))?.position ?? 0,
    /** Answers how far a build is that this process writes, and 0 of all others. */
    ownPosition: (build: Build): Position => written.get(buildKey(build))?.position ?? 0,
    async forget(build: Build) {
      forget(build);
      await intents.deleteMany({ build: buildKey(build) });
    },
    async makeReady(build: Build, collections: readonly AnyCollection[], token?: number) {
      const key = `${buildKey(build)} ${token ?? ''} ${JSON.stringify(collections.map((one) => [one.name, shapeOf(one)]))}`;
      if (!ready.has(key)) ready.set(key, makeReady(build, collections, token));
      await ready.get(key)!.catch((error: unknown) => {
        ready.delete(key);
        throw error;
      });
      // What was made ready for an earlier leader is not so any more, where both are this process.
      if ((token ?? Infinity) < (written.get(buildKey(build))?.token ?? 0)) throw new Fenced(build.group);
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
          const { made, position, carriedOut, token } = own;
          const before = carriedOut === undefined ? { intent: { $exists: false } } : { 'intent.id': carriedOut };
          const { matchedCount } = await checkpoints.updateOne(
            { ...ownCheckpoint(key, own), ...before },
            { $set: { intent }, $max: { position } },
          );
          if (matchedCount === 1) break;
          const there = await checkpointOf(build);
          if (there?.made !== made) throw dropped(build);
          assertLatest(build, token, there);
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
