import { setTimeout as delay } from 'node:timers/promises';
import type { Position } from '@paideia/store/port.ts';
import { type Document, type MongoError } from 'mongodb';
import { checked } from '../checks.ts';
import { assertGeneration, buildFrom, buildKey, groupKey, placeOf } from '../places.ts';
import {
  type AnyCollection,
  type Build,
  type Collection,
  type DocumentStore,
  type Group,
  type Projected,
  type Reader,
} from '../port.ts';
import { searchWords } from '../values.ts';
import { mongoBuilds } from './mongo-builds.ts';
import { circuitOf, clientOptions, connected, sayingLost } from './mongo-failures.ts';
import type { Stored } from './mongo-filters.ts';
import { mongoGenerations, type Live } from './mongo-generations.ts';
import { mongoQueries } from './mongo-queries.ts';
import { recentDocuments } from './mongo-recent.ts';
import type { Write } from './mongo-writes.ts';

const namespaceNotFound = 26;
const pollMs = 10;
/** So long a process may go on reading a generation after another one switched. The old one must outlive it. */
export const switchMs = 100;
/** A generation that was live is dropped later than that, so an answer within it is of one that was there. */
const surelyMs = 500;

/** Answers the live generation of a group by the word of whoever feeds it; undefined when that cannot be relied on now. */
export type ToldGeneration = (group: Group) => number | undefined;

/**
 * The documents are in the database of the connection string. `prefix` keeps the collections of different writers apart; somebody waits `forRequests`. A
 * generation that is `told` is not looked up.
 */
