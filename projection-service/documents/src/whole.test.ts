import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { lmdbRecords } from './lmdb/lmdb-records.ts';
import type { Group } from './port.ts';
import { groupKey } from './places.ts';
import { notWhole, untilWhole, wholeBuilds } from './whole.ts';

let directory: string;
let records: ReturnType<typeof lmdbRecords>;
/** It holds the live generations that are not the first. */
let live: Map<string, number>;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'whole-'));
  records = lmdbRecords(directory, { file: 'uses' });
  live = new Map();
});
afterEach(async () => {
  await records.close();
  rmSync(directory, { recursive: true, force: true });
});
const documents = { live: async (group: Group) => live.get(groupKey(group)) ?? 1 };
const [invoices, older] = [
  { name: 'invoices', version: 3 },
  { name: 'invoices', version: 2 },
];
const missing = () => notWhole({ records, documents, groups: [invoices, older] });

test('a version is whole when its live generation was said to be, and no longer when that one is gone', async () => {
  const whole = wholeBuilds(records);
  expect(await missing()).toEqual([invoices, older]);
  await whole.note([{ group: older, generation: 1 }]);
  expect(await missing()).toEqual([invoices]);
  await whole.note([
    { group: invoices, generation: 1 },
    { group: invoices, generation: 2 },
  ]);
  live.set('invoices@3', 2);
  expect(await missing()).toEqual([]);
  live.set('invoices@2', 2); // It is as when it is dropped: readers are led to an empty one.
  expect(await missing()).toEqual([older]);
  await whole.forget({ group: invoices, generation: 2 });
  expect(await missing()).toEqual([invoices, older]);
});

test('more builds than one look at the records brings are known', async () => {
  const groups = Array.from({ length: 1_100 }, (_, n) => ({ name: `one-${n}`, version: 1 }));
  await wholeBuilds(records).note(groups.map((group) => ({ group, generation: 1 })));
  expect(await notWhole({ records, documents, groups })).toEqual([]);
});

test('who reads waits until the last of its versions is whole, says for which, and ends its wait with the signal', async () => {
  const [end, said]: [AbortController, string[][]] = [new AbortController(), []];
  const waiting = () =>
    untilWhole({
      records,
      documents,
      groups: [invoices, older],
      signal: end.signal,
      onWaiting: (groups) => said.push([...groups]),
    });
  let isOver = false;
  const first = waiting().then(() => (isOver = true));
  await wait(300);
  await wholeBuilds(records).note([{ group: older, generation: 1 }]);
  await wait(600);
  expect([isOver, said]).toEqual([false, [['invoices@3', 'invoices@2']]]);
  await wholeBuilds(records).note([{ group: invoices, generation: 1 }]);
  await first;
  await waiting(); // Whoever comes later does not wait.
  expect(said).toHaveLength(1);
  await wholeBuilds(records).forget({ group: invoices, generation: 1 });
  const second = waiting();
  end.abort();
  await second;
});
