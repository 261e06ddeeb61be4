// Indexes are put off while a build is filled, and then loaded in the order of their keys: entry by entry they would be written into pages all over the file.
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { RootDatabase } from 'lmdb';
import { plansOf } from '../../planner.ts';
import type { AnyCollection, Build } from '../../port.ts';
import type { Tables } from '../lmdb-builds.ts';
import type { DocumentsFile } from '../lmdb-documents-file.ts';
import type { Encoding, StoredDocument } from '../lmdb-encoding.ts';
import { indexBytes } from './lmdb-key-bytes.ts';
import { isShort, last } from '../lmdb-keys.ts';
import type { DocumentKey } from '../lmdb-ids.ts';
import { blockOf, type Bytes } from './lmdb-key-blocks.ts';
import { sortedKeys, type SortedKeys } from './lmdb-sorted.ts';
import type { DocumentsWriting } from '../lmdb-writing.ts';

const documentsAtOnce = 500;
type Stored = { readonly key: DocumentKey; readonly value: StoredDocument };

/** Gives all documents of a collection, piece by piece; between two pieces others have their turn. */
async function* piecesOf(
  env: RootDatabase,
  decode: Encoding['decode'],
  { docs }: Tables,
  code: string,
): AsyncGenerator<readonly Stored[]> {
  for (let start: DocumentKey = [code, '']; ;) {
    env.resetReadTxn();
    const range = { start, end: [code, last] as never, limit: documentsAtOnce, exclusiveStart: true };
    const piece = [...docs.getRange(range)].map(({ key, value }) => ({ key, value: decode(value) }));
    if (piece.length > 0) yield piece;
    if (piece.length < documentsAtOnce) return;
    start = piece.at(-1)!.key;
    await nextTurn();
  }
}

export function lmdbDeferred({ env, builds, encoding, sortingPath }: DocumentsFile, writing: DocumentsWriting) {
  const { decode } = encoding;

  async function* keysOf(
    build: Build,
    tables: Tables,
    collections: readonly AnyCollection[],
  ): AsyncGenerator<readonly Bytes[]> {
    for (const one of collections) {
      const code = builds.codeOf(build, builds.of(build)!, one)!;
      for await (const piece of piecesOf(env, decode, tables, code))
        yield piece.flatMap(({ key: [, id], value }) => indexBytes(one, code, id, value.doc));
    }
  }

  return {
    /** It makes the index that finds what a filter wants, and keeps it from now on although the others are put off. */
    async keepFor(build: Build, tables: Tables, collection: AnyCollection, where: object): Promise<void> {
      const entry = builds.of(build)!;
      const { index: wanted } = plansOf(collection, { where }, isShort)[0]!;
      const code = builds.codeOf(build, entry, collection);
      const kept = entry.deferred?.[collection.name] ?? [];
      if (!entry.deferred || wanted === undefined || code === undefined || kept.includes(wanted)) return;
      for await (const piece of piecesOf(env, decode, tables, code))
        await writing.put(
          build,
          piece.flatMap(({ key, value }) => indexBytes(collection, code, key[1], value.doc, { kept: [wanted] })),
        );
      await writing.keep(build, collection, wanted);
    },

    /** The keys of all entries are in `gathered`, where they are known already. Killed half-way, it is begun anew, from the documents. */
    async load(
      build: Build,
      tables: Tables,
      collections: readonly AnyCollection[],
      gathered: SortedKeys | undefined,
    ): Promise<void> {
      const sorted = gathered ?? sortedKeys(sortingPath(tables.slot));
      try {
        const by = await writing.beginIndexes(build);
        if (!gathered) for await (const keys of keysOf(build, tables, collections)) await sorted.add(keys);
        // While a piece is written the next one is made.
        let added = Promise.resolve();
        for await (const keys of sorted.inOrder()) {
          await added;
          added = writing.addIndexes(build, by, blockOf(keys));
          added.catch(() => undefined); // It is awaited with the next piece.
        }
        await added;
        await writing.endIndexes(build, by);
      } finally {
        await sorted.close();
      }
    },
  };
}