export async function mongoDocumentStore(
  uri: string,
  {
    prefix = '',
    forRequests = false,
    told = () => undefined,
  }: { readonly prefix?: string; readonly forRequests?: boolean; readonly told?: ToldGeneration | undefined } = {},
): Promise<DocumentStore> {
  const client = await connected(uri, { ...clientOptions({ forRequests }), ignoreUndefined: true });
  const through = circuitOf(uri);
  const db = client.db();
  const builds = mongoBuilds(db, prefix, through);
  const recent = recentDocuments();
  const forgetRecent = (build: Build) => {
    const [own, others] = [build.group.name, ''].map((name) => (prefix + placeOf(build, name)).split('@'));
    recent.forget(
      (place) => place.endsWith(`@${own![1]}`) && (place === own!.join('@') || place.startsWith(others![0]!)),
    );
  };
  const switched = db.collection<Live>(`${prefix}live`);
  const placed = (build: Build, name: string) => db.collection<Stored>(prefix + placeOf(build, name));

  type Generations = { readonly found: Promise<ReadonlyMap<string, number>>; readonly until: number };
  let generations: Generations | undefined;
  /** They are as they were found last. */
  let lastFound: ReadonlyMap<string, number> | undefined;
  /** All are asked for together, and again after a moment, not at every read. */
  async function liveOf(group: Group): Promise<number> {
    return told(group) ?? foundLive(group);
  }
  async function foundLive(group: Group): Promise<number> {
    if (!generations || generations.until <= performance.now()) {
      const found = switched
        .find({}, { projection: { generation: 1 } })
        .toArray()
        .then((all) => (lastFound = new Map(all.map(({ _id, generation = 1 }) => [_id, generation]))));
      const asked = (generations = { found, until: performance.now() + switchMs });
      found.catch(() => generations === asked && (generations = undefined));
    }
    return (await generations.found).get(groupKey(group)) ?? 1;
  }
  const lastLive = (group: Group) => lastFound && (lastFound.get(groupKey(group)) ?? 1);
  /** What is asked of the live generation is asked of the one that was found last while it is looked which one it is, and again if it is another. */
  async function askLive<T>(group: Group, ask: (generation: number) => Promise<T>): Promise<T> {
    let from = performance.now();
    const likely = told(group) ?? lastLive(group);
    const early = likely === undefined ? undefined : ask(likely);
    early?.catch(() => undefined); // The generation was dropped meanwhile.
    let generation = await liveOf(group);
    let answer = await (early && generation === likely ? early : ask(generation));
    // Whoever stood still before it asked may have found nothing where another one had switched and dropped. What is live still was never dropped.
    while (performance.now() - from > surelyMs) {
      from = performance.now();
      const now = await foundLive(group);
      if (now === generation) break;
      answer = await ask((generation = now));
    }
    return answer;
  }
  // The port's documents are of the type that their collection names; the store sees JSON.
  const queriesOf = <V extends object>(collection: Collection<V>, generation: number) =>
    mongoQueries(
      placed({ group: collection.group, generation }, collection.name),
      collection as unknown as AnyCollection,
    );

  const looks = new Map<string, Promise<Position>>();
  /** Answers how far readers of the group can see. However many wait for it, one looks. */
  function look(group: Group, afterMs: number): Promise<Position> {
    const key = groupKey(group);
    if (!looks.has(key))
      looks.set(
        key,
        delay(afterMs).then(async () => (looks.delete(key), seen({ group, generation: await liveOf(group) }))),
      );
    return looks.get(key)!;
  }
  const seen = async (build: Build): Promise<Position> =>
    Math.max(builds.ownPosition(build), await builds.keptPosition(build));

  const { giveUp, ...leading } = mongoGenerations(switched, () => (generations = undefined));

  /** The position goes first: documents without a position are only written again, a position without documents is a loss. The rest of it goes last, so that one that was cut short is seen. */
  async function discard(build: Build, collections: readonly string[]) {
    forgetRecent(build);
    const there = await builds.checkpoints.findOneAndUpdate(
      { _id: buildKey(build) },
      { $unset: { position: '', intent: '', made: '' } },
    );
    await builds.forget(build);
    for (const name of new Set([...collections, ...Object.keys(there?.shapes ?? {})]))
      await placed(build, name)
        .drop()
        .catch((error: MongoError) => {
          if (error.code !== namespaceNotFound && error.message !== 'ns not found') throw error;
        });
    await builds.checkpoints.deleteOne({ _id: buildKey(build) });
  }

  function read<V extends object>(from: Collection<V>, generation?: number) {
    const asking = <T>(ask: (queries: ReturnType<typeof queriesOf<V>>) => Promise<T>): Promise<T> =>
      generation === undefined
        ? askLive(from.group, (live) => ask(queriesOf(from, live)))
        : ask(queriesOf(from, generation));
    const many = (ids: readonly string[]) => asking((queries) => queries.many(ids) as unknown as Promise<V[]>);
    return sayingLost<Omit<Reader<V>, 'isAtHand'>>(through, {
      many,
      one: async (id) => (await many([id]))[0],
      find: (query) => asking((queries) => queries.find(query) as never),
      count: (query = {}) => asking((queries) => queries.count(query)),
    });
  }

  const operations = sayingLost<Omit<DocumentStore, 'read' | 'close'>>(through, {
    async load<V extends object>(from: Collection<V>, generation: number, ids: readonly string[]) {
      const build = { group: from.group, generation };
      const place = prefix + placeOf(build, from.name);
      const known = new Map(ids.flatMap((id) => [recent.at(place, id) ?? []].flat().map((one) => [id, one] as const)));
      const others = ids.filter((id) => !known.has(id));
      const found =
        others.length === 0
          ? []
          : await placed(build, from.name)
              .find({ _id: { $in: others } })
              .toArray();
      for (const { _id: id, position, removed, doc } of found) {
        known.set(id, { id, position, doc: removed ? undefined : doc });
        recent.keep(place, known.get(id)!);
      }
      // What was written into the collection is of its type.
      return known as Map<string, Projected<V>>;
    },

    ids: async (from, generation, where) => queriesOf(from, generation).ids(where),

    async commit(build, collections, writes, to, areIndependent = false, token) {
      assertGeneration(build.generation);
      const all = writes.flatMap(({ into, documents }) =>
        documents.map((one): Write => {
          const { id, position, doc } = checked(one, into);
          const place = prefix + placeOf(build, into.name);
          if (doc === undefined) return { place, id, position };
          // Documents are objects; the list of writes mixes their types.
          return {
            place,
            id,
            position,
            doc: doc as Document,
            ...(into.search.length ? { words: searchWords(into, doc as never) } : {}),
          };
        }),
      );
      const into = [...collections, ...writes.map((one) => one.into)];
      await builds.makeReady(build, [...new Map(into.map((one) => [one.name, one])).values()], token);
      await builds.write(build, all, to, areIndependent);
      for (const { place, ...one } of all) recent.keep(place, { ...one, doc: one.doc });
    },

    async position(build) {
      forgetRecent(build);
      return builds.positionOf(build);
    },

    // The server keeps indexes beside what it answers; to make them later would leave the fold without those that it asks for.
    defer: () => Promise.resolve(),
    index: () => Promise.resolve(),

    async reached(group, wanted, withinMs) {
      const end = performance.now() + withinMs;
      for (let at = await look(group, 0); ; at = await look(group, pollMs)) {
        if (at >= wanted) return true;
        if (performance.now() >= end) return false;
      }
    },

    live: async (group, isLikelyEnough) => (isLikelyEnough && lastLive(group)) || liveOf(group),

    ...leading,

    async builds() {
      // What lies there is looked at first: what is begun meanwhile has a checkpoint by then.
      const found = await builds.found();
      const all = await builds.checkpoints.find({}, { projection: { intent: 0 } }).toArray();
      const known = new Set(all.map(({ _id }) => _id));
      const leftOver = found.filter((build) => !known.has(buildKey(build))).map((build) => ({ ...build, position: 0 }));
      const there = all.flatMap(({ _id, position = 0, shapes = {} }) => {
        const build = buildFrom(_id);
        if (!build) return [];
        return [
          { ...build, position: Math.max(position, builds.ownPosition(build)), collections: Object.keys(shapes) },
        ];
      });
      return [...there, ...leftOver];
    },

    async drop(build, collections, token) {
      await giveUp(build, token);
      await discard(build, collections);
    },
    discard,

    // Each collection has files of its own there, which go with it.
    shredRemoved: () => Promise.resolve(),
  });
  const close = async () => {
    await through(builds.keepPositions).catch(() => undefined);
    await client.close();
  };
  return { ...operations, read, close };
}
