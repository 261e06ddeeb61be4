import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { doorbell } from '@paideia/store/doorbell.ts';
import type { Position } from '@paideia/store/port.ts';
import { committed } from '@paideia/store/lmdb/failed-commits.ts';
import { open } from 'lmdb';
import { checked } from '../checks.ts';
import { mutex } from '../mutex.ts';
import { assertGeneration, buildKey } from '../places.ts';
import type { AnyCollection, Build, Collection, DocumentStore, Projected, Reader } from '../port.ts';
import { dropFormerLayout, lmdbBuilds, mostDatabases, type Entry, type Tables } from './lmdb.builds.ts';
import { decodedDocuments } from './lmdb.decoded.ts';
import { lmdbDeferred } from './lmdb.deferred.ts';
import { documentEncoding, positionIn } from './lmdb.encoding.ts';
import { lmdbGenerations } from './lmdb.generations.ts';
import { entryOnly, indexChange } from './lmdb.keys.ts';
import { shredRemoved } from './lmdb.shred-removed.ts';
import { lmdbQueries } from './lmdb.queries.ts';
import type { Doc } from '../planner.ts';

/** `bytes` are what is written; undefined of one that was removed. */
type Encoded = Projected<unknown> & { readonly bytes: Buffer | undefined };
type Queries = ReturnType<typeof lmdbQueries>;
/** Commits of so many documents wait for each other: those of one transaction are written without a turn for anybody else. */
const isLarge = 100;

const ofNothing: Queries = {
  get: () => undefined,
  stored: () => undefined,
  find: () => ({ items: [], next: undefined }),
  count: () => ({ n: 0, more: false }),
  ids: () => [],
};

