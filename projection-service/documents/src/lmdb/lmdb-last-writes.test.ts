import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { open } from 'lmdb';
import { afterAll, describe, expect, test } from '@jest/globals';
import { documentStoreContract } from '../contract/document-store.contract.ts';
import { commit, drop, newRows, row, type Row } from '../contract/harness.ts';
import type { Collection } from '../port.ts';
import { lmdbDocumentStore } from './lmdb-document-store.ts';
import { lastWrites } from './lmdb-last-writes.ts';

const directory = mkdtempSync(join(tmpdir(), 'last-writes-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

/** What only reads keeps what it read as long as nothing is written, so the contract holds for it beside the one that writes. */
documentStoreContract('document store in LMDB, read beside the one that writes', {
  async open() {
    const [writer, reader] = [lmdbDocumentStore(directory), lmdbDocumentStore(directory, { readOnly: true })];
    return {
      ...writer,
      // What is asked for once is not kept yet, and what is asked for the third time is what was kept.
      read: (from, generation) => {
        const { one, many, find, count } = reader.read(from, generation);
        return {
          one: async (id) => [await one(id), await one(id), await one(id)][2],
          many: async (ids) => [await many(ids), await many(ids), await many(ids)][2]!,
          find: async (query) => [await find(query), await find(query), await find(query)][2] as never,
          count: async (query) => [await count(query), await count(query), await count(query)][2]!,
        };
      },
      reached: reader.reached,
      async close() {
        await reader.close();
        await writer.close();
      },
    };
  },
});

/** Another process changes the bytes of documents in place, so that neither their length nor their position tells it; `-` removes and `+` adds one. */
const writing = `
import { open } from 'lmdb';
const [path, database, ...changes] = process.argv.slice(1);
const env = open({ path, noSubdir: true, maxDbs: 1100, overlappingSync: false });
const docs = env.openDB({ name: database, encoding: 'binary' });
env.transactionSync(() => {
  for (const change of changes) {
    const [id, from, to] = change.split(' ');
    const bytes = docs.get(['0', id]);
    if (to === '-') docs.removeSync(['0', id]);
    else if (to.startsWith('+')) docs.putSync(['0', to.slice(1)], bytes);
    else docs.putSync(['0', id], Buffer.from(bytes.toString('latin1').replace(from, to), 'latin1'));
  }
});
await env.close();
`;
const write = (path: string, ...changes: readonly string[]) =>
  execFileSync(process.execPath, ['--input-type=module', '--eval', writing, path, ...changes], {
    cwd: import.meta.dirname,
  });

describe('a document that was read before', () => {
  const names = async (from: ReturnType<typeof lmdbDocumentStore>, rows: Collection<Row>, ids: readonly string[]) => {
    await setImmediate();
    const reader = from.read(rows);
    // What is asked for once is not kept yet.
    await reader.many(ids);
    const all = await Promise.all(ids.map((id) => reader.one(id)));
    return all.map((one) => one?.name);
  };
  const found = async (from: ReturnType<typeof lmdbDocumentStore>, rows: Collection<Row>) => {
    await setImmediate();
    const reader = from.read(rows);
    for (let n = 0; n < 2; n++) await Promise.all([reader.find({ limit: 10 }), reader.count()]);
    const [{ items }, { n }] = await Promise.all([reader.find({ limit: 10 }), reader.count()]);
    expect(n).toBe(items.length);
    return items.map(({ name }) => name);
  };

  test('is another as soon as another process commits one that is as long, is gone as soon as it is removed, and there as soon as it is added', async () => {
    const [writer, reader] = [
      lmdbDocumentStore(directory, { file: 'other' }),
      lmdbDocumentStore(directory, { file: 'other', readOnly: true }),
    ];
    const rows = newRows();
    const documents = ['a', 'b'].map((id, at) => ({ id, position: at + 1, doc: row(`red ${id}`) }));
    await commit(writer, rows, documents, 2);
    const path = join(directory, 'other.mdb');
    const ids = ['a', 'b', 'c'];
    for (let n = 0; n < 3; n++) expect(await names(reader, rows, ids)).toEqual(['red a', 'red b', undefined]);
    expect(await found(reader, rows)).toEqual(['red a', 'red b']);
    write(path, 'documents-0', 'a red tan');
    for (let n = 0; n < 3; n++) expect(await names(reader, rows, ids)).toEqual(['tan a', 'red b', undefined]);
    expect(await found(reader, rows)).toEqual(['tan a', 'red b']);
    write(path, 'documents-0', 'b red -', 'a tan +c', 'a tan red');
    expect(await found(reader, rows)).toEqual(['red a', 'tan a']);
    for (let n = 0; n < 3; n++) expect(await names(reader, rows, ids)).toEqual(['red a', undefined, 'tan a']);
    // Back and forth: no commit is taken for one before it.
    for (const [from, to] of [
      ['red', 'tan'],
      ['tan', 'red'],
      ['red', 'tan'],
    ] as const) {
      write(path, 'documents-0', `a ${from} ${to}`);
      expect(await names(reader, rows, ['a'])).toEqual([`${to} a`]);
    }
    await reader.close();
    await writer.close();
  });

  test('is the same object while nothing is written, and is not read anew', async () => {
    const [writer, reader] = [
      lmdbDocumentStore(directory, { file: 'same' }),
      lmdbDocumentStore(directory, { file: 'same', readOnly: true }),
    ];
    const [rows, others] = [newRows(), newRows()];
    await commit(writer, rows, [{ id: 'a', position: 1, doc: row('one') }], 1);
    await commit(writer, others, [{ id: 'a', position: 1, doc: row('two') }], 1);
    await reader.read(rows).one('a');
    const first = await reader.read(rows).one('a');
    await setImmediate();
    expect(await reader.read(rows).one('a')).toBe(first);
    // Commits elsewhere leave it as it is, and what was made of it.
    await commit(writer, others, [{ id: 'b', position: 2, doc: row('three') }], 2);
    await setImmediate();
    expect(await reader.read(rows).one('a')).toBe(first);
    await commit(writer, rows, [{ id: 'a', position: 3, doc: row('four') }], 3);
    await setImmediate();
    expect(await reader.read(rows).one('a')).toEqual(row('four'));
    await reader.close();
    await writer.close();
  });

  test('a build that was dropped is gone, one that begins anew is seen, and a switch too', async () => {
    // Among so many databases those of builds, of who leads, of what is live and of positions do not stand on one page of the directory.
    const path = join(directory, 'anew.mdb');
    const env = open({ path, noSubdir: true, maxDbs: 1_012, overlappingSync: false });
    for (let n = 100; n < 300; n++) for (const name of ['documents', 'lf', 'm']) env.openDB({ name: `${name}-${n}` });
    await env.close();
    const [writer, reader] = [
      lmdbDocumentStore(directory, { file: 'anew' }),
      lmdbDocumentStore(directory, { file: 'anew', readOnly: true }),
    ];
    const rows = newRows();
    for (let n = 0; n < 3; n++) {
      expect(await names(reader, rows, ['a'])).toEqual([undefined]);
      await commit(writer, rows, [{ id: 'a', position: 1, doc: row(`name ${n}`) }], 1);
      expect(await names(reader, rows, ['a'])).toEqual([`name ${n}`]);
      // Another takes its place.
      await drop(writer, rows);
      await commit(writer, newRows(), [{ id: 'a', position: 1, doc: row('whose?') }], 1);
    }
    await commit(writer, rows, [{ id: 'a', position: 1, doc: row('first') }], 1);
    await commit(writer, rows, [{ id: 'a', position: 1, doc: row('other') }], 1, 2);
    expect(await names(reader, rows, ['a'])).toEqual(['first']);
    await writer.switchTo({ group: rows.group, generation: 2 }, await writer.lead(rows.group));
    expect(await names(reader, rows, ['a'])).toEqual(['other']);
    await reader.close();
    await writer.close();
  });
});

test('every commit to a database has a number of its own, greater than those before, and a look without one has the same', async () => {
  const path = join(directory, 'numbers.mdb');
  const options = { path, noSubdir: true, maxDbs: 1_012, overlappingSync: false };
  const writer = open(options);
  const databases = Array.from({ length: 300 }, (_, n) =>
    writer.openDB<Buffer, string>({ name: `documents-${n}`, encoding: 'binary' }),
  );
  const reader = open({ ...options, readOnly: true });
  const lastWrite = lastWrites(reader);
  const at = (n: number) => {
    reader.resetReadTxn();
    return lastWrite(`documents-${n}`);
  };
  expect(at(1000)).toBeUndefined();
  for (let n = 0, before = 0; n < 200; n++) {
    const one = databases[n % 3]!;
    if (n % 5 === 4) one.removeSync('a');
    else one.putSync('a', Buffer.alloc(n % 7 === 0 ? 9_000 : 9, n));
    const now = at(n % 3)!;
    expect(now).toBeGreaterThan(before);
    expect(at(n % 3)).toBe(now);
    before = now;
  }
  // Of so many databases some stand on other pages of the directory: those are not taken for written.
  const far = at(299);
  databases[0]!.putSync('a', Buffer.alloc(3));
  expect(at(299)).toBe(far);
  write(path, 'documents-0', ...[]);
  expect(at(299)).toBe(far);
  await reader.close();
  await writer.close();
});
