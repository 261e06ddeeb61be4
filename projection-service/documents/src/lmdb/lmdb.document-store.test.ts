import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { open } from 'lmdb';
import { afterAll, describe, expect, test } from '@jest/globals';
import { documentStoreContract } from '../contract/document-store.contract.ts';
import { any, buildOf, commit, drop, newRows, row } from '../contract/harness.ts';
import { lmdbDocumentStore } from './lmdb.document-store.ts';

const directory = mkdtempSync(join(tmpdir(), 'documents-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

documentStoreContract('document store in LMDB', { open: async () => lmdbDocumentStore(directory) });

describe('LMDB alone', () => {
  test('a reader beside the writer sees each commit, a switch and a drop, and cannot write', async () => {
    const [writer, reader] = [
      lmdbDocumentStore(directory, { file: 'beside' }),
      lmdbDocumentStore(directory, { file: 'beside', readOnly: true }),
    ];
    const rows = newRows();
    await commit(writer, rows, [{ id: 'a', position: 1, doc: row('n') }], 1);
    expect(await reader.read(rows).one('a')).toEqual(row('n'));
    const waiting = reader.reached(rows.group, 2, 5_000);
    await commit(writer, rows, [{ id: 'b', position: 2, doc: row('m') }], 2);
    expect(await waiting).toBe(true);
    await commit(writer, rows, [{ id: 'a', position: 1, doc: row('next') }], 2, 2);
    await writer.switchTo({ group: rows.group, generation: 2 }, await writer.lead(rows.group));
    expect(await reader.read(rows).one('a')).toEqual(row('next'));
    await expect(commit(reader, rows, [], 3)).rejects.toThrow(/reading only/);
    await reader.close();
    await writer.close();
  });
  test('no byte of what was dropped or replaced is left when it was shredded, and the rest is whole', async () => {
    const [writer, reader] = [
      lmdbDocumentStore(directory, { file: 'shredded' }),
      lmdbDocumentStore(directory, { file: 'shredded', readOnly: true }),
    ];
    const rows = newRows();
    const many = (from: number, text: string) =>
      Array.from({ length: 300 }, (_, at) => ({
        id: `d${at}`,
        position: from + at,
        doc: row(text.repeat(1 + (at % 7) * 90)),
      }));
    await commit(writer, rows, many(1, 'Zyxquill'), 300);
    await commit(writer, rows, many(301, 'Brambleton'), 600);
    await commit(writer, rows, many(1, 'Okafor'), 900, 2);
    await writer.switchTo({ group: rows.group, generation: 2 }, await writer.lead(rows.group));
    expect(await reader.read(rows).one('d3')).toMatchObject({ name: expect.stringContaining('Okafor') });
    await drop(writer, rows);
    const holds = (word: string) => readFileSync(join(directory, 'shredded.mdb')).includes(word);
    expect([holds('Zyxquill'), holds('Brambleton')]).toEqual([true, true]);
    await writer.shredRemoved();
    expect([holds('Zyxquill'), holds('Brambleton'), holds('Okafor')]).toEqual([false, false, true]);
    expect((await reader.read(rows).find({ limit: 1000 })).items).toHaveLength(300);
    await commit(writer, rows, [{ id: 'd3', position: 1000, doc: row('afterwards') }], 1000, 2);
    expect(await reader.read(rows).one('d3')).toEqual(row('afterwards'));
    await reader.close();
    await writer.close();
  });

  test('a file of an earlier layout is not read: its documents are gone, and who leads and what is live stays', async () => {
    const rows = newRows();
    const { name } = rows.group;
    const path = join(directory, 'former.mdb');
    const former = open({ path, noSubdir: true, maxDbs: 7, overlappingSync: false });
    const put = (database: string, key: string | string[], value: unknown) =>
      former.openDB<unknown, string | string[]>({ name: database, encoding: 'json' }).putSync(key, value);
    put('documents', [`rows@1.3`, 'a'], { position: 1, doc: row('former') });
    put('indexes', [`rows@1.3`, 'byName', 'former', 'a'], null);
    put('shapes', `${name}@1.3`, {});
    put('checkpoints', `${name}@1.3`, 1);
    put('live', `${name}@1`, 3);
    put('leaders', `${name}@1`, { token: 7, begun: 3 });
    await former.close();
    const store = lmdbDocumentStore(directory, { file: 'former' });
    expect([await store.live(rows.group), await store.position(buildOf(rows, 3)), await store.builds()]).toEqual([3, 0, []]); // oxfmt-ignore
    expect(await store.read(rows).count()).toEqual({ n: 0, more: false });
    await commit(store, rows, [{ id: 'a', position: 1, doc: row('anew') }], 1, 3);
    expect([await store.read(rows).one('a'), await store.lead(rows.group)]).toEqual([row('anew'), 8]);
    await store.close();
    const after = open({ path, noSubdir: true, maxDbs: 20, overlappingSync: false });
    expect([...after.getKeys({})]).not.toEqual(expect.arrayContaining(['documents']));
    await after.close();
  });
  test('an index that is made again and again, and dropped builds, do not let the file grow', async () => {
    const store = lmdbDocumentStore(directory, { file: 'again' });
    const path = join(directory, 'again.mdb');
    const sizes: number[] = [];
    const rows = newRows();
    const documents = Array.from({ length: 2_000 }, (_, n) => ({
      id: `d${n}`,
      position: n + 1,
      doc: row(`name ${n}`),
    }));
    for (let generation = 1; generation <= 6; generation++) {
      await store.defer(buildOf(rows, generation), [any(rows)]);
      await commit(store, rows, documents, 2_000, generation);
      await store.index(buildOf(rows, generation), [any(rows)]);
      if (generation > 1) await drop(store, rows, generation - 1);
      sizes.push(statSync(path).size);
    }
    expect(sizes.at(-1)).toBeLessThan(sizes[1]! * 1.5);
    expect(readdirSync(directory).filter((name) => name.endsWith('.sorting'))).toEqual([]);
    await store.close();
  });
});
