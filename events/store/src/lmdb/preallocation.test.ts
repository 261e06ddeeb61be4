import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { open, type RootDatabase } from 'lmdb';
import { preallocate } from './preallocation.ts';

let directory: string;
let path: string;
let env: RootDatabase<Buffer, number>;
const opened = (mapSize = 2 ** 30) =>
  open<Buffer, number>({ path, noSubdir: true, overlappingSync: false, encoding: 'binary', mapSize });
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'preallocation-'));
  path = join(directory, 'some.mdb');
  env = opened();
});
afterEach(async () => {
  await env.close();
  rmSync(directory, { recursive: true, force: true });
});
const used = () => {
  const { pageSize, lastPageNumber } = env.getStats() as { pageSize: number; lastPageNumber: number };
  return (lastPageNumber + 1) * pageSize;
};
const ahead = () => statSync(path).size - used();
/** The bytes are put one commit after the other. */
async function put(from: number, values: readonly Buffer[]) {
  for (const [n, value] of values.entries()) await env.put(from + n, value);
}
async function until(isSo: () => boolean) {
  for (let tries = 0; !isSo() && tries < 6_000; tries++) await wait(10);
}
const few = Array.from({ length: 20 }, () => Buffer.alloc(100, 1));

it('keeps the file ahead of what is written, by as much as is used of it, from the least to the most', async () => {
  const bounds = { least: 2 ** 16, most: 2 ** 18, commitsBetweenLooks: 4 };
  preallocate(env, path, bounds);
  await put(0, few);
  await until(() => ahead() > bounds.least / 2);
  expect(ahead()).toBeGreaterThan(bounds.least / 2);
  expect(ahead()).toBeLessThanOrEqual(bounds.least);
  await put(100, [randomBytes(2 ** 20), ...few]);
  await until(() => ahead() > bounds.most / 2);
  expect(ahead()).toBeGreaterThan(bounds.most / 2);
  expect(ahead()).toBeLessThanOrEqual(bounds.most);
});

it('writes over nothing while both make the file longer', async () => {
  preallocate(env, path, { least: 2 ** 14, most: 2 ** 15, commitsBetweenLooks: 1 });
  const values = Array.from({ length: 300 }, (_, n) => randomBytes(100 + (n % 7) * 5_000));
  for (let n = 0; n < values.length; n += 3)
    await Promise.all([0, 1, 2].map((more) => env.put(n + more, values[n + more]!)));
  await env.close();
  env = opened();
  expect([...env.getRange({})].map(({ value }) => value.toString('hex'))).toEqual(
    values.map((value) => value.toString('hex')),
  );
});

it('does not make the file longer than it may become', async () => {
  await env.close();
  env = opened(2 ** 20);
  const { mapSize } = env.getStats() as { mapSize: number };
  preallocate(env, path, { least: 64 * 2 ** 20, most: 64 * 2 ** 20, commitsBetweenLooks: few.length });
  await put(0, few);
  await until(() => ahead() > 0);
  await wait(50);
  expect(ahead()).toBeGreaterThan(0);
  expect(statSync(path).size).toBeLessThanOrEqual(mapSize);
});

it('lets every commit through where the file cannot be made longer', async () => {
  preallocate(env, join(directory, 'not there', 'some.mdb'), { commitsBetweenLooks: 1 });
  await put(0, few);
  expect(env.getCount()).toBe(few.length);
});
