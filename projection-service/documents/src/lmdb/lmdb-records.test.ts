import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, jest, test } from '@jest/globals';
import { setBack } from '@paideia/store/testing/set-back.ts';
import { open } from 'lmdb';
import { recordsContract } from '../contract/records.contract.ts';
import { lmdbRecords } from './lmdb-records.ts';

const directory = mkdtempSync(join(tmpdir(), 'records-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const one = lmdbRecords(directory, { file: 'contract' });
recordsContract('records in LMDB', () => one);

/** Answers what the file holds, of the dead too. */
function rowsOf(file: string): number {
  const env = open({ path: join(directory, `${file}.mdb`), noSubdir: true, maxDbs: 3, readOnly: true });
  const count = [...env.openDB({ name: 'records', encoding: 'json' }).getKeys()].length;
  void env.close();
  return count;
}

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
test('not more of the dead are kept than die within a moment, however many are written', async () => {
  const records = lmdbRecords(directory, { file: 'many' });
  const died = new Date(Date.now() - 1000);
  await Promise.all(Array.from({ length: 3_000 }, (_, n) => records.put(`dead:${n}`, n, died)));
  await records.close();
  expect(rowsOf('many')).toBeLessThan(300);
});
test('what each start leaves that expires does not become more with every start', async () => {
  const died = new Date(Date.now() - 2 * 86_400_000);
  for (let n = 0; n < 30; n++) {
    const records = lmdbRecords(directory, { file: 'starts' });
    await records.put(`uses:${n}`, n, died);
    await records.close();
  }
  expect(rowsOf('starts')).toBeLessThan(5);
});
test('a clock that is wrong by hours when a process starts takes away nothing that is alive again when it is right', async () => {
  const records = lmdbRecords(directory, { file: 'clock' });
  await records.put('link:1', 1, new Date(Date.now() + 3_600_000));
  await records.close();
  jest.useFakeTimers({
    now: Date.now() + 6 * 3_600_000,
    doNotFake: ['setTimeout', 'setImmediate', 'nextTick', 'queueMicrotask', 'performance'],
  });
  const ahead = lmdbRecords(directory, { file: 'clock' });
  await ahead.put('other:1', 1);
  jest.useRealTimers();
  expect((await ahead.get('link:1'))?.value).toBe(1);
  await ahead.close();
});
test('of what was shredded no byte is left in the file, and all else is as it was', async () => {
  const records = lmdbRecords(directory, { file: 'shred' });
  const reader = lmdbRecords(directory, { file: 'shred', readOnly: true });
  const secretOf = (n: number) => `secret-${n}-${'x'.repeat(60)}`;
  for (let n = 0; n < 300; n++) await records.put(`key:${n}`, secretOf(n));
  const isThere = (n: number) => readFileSync(join(directory, 'shred.mdb')).includes(secretOf(n));
  // This is the control: removed only, it stays readable.
  await records.remove('key:7');
  expect([isThere(7), isThere(8)]).toEqual([true, true]);
  await records.shred('key:8');
  // It was killed after the removal, and is done again.
  await records.shred('key:7');
  expect([isThere(7), isThere(8), isThere(9), isThere(80)]).toEqual([false, false, true, true]);
  for (let n = 0; n < 300; n++)
    expect((await reader.get(`key:${n}`))?.value).toBe(n === 7 || n === 8 ? undefined : secretOf(n));
  await Promise.all([reader.close(), records.close()]);
});

test('where an opening process sets LMDB back, nothing is written over what was answered for', async () => {
  const file = 'back';
  const records = lmdbRecords(directory, { file });
  await records.put('key:1', 1);
  await records.put('key:2', 2);
  // What writes nothing is no commit, and no reason to end.
  expect((await records.putIfAbsent('key:2', 3)).isNew).toBe(false);
  await records.remove('key:3');
  await records.put('key:3', 3);
  setBack(join(directory, `${file}.mdb`));
  await expect(records.put('key:4', 4)).rejects.toThrow('LMDB was set back');
  await records.close();
  const again = lmdbRecords(directory, { file });
  expect((await again.list('')).map(({ key }) => key)).toEqual(['key:1', 'key:2', 'key:3']);
  await again.put('key:4', 4);
  await again.close();
});
