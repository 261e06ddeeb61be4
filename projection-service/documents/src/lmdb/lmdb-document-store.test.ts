import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { open } from 'lmdb';
import { afterAll, describe, expect, test } from '@jest/globals';
import { documentStoreContract } from '../contract/document-store.contract.ts';
import { any, buildOf, commit, drop, newRows, row } from '../contract/harness.ts';
import { lmdbDocumentStore } from './lmdb-document-store.ts';

const directory = mkdtempSync(join(tmpdir(), 'documents-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

/** Another process commits it. */
const removingAll = `
import { open } from 'lmdb';
const env = open({ path: process.argv[1], noSubdir: true, maxDbs: 1100, overlappingSync: false });
env.openDB({ name: 'builds', encoding: 'json' }).clearSync();
await env.close();
`;
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
  test('the reads of one turn see one commit, and those of the next the newest', async () => {
    const [writer, reader] = [
      lmdbDocumentStore(directory, { file: 'turns' }),
      lmdbDocumentStore(directory, { file: 'turns', readOnly: true }),
    ];
    const rows = newRows();
    const found = async () => {
      const [page, total, first] = await Promise.all([
        reader.read(rows).find({ search: 'name num', limit: 5, sort: { field: 'name', descending: true } }),
        reader.read(rows).count({ search: 'name num' }),
        reader.read(rows).one('d0'),
      ]);
      return [page.items[0]?.name, total.n, first?.region];
    };
    expect(await found()).toEqual([undefined, 0, undefined]);
    for (let n = 0; n < 5; n++) {
      const documents = ['d0', `d${n}`].map((id) => ({
        id,
        position: n + 1,
        doc: row(`name number ${id}`, { region: `r${n}` }),
      }));
      await commit(writer, rows, documents, n + 1);
      expect(await found()).toEqual([`name number d${n}`, n + 1, `r${n}`]);
    }
    // Another process commits between two reads of one turn.
    const before = reader.read(rows).one('d9');
    const path = join(directory, 'turns.mdb');
    execFileSync(process.execPath, ['--input-type=module', '--eval', removingAll, path], { cwd: import.meta.dirname });
    const [early, late] = await Promise.all([before, reader.read(rows).count()]);
    expect([early, late]).toEqual([undefined, { n: 5, more: false }]);
    await new Promise(setImmediate);
    expect(await reader.read(rows).count()).toEqual({ n: 0, more: false });
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

  const former: readonly (readonly [
    string,
    (name: string) => readonly (readonly [database: string, key: string | string[], value: unknown])[],
  ])[] = [
    [
      'all builds in one tree',
      (name) => [
        ['documents', ['rows@1.3', 'a'], { position: 1, doc: row('former') }],
        ['indexes', ['rows@1.3', 'byName', 'former', 'a'], null],
        ['shapes', `${name}@1.3`, {}],
        ['checkpoints', `${name}@1.3`, 1],
      ],
    ],
    [
      'documents as JSON',
      (name) => [
        ['builds', `${name}@1.3`, { slot: 4, shapes: { rows: '[]' } }],
        ['positions', `${name}@1.3`, 1],
        ['documents-4', ['0', 'a'], { position: 1, doc: row('former') }],
        ['indexes-4', ['00', 'former', 'a'], null],
      ],
    ],
  ];
  test.each(former)(
    'a file of an earlier layout, of %s, is not read: its documents are gone, and who leads and what is live stays',
    async (layout, entries) => {
      const rows = newRows();
      const { name } = rows.group;
      const file = layout.replaceAll(' ', '-');
      const path = join(directory, `${file}.mdb`);
      const env = open({ path, noSubdir: true, maxDbs: 9, overlappingSync: false });
      const put = (database: string, key: string | string[], value: unknown) =>
        env.openDB<unknown, string | string[]>({ name: database, encoding: 'json' }).putSync(key, value);
      for (const entry of entries(name)) put(...entry);
      put('live', `${name}@1`, 3);
      put('leaders', `${name}@1`, { token: 7, begun: 3 });
      await env.close();
      const store = lmdbDocumentStore(directory, { file });
      expect([await store.live(rows.group), await store.position(buildOf(rows, 3)), await store.builds()]).toEqual([
        3,
        0,
        [],
      ]);
      expect(await store.read(rows).count()).toEqual({ n: 0, more: false });
      await commit(store, rows, [{ id: 'a', position: 1, doc: row('anew') }], 1, 3);
      expect([await store.read(rows).one('a'), await store.lead(rows.group)]).toEqual([row('anew'), 8]);
      await store.close();
      const after = open({ path, noSubdir: true, maxDbs: 20, overlappingSync: false });
      const gone = entries(name)
        .map(([database]) => database)
        .filter((one) => !['builds', 'positions'].includes(one));
      expect([...after.getKeys({})].filter((one) => gone.includes(one as string))).toEqual([]);
      await after.close();
    },
  );
  test('whoever makes indexes while another is at it takes over, and every entry is there in the end', async () => {
    const [one, two] = [1, 2].map(() => lmdbDocumentStore(directory, { file: 'taken' }));
    const rows = newRows();
    const documents = Array.from({ length: 3_000 }, (_, n) => ({
      id: `d${n}`,
      position: n + 1,
      doc: row(`name ${n}`, { region: `r${n % 5}` }),
    }));
    await one!.defer(buildOf(rows), [any(rows)]);
    await commit(one!, rows, documents, 3_000);
    const ended = await Promise.allSettled([one!, two!, one!].map((store) => store.index(buildOf(rows), [any(rows)])));
    expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const each of ended) if (each.status === 'rejected') expect(String(each.reason)).toContain('by another');
    expect(await two!.reached(rows.group, 3_000, 0)).toBe(true);
    for (const region of ['r0', 'r4'])
      expect((await two!.read(rows).find({ limit: 1_000, where: { region } })).items).toHaveLength(600);
    await Promise.all([one!.close(), two!.close()]);
  });
  test('an index that is made again and again, and dropped builds, do not let the file grow', async () => {
    const store = lmdbDocumentStore(directory, { file: 'again' });
    const path = join(directory, 'again.mdb');
    const sizes: number[] = [];
    /** The file is longer than what of it was ever used. */
    const pagesUsed = async () => {
      const env = open({ path, noSubdir: true, readOnly: true });
      const { lastPageNumber } = env.getStats() as { lastPageNumber: number };
      await env.close();
      return lastPageNumber;
    };
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
      sizes.push(await pagesUsed());
    }
    expect(sizes.at(-1)).toBeLessThan(sizes[1]! * 1.5);
    expect(readdirSync(directory).filter((name) => name.endsWith('.sorting'))).toEqual([]);
    await store.close();
  });
});
