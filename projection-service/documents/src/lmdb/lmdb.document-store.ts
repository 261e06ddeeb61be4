import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { doorbell } from '@paideia/store/doorbell.ts';
import type { Position } from '@paideia/store/port.ts';
import { committed } from '@paideia/store/lmdb/failed-commits.ts';
import { asBinary, open } from 'lmdb';
import { checked } from '../checks.ts';
import { assertGeneration, buildFrom, buildKey, otherShape, placeOf, shapeOf } from '../places.ts';
import type { AnyCollection, Build, Collection, DocumentStore, Projected } from '../port.ts';
import { decodedDocuments } from './lmdb.decoded.ts';
import { lmdbGenerations } from './lmdb.generations.ts';
import { indexChange, last, type IndexKey } from './lmdb.keys.ts';
import { shredRemoved } from './lmdb.shred-removed.ts';
import { lmdbQueries, type DocumentKey, type StoredDocument } from './lmdb.queries.ts';

/** The value of every index entry, made once: there are many more of them than documents. */
const entryOnly = asBinary(Buffer.from('null')) as unknown as null;
type Shapes = Readonly<Record<string, string>>;

/** `<dataDir>/<file>.mdb`. Exactly one process opens it for writing, and first; the others open it `readOnly`. `mapSize` is the most bytes it can grow to. */
export function lmdbDocumentStore(
  dataDir: string,
  { file = 'documents', mapSize = 64 * 2 ** 30, readOnly = false } = {},
): DocumentStore {
  mkdirSync(dataDir, { recursive: true });
  const path = join(dataDir, `${file}.mdb`);
  // With overlapping sync a process that follows a killed one can fail once with MDB_PANIC. Without the second flush of each commit a loss of power
  // can undo the last one, its checkpoint with it: then the same events are folded again. A killed process loses nothing.
  const env = open({
    path,
    noSubdir: true,
    mapSize,
    maxDbs: 7,
    readOnly,
    overlappingSync: false,
    noMetaSync: true,
  });
  const docs = env.openDB<StoredDocument, DocumentKey>({ name: 'documents', encoding: 'json' });
  const index = env.openDB<null, IndexKey>({ name: 'indexes', encoding: 'json' });
  const checkpoints = env.openDB<Position, string>({ name: 'checkpoints', encoding: 'json' });
  const shapes = env.openDB<Shapes, string>({ name: 'shapes', encoding: 'json' });
  const getDecoded = decodedDocuments(docs);
  const bell = doorbell(join(dataDir, `${file}.bell`));

  /** Every look is at the newest commit, not at the one of the look before. */
  const look = () => env.resetReadTxn();
  /** Only a child transaction is undone when something in it throws. */
  async function change(work: () => void) {
    if (readOnly) throw new Error(`${file}.mdb is open for reading only`);
    await committed(env, env.childTransaction(work));
    bell.ring();
  }
  const { liveOf, ...generations } = lmdbGenerations(env, change);
  const checkpoint = (build: Build) => checkpoints.get(buildKey(build)) ?? 0;
  const known = new WeakMap<object, Map<number, ReturnType<typeof lmdbQueries>>>();
  function queriesOf<V extends object>(of: Collection<V>, generation: number) {
    const made = known.get(of) ?? new Map<number, ReturnType<typeof lmdbQueries>>();
    known.set(of, made);
    // The port's documents are of the type that their collection names; the store sees JSON.
    const place = placeOf({ group: of.group, generation }, of.name);
    const queries =
      made.get(generation) ?? lmdbQueries({ docs, index, getDecoded }, of as unknown as AnyCollection, place);
    made.set(generation, queries);
    return queries;
  }

  function write(into: AnyCollection, place: string, { id, position, doc }: Projected<unknown>) {
    const before = docs.get([place, id]);
    if (before && before.position >= position) return;
    const after = doc === undefined ? undefined : { position, doc: doc as StoredDocument['doc'] };
    const { stale, fresh } = indexChange(into, place, id, before?.doc, after?.doc);
    for (const entry of stale) index.removeSync(entry);
    for (const entry of fresh) index.putSync(entry, entryOnly);
    if (after) docs.putSync([place, id], after);
    else docs.removeSync([place, id]);
  }

  /** Whose shapes are on disk, by build; a drop forgets it. To read and compare them at each commit would be for nothing. */
  const kept = new Map<string, Set<AnyCollection>>();
  const keptOf = (build: Build) => kept.get(buildKey(build)) ?? new Set<AnyCollection>();
  function keepShapes(build: Build, collections: readonly AnyCollection[]) {
    const known = keptOf(build);
    if (collections.every((one) => known.has(one))) return;
    const before = shapes.get(buildKey(build)) ?? {};
    const after = { ...before };
    for (const one of collections) {
      if (before[one.name] !== undefined && before[one.name] !== shapeOf(one))
        throw otherShape(placeOf(build, one.name));
      after[one.name] = shapeOf(one);
    }
    if (Object.keys(after).length > Object.keys(before).length) shapes.putSync(buildKey(build), after);
  }

  return {
    read<V extends object>(from: Collection<V>, generation?: number) {
      const queries = () => (look(), queriesOf(from, generation ?? liveOf(from.group)));
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
    },

    async load<V extends object>(from: Collection<V>, generation: number, ids: readonly string[]) {
      look();
      const place = placeOf({ group: from.group, generation }, from.name);
      return new Map(
        ids.flatMap((id) => {
          const stored = docs.get([place, id]);
          return stored ? [[id, { id, ...stored } as unknown as Projected<V>]] : [];
        }),
      );
    },

    async ids(from, generation, where) {
      look();
      return queriesOf(from, generation).ids(where);
    },

    async commit(build, collections, writes, position) {
      assertGeneration(build.generation);
      const fair = writes.map(({ into, documents }) => ({
        into,
        place: placeOf(build, into.name),
        documents: documents.map((one) => checked(one, into)),
      }));
      const all = [...collections, ...writes.map(({ into }) => into)];
      await change(() => {
        const reached = checkpoint(build);
        keepShapes(build, all);
        for (const { into, place, documents } of fair)
          for (const one of documents) if (one.position > reached) write(into, place, one);
        if (position > reached) checkpoints.putSync(buildKey(build), position);
      });
      const known = keptOf(build);
      for (const one of all) known.add(one);
      kept.set(buildKey(build), known);
    },

    position: async (build) => (look(), checkpoint(build)),

    async reached(group, position, withinMs) {
      const end = AbortSignal.timeout(withinMs);
      for (;;) {
        const rung = bell.listen();
        look();
        if (checkpoint({ group, generation: liveOf(group) }) >= position) return true;
        if (end.aborted) return false;
        await rung(end);
      }
    },

    live: async (group) => (look(), liveOf(group)),

    ...generations,

    async builds() {
      look();
      return [...shapes.getRange({})].flatMap(({ key, value }) => {
        const build = buildFrom(key);
        return build ? [{ ...build, position: checkpoint(build), collections: Object.keys(value) }] : [];
      });
    },

    /** The position goes first and the shapes last, so that a drop that was cut short is seen and can be done again. */
    async drop(build, collections) {
      const key = buildKey(build);
      kept.delete(key);
      await change(() => void checkpoints.removeSync(key));
      look();
      for (const name of new Set([...collections, ...Object.keys(shapes.get(key) ?? {})])) {
        const place = placeOf(build, name);
        for (const db of [docs, index] as const)
          for (let more = true; more;) {
            look();
            const keys = [...db.getKeys({ start: [place] as never, end: [place, last] as never, limit: 10_000 })];
            await committed(
              env,
              env.transaction(() => keys.forEach((one) => db.removeSync(one as never))),
            );
            more = keys.length > 0;
          }
      }
      await change(() => void shapes.removeSync(key));
      kept.delete(key);
    },

    shredRemoved: () => shredRemoved(env, path),
    async close() {
      bell.close();
      await env.close();
    },
  };
}
