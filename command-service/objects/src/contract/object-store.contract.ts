import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { Readable, Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Digest } from '../digests.ts';
import {
  NoObject,
  NoUpload,
  PartBroken,
  PartMissing,
  plannedParts,
  type ObjectStore,
  type PlannedPart,
  type Upload,
} from '../port.ts';

/** `origin` stands before an address that names no host. */
type Subject = {
  readonly store: ObjectStore;
  readonly origin: string;
  readonly stop: () => Promise<unknown>;
};
const soon = () => new Date(Date.now() + 60_000);

type Sent = { readonly status: number; readonly etag: string | undefined };
/** It sends with a length of its own and an end before it, as no browser would send it. */
function put(address: string, bytes: Buffer, { method = 'PUT', length = bytes.length, isCutOff = false } = {}) {
  return new Promise<Sent>((resolve, reject) => {
    const request = httpRequest(address, { method, headers: { 'Content-Length': length } });
    request.once('error', reject);
    request.once('response', (response) => {
      response.resume();
      resolve({ status: response.statusCode ?? 0, etag: response.headers.etag?.replaceAll('"', '') });
    });
    if (!isCutOff) return void request.end(bytes);
    request.write(bytes, () => request.destroy(new Error('cut off')));
  });
}

/** It behaves as a connection: it has taken the bytes when it says so, and keeps none of the buffers. */
function reader() {
  const taken: Buffer[] = [];
  const to = new Writable({
    write: (bytes: Buffer, _, done) => setImmediate(() => (taken.push(Buffer.from(bytes)), done())),
  });
  return Object.assign(to, { taken: () => Buffer.concat(taken) });
}

