// All that changes builds in the file is done here, by the one process that writes it, also for another one that folds.
import { randomUUID } from 'node:crypto';
import { committed } from '@paideia/store/lmdb/failed-commits.ts';
import { assertNotSetBack, clear } from '@paideia/store/lmdb/set-back.ts';
import type { Position } from '@paideia/store/port.ts';
import { mutex } from '../mutex.ts';
import { buildKey } from '../places.ts';
import type { AnyCollection, Build } from '../port.ts';
import type { Tables } from './lmdb-builds.ts';
import { write, type Prepared } from './lmdb-changes.ts';
import type { DocumentsFile } from './lmdb-documents-file.ts';
import { writingNames, type WriteNames } from './lmdb-encoding.ts';
import { entryOnly } from './indexes/lmdb-entries.ts';
import type { Bytes } from './indexes/lmdb-key-blocks.ts';

export type DocumentsWriting = {
  readonly writeNames: WriteNames;
  /** Makes room for what is new of the collections. */
  enter(build: Build, collections: readonly AnyCollection[]): Promise<void>;
  /** Puts the indexes off of a build without documents. */
  defer(build: Build): Promise<void>;
  /** Puts entries of an index that is about to be kept. */
  put(build: Build, keys: readonly Bytes[]): Promise<void>;
  /** From now on that index is kept although the others are put off. */
  keep(build: Build, collection: AnyCollection, index: string): Promise<void>;
  /** Fails, and writes nothing, when the build is not as far as it was when this was prepared. */
  commit(build: Build, prepared: Prepared): Promise<void>;
  /**
   * What there is of the indexes goes first. Whoever begins while another is at it takes it over, and the other one fails: entries of both would leave
   * gaps. The answer is for the other two.
   */
  beginIndexes(build: Build): Promise<string>;
  /** Adds a block of keys in their order, after all that were added before. */
  addIndexes(build: Build, by: string, block: Buffer): Promise<void>;
  endIndexes(build: Build, by: string): Promise<void>;
};
/** Commits of so many documents wait for each other: those of one transaction are written without a turn for anybody else. */
export const isLarge = 100;
const atTheEnd = { append: true };

export function documentsWriting(file: DocumentsFile): DocumentsWriting {
  const { env, builds, checkpoints, checkpoint, change } = file;
  const whileSaving = mutex();
  /** It is called within a transaction. */
  const loadedBy = (build: Build, by: string): Tables => {
    const entry = builds.of(build);
    if (entry?.loadedBy !== by) throw new Error(`the indexes of ${buildKey(build)} are made by another`);
    return builds.tables(entry)!;
  };

  return {
    writeNames: writingNames(env, change),
    async enter(build, collections) {
      const entry = builds.of(build);
      if (!entry || collections.some((one) => builds.codeOf(build, entry, one) === undefined))
        await change(() => builds.enter(build, collections));
      file.look();
      builds.tables(builds.of(build)!);
    },
    defer: (build) =>
      change(() => {
        if (checkpoint(build) === 0 && !builds.of(build)?.deferred) builds.defer(build, {});
      }),
    async put(build, keys) {
      const { entries } = builds.tables(builds.of(build)!)!;
      await committed(
        env,
        env.transaction(() => {
          assertNotSetBack(env);
          for (const key of keys) entries.putSync(key, entryOnly);
        }),
      );
    },
    keep: (build, collection, index) =>
      change(() => {
        const entry = builds.of(build);
        const kept = entry?.deferred?.[collection.name] ?? [];
        if (entry?.deferred && !kept.includes(index))
          builds.defer(build, { ...entry.deferred, [collection.name]: [...kept, index] });
      }),
    async commit(build, { slot, reached, position, changes }) {
      const tables = builds.tables(builds.of(build)!)!;
      const save = () =>
        change(() => {
          const now: Position = checkpoint(build);
          if (builds.of(build)?.slot !== slot || tables.slot !== slot)
            throw new Error(`${buildKey(build)} was dropped while it was written`);
          if (now !== reached) throw new Error(`${buildKey(build)} is at ${now}, where ${reached} was expected`);
          for (const one of changes) write(tables, one);
          if (position > reached) checkpoints.putSync(buildKey(build), position);
        });
      await (changes.length < isLarge ? save() : whileSaving(save));
    },
    async beginIndexes(build) {
      const by = randomUUID();
      await change(() => builds.defer(build, {}, by));
      await clear(env, builds.tables(builds.of(build)!)!.index);
      return by;
    },
    async addIndexes(build, by, block) {
      await committed(
        env,
        env.childTransaction(() => {
          assertNotSetBack(env);
          const { blocks, loaded } = loadedBy(build, by);
          for (const key of blocks.of(block)) loaded.putSync(key, entryOnly, atTheEnd);
        }),
      );
    },
    async endIndexes(build, by) {
      await change(() => {
        loadedBy(build, by);
        builds.defer(build, undefined);
      });
    },
  };
}
