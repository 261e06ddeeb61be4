import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import fsPromises from 'node:fs/promises';
import { createServer, request as httpRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, expect, jest, test } from '@jest/globals';
import { objectStoreContract } from '../contract/object-store.contract.ts';
import { objectStoreKills } from '../contract/kill.contract.ts';
import { plannedParts, StorageFull } from '../port.ts';
import { diskObjectStore } from './disk-object-store.ts';

const directory = mkdtempSync(join(tmpdir(), 'objects-'));
afterEach(() => void jest.restoreAllMocks());
afterAll(() => rmSync(directory, { recursive: true, force: true }));
const options = { directory, key: 'ab'.repeat(32), address: '/uploads/parts', reserve: 0 };

const openOnDisk = async () => {
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
};
objectStoreContract('objects on the disk', openOnDisk, { digest: 'sha256' });

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

/** Changes how the files of parts are written that are opened from now on. */
function spyOnDrafts(change: (handle: fsPromises.FileHandle) => void) {
  const { open } = fsPromises;
  jest.spyOn(fsPromises, 'open').mockImplementation(async (path, ...rest) => {
    const handle = await open(path, ...rest);
    if (/\d\.[^/]*\.tmp$/.test(String(path))) change(handle);
    return handle;
  });
}
const megabyte = 2 ** 20;
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
/** It gives pieces of so many bytes each, one after another. */
function* pieces(bytes: Buffer, ...sizes: readonly number[]) {
  for (let [at, n] = [0, 0]; at < bytes.length; at += sizes[n++ % sizes.length]!)
    yield bytes.subarray(at, at + sizes[n % sizes.length]!);
}

test('a part that fills many writes is kept as it came, in pieces of any size, and sent as it is kept', async () => {
  const bytes = randomBytes(5 * megabyte + 17);
  const upload = { key: 'long/one', uploadId: await store.begin('long/one') };
  const [part] = plannedParts(upload, bytes.length);
  const kept = await store.writePart(part!, Readable.from(pieces(bytes, 1, 70_000, 3, 2 * megabyte, 65_536)));
  expect(kept).toEqual({ part: 1, size: bytes.length, etag: sha256(bytes) });
  await store.complete(upload, [kept]);
  expect((await buffer(await store.read('long/one'))).equals(bytes)).toBe(true);
  for (const [first, last] of [
    [0, bytes.length - 1],
    [megabyte - 1, megabyte],
    [megabyte, 3 * megabyte - 1],
    [17, 5 * megabyte],
  ] as const) {
    const taken: Buffer[] = [];
    const to = new Writable({
      write: (piece: Buffer, _, done) => setImmediate(() => (taken.push(Buffer.from(piece)), done())),
    });
    await (await store.open('long/one'))!.send({ first, last }, to);
    expect(Buffer.concat(taken).equals(bytes.subarray(first, last + 1))).toBe(true);
  }
});

test('an upload that a release before began ends with the digests that it began with, and no part of another kind is in it', async () => {
  const upload = { key: 'former/one', uploadId: await store.begin('former/one') };
  const folder = join(directory, 'uploads', upload.uploadId);
  const bytes = randomBytes(300);
  const parts = plannedParts(upload, bytes.length, 200);
  const send = (part: number) =>
    store.writePart(parts[part - 1]!, Readable.from([bytes.subarray((part - 1) * 200, part * 200)]));
  const [newer] = [await send(1)];
  writeFileSync(join(folder, 'upload.json'), JSON.stringify({ key: upload.key, startedAt: new Date().toISOString() }));
  expect(await store.parts(upload)).toEqual([]);
  await expect(store.complete(upload, [newer])).rejects.toMatchObject({ part: 1 });
  const kept = [await send(1), await send(2)];
  const md5 = (some: Buffer) => createHash('md5').update(some).digest();
  const wanted = [md5(bytes.subarray(0, 200)), md5(bytes.subarray(200))];
  expect(kept.map(({ etag }) => etag)).toEqual(wanted.map((digest) => digest.toString('hex')));
  await store.complete(upload, kept);
  expect(await store.head(upload.key)).toEqual({ size: 300, etag: `${md5(Buffer.concat(wanted)).toString('hex')}-2` });
  expect((await buffer(await store.read(upload.key))).equals(bytes)).toBe(true);
});

