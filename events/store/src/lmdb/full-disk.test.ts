import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { open } from 'lmdb';
import type { EventStore } from '../port.ts';
import { acknowledged } from './acknowledged.ts';
import { lmdbAppends } from './lmdb-appends.ts';
import { lmdbEventStore } from './lmdb-event-store.ts';
import type { Log, Streams } from './recorded-events.ts';

const directory = mkdtempSync(join(tmpdir(), 'full-disk-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const noted = () => ({ id: randomUUID(), type: 'Noted', data: { text: 'x'.repeat(300) } });
const crowd = (store: EventStore, name: string) =>
  Promise.all(Array.from({ length: 40 }, (_, n) => store.append(`${name}-${n}`, [noted(), noted()], 'none')));
const allIn = async (store: EventStore) => {
  const found = [];
  for await (const { events } of store.readAll(0)) found.push(...events);
  return found;
};
/** It starts as the writer does, and is told the first time that there is no room on the disk. */
async function startOnFullDisk(place: string) {
  const env = open({ path: join(place, 'events.mdb'), noSubdir: true, overlappingSync: false, maxDbs: 2 });
  const log: Log = env.openDB({ name: 'log', encoding: 'string' });
  const streams: Streams = env.openDB({ name: 'streams', encoding: 'ordered-binary' });
  const told = acknowledged(join(place, 'events.acknowledged'));
  let isRefused = false;
  const once: typeof env.transactionSync = (work) => {
    if (isRefused) return env.transactionSync(work);
    isRefused = true;
    throw Object.assign(new Error('No space left on device'), { code: constants.errno.ENOSPC });
  };
  const full = new Proxy(env, {
    get: (_, key) => (key === 'transactionSync' ? once : (env[key as keyof typeof env] as unknown)),
  });
  const looks = {
    renew: () => env.resetReadTxn(),
    at: () => undefined,
    lastRevision: () => -1,
    lastPosition: () => [...log.getKeys({ reverse: true, limit: 1 })][0] ?? 0,
  };
  const appends = lmdbAppends(
    full,
    { log, streams },
    { path: join(place, 'events.wal'), looks, told, onCommit: () => undefined },
  );
  await appends.close();
  told.close();
  await env.close();
  return isRefused;
}

test('a start on a full disk commits what the write-ahead log alone has', async () => {
  const [whole, place] = [join(directory, 'whole'), join(directory, 'place')];
  const before = lmdbEventStore(whole);
  await crowd(before, 'before');
  await before.close();
  cpSync(whole, place, { recursive: true });
  const longer = lmdbEventStore(whole);
  await crowd(longer, 'after');
  for (const name of ['events.wal.0', 'events.acknowledged']) cpSync(join(whole, name), join(place, name));
  const wanted = await allIn(longer);
  await longer.close();
  expect(await startOnFullDisk(place)).toBe(true);
  const store = lmdbEventStore(place);
  expect(await allIn(store)).toEqual(wanted);
  await store.close();
});
