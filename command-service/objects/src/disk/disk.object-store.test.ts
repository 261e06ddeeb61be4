import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, expect, test } from '@jest/globals';
import { objectStoreContract } from '../contract/object-store.contract.ts';
import { objectStoreKills } from '../contract/kill.contract.ts';
import { plannedParts, StorageFull } from '../port.ts';
import { diskObjectStore } from './disk.object-store.ts';

const directory = mkdtempSync(join(tmpdir(), 'objects-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));
const options = { directory, key: 'ab'.repeat(32), address: '/uploads/parts', reserve: 0 };

objectStoreContract('objects on the disk', async () => {
  const store = diskObjectStore(options);
  const server = createServer((request, response) => {
    void store.receivePart(request, response, request.url!.split('/').at(-1)!);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    store,
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => (server.closeAllConnections(), server.close()),
  };
});

objectStoreKills('objects on the disk', async () => {
  const disk = { ...options, directory: join(directory, 'kills') };
  return { store: diskObjectStore(disk), driver: { disk }, stop: async () => {} };
});

const store = diskObjectStore(options);
async function stored(key: string, bytes: Buffer, each: number) {
  const upload = { key, uploadId: await store.begin(key) };
  for (const part of plannedParts(upload, bytes.length, each))
    await store.writePart(
      part,
      Readable.from([bytes.subarray((part.part - 1) * each, (part.part - 1) * each + part.size)]),
    );
  await store.complete(upload, await store.parts(upload));
  return upload;
}

test('a seek reads nothing of what lies before it', async () => {
  const bytes = randomBytes(300);
  await stored('seek/one', bytes, 100);
  const folder = join(directory, 'objects/seek/one@');
  for (const name of readdirSync(folder)) if (name.startsWith('1.')) unlinkSync(join(folder, name));
  expect((await buffer(await store.read('seek/one', { first: 150, last: 299 }))).equals(bytes.subarray(150))).toBe(
    true,
  );
});

test('a disk without room to spare takes no part, and keeps nothing of it', async () => {
  const narrow = diskObjectStore({ ...options, reserve: 2 ** 60 });
  const upload = { key: 'full/one', uploadId: await narrow.begin('full/one') };
  await expect(narrow.writePart(plannedParts(upload, 10)[0]!, Readable.from([randomBytes(10)]))).rejects.toThrow(
    StorageFull,
  );
  expect(await narrow.parts(upload)).toEqual([]);
});

test('an upload of another storage is one that is not there', async () => {
  const upload = { key: 'moved/one', uploadId: 'VXBsb2FkIElE' };
  expect(await store.parts(upload)).toEqual([]);
  await store.abort(upload);
});

test('halves that a killed process left are no parts, and go after their time', async () => {
  const upload = { key: 'halves/one', uploadId: await store.begin('halves/one') };
  const folder = join(directory, 'uploads', upload.uploadId);
  writeFileSync(join(folder, '1.0a.tmp'), 'half');
  expect(await store.parts(upload)).toEqual([]);
  expect(
    await store.tidy(new Date(Date.now() + 60_000), async (one) => one.uploadId === upload.uploadId),
  ).toBeGreaterThanOrEqual(0);
  expect(readdirSync(folder)).toEqual(['upload.json']);
});
