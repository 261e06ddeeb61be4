import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { open as openFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { open, type Database } from 'lmdb';
import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import fc from 'fast-check';
import { indexEntries } from '../../contract/index-entries.ts';
import { any, buildOf, newRows, row, uniqueGroup, writes, type Row } from '../../contract/harness.ts';
import { buildKey } from '../../places.ts';
import type { Collection, FedStore, Projected } from '../../port.ts';
import { lmdbDocumentStore, lmdbFoldingStore } from '../lmdb-document-store.ts';

const directory = mkdtempSync(join(tmpdir(), 'gathered-'));
// So little is held in memory that most of it is put aside.
const place = { keysInMemory: 300 };
const names = ['rows', 'others'] as const;
type Rows = Readonly<Record<(typeof names)[number], Collection<Row>>>;
const newBuild = (): Rows => {
  const ownGroup = uniqueGroup();
  return { rows: newRows('rows', ownGroup), others: newRows('others', ownGroup) };
};
let one: ReturnType<typeof lmdbDocumentStore>;
let other: typeof one;
let beside: ReturnType<typeof lmdbFoldingStore>;
beforeAll(() => {
  one = lmdbDocumentStore(directory, place);
  other = lmdbDocumentStore(directory, place);
  beside = lmdbFoldingStore(directory, one.writing, place);
});
afterEach(() => void jest.restoreAllMocks());
afterAll(async () => {
  await Promise.all([one, other, beside].map((each) => each.close()));
  rmSync(directory, { recursive: true, force: true });
});

const entriesOf = ({ rows }: Rows) => indexEntries(directory, buildOf(rows));
async function documentsOf({ rows, others }: Rows, ids: readonly string[]) {
  return Promise.all([rows, others].map((each) => one.load(each, 1, ids)));
}

type Put = { readonly into: (typeof names)[number]; readonly id: string; readonly doc: Row | undefined };
const long = 'x'.repeat(64);
const text = fc.constantFrom('a', 'b c', `${long} 1`, `${long} 2`, '', '\0', 'é');
const doc: fc.Arbitrary<Row> = fc
  .record(
    {
      region: fc.option(text),
      score: fc.constantFrom(null, 0, 1, 1.5, -7),
      status: fc.constantFrom('open', 'settled', `${long}y`),
      mixed: fc.constantFrom(undefined, null, 'a', 1, true, false),
      tags: fc.array(fc.oneof(text, fc.constantFrom(null, 1, true)), { maxLength: 4 }),
    },
    { requiredKeys: [] },
  )
  .chain((more) => text.map((name) => row(name, more as Partial<Row>)));
const put: fc.Arbitrary<Put> = fc.record({
  into: fc.constantFrom(...names),
  id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
  doc: fc.option(doc, { nil: undefined, freq: 4 }),
});
/** Each list is committed at once, one after another. */
const history = fc.array(fc.array(put, { maxLength: 12 }), { minLength: 1, maxLength: 12 });

async function commitTo(store: FedStore, build: Rows, puts: readonly Put[], at: number) {
  const documents = (name: Put['into']): Projected<Row>[] =>
    puts.flatMap(({ into, id, doc: made }, n) => (into === name ? [{ id, position: at + n, doc: made }] : []));
  const all = names.map((name) => writes(build[name], documents(name)));
  await store.commit(
    buildOf(build.rows),
    names.map((name) => any(build[name])),
    all,
    at + 99,
  );
}
type Turn = (store: FedStore, build: Rows, n: number) => FedStore | Promise<FedStore>;
async function filled(steps: readonly (readonly Put[])[], first: FedStore, turn: Turn, isDeferred = true) {
  const build = newBuild();
  let store = first;
  const collections = names.map((name) => any(build[name]));
  await store.commit(buildOf(build.rows), collections, [], 0);
  if (isDeferred) await store.defer(buildOf(build.rows), collections);
  for (const [n, puts] of steps.entries()) {
    store = await turn(store, build, n);
    await commitTo(store, build, puts, 1 + n * 100);
  }
  await store.index(buildOf(build.rows), collections);
  return build;
}
const ways: readonly (readonly [string, () => FedStore, Turn])[] = [
  ['by the process that writes', () => one, (store) => store],
  ['by one beside it', () => beside, (store) => store],
  ['with another process that goes on half-way', () => one, (store, _, n) => (n < 3 ? store : other)],
  ['with another process that commits something between', () => one, (_, __, n) => (n === 2 ? other : one)],
  [
    'with an index that is kept from half-way on',
    () => beside,
    async (store, build, n) => {
      if (n === 2) await store.ids(build.rows, 1, { region: 'a' });
      return store;
    },
  ],
];

test.each(ways)(
  'every document and entry of indexes that were put off is as if they had been kept all the time: filled %s',
  async (_, first, turn) => {
    await fc.assert(
      fc.asyncProperty(history, async (steps) => {
        const kept = await filled(steps, one, (store) => store, false);
        const deferred = await filled(steps, first(), turn);
        expect(await entriesOf(deferred)).toEqual(await entriesOf(kept));
        const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
        expect(await documentsOf(deferred, ids)).toEqual(await documentsOf(kept, ids));
        for (const each of [kept, deferred]) await one.discard(buildOf(each.rows), [...names]);
      }),
      { numRuns: 25 },
    );
    expect(readdirSync(directory).filter((name) => name.endsWith('.sorting'))).toEqual([]);
  },
);
const many = (count: number, from = 0): Put[] =>
  Array.from({ length: count }, (_, n) => ({
    into: 'rows',
    id: `id${from + n}`,
    doc: row(`name ${n}`, { tags: ['t'] }),
  }));

/** Makes a build whose entries are gathered, and gives its documents to `change` behind the store's back. */
async function changedBehind(change: (documents: Database<Buffer, string[]>) => Promise<unknown>) {
  const build = newBuild();
  const collections = names.map((name) => any(build[name]));
  await one.commit(buildOf(build.rows), collections, [], 0);
  await one.defer(buildOf(build.rows), collections);
  await commitTo(one, build, many(50), 1);
  const env = open({ path: join(directory, 'documents.mdb'), noSubdir: true, maxDbs: 1_012, overlappingSync: false });
  const { slot } = env
    .openDB<{ readonly slot: number }, string>({ name: 'builds', encoding: 'json' })
    .get(buildKey(buildOf(build.rows)))!;
  await change(env.openDB<Buffer, string[]>({ name: `documents-${slot}`, encoding: 'binary' }));
  await env.close();
  return { build, collections };
}

test('the documents are not read once more', async () => {
  // Whoever reads the documents would see that they are gone.
  const { build, collections } = await changedBehind((documents) => documents.clearAsync());
  await one.index(buildOf(build.rows), collections);
  expect(new Set((await entriesOf(build)).map((key) => key.slice(key.lastIndexOf('\0') + 1))).size).toBe(50);
  await one.discard(buildOf(build.rows), [...names]);
});

test('where what was gathered cannot be, it is said, and the next time the entries are made of the documents', async () => {
  const { build, collections } = await changedBehind((documents) =>
    documents.put(['0', 'id7'], documents.get(['0', 'id8'])!),
  );
  await commitTo(one, build, many(50), 101);
  await expect(one.index(buildOf(build.rows), collections)).rejects.toThrow('that was not there');
  await one.index(buildOf(build.rows), collections);
  const kept = await filled([many(50)], one, (store) => store, false);
  expect(await entriesOf(build)).toEqual(await entriesOf(kept));
  for (const each of [kept, build]) await one.discard(buildOf(each.rows), [...names]);
});

test('a full disk is named, and when there is room again every entry is there', async () => {
  const build = newBuild();
  const collections = names.map((name) => any(build[name]));
  await one.commit(buildOf(build.rows), collections, [], 0);
  await one.defer(buildOf(build.rows), collections);
  const handle = await openFile(join(directory, 'documents.mdb'));
  const prototype = Object.getPrototypeOf(handle) as typeof handle;
  await handle.close();
  jest
    .spyOn(prototype, 'writev')
    .mockRejectedValue(Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }));
  await expect(commitTo(one, build, many(50), 1)).rejects.toThrow(
    /keys of indexes could not be put aside in .*\.sorting: .*ENOSPC/,
  );
  // It is committed nevertheless: what is done once more is passed over.
  await commitTo(one, build, many(50), 1);
  await commitTo(one, build, many(50, 40), 101);
  jest.restoreAllMocks();
  await one.index(buildOf(build.rows), collections);
  const kept = await filled([many(50), many(50, 40)], one, (store) => store, false);
  expect(await entriesOf(build)).toEqual(await entriesOf(kept));
  for (const each of [kept, build]) await one.discard(buildOf(each.rows), [...names]);
});

test('a file that a killed process left behind goes with the next start', async () => {
  const name = 'documents-3-99999.sorting';
  writeFileSync(join(directory, name), 'x');
  const next = lmdbDocumentStore(directory);
  expect(readdirSync(directory)).not.toContain(name);
  await next.close();
});
