import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { auditValues } from '@paideia/events/catalogue.ts';
import { readModelNames } from '@paideia/events/operations/read-model-audit.messages.ts';
import { costs } from './costs.ts';
import { projections } from './projections.ts';

test('every projection that there is runs, each in a group of its own', async () => {
  const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.projection.ts'),
  );
  expect(files.length).toBeGreaterThan(10);
  const found = await Promise.all(
    files.map(async (file) => Object.values((await import(join(__dirname, file))) as Record<string, unknown>)),
  );
  // What several of them fold the same way stands in such files too, as functions.
  const isProjection = (value: unknown) => typeof value === 'object' && value !== null && 'collections' in value;
  expect(new Set<unknown>(projections)).toEqual(new Set(found.flat().filter(isProjection)));
  expect(new Set(projections.map(({ group }) => group.name)).size).toBe(projections.length);
});

test('every read model is called by what it holds, in words', () => {
  const names = projections.map(({ group }) => group.name);
  expect(names.filter((name) => !Object.hasOwn(auditValues, name))).toEqual([]);
  // Those that are called as a list of the console are named there.
  expect(Object.keys(readModelNames).filter((name) => !names.includes(name))).toEqual([]);
});

test('what is said to cost much is there', () => {
  const names = projections.map(({ group }) => group.name);
  expect(Object.keys(costs).filter((name) => !names.includes(name))).toEqual([]);
});

/** Each is one more key of each document, written again at every rebuild: who needs another one sees here what it costs. */
const mostKeys: Readonly<Record<string, number>> = {
  // Two of them are for what waits for a grade, which is counted on each page of the console.
  submissions: 40,
  examResults: 37,
  // Three of them are for what is overdue, which would be looked for among all that is open.
  invoices: 46,
  leaveRequests: 16,
  auditEvents: 14,
  users: 15,
  groups: 11,
  // What one student did is found by its id.
  courseProgress: 2,
  examDefinitions: 11,
  // Six of them are for what was booked, which is compared with a bank's statement by day, kind, method, region and currency.
  transactions: 11,
};
test('no collection writes more keys for a document than it did', () => {
  for (const { collections } of projections)
    for (const { name, indexes, search } of collections)
      expect([name, Object.keys(indexes).length + search.length]).toEqual([
        name,
        Math.min(Object.keys(indexes).length + search.length, mostKeys[name] ?? 10),
      ]);
});
