import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { documentStoreContract } from '../contract/document-store.contract.ts';
import { commit, drop, newRows, row } from '../contract/harness.ts';
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
});
