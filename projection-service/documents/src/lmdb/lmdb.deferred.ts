// Indexes that are put off while a build is filled, and then loaded in the order of their keys: entry by entry they would be written into pages all over the file.
import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { committed } from '@paideia/store/lmdb/failed-commits.ts';
import type { Database, RootDatabase } from 'lmdb';
import { buildKey } from '../places.ts';
import { plansOf } from '../planner.ts';
import type { AnyCollection, Build } from '../port.ts';
import { bytesEncoder, indexBytes } from './lmdb.key-bytes.ts';
import { entryOnly, indexKeys, isShort, last } from './lmdb.keys.ts';
import type { Entry, lmdbBuilds, Tables } from './lmdb.builds.ts';
import type { Encoding, StoredDocument } from './lmdb.encoding.ts';
import type { DocumentKey } from './lmdb.queries.ts';
import { inOrder, type Bytes } from './lmdb.sorted.ts';

const documentsAtOnce = 500;
const atTheEnd = { append: true };
type Builds = ReturnType<typeof lmdbBuilds>;
type Change = (work: () => void) => Promise<void>;
type Stored = { readonly key: DocumentKey; readonly value: StoredDocument };

/** All documents of a collection, piece by piece; between two pieces others have their turn. */
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

export function lmdbDeferred(
  env: RootDatabase,
  builds: Builds,
  { decode }: Pick<Encoding, 'decode'>,
  change: Change,
  pathOf: (slot: number) => string,
) {
  const keptOf = (entry: Entry, { name }: AnyCollection) => entry.deferred?.[name] ?? [];

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
    /** The index that finds what a filter wants, and is kept from now on although the others are put off. */
    async keepFor(build: Build, tables: Tables, of: AnyCollection, where: object): Promise<void> {
      const entry = builds.of(build)!;
      const { index: wanted } = plansOf(of, { where }, isShort)[0]!;
      const code = builds.codeOf(build, entry, of);
      if (!entry.deferred || wanted === undefined || code === undefined || keptOf(entry, of).includes(wanted)) return;
      for await (const piece of piecesOf(env, decode, tables, code))
        await committed(
          env,
          env.transaction(() => {
            for (const { key, value } of piece)
              for (const each of indexKeys(of, code, key[1], value.doc, [wanted]))
                tables.index.putSync(each, entryOnly);
          }),
        );
      await change(() => {
        const { deferred } = builds.of(build)!;
        builds.defer(build, { ...deferred, [of.name]: [...keptOf(entry, of), wanted] });
      });
    },

    /**
     * Killed half-way, it is begun anew: what there is of the indexes goes first. Whoever begins it while another process is at it takes it over, and the
     * other one fails: entries of both would leave gaps.
     */
    async load(build: Build, tables: Tables, collections: readonly AnyCollection[]): Promise<void> {
      const by = randomUUID();
      await change(() => builds.defer(build, {}, by));
      const assertOurs = () => {
        if (builds.of(build)?.loadedBy !== by) throw new Error(`the indexes of ${buildKey(build)} are made by another`);
      };
      await committed(env, tables.index.clearAsync() as Promise<unknown>);
      // The library's types of a named database leave out the encoder of its keys.
      const raw = env.openDB({ name: `indexes-${tables.slot}`, keyEncoder: bytesEncoder, encoding: 'json' } as never) as Database<null, Bytes>; // oxfmt-ignore
      for await (const keys of inOrder(keysOf(build, tables, collections), pathOf(tables.slot)))
        await committed(
          env,
          env.childTransaction(() => {
            assertOurs();
            for (const key of keys) raw.putSync(key, entryOnly, atTheEnd);
          }),
        );
      await change(() => {
        assertOurs();
        builds.defer(build, undefined);
      });
    },
  };
}
