import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { doorbell } from '@paideia/store/doorbell.ts';
import type { Position } from '@paideia/store/port.ts';
import { committed } from '@paideia/store/lmdb/failed-commits.ts';
import { preallocate } from '@paideia/store/lmdb/preallocation.ts';
import { outgrowsMemory } from '@paideia/store/lmdb/read-ahead.ts';
import { assertNotSetBack } from '@paideia/store/lmdb/set-back.ts';
import { open } from 'lmdb';
import { buildKey } from '../places.ts';
import type { AnyCollection, Build, Collection, DocumentStore, Projected, Reader } from '../port.ts';
import { isDocumentId } from '../values.ts';
import { buildsName, documentsName, dropFormerLayout, lmdbBuilds, mostDatabases, type Entry } from './lmdb-builds.ts';
import { decodedDocuments } from './lmdb-decoded.ts';
import { keptAnswers } from './lmdb-kept-answers.ts';
import { documentEncoding, writingNames, type WriteNames } from './lmdb-encoding.ts';
import { liveName, lmdbGenerations } from './lmdb-generations.ts';
import type { Tables } from './lmdb-ids.ts';
import { lmdbQueries } from './lmdb-queries.ts';
import { sortingFiles } from './indexes/lmdb-sorted.ts';
import { turnsOf } from './lmdb-turns.ts';
import { lmdbWaits } from './lmdb-waits.ts';

type Queries = ReturnType<typeof lmdbQueries>;
const ofNothing: Queries = {
  get: () => undefined,
  stored: () => undefined,
  find: () => ({ items: [], next: undefined }),
  count: () => ({ n: 0, more: false }),
  ids: () => [],
};

export type Place = {
  readonly file?: string;
  /** It can grow to so many bytes at most. */
  readonly mapSize?: number;
  readonly readOnly?: boolean;
  /** So many bytes of keys are held in memory, of all builds whose indexes are put off. */
  readonly keysInMemory?: number;
  /** Another process writes names of fields down there. */
  readonly writeNames?: WriteNames;
};
export type DocumentsFile = ReturnType<typeof documentsFile>;

/** It is the file `<dataDir>/<file>.mdb`, and all that is read of it. */
export function documentsFile(
  dataDir: string,
  { file = 'documents', mapSize = 64 * 2 ** 30, readOnly = false, writeNames }: Place,
) {
  mkdirSync(dataDir, { recursive: true });
  const path = join(dataDir, `${file}.mdb`);
  const sorting = sortingFiles(dataDir, file);
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
    // Whoever feeds builds looks for pages all over the file: what the system reads ahead of each pushes out others that are needed, where memory is short.
    // The library's types leave it out.
    noReadAhead: !readOnly || writeNames !== undefined || outgrowsMemory(path),
  };
  const env = open(options);
  if (!readOnly) {
    preallocate(env, path);
    dropFormerLayout(env);
    sorting.sweep();
  }
  const checkpoints = env.openDB<Position, string>({ name: 'positions', encoding: 'json' });
  const builds = lmdbBuilds(env, readOnly);
  const bell = doorbell(join(dataDir, `${file}.bell`));
  if (!readOnly) bell.ring(); // Whoever wrote before may have been killed before it rang.

  const { look, glance, seen, lastWrite } = turnsOf(env, readOnly && !writeNames);
  /** Only a child transaction is undone when something in it throws. */
  async function change(work: () => void) {
    if (readOnly) throw new Error(`${file}.mdb is open for reading only`);
    await committed(
      env,
      env.childTransaction(() => {
        assertNotSetBack(env);
        work();
      }),
    );
    bell.ring();
  }
  const encoding = documentEncoding(env, writeNames ?? writingNames(env, change));
  const decoded = decodedDocuments(encoding);
  const answers = keptAnswers();
  const generations = lmdbGenerations(env, change);
  const { liveOf } = generations;
  const checkpoint = (build: Build) => checkpoints.get(buildKey(build)) ?? 0;

  const known = new WeakMap<object, Map<Entry, Queries | undefined>>();
  /** Answers undefined while there is nothing of the collection. */
  function queriesOf<V extends object>(from: Collection<V>, generation: number): Queries | undefined {
    const build = { group: from.group, generation };
    const entry = builds.of(build);
    if (!entry) return undefined;
    const made = known.get(from) ?? new Map<Entry, Queries | undefined>();
    known.set(from, made);
    if (made.has(entry)) return made.get(entry);
    // The port's documents are of the type that their collection names; the store sees JSON.
    const collection = from as unknown as AnyCollection;
    const [tables, code] = [builds.tables(entry), builds.codeOf(build, entry, collection)];
    if (!tables || code === undefined) return undefined;
    if (made.size > 2) made.clear();
    const { docs, index, slot } = tables;
    const name = documentsName(slot);
    const getDecoded = (ofCollection: string, id: string) => decoded(docs, ofCollection, id, lastWrite(name));
    const kept = entry.deferred && (entry.deferred[from.name] ?? []);
    const of = `${name} ${code} `;
    const again: Tables['again'] = (question, weight, find) => answers(of, question, lastWrite(name), weight, find);
    const tablesOfQueries = { docs, decode: encoding.decode, index, kept, getDecoded, seen, again };
    const queries = lmdbQueries(tablesOfQueries, collection, code);
    made.set(entry, queries);
    return queries;
  }

  function readerOf<V extends object>(from: Collection<V>, generation?: number): Reader<V> {
    let before: object | undefined;
    let current: Queries | undefined;
    let [live, entered]: (number | undefined)[] = [];
    const queries = () => {
      const now = glance();
      if (now !== before) {
        const [liveNow, enteredNow] = [lastWrite(liveName), lastWrite(buildsName)];
        const isAsBefore = live !== undefined && live === liveNow && entered !== undefined && entered === enteredNow;
        if (!current || !isAsBefore) current = queriesOf(from, generation ?? liveOf(from.group));
        [before, live, entered] = [now, liveNow, enteredNow];
      }
      return current ?? ofNothing;
    };
    const many = (ids: readonly string[]) => {
      const { get } = queries();
      return ids
        .map((id) => (isDocumentId(id) ? get(id) : undefined))
        .filter((doc) => doc !== undefined) as unknown as V[];
    };
    return {
      isAtHand: true,
      one: async (id) => (isDocumentId(id) ? (queries().get(id) as V | undefined) : undefined),
      many: async (ids) => many(ids),
      find: async (query) => queries().find(query) as never,
      count: async (query = {}) => queries().count(query),
    };
  }
  /** Each is asked for thousands of times a second, and which generation is live is found out with each read. */
  const readers = new WeakMap<object, Reader<never>>();

  const reading: Pick<DocumentStore, 'read' | 'load' | 'position' | 'reached' | 'live'> = {
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

    position: async (build) => (look(), checkpoint(build)),

    reached: lmdbWaits(bell, (group) => {
      look();
      const build = { group, generation: liveOf(group) };
      return builds.of(build)?.deferred ? -1 : checkpoint(build);
    }).reached,

    live: async (group) => (look(), liveOf(group)),
  };
  const close = () => (bell.close(), env.close());
  return {
    path,
    sortingPath: sorting.path,
    env,
    close,
    look,
    change,
    encoding,
    builds,
    checkpoints,
    checkpoint,
    generations,
    queriesOf,
    reading,
  };
}