/** `isServer` says that the store is a server of its own, which takes no part under 5 MB but the last. */
export const objectStoreContract = (
  name: string,
  open: () => Promise<Subject>,
  { isServer = Boolean(process.env['S3_ENDPOINT']), digest = 'md5' }: { isServer?: boolean; digest?: Digest } = {},
): void =>
  describe(name, () => {
    const each = isServer ? 5 * 2 ** 20 : 2 ** 16;
    const digestOf = (bytes: Buffer) => createHash(digest).update(bytes).digest('hex');
    let store: ObjectStore;
    let subject: Subject;
    beforeAll(async () => {
      subject = await open();
      store = subject.store;
    });
    afterAll(async () => {
      store.close();
      await subject.stop();
    });

    const newKey = (kind = 'videos') => `${kind}/${randomUUID()}/original`;
    const begin = async (key = newKey()): Promise<Upload> => ({ key, uploadId: await store.begin(key) });
    const addressOf = async (part: PlannedPart, until = soon()) => {
      const address = await store.partAddress(part, until);
      return address.startsWith('/') ? subject.origin + address : address;
    };
    const slice = (bytes: Buffer, { part, size }: PlannedPart) =>
      bytes.subarray((part - 1) * each, (part - 1) * each + size);
    const send = async (part: PlannedPart, bytes: Buffer) => put(await addressOf(part), bytes);
    async function stored(bytes: Buffer, key = newKey()): Promise<Upload> {
      const upload = await begin(key);
      for (const part of plannedParts(upload, bytes.length, each)) await send(part, slice(bytes, part));
      await store.complete(upload, await store.parts(upload));
      return upload;
    }
    const bytesAt = async (key: string, first?: number, last?: number) =>
      buffer(await store.read(key, first === undefined ? undefined : { first, last: last! }));

    test('what was sent by parts in any order is one object, of which any range is read', async () => {
      const bytes = randomBytes(2 * each + 1234);
      const upload = await begin();
      const parts = plannedParts(upload, bytes.length, each);
      expect(parts.map(({ size }) => size)).toEqual([each, each, 1234]);
      for (const part of [parts[2]!, parts[0]!, parts[1]!]) {
        const mine = slice(bytes, part);
        expect(await send(part, mine)).toEqual({ status: 200, etag: digestOf(mine) });
      }
      const kept = await store.parts(upload);
      expect(kept.map(({ part, size }) => ({ part, size }))).toEqual(parts.map(({ part, size }) => ({ part, size })));
      expect(await store.head(upload.key)).toBeUndefined();
      await expect(store.read(upload.key)).rejects.toThrow(NoObject);
      await store.complete(upload, kept);
      expect(await store.head(upload.key)).toEqual({
        size: bytes.length,
        etag: expect.stringMatching(/^(?:[0-9a-f]{32}){1,2}/),
      });
      expect((await bytesAt(upload.key)).equals(bytes)).toBe(true);
      for (const [first, last] of [
        [0, 1],
        [each - 1, each],
        [each, each],
        [17, 2 * each + 17],
        [2 * each + 1233, 2 * each + 1233],
      ] as const) {
        expect((await bytesAt(upload.key, first, last)).equals(bytes.subarray(first, last + 1))).toBe(true);
        if (!store.open) continue;
        const to = reader();
        await (await store.open(upload.key))!.send({ first, last }, to);
        expect(to.taken().equals(bytes.subarray(first, last + 1))).toBe(true);
      }
    });

    test('a part that is not there as it was named completes nothing', async () => {
      const upload = await begin();
      const [first, second] = plannedParts(upload, each + 1, each);
      const whole = await store.writePart(first!, Readable.from([randomBytes(each)]));
      await expect(
        store.complete(upload, [whole, { ...second!, etag: digestOf(randomBytes(1)) }]),
      ).rejects.toMatchObject(new PartMissing(2));
      await expect(store.complete(upload, [{ ...whole, etag: digestOf(randomBytes(1)) }])).rejects.toThrow(PartMissing);
      expect(await store.head(upload.key)).toBeUndefined();
    });

    test('a part that is sent again takes the place of the first', async () => {
      const upload = await begin();
      const [part] = plannedParts(upload, 1000, each);
      const [old, fresh] = [randomBytes(1000), randomBytes(1000)];
      await send(part!, old);
      // Servers that list both date them by the second.
      if (isServer) await wait(1100);
      expect(await send(part!, fresh)).toEqual({ status: 200, etag: digestOf(fresh) });
      expect(await store.parts(upload)).toEqual([{ part: 1, size: 1000, etag: digestOf(fresh) }]);
      await store.complete(upload, await store.parts(upload));
      expect((await bytesAt(upload.key)).equals(fresh)).toBe(true);
    });

    test('completing again changes nothing, nor does another upload of the key', async () => {
      const bytes = randomBytes(10);
      const upload = await begin();
      await send(plannedParts(upload, 10)[0]!, bytes);
      const parts = await store.parts(upload);
      await store.complete(upload, parts);
      await store.complete(upload, parts);
      const other = await begin(upload.key);
      await send(plannedParts(other, 10)[0]!, randomBytes(10));
      await store.complete(other, await store.parts(other));
      expect((await bytesAt(upload.key)).equals(bytes)).toBe(true);
    });

    test('completed by several at once it is one object, for each of them', async () => {
      for (let round = 0; round < 10; round++) {
        const bytes = randomBytes(each + 10);
        const upload = await begin();
        for (const part of plannedParts(upload, bytes.length, each)) await send(part, slice(bytes, part));
        const parts = await store.parts(upload);
        await Promise.all(Array.from({ length: 4 }, () => store.complete(upload, parts)));
        expect((await bytesAt(upload.key)).equals(bytes)).toBe(true);
      }
    });

    test('an upload that was aborted takes and gives nothing any more', async () => {
      const upload = await begin();
      const part = plannedParts(upload, 10)[0]!;
      await send(part, randomBytes(10));
      const parts = await store.parts(upload);
      await store.abort(upload);
      await store.abort(upload);
      expect(await store.parts(upload)).toEqual([]);
      expect((await send(part, randomBytes(10))).status).toBe(404);
      await expect(store.writePart(part, Readable.from([randomBytes(10)]))).rejects.toThrow(NoUpload);
      await expect(store.complete(upload, parts)).rejects.toThrow(NoUpload);
      expect(await store.head(upload.key)).toBeUndefined();
    });

    test('an address takes its own part, of its own size, by PUT, while it lasts', async () => {
      const upload = await begin();
      const [first, second] = plannedParts(upload, each + 10, each);
      const bytes = randomBytes(10);
      const address = await addressOf(second!);
      expect((await put(address, randomBytes(11))).status).not.toBe(200);
      expect((await put(address, randomBytes(9))).status).not.toBe(200);
      expect((await put(address, bytes, { method: 'POST' })).status).not.toBe(200);
      expect((await put(await addressOf(second!, new Date(Date.now() - 60_000)), bytes)).status).not.toBe(200);
      const foreign = new URL(await addressOf(first!));
      if (foreign.searchParams.has('partNumber')) foreign.searchParams.set('partNumber', '2');
      else foreign.pathname = foreign.pathname.replace(/.(?=\.[^.]*$)/, (letter) => (letter === 'A' ? 'B' : 'A'));
      expect((await put(foreign.href, randomBytes(each))).status).not.toBe(200);
      expect(await store.parts(upload)).toEqual([]);
      expect((await put(address, bytes)).status).toBe(200);
    });

    test('a connection that breaks leaves nothing of its part', async () => {
      const upload = await begin();
      const part = plannedParts(upload, 2 ** 20)[0]!;
      const half = randomBytes(2 ** 19);
      await expect(put(await addressOf(part), half, { length: part.size, isCutOff: true })).rejects.toThrow();
      const broken = Readable.from(
        (async function* () {
          yield half;
          throw new Error('the line broke');
        })(),
      );
      await expect(store.writePart(part, broken)).rejects.toThrow(PartBroken);
      await expect(store.writePart(part, Readable.from([half]))).rejects.toThrow(PartBroken);
      expect(await store.parts(upload)).toEqual([]);
      const whole = randomBytes(2 ** 20);
      expect(await send(part, whole)).toEqual({ status: 200, etag: digestOf(whole) });
    });

    test('who goes away in the middle of what is sent ends it', async () => {
      const { open } = store;
      if (!open) return;
      const { key } = await stored(randomBytes(2 * each));
      const to = reader();
      const sending = (await open(key))!.send({ first: 0, last: 2 * each - 1 }, to);
      setImmediate(() => to.destroy());
      await expect(sending).rejects.toThrow('gone');
      expect(await open(newKey())).toBeUndefined();
    });

    test('what was removed and stored anew is read as it is now', async () => {
      const { open = store.head } = store;
      const [old, fresh] = [randomBytes(10), randomBytes(20)];
      const { key } = await stored(old);
      const before = await open(key);
      await store.remove(key);
      expect(await open(key)).toBeUndefined();
      await stored(fresh, key);
      expect(await open(key)).toMatchObject({ size: 20, etag: expect.not.stringMatching(before!.etag) });
      expect((await bytesAt(key)).equals(fresh)).toBe(true);
    });

    test('uploads side by side keep apart', async () => {
      const all = Array.from({ length: 5 }, () => randomBytes(each + 100));
      const uploads = await Promise.all(all.map((bytes) => stored(bytes)));
      for (const [n, { key }] of uploads.entries()) expect((await bytesAt(key)).equals(all[n]!)).toBe(true);
    });

    test('what was removed is gone, and is listed no more', async () => {
      const kind = `k${randomUUID()}`;
      const [one, other] = [await stored(randomBytes(5), newKey(kind)), await stored(randomBytes(7), newKey(kind))];
      const listed = async () => {
        const found = [];
        for await (const { key, size } of store.list(`${kind}/`)) found.push({ key, size });
        return found.sort((a, b) => a.size - b.size);
      };
      expect(await listed()).toEqual([
        { key: one.key, size: 5 },
        { key: other.key, size: 7 },
      ]);
      await store.remove(one.key);
      await store.remove(one.key);
      await expect(store.read(one.key)).rejects.toThrow(NoObject);
      expect(await listed()).toEqual([{ key: other.key, size: 7 }]);
    });

    test('no key leads elsewhere', async () => {
      for (const key of [
        '',
        'a',
        '/a/b',
        'a/../b',
        'a/./b',
        'a//b',
        'a/b/',
        'A/b',
        'a/b@',
        'a/.b',
        `a/${'b'.repeat(200)}`,
      ]) {
        await expect(store.begin(key)).rejects.toThrow(RangeError);
        await expect(store.head(key)).rejects.toThrow(RangeError);
      }
    });

    test('uploads that nobody wants any more go, those that are young or wanted stay', async () => {
      const [wanted, forgotten] = [await begin(), await begin()];
      for (const upload of [wanted, forgotten]) await send(plannedParts(upload, 10)[0]!, randomBytes(10));
      const isWanted = async ({ uploadId }: Upload) => uploadId !== forgotten.uploadId;
      expect(await store.tidy(new Date(Date.now() - 3_600_000), async () => false)).toBe(0);
      expect(await store.tidy(soon(), isWanted)).toBe(1);
      expect(await store.parts(forgotten)).toEqual([]);
      expect(await store.parts(wanted)).toHaveLength(1);
    });
  });
