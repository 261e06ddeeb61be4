import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { documentStoreContract } from '../contract/document-store.contract.ts';
import { commit, newRows, row } from '../contract/harness.ts';
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
});
