// It measures what query-api takes of memory while a long video goes up, five parts at a time as browsers send them, and comes down. FILE_MB=300 makes it as
// long as a lesson; without it the file is shorter, but longer by far than what the service may grow by.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openObjectStore } from '@paideia/objects/open.ts';
import { partBytes, plannedParts, type ObjectStore } from '@paideia/objects/port.ts';
import { filesIn } from '@paideia/query-api/kernel/http/files.ts';
import { secret } from '@paideia/store/secrets.ts';
import { U } from '../../scripts/demo/ids.ts';
import { removeDataDir } from '../support/stack.ts';
import { cashier, makeCollege } from './harness/college.ts';
import { putPart } from './harness/films.ts';
import { signedInCookie } from './harness/load.ts';
import { leave, toServer } from './harness/places.ts';
import { startServices, type Stack } from './harness/stack.ts';

const megabyte = 2 ** 20;
const fileBytes = Number(process.env['FILE_MB'] ?? 160) * megabyte;
const mostGrowth = 64;
let stack: Stack;
let objects: ObjectStore;
beforeAll(async () => {
  const dataDir = await makeCollege({ few: true });
  await toServer(dataDir);
  stack = await startServices({ dataDir });
  objects = await openObjectStore({ dataDir, key: secret(dataDir, 'jwt') });
}, 300_000);
afterAll(async () => {
  objects.close();
  await stack.stop();
  await leave(stack.dataDir);
  removeDataDir(stack.dataDir);
});

/** It counts private memory, because the maps of the stores' files are the page cache's. */
const megabytesOf = (pid: number) =>
  Number(/RssAnon:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
const zeros = Buffer.alloc(megabyte / 4);
function* bytes(count: number) {
  for (let left = count; left > 0; left -= zeros.length) yield zeros.subarray(0, Math.min(left, zeros.length));
}
async function upAndDown(key: string, size: number, cookie: string): Promise<void> {
  const upload = { key, uploadId: await objects.begin(key) };
  const waiting = [...plannedParts(upload, size)];
  await Promise.all(
    Array.from({ length: 5 }, async () => {
      for (let part = waiting.shift(); part; part = waiting.shift()) {
        const address = await objects.partAddress(part, new Date(Date.now() + 600_000));
        expect(await putPart(stack.url + address, bytes(part.size), part.size)).toBeDefined();
      }
    }),
  );
  await objects.complete(upload, await objects.parts(upload));
  const { addressOf } = filesIn({ objects, key: secret(stack.dataDir, 'jwt'), now: Date.now, publicUrl: '' });
  const address = addressOf({ key, name: 'film', type: 'video/webm' }, U(cashier));
  const response = await fetch(stack.url + address, { headers: { cookie } });
  let count = 0;
  for await (const chunk of response.body!) count += (chunk as Uint8Array).length;
  expect([response.status, count]).toEqual([200, size]);
}

const isLinux = process.platform === 'linux';
(isLinux ? test : test.skip)(
  `query-api grows by ${mostGrowth} MB at most while ${fileBytes / megabyte} MB go up and come down`,
  async () => {
    const cookie = await signedInCookie(stack.url, cashier);
    await upAndDown('videos/short/original', partBytes / 5, cookie);
    const pid = stack.pid('query-api');
    const before = megabytesOf(pid);
    let most = before;
    const watching = setInterval(() => (most = Math.max(most, megabytesOf(pid))), 50);
    await upAndDown('videos/long/original', fileBytes, cookie).finally(() => clearInterval(watching));
    expect(most - before).toBeLessThan(mostGrowth);
  },
  300_000,
);
