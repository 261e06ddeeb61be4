import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, test } from '@jest/globals';
import { announceUse, isInUse } from './in-use.ts';
import { lmdbRecords } from './lmdb/lmdb.records.ts';

const directory = mkdtempSync(join(tmpdir(), 'in-use-'));
const records = lmdbRecords(directory, { file: 'uses' });
afterAll(async () => {
  await records.close();
  rmSync(directory, { recursive: true, force: true });
});
const [invoices, older] = [
  { name: 'invoices', version: 3 },
  { name: 'invoices', version: 2 },
];
const warn = () => undefined;
/** Long enough for a busy machine to say it again in time. */
const ttlMs = 2_000;

test('a version is in use as long as one of those who said so goes on', async () => {
  const [one, two] = [new AbortController(), new AbortController()];
  const first = await announceUse({ records, groups: [older], holder: 'one', signal: one.signal, warn });
  const second = await announceUse({ records, groups: [older, invoices], holder: 'two', signal: two.signal, warn });
  const used = async () => [await isInUse(records, older), await isInUse(records, invoices)];
  expect(await used()).toEqual([true, true]);
  two.abort();
  await second.ended;
  expect(await used()).toEqual([true, false]);
  one.abort();
  await first.ended;
  expect(await used()).toEqual([false, false]);
});

test('it is said again in time, and forgotten of one that was killed', async () => {
  const end = new AbortController();
  let isKilled = false;
  const killed = {
    ...records,
    put: async (...args: Parameters<typeof records.put>) => (isKilled ? undefined : records.put(...args)),
  };
  const { ended } = await announceUse({
    records: killed,
    groups: [older],
    holder: 'x',
    signal: end.signal,
    warn,
    ttlMs,
  });
  // What was said the first time counts no more by then.
  await wait(ttlMs + 100);
  expect(await isInUse(records, older)).toBe(true);
  isKilled = true;
  while (await isInUse(records, older)) await wait(20);
  end.abort();
  await ended;
});
