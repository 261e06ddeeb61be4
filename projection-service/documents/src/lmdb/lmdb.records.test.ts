import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { recordsContract } from '../contract/records.contract.ts';
import { lmdbRecords } from './lmdb.records.ts';

const directory = mkdtempSync(join(tmpdir(), 'records-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const one = lmdbRecords(directory, { file: 'contract' });
recordsContract('records in LMDB', () => one);

test('a reader sees what the writer wrote after it was opened, and may write nothing', async () => {
  const writer = lmdbRecords(directory, { file: 'read' });
  const reader = lmdbRecords(directory, { file: 'read', readOnly: true });
  expect(await reader.get('a:1')).toBeUndefined();
  await writer.put('a:1', 1);
  expect((await reader.get('a:1'))!.value).toBe(1);
  await writer.remove('a:1');
  expect(await reader.get('a:1')).toBeUndefined();
  await expect(reader.put('a:2', 2)).rejects.toThrow('reading only');
  await Promise.all([reader.close(), writer.close()]);
});
test('the dead are cleared away while others are written', async () => {
  const records = lmdbRecords(directory, { file: 'sweep' });
  await records.put('dead:1', 1, new Date(Date.now() - 1000));
  for (let n = 0; n < 520; n++) await records.put('alive:1', n);
  await records.close();
  const again = lmdbRecords(directory, { file: 'sweep' });
  expect((await again.list('')).map(({ key }) => key)).toEqual(['alive:1']);
  await again.close();
});
