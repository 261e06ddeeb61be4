import { checked } from '../checks.ts';
import { mutex } from '../mutex.ts';
import { assertGeneration, buildKey } from '../places.ts';
import type { AnyCollection, Build, DocumentStore, FoldingStore, Writes } from '../port.ts';
import { changeOf, encodedBy, write, type Changed, type Placed } from './lmdb-changes.ts';
import { lmdbDeferred } from './indexes/lmdb-deferred.ts';
import { documentsFile, type DocumentsFile, type Place } from './lmdb-documents-file.ts';
import { droppingBuilds } from './lmdb-dropping.ts';
import { gatheredEntries } from './indexes/lmdb-gathered.ts';
import { shredRemoved } from './lmdb-shred-removed.ts';
import { documentsWriting, isLarge, type DocumentsWriting } from './lmdb-writing.ts';

/** It feeds builds, alike for whoever writes the file and for whoever has it written. */
function feeding(file: DocumentsFile, writing: DocumentsWriting, { keysInMemory }: Pick<Place, 'keysInMemory'>) {
  const { look, builds, checkpoint, encoding } = file;
  const gathered = gatheredEntries(file.sortingPath, keysInMemory);
  const deferred = lmdbDeferred(file, writing);
  async function entered(build: Build, collections: readonly AnyCollection[]) {
    look();
    const known = builds.of(build);
    if (!known || collections.some((one) => builds.codeOf(build, known, one) === undefined)) {
      await writing.enter(build, collections);
      look();
    }
    return builds.tables(builds.of(build)!)!;
  }
  const ids: DocumentStore['ids'] = async (from, generation, where) => {
    look();
    const build = { group: from.group, generation };
    const entry = builds.of(build);
    if (entry?.deferred) {
      await deferred.keepFor(build, builds.tables(entry)!, from as unknown as AnyCollection, where);
      look();
    }
    return file.queriesOf(from, generation)?.ids(where) ?? [];
  };
  /** Writes are made ready in the order of their keys, so that those that lie in one page follow each other, and each once, as it is in the end. */
  async function ready(writes: readonly Writes[]) {
    const fair = writes.map(({ into, documents }) => ({
      into,
      documents: documents
        .map((one) => checked(one, into))
        .sort((a, b) => (a.id < b.id ? -1 : Number(a.id > b.id)) || a.position - b.position)
        .filter(({ id }, n, all) => id !== all[n + 1]?.id),
    }));
    const encoded = () => fair.map(({ into, documents }) => ({ into, documents: documents.map(encodedBy(encoding)) }));
    const first = encoded();
    return (await encoding.saveNames()) ? encoded() : first;
  }
  const placedIn = (build: Build, into: AnyCollection, isGathered: boolean): Placed => {
    const entry = builds.of(build)!;
    return {
      into,
      code: builds.codeOf(build, entry, into)!,
      kept: entry.deferred && (entry.deferred[into.name] ?? []),
      isGathered,
    };
  };
  return {
    gathered,
    entered,
    ready,
    placedIn,
    fed: {
      ids,
      async defer(build: Build, collections: readonly AnyCollection[]) {
        await entered(build, collections);
        await writing.defer(build);
        look();
        const { slot, deferred: isDeferred } = builds.of(build)!;
        if (isDeferred && checkpoint(build) === 0) gathered.begin(build, slot);
      },
      async index(build: Build, collections: readonly AnyCollection[]) {
        look();
        const entry = builds.of(build);
        if (!entry?.deferred) return;
        const known = gathered.take(build, entry.slot, checkpoint(build));
        await deferred.load(build, builds.tables(entry)!, collections, known);
      },
    },
  };
}
const intoOf = (collections: readonly AnyCollection[], writes: readonly Writes[]) => [
  ...collections,
  ...writes.map(({ into }) => into),
];

/**
 * The documents lie in `<dataDir>/<file>.mdb`. Exactly one process opens it for writing, and first; the others open it `readOnly`. `writing` is for one that
 * folds and has the file written.
 */
export function lmdbDocumentStore(
  dataDir: string,
  place: Omit<Place, 'writeNames'> = {},
): DocumentStore & { readonly writing: DocumentsWriting } {
  const file = documentsFile(dataDir, place);
  const { env, look, change, builds, checkpoints, checkpoint, encoding } = file;
  const writing = documentsWriting(file);
  const { gathered, entered, ready, placedIn, fed } = feeding(file, writing, place);
  const whileSaving = mutex();
  const { lead, begin, switchTo, assertLeads } = file.generations;
  const { drop, discard } = droppingBuilds(file, gathered);

  return {
    ...file.reading,
    ...fed,
    lead,
    begin,
    switchTo,
    writing,

    async commit(build, collections, writes, position, _areIndependent, token) {
      assertGeneration(build.generation);
      const assertMayWrite = () => token !== undefined && assertLeads(build.group, token);
      look();
      assertMayWrite(); // It asks before there is anything of a build that is new.
      const all = await ready(writes);
      const tables = await entered(build, intoOf(collections, writes));
      const changes: Changed[] = [];
      const save = () =>
        change(() => {
          assertMayWrite();
          const [reached, entry] = [checkpoint(build), builds.of(build)];
          if (entry?.slot !== tables.slot) throw new Error(`${buildKey(build)} was dropped while it was written`);
          const isGathered = gathered.follows(build, entry.slot, reached);
          for (const { into, documents } of all) {
            const placed = placedIn(build, into, isGathered);
            for (const one of documents) {
              const found = one.position > reached ? changeOf(tables, encoding, placed, one) : undefined;
              if (!found) continue;
              write(tables, found.change);
              if (isGathered) changes.push(found.changed);
            }
          }
          if (position > reached) checkpoints.putSync(buildKey(build), position);
        });
      const count = all.reduce((sum, { documents }) => sum + documents.length, 0);
      await (count < isLarge ? save() : whileSaving(save));
      await gathered.add(build, position, changes);
    },

    async builds() {
      look();
      return builds.all().map(({ build, collections }) => ({ ...build, position: checkpoint(build), collections }));
    },

    drop,
    discard,
    shredRemoved: () => shredRemoved(env, file.path),
    async close() {
      await gathered.close();
      await file.close();
    },
  };
}

/** A process that folds beside the one that writes reads the same file and hands on what is to be written. Nobody else feeds those builds meanwhile. */
export function lmdbFoldingStore(
  dataDir: string,
  writing: DocumentsWriting,
  place: Pick<Place, 'file' | 'keysInMemory'> = {},
): FoldingStore {
  const opened = documentsFile(dataDir, { ...place, readOnly: true, writeNames: writing.writeNames });
  const { look, checkpoint, encoding, reading } = opened;
  const { gathered, entered, ready, placedIn, fed } = feeding(opened, writing, place);
  return {
    load: reading.load,
    position: reading.position,
    live: reading.live,
    ...fed,
    async commit(build, collections, writes, position) {
      const all = await ready(writes);
      const tables = await entered(build, intoOf(collections, writes));
      look();
      const reached = checkpoint(build);
      const isGathered = gathered.follows(build, tables.slot, reached);
      const found = all.flatMap(({ into, documents }) => {
        const placed = placedIn(build, into, isGathered);
        return documents
          .filter((one) => one.position > reached)
          .flatMap((one) => changeOf(tables, encoding, placed, one) ?? []);
      });
      const changes = found.map(({ change }) => change);
      await writing.commit(build, { slot: tables.slot, reached, position, changes });
      await gathered.add(
        build,
        position,
        found.map(({ changed }) => changed),
      );
    },
    async close() {
      await gathered.close();
      await opened.close();
    },
  };
}