/** `<dataDir>/<file>.mdb`. Exactly one process opens it for writing, and first; the others open it `readOnly`. `mapSize` is the most bytes it can grow to. */
export function lmdbDocumentStore(
  dataDir: string,
  { file = 'documents', mapSize = 64 * 2 ** 30, readOnly = false } = {},
): DocumentStore {
  mkdirSync(dataDir, { recursive: true });
  const path = join(dataDir, `${file}.mdb`);
  // With overlapping sync a process that follows a killed one can fail once with MDB_PANIC. Without the second flush of each commit a loss of power
  // can undo the last one, its checkpoint with it: then the same events are folded again. A killed process loses nothing.
  const options = {
    path,
    noSubdir: true,
    mapSize,
    maxDbs: mostDatabases,
    readOnly,
    overlappingSync: false,
    noMetaSync: true,
    // Whoever writes looks for pages all over the file: what the system reads ahead of each pushes out others that are needed, where memory is short.
    // The library's types leave it out.
    noReadAhead: !readOnly,
  };
  const env = open(options);
  const whileSaving = mutex();
  if (!readOnly) dropFormerLayout(env);
  const checkpoints = env.openDB<Position, string>({ name: 'positions', encoding: 'json' });
  const builds = lmdbBuilds(env);
  const bell = doorbell(join(dataDir, `${file}.bell`));

  /** Every look is at the newest commit, not at the one of the look before. */
  const look = () => env.resetReadTxn();
  /** Only a child transaction is undone when something in it throws. */
  async function change(work: () => void) {
    if (readOnly) throw new Error(`${file}.mdb is open for reading only`);
    await committed(env, env.childTransaction(work));
    bell.ring();
  }
  const encoding = documentEncoding(env, change);
  const { encode, decode } = encoding;
  const getDecoded = decodedDocuments(encoding);
  const { liveOf, ...generations } = lmdbGenerations(env, change);
  const checkpoint = (build: Build) => checkpoints.get(buildKey(build)) ?? 0;
  const deferred = lmdbDeferred(env, builds, encoding, change, (slot) => join(dataDir, `${file}-${slot}.sorting`));

  const known = new WeakMap<object, Map<Entry, Queries | undefined>>();
  /** Undefined while there is nothing of the collection. */
  function queriesOf<V extends object>(from: Collection<V>, generation: number): Queries | undefined {
    const build = { group: from.group, generation };
    const entry = builds.of(build);
    if (!entry) return undefined;
    const made = known.get(from) ?? new Map<Entry, Queries | undefined>();
    known.set(from, made);
    if (made.has(entry)) return made.get(entry);
    // The port's documents are of the type that their collection names; the store sees JSON.
    const of = from as unknown as AnyCollection;
    const [tables, code] = [builds.tables(entry), builds.codeOf(build, entry, of)];
    if (!tables || code === undefined) return undefined;
    if (made.size > 2) made.clear();
    const { docs, index } = tables;
    const kept = entry.deferred && (entry.deferred[from.name] ?? []);
    const queries = lmdbQueries({ docs, decode, index, kept, getDecoded: (key) => getDecoded(docs, key) }, of, code);
    made.set(entry, queries);
    return queries;
  }

  const encoded = ({ into, documents }: { into: AnyCollection; documents: readonly Projected<unknown>[] }) => ({
    into,
    documents: documents.map(({ id, position, doc }): Encoded => ({
      id,
      position,
      doc,
      bytes: doc === undefined ? undefined : encode({ position, doc: doc as Doc }),
    })),
  });

  /** Makes room for what is new of the collections; not within a transaction. */
  async function entered(build: Build, collections: readonly AnyCollection[]): Promise<Tables> {
    const entry = builds.of(build);
    if (!entry || collections.some((one) => builds.codeOf(build, entry, one) === undefined))
      await change(() => builds.enter(build, collections));
    look();
    return builds.tables(builds.of(build)!)!;
  }

  function write(
    { docs, index }: Tables,
    into: AnyCollection,
    code: string,
    kept: readonly string[] | undefined,
    { id, position, doc, bytes }: Encoded,
  ) {
    const found = docs.getBinaryFast([code, id]);
    if (found && positionIn(found) >= position) return;
    // Where every index is put off, what was there before says nothing.
    const before = found && kept?.length !== 0 ? decode(docs.get([code, id])!).doc : undefined;
    const after = doc as Doc | undefined;
    const { stale, fresh } = indexChange(into, code, id, { before, after, kept });
    for (const entry of stale) index.removeSync(entry);
    for (const entry of fresh) index.putSync(entry, entryOnly);
    if (bytes) docs.putSync([code, id], bytes);
    else docs.removeSync([code, id]);
  }

  function readerOf<V extends object>(from: Collection<V>, generation?: number): Reader<V> {
    const queries = () => (look(), queriesOf(from, generation ?? liveOf(from.group)) ?? ofNothing);
    const many = (ids: readonly string[]) => {
      const { get } = queries();
      return ids.map(get).filter((doc) => doc !== undefined) as unknown as V[];
    };
    return {
      one: async (id) => many([id])[0],
      many: async (ids) => many(ids),
      find: async (query) => queries().find(query) as never,
      count: async (query = {}) => queries().count(query),
    };
  }
  /** Each is asked for thousands of times a second, and which generation is live is found out with each read. */
  const readers = new WeakMap<object, Reader<never>>();

  return {
    read<V extends object>(from: Collection<V>, generation?: number): Reader<V> {
      if (generation !== undefined) return readerOf(from, generation);
      const made = (readers.get(from) as Reader<V> | undefined) ?? readerOf(from);
      readers.set(from, made as unknown as Reader<never>);
      return made;
    },

    async load<V extends object>(from: Collection<V>, generation: number, ids: readonly string[]) {
      look();
      const { stored } = queriesOf(from, generation) ?? ofNothing;
      return new Map(
        ids.flatMap((id) => {
          const one = stored(id);
          return one ? [[id, { id, ...one } as unknown as Projected<V>]] : [];
        }),
      );
    },

    async ids(from, generation, where) {
      look();
      const build = { group: from.group, generation };
      const entry = builds.of(build);
      if (entry?.deferred) {
        await deferred.keepFor(build, builds.tables(entry)!, from as unknown as AnyCollection, where);
        look();
      }
      return (queriesOf(from, generation) ?? ofNothing).ids(where);
    },

    async commit(build, collections, writes, position) {
      assertGeneration(build.generation);
      const fair = writes.map(({ into, documents }) => ({
        into,
        // In the order of their keys, so that those that lie in one page are written one after the other.
        documents: documents.map((one) => checked(one, into)).sort((a, b) => (a.id < b.id ? -1 : Number(a.id > b.id))),
      }));
      let ready = fair.map(encoded);
      if (await encoding.saveNames()) ready = fair.map(encoded);
      const tables = await entered(build, [...collections, ...writes.map(({ into }) => into)]);
      const save = () =>
        change(() => {
          const [reached, entry] = [checkpoint(build), builds.of(build)];
          if (entry?.slot !== tables.slot) throw new Error(`${buildKey(build)} was dropped while it was written`);
          for (const { into, documents } of ready) {
            const code = builds.codeOf(build, entry, into)!;
            const kept = entry.deferred && (entry.deferred[into.name] ?? []);
            for (const one of documents) if (one.position > reached) write(tables, into, code, kept, one);
          }
          if (position > reached) checkpoints.putSync(buildKey(build), position);
        });
      const count = ready.reduce((sum, { documents }) => sum + documents.length, 0);
      await (count < isLarge ? save() : whileSaving(save));
    },

    async defer(build, collections) {
      await entered(build, collections);
      await change(() => {
        if (checkpoint(build) === 0 && !builds.of(build)?.deferred) builds.defer(build, {});
      });
    },

    async index(build, collections) {
      look();
      const entry = builds.of(build);
      if (entry?.deferred) await deferred.load(build, builds.tables(entry)!, collections);
    },

    position: async (build) => (look(), checkpoint(build)),

    async reached(group, position, withinMs) {
      const end = AbortSignal.timeout(withinMs);
      for (;;) {
        const rung = bell.listen();
        look();
        const build = { group, generation: liveOf(group) };
        if (checkpoint(build) >= position && !builds.of(build)?.deferred) return true;
        if (end.aborted) return false;
        await rung(end);
      }
    },

    live: async (group) => (look(), liveOf(group)),

    ...generations,

    async builds() {
      look();
      return builds.all().map(({ build, collections }) => ({ ...build, position: checkpoint(build), collections }));
    },

    /** The position goes first and the entry last, so that a drop that was cut short is seen and can be done again. */
    async drop(build) {
      await change(() => void checkpoints.removeSync(buildKey(build)));
      look();
      const entry = builds.of(build);
      if (!entry) return;
      const { docs, index } = builds.tables(entry)!;
      for (const each of [docs, index]) await committed(env, each.clearAsync() as Promise<unknown>);
      await change(() => builds.forget(build));
    },

    shredRemoved: () => shredRemoved(env, path),
    async close() {
      bell.close();
      await env.close();
    },
  };
}