test('pieces without number, as of a line that gives byte by byte, are no more than a few in memory', async () => {
  const bytes = randomBytes(5000);
  const upload = { key: 'drops/one', uploadId: await store.begin('drops/one') };
  const most = { pieces: 0 };
  spyOnDrafts((handle) => {
    const { writev } = handle;
    jest.spyOn(handle, 'writev').mockImplementation((all) => {
      most.pieces = Math.max(most.pieces, all.length);
      return writev.call(handle, all);
    });
  });
  const kept = await store.writePart(plannedParts(upload, bytes.length)[0]!, Readable.from(pieces(bytes, 1)));
  expect(kept.etag).toBe(sha256(bytes));
  expect(most.pieces).toBeGreaterThan(1);
  expect(most.pieces).toBeLessThanOrEqual(256);
});

test('what the system takes only half of is written to its end', async () => {
  const bytes = randomBytes(3 * megabyte);
  const upload = { key: 'short/one', uploadId: await store.begin('short/one') };
  spyOnDrafts((handle) => {
    jest.spyOn(handle, 'writev').mockImplementation(async (all) => {
      const half = Buffer.concat(all as readonly Buffer[]);
      const { bytesWritten } = await handle.write(half, 0, half.length >> 1);
      return { bytesWritten, buffers: all };
    });
  });
  const kept = await store.writePart(plannedParts(upload, bytes.length)[0]!, Readable.from(pieces(bytes, 65_536)));
  await store.complete(upload, [kept]);
  expect(kept.etag).toBe(sha256(bytes));
  expect((await buffer(await store.read('short/one'))).equals(bytes)).toBe(true);
});

test('who sends faster than the disk writes waits for it, and a write that fails refuses the part', async () => {
  const bytes = randomBytes(24 * megabyte);
  const upload = { key: 'slow/one', uploadId: await store.begin('slow/one') };
  const [part] = plannedParts(upload, bytes.length);
  const server = createServer((request, response) => {
    asked = request;
    void store.receivePart(request, response, request.url!.split('/').at(-1)!);
  }).listen(0, '127.0.0.1');
  let asked: IncomingMessage | undefined;
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const send = async () => {
    const address = origin + (await store.partAddress(part!, new Date(Date.now() + 60_000)));
    return new Promise<readonly [number, string | undefined]>((resolve, reject) => {
      const request = httpRequest(address, { method: 'PUT', headers: { 'Content-Length': bytes.length } });
      request.once('error', reject);
      request.once('response', (response) => resolve([response.resume().statusCode!, response.headers.etag]));
      request.end(bytes);
    });
  };
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  spyOnDrafts((handle) => {
    const { writev } = handle;
    jest.spyOn(handle, 'writev').mockImplementation(async (all) => {
      await held;
      return writev.call(handle, all);
    });
  });
  const sent = send();
  while (!asked?.isPaused()) await new Promise((resolve) => setTimeout(resolve, 5));
  release();
  expect(await sent).toEqual([200, `"${sha256(bytes)}"`]);
  jest.restoreAllMocks();
  spyOnDrafts((handle) => {
    jest.spyOn(handle, 'writev').mockRejectedValue(Object.assign(new Error('no room'), { code: 'ENOSPC' }));
  });
  expect((await send())[0]).toBe(507);
  jest.restoreAllMocks();
  expect(readdirSync(join(directory, 'uploads', upload.uploadId)).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  server.closeAllConnections();
  server.close();
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
