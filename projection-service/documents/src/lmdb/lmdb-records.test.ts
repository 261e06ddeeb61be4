import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { recordsContract } from '../contract/records.contract.ts';
import { lmdbRecords } from './lmdb-records.ts';

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
test('of what was shredded no byte is left in the file, and all else is as it was', async () => {
  const records = lmdbRecords(directory, { file: 'shred' });
  const reader = lmdbRecords(directory, { file: 'shred', readOnly: true });
  const secretOf = (n: number) => `secret-${n}-${'x'.repeat(60)}`;
  for (let n = 0; n < 300; n++) await records.put(`key:${n}`, secretOf(n));
  const isThere = (n: number) => readFileSync(join(directory, 'shred.mdb')).includes(secretOf(n));
  // The control: removed only, it stays readable.
  await records.remove('key:7');
  expect([isThere(7), isThere(8)]).toEqual([true, true]);
  await records.shred('key:8');
  // Killed after the removal, it is done again.
  await records.shred('key:7');
  expect([isThere(7), isThere(8), isThere(9), isThere(80)]).toEqual([false, false, true, true]);
  for (let n = 0; n < 300; n++)
    expect((await reader.get(`key:${n}`))?.value).toBe(n === 7 || n === 8 ? undefined : secretOf(n));
  await Promise.all([reader.close(), records.close()]);
});
