import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, test } from '@jest/globals';
import { announceUse, stillSaid, usesIn } from './in-use.ts';
import { lmdbRecords } from './lmdb/lmdb-records.ts';

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
const isInUse = usesIn(records);
/** It is long enough for a busy machine to say it again in time. */
const ttlMs = 2_000;

test('a version is in use as long as one of those who said so goes on', async () => {
  const [one, two] = [new AbortController(), new AbortController()];
  const first = await announceUse({ records, groups: [older], holder: 'one', signal: one.signal, warn });
  const second = await announceUse({ records, groups: [older, invoices], holder: 'two', signal: two.signal, warn });
  const used = async () => [await isInUse(older), await isInUse(invoices)];
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
  const isUsed = usesIn(records, ttlMs);
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
  expect(await isUsed(older)).toBe(true);
  isKilled = true;
  while (await isUsed(older)) await wait(20);
  end.abort();
  await ended;
});

test.each([
  ['twenty hours behind', -20],
  ['right', 0],
  ['twenty hours ahead', 20],
])('a reader whose clock is %s is in use until it is killed, and not much longer', async (_, hours) => {
  const end = new AbortController();
  let isKilled = false;
  const killed = {
    remove: async () => undefined,
    put: async (...args: Parameters<typeof records.put>) => (isKilled ? undefined : records.put(...args)),
  };
  const clock = () => Date.now() + hours * 3_600_000;
  const used = { name: `of-${hours}`, version: 1 };
  const { ended } = await announceUse({
    records: killed,
    groups: [used],
    holder: `clock ${hours}`,
    signal: end.signal,
    warn,
    ttlMs,
    clock,
  });
  const isUsed = usesIn(records, ttlMs);
  for (let n = 0; n < 5; n++) {
    expect(await isUsed(used)).toBe(true);
    await wait(ttlMs / 4);
  }
  isKilled = true;
  while (await isUsed(used)) await wait(20);
  end.abort();
  await ended;
});

test('what is said again counts by the time that passes where one looks', () => {
  let at = 0;
  const said = stillSaid(60, () => at);
  const all = (a: number, b: number) =>
    [
      { key: 'a', version: a },
      { key: 'b', version: b },
    ].map((one) => ({ ...one, value: null, expiresAt: null }));
  const names = (a: number, b: number) => said(all(a, b)).map(({ key }) => key);
  expect(names(1, 1)).toEqual(['a', 'b']);
  at = 40;
  expect(names(2, 1)).toEqual(['a', 'b']);
  at = 70;
  expect(names(2, 1)).toEqual(['a']);
  at = 90;
  expect(names(3, 1)).toEqual(['a']);
  at = 120;
  expect(names(3, 2)).toEqual(['a', 'b']);
});
