// Each build lies in two databases of its own in the file, so that a drop gives back whole trees, and keys need not say whose they are.
import { makingDatabases } from '@paideia/store/lmdb/set-back.ts';
import type { Database, RootDatabase } from 'lmdb';
import { buildFrom, buildKey, otherShape, placeOf, shapeOf } from '../places.ts';
import type { AnyCollection, Build } from '../port.ts';
import { entriesIn, indexesName, type Entries } from './indexes/lmdb-entries.ts';
import { keysFromBlocks } from './indexes/lmdb-key-blocks.ts';
import { codeAt, type IndexKey } from './lmdb-keys.ts';
import type { DocumentKey } from './lmdb-ids.ts';

/** Databases are used again once their build was dropped, for each open one costs every process a little. */
const mostSlots = 500;
export const mostDatabases = 2 * mostSlots + 12;
export type Tables = {
  readonly slot: number;
  readonly docs: Database<Buffer, DocumentKey>;
  readonly index: Database<null, IndexKey>;
  /** It is the same index, for whoever writes it. */
  readonly entries: Entries;
  /** And for whoever loads it from blocks of keys. */
  readonly blocks: ReturnType<typeof keysFromBlocks>;
  readonly loaded: Database<null, number>;
};
export type Entry = {
  readonly slot: number;
  /** These are the shapes of each collection, in the order in which they came: its place here is how its keys begin. */
  readonly shapes: Readonly<Record<string, string>>;
  /** While indexes are put off, these are kept all the same, by collection. */
  readonly deferred?: Readonly<Record<string, readonly string[]>>;
  /** It says whose turn it is that loads what was put off. */
  readonly loadedBy?: string;
};

/** Whoever changes how documents, indexes or builds are written changes the number. */
const layout = 3;
/** What a file of an earlier layout kept is dropped: its documents are made anew, and whoever led or was live stays so. */
export function dropFormerLayout(env: RootDatabase): void {
  const layouts = env.openDB<number, string>({ name: 'layouts', encoding: 'json' });
  if (layouts.get('documents') === layout) return;
  const former = (name: string) =>
    env.openDB({ name, encoding: 'json', create: false } as never) as Database<unknown> | undefined;
  const builds = former('builds') as Database<Entry> | undefined;
  const slots = [...(builds?.getRange({}) ?? [])].map(({ value }) => value.slot);
  const ofBuilds = slots.flatMap((slot) => [`documents-${slot}`, indexesName(slot)]);
  for (const name of [...ofBuilds, 'documents', 'indexes', 'shapes', 'checkpoints', 'positions', 'builds'])
    former(name)?.dropSync();
  layouts.putSync('documents', layout);
}

export const buildsName = 'builds';
export const documentsName = (slot: number): string => `documents-${slot}`;
export function lmdbBuilds(env: RootDatabase, readOnly: boolean) {
  const entries = env.openDB<Entry, string>({ name: buildsName, encoding: 'json' });
  const opened = new Map<number, Tables>();
  const parsed = new Map<string, { readonly bytes: Buffer; readonly entry: Entry }>();

  /** Every read asks, and an entry hardly ever changes: it is parsed again only when its bytes are others. */
  function entryOf(build: Build): Entry | undefined {
    const key = buildKey(build);
    const found = entries.getBinaryFast(key);
    if (!found) return undefined;
    const { length } = found;
    const before = parsed.get(key);
    if (before?.bytes.length === length && before.bytes.compare(found, 0, length) === 0) return before.entry;
    const bytes = Buffer.from(Buffer.from(found.buffer, found.byteOffset, length));
    const entry = JSON.parse(bytes.toString('utf8')) as Entry;
    parsed.set(key, { bytes, entry });
    return entry;
  }
  /** It is not called within a transaction. It answers undefined where a reader is before the writer. */
  function tables({ slot }: Entry): Tables | undefined {
    const known = opened.get(slot);
    if (known) return known;
    const open = () => {
      // Whoever only reads is told `undefined` of a database that is not there yet.
      const docs = env.openDB<Buffer, DocumentKey>({ name: documentsName(slot), encoding: 'binary' }) as
        | Database<Buffer, DocumentKey>
        | undefined;
      const index = env.openDB<null, IndexKey>({ name: indexesName(slot), encoding: 'json' }) as
        | Database<null, IndexKey>
        | undefined;
      const entries = entriesIn(env, indexesName(slot));
      const blocks = keysFromBlocks();
      // The library's types of a named database leave out the encoder of its keys.
      const ofBlocks = { name: indexesName(slot), keyEncoder: blocks.encoder, encoding: 'json' } as never;
      const loaded = env.openDB(ofBlocks) as Database<null, number> | undefined;
      return docs && index && entries && loaded && { slot, docs, index, entries, blocks, loaded };
    };
    const made: Tables | undefined = readOnly ? open() : makingDatabases(env, open);
    if (made) opened.set(slot, made);
    return made;
  }

  return {
    of: entryOf,
    tables,
    /** Answers how the keys of a collection begin; undefined when nothing was ever committed for it. It throws when it was written with other indexes. */
    codeOf(build: Build, { shapes }: Entry, collection: AnyCollection): string | undefined {
      const at = Object.keys(shapes).indexOf(collection.name);
      if (at < 0) return undefined;
      if (shapes[collection.name] !== shapeOf(collection)) throw otherShape(placeOf(build, collection.name));
      return codeAt(at);
    },
    /** It is called within a transaction, and writes down what is new of the collections. */
    enter(build: Build, collections: readonly AnyCollection[]): void {
      const before = entryOf(build);
      const shapes = { ...before?.shapes };
      for (const one of collections) {
        shapes[one.name] ??= shapeOf(one);
        if (shapes[one.name] !== shapeOf(one)) throw otherShape(placeOf(build, one.name));
      }
      if (before && Object.keys(shapes).length === Object.keys(before.shapes).length) return;
      const taken = new Set([...entries.getRange({})].map(({ value }) => value.slot));
      let slot = before?.slot ?? 0;
      if (!before) while (taken.has(slot)) slot++;
      entries.putSync(buildKey(build), { ...before, slot, shapes });
    },
    /** It is called within a transaction: `undefined` says that every index is kept. */
    defer(build: Build, deferred: Entry['deferred'], loadedBy?: string): void {
      const { deferred: _, loadedBy: before, ...entry } = entryOf(build)!;
      const whose = loadedBy ?? before;
      entries.putSync(buildKey(build), { ...entry, ...(deferred && { deferred, ...(whose && { loadedBy: whose }) }) });
    },
    /** It is called within a transaction. */
    forget(build: Build): void {
      entries.removeSync(buildKey(build));
    },
    all: () =>
      [...entries.getRange({})].flatMap(({ key, value }) => {
        const build = buildFrom(key);
        return build ? [{ build, collections: Object.keys(value.shapes) }] : [];
      }),
  };
}
