import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, rmSync, statSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { open } from 'lmdb';
import type { EventStore } from '../port.ts';
import { lmdbEventStore } from './lmdb-event-store.ts';

const directory = mkdtempSync(join(tmpdir(), 'full-disk-'));
const disk = join(directory, 'disk');
mkdirSync(disk);
const mayMount =
  process.getuid?.() === 0 && spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=6m', 'tmpfs', disk]).status === 0;
afterAll(() => {
  if (mayMount) spawnSync('umount', ['-l', disk]);
  rmSync(directory, { recursive: true, force: true });
});

const noted = () => ({ id: randomUUID(), type: 'Noted', data: { text: 'x'.repeat(300) } });
const crowd = (store: EventStore, name: string) =>
  Promise.all(Array.from({ length: 40 }, (_, n) => store.append(`${name}-${n}`, [noted(), noted()], 'none')));
const allIn = async (store: EventStore) => {
  const found = [];
  for await (const { events } of store.readAll(0)) found.push(...events);
  return found;
};
/** What the file has more than it uses is written first. */
async function trim(path: string) {
  const env = open({ path, noSubdir: true, readOnly: true });
  const { pageSize, lastPageNumber } = env.getStats() as { pageSize: number; lastPageNumber: number };
  await env.close();
  truncateSync(path, (lastPageNumber + 1) * pageSize);
}

(mayMount ? test : test.skip)('a start on a full disk commits what the write-ahead log alone has', async () => {
  const whole = join(directory, 'whole');
  const place = join(disk, 'place');
  const before = lmdbEventStore(whole);
  await crowd(before, 'before');
  await before.close();
  cpSync(whole, place, { recursive: true });
  const longer = lmdbEventStore(whole);
  await crowd(longer, 'after');
  for (const name of ['events.wal.0', 'events.acknowledged']) cpSync(join(whole, name), join(place, name));
  const wanted = await allIn(longer);
  await longer.close();
  await trim(join(place, 'events.mdb'));
  spawnSync('sh', ['-c', `head -c 8000000 /dev/zero > ${disk}/ballast`], { stdio: 'ignore' });
  expect(statSync(join(disk, 'ballast')).size).toBeLessThan(8_000_000);
  const store = lmdbEventStore(place);
  expect(await allIn(store)).toEqual(wanted);
  await store.close();
});
