import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { open } from 'lmdb';
import { group } from '../port.ts';
import { entriesIn, entryOnly } from './indexes/lmdb-entries.ts';
import { indexBytes } from './indexes/lmdb-key-bytes.ts';
import type { IndexKey } from './lmdb-keys.ts';
import { lmdbQueries } from './lmdb-queries.ts';

const directory = mkdtempSync(join(tmpdir(), 'pages-'));
const env = open({ path: join(directory, 'pages.mdb'), noSubdir: true, maxDbs: 2 });
afterAll(async () => {
  await env.close();
  rmSync(directory, { recursive: true, force: true });
});

type Person = { readonly name: string; readonly kind: string; readonly room: number };
const people = group('people', 1).collection<Person>('people', {
  indexes: { byName: ['name'], byKind: ['kind', 'name'] },
  search: ['name'],
});
const index = env.openDB<null, IndexKey>({ name: 'indexes', encoding: 'json' });
const entries = entriesIn(env, 'indexes')!;
const many = 3_000;
const all = Array.from({ length: many }, (_, n): Person & { readonly id: string } => ({
  id: `p${`${(n * 7) % many}`.padStart(4, '0')}`,
  name: `Family${Math.floor(n / 4) % 50} ${n % 4 === 3 ? 'Ada' : 'Boris'} ${n % 1_000 === 7 ? 'Rare' : ''}`,
  kind: n % 3 === 0 ? 'teacher' : 'student',
  room: n % 5,
}));
const docs = new Map<string, Person>(all.map((one) => [one.id, one]));
env.transactionSync(() => {
  for (const one of all)
    for (const key of indexBytes(people as never, '0', one.id, one)) entries.putSync(key, entryOnly);
});

const looked = new Set<string>();
const queries = lmdbQueries(
  {
    index,
    getDecoded: (_code: string, id: string) => (looked.add(id), { position: 1, doc: docs.get(id) }),
    seen: () => ({}),
    again: (_question: unknown, _weight: unknown, find: () => unknown) => find(),
  } as never,
  people as never,
  '0',
);
const page = { limit: 25, sort: { field: 'name' } } as const;
const found = (query: object) => {
  looked.clear();
  const { items } = queries.find({ ...page, ...query });
  return { items, looked: looked.size };
};
const wanted = (has: (one: Person) => boolean, descending = false) => {
  const keyOf = ({ name, id }: (typeof all)[number]) => `${name}\u0000${id}`;
  const inOrder = all.filter(has).sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  return descending ? inOrder.reverse() : inOrder;
};
const isAda = ({ name }: Person) => name.includes('Ada');

test('of many who are found nobody is looked at who does not stand on the page', () => {
  for (const [search, has] of [
    ['ad', isAda],
    ['bor', (one) => !isAda(one)],
  ] as readonly (readonly [string, (one: Person) => boolean])[])
    for (const descending of [false, true]) {
      const sort = { field: 'name', descending };
      const all = wanted(has, descending);
      expect(found({ search, sort })).toEqual({ items: all.slice(0, 25), looked: 25 });
      const deep = { search, sort, offset: 50 };
      expect(found(deep)).toEqual({ items: all.slice(50, 75), looked: 25 });
    }
});

test('neither is anybody else where a filter has the order, and where it has not, few more', () => {
  const isWanted = (one: Person) => isAda(one) && one.kind === 'student';
  expect(found({ search: 'ad', where: { kind: 'student' } })).toEqual({
    items: wanted(isWanted).slice(0, 25),
    looked: 25,
  });
  const { items, looked } = found({ search: 'ad', where: { room: 3 } });
  expect(items).toEqual(wanted((one) => isAda(one) && one.room === 3).slice(0, 25));
  expect(looked).toBeLessThan(150);
});

test('few who are found, or a late page, are sorted', () => {
  const rare = wanted(({ name }) => name.includes('Rare'));
  expect(found({ search: 'rare' })).toEqual({ items: rare, looked: 3 });
  expect(found({ search: 'rare', limit: 2 })).toEqual({ items: rare.slice(0, 2), looked: 3 });
  const late = found({ search: 'ad', offset: 730 });
  expect(late.items).toEqual(wanted(isAda).slice(730));
  expect(found({ search: 'ad', where: { room: 9 } }).items).toEqual([]);
});
