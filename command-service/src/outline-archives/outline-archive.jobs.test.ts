import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { openRecords } from '@paideia/documents/open.ts';
import type { Records } from '@paideia/documents/records.ts';
import { exampleId } from '@paideia/events/kernel/examples.ts';
import { fileKey } from '@paideia/events/files/file.rules.ts';
import { openObjectStore } from '@paideia/objects/open.ts';
import { plannedParts, type ObjectStore } from '@paideia/objects/port.ts';
import { s3Server } from '@paideia/objects/testing/s3.server.ts';
import { until } from '../kernel/testing/until.ts';
import type { OutlineFile } from './archive-entries.ts';
import { outlineArchiveEndpoint } from './outline-archive.routes.ts';
import { outlineArchiveJob, outlineArchives, outlineArchiveTidying } from './outline-archive.jobs.ts';
import { putArchive } from './put-archive.ts';
import { unpacked } from './testing/unpacked.ts';

const directory = mkdtempSync(join(tmpdir(), 'outline-archives-'));
const contents: Readonly<Record<string, Buffer>> = {
  'NT101 Evangelien (de).pdf': Buffer.from('%PDF-1.7 one'),
  'OT101 Überblick (de).pdf': Buffer.alloc(300_000, 'two'),
  'OT102 空.txt': Buffer.alloc(0),
};
const files = Object.entries(contents).map(([name, bytes], n): OutlineFile => ({
  fileId: exampleId('f', n + 1),
  name,
  size: bytes.length,
}));
let [objects, records]: [ObjectStore, Records] = [] as never;
let group = 0;
let groupId: string;

async function stored(key: string, bytes: Buffer, to = objects) {
  const upload = { key, uploadId: await to.begin(key) };
  const parts = [];
  for (const part of plannedParts(upload, bytes.length)) parts.push(await to.writePart(part, Readable.from([bytes])));
  await to.complete(upload, parts);
}
beforeAll(async () => {
  objects = await openObjectStore({ dataDir: directory, key: 'ab'.repeat(32) });
  records = await openRecords({ dataDir: directory, file: 'facts' });
  for (const { fileId, name } of files) await stored(fileKey(fileId), contents[name]!);
});
beforeEach(() => {
  groupId = exampleId('a', ++group);
});
afterAll(async () => {
  await records.close();
  rmSync(directory, { recursive: true, force: true });
});

type Answer = { readonly key: string | null; readonly done: number; readonly isFailed: boolean };
const tools = () => ({ records, ask: undefined as never, now: '', since: '', signal: new AbortController().signal });
const ask = (asked: object = {}, store = objects) =>
  outlineArchiveEndpoint(store).answer({ groupId, locale: 'de_DE', files, ...asked }, tools()) as Promise<Answer>;
const run = (store = objects, signal = new AbortController().signal) =>
  outlineArchiveJob(store, { lookMs: 10 }).find({ ...tools(), signal });
async function made(asked: object = {}): Promise<string> {
  await ask(asked);
  await run();
  return (await ask(asked)).key!;
}
async function keysOf(prefix = `outlines/${groupId}/`) {
  const keys = [];
  for await (const { key } of objects.list(prefix)) keys.push(key);
  return keys;
}
const bytesOf = async (key: string, store = objects) => buffer(await store.read(key));
const underWay = () => readdirSync(join(directory, 'files', 'uploads'));

test('an archive holds each outline as it is, in order', async () => {
  expect(await ask()).toEqual({ key: null, done: 0, isFailed: false });
  await run();
  const { key, done } = await ask();
  expect(done).toBe(3);
  const found = await unpacked(await bytesOf(key!));
  expect(found.map(([name]) => name)).toEqual(Object.keys(contents));
  for (const [name, bytes] of found) expect(bytes.equals(contents[name]!)).toBe(true);
});
test('the same outlines are the same bytes', async () => {
  const made = async () => {
    await ask();
    await run();
    const { key } = await ask();
    const bytes = await bytesOf(key!);
    const stored = await objects.head(key!);
    await objects.remove(key!);
    return { bytes, stored };
  };
  const [one, other] = [await made(), await made()];
  expect([one.stored, one.bytes.equals(other.bytes)]).toEqual([other.stored, true]);
});
test('what is there is not made again', async () => {
  const key = await made();
  const idle = { ...objects, begin: () => Promise.reject(new Error('once more')) };
  await run(idle);
  expect(await ask()).toEqual({ key, done: 3, isFailed: false });
  expect(await records.list('outlineArchiveWish:')).toEqual([]);
});
test('made by two at once it is one good archive', async () => {
  await ask();
  await Promise.all([run(), run()]);
  const { key } = await ask();
  expect(await keysOf()).toEqual([key]);
  expect(await unpacked(await bytesOf(key!))).toHaveLength(3);
  expect(underWay()).toEqual([]);
});
test('a newer one takes its place, but not that of another language', async () => {
  const [german, polish] = [await made(), await made({ locale: 'pl_PL', files: files.slice(0, 2) })];
  expect((await keysOf()).toSorted()).toEqual([german, polish].toSorted());
  const newer = await made({ files: files.slice(1) });
  expect((await keysOf()).toSorted()).toEqual([newer, polish].toSorted());
});
test('one that nobody was given for a day goes', async () => {
  const key = await made();
  await outlineArchiveTidying(objects).find(tools());
  expect(await keysOf()).toEqual([key]);
  await records.remove(`outlineArchive:${groupId}:de_DE`);
  await outlineArchiveTidying(objects).find(tools());
  expect(await keysOf()).toEqual([]);
});

test('without one of its files nothing is kept, and that is said until somebody asks much later', async () => {
  const missing = { fileId: exampleId('f', 99), name: 'Gone.pdf', size: 5 };
  const asked = { files: [...files, missing] };
  await ask(asked);
  await expect(run()).rejects.toThrow();
  expect(await ask(asked)).toMatchObject({ key: null, isFailed: true });
  await run();
  expect([await keysOf(), underWay()]).toEqual([[], []]);
});
test('with a file that is not what was said of it nothing is kept', async () => {
  await ask({ files: [{ ...files[0]!, size: 5 }] });
  await expect(run()).rejects.toThrow();
  expect([await keysOf(), underWay()]).toEqual([[], []]);
});

/** Gives the first file, and holds back what follows. */
function halting() {
  let reach: () => void;
  const reached = new Promise<void>((resolve) => (reach = resolve));
  const store: ObjectStore = {
    ...objects,
    read: (key) => {
      if (key === fileKey(files[0]!.fileId)) return objects.read(key);
      reach();
      return Promise.resolve(new Readable({ read: () => undefined }));
    },
  };
  return { store, reached };
}
test('how far it is can be asked, and it ends when nobody asks any more', async () => {
  const { store, reached } = halting();
  await ask();
  const running = run(store);
  await reached;
  await until(ask, ({ done }) => done === 1);
  for (const { key } of await records.list('outlineArchiveWish:')) await records.remove(key);
  await running;
  expect([await keysOf(), underWay()]).toEqual([[], []]);
});
test('cut off by the end of the service it begins anew, and nothing of it is seen', async () => {
  const { store, reached } = halting();
  const end = new AbortController();
  await ask();
  const running = run(store, end.signal);
  await reached;
  expect(await keysOf()).toEqual([]);
  end.abort();
  await running;
  expect([await keysOf(), underWay()]).toEqual([[], []]);
  expect(await unpacked(await bytesOf(await made()))).toHaveLength(3);
});
test('the process that made it was killed: another one makes it whole', async () => {
  const { store, reached } = halting();
  const end = new AbortController();
  await ask();
  const halted = run(store, end.signal);
  await reached;
  await run();
  expect(await unpacked(await bytesOf((await ask()).key!))).toHaveLength(3);
  end.abort();
  await halted;
});

test('of files larger than a part no more than some pieces are in memory', async () => {
  const [size, chunk] = [30_000_000, Buffer.alloc(65_536)];
  let [waiting, most, written] = [0, 0, 0];
  const store = {
    ...objects,
    read: () =>
      Promise.resolve(
        Readable.from(
          (function* () {
            for (let left = size; left > 0; left -= chunk.length) {
              const piece = chunk.subarray(0, left);
              most = Math.max(most, (waiting += piece.length));
              yield piece;
            }
          })(),
          { objectMode: false },
        ),
      ),
    begin: () => Promise.resolve('u'),
    writePart: async (part: { readonly part: number; readonly size: number }, bytes: Readable) => {
      let found = 0;
      for await (const piece of bytes as AsyncIterable<Buffer>) {
        waiting -= piece.length;
        found += piece.length;
      }
      written += found;
      expect(found).toBe(part.size);
      return { ...part, etag: '' };
    },
    complete: () => Promise.resolve(),
  } satisfies ObjectStore;
  const entries = [1, 2].map((n) => ({ fileId: exampleId('e', n), name: `${n}.pdf`, size }));
  const { signal } = new AbortController();
  await putArchive(store, { key: 'outlines/a/b', entries, signal, onProgress: () => undefined });
  expect(written).toBeGreaterThan(2 * size);
  expect(most).toBeLessThan(2_000_000);
});

test('while nobody wishes for an archive the records are not asked, and what is wished for here is made at once', async () => {
  const {
    endpoint,
    jobs: [job],
  } = outlineArchives(objects);
  let looks = 0;
  const counted = { ...records, list: ((...args) => (looks++, records.list(...args))) as Records['list'] };
  const find = () => job!.find({ ...tools(), records: counted });
  for (let round = 0; round < 5; round++) await find();
  expect(looks).toBe(1);
  expect(job!.isAtRest!()).toBe(true);
  let roused = 0;
  job!.onRun!(() => roused++);
  const wish = () => endpoint.answer({ groupId, locale: 'de_DE', files }, tools()) as Promise<Answer>;
  await wish();
  expect([roused, job!.isAtRest!()]).toEqual([1, false]);
  await find();
  expect((await wish()).key).not.toBeNull();
});

test('in a bucket it is the same archive, read on from where a reader broke off', async () => {
  const { settings, stop } = await s3Server();
  const bucket = await openObjectStore({ dataDir: directory, key: 'ab'.repeat(32), s3: settings });
  try {
    // No storage of that kind takes a part without bytes, and nobody uploads a file that is empty.
    const full = files.filter(({ size }) => size > 0);
    for (const { fileId, name } of full) await stored(fileKey(fileId), contents[name]!, bucket);
    expect(await ask({ files: full }, bucket)).toEqual({ key: null, done: 0, isFailed: false });
    await Promise.all([run(bucket), run(bucket)]);
    const { key, done } = await ask({ files: full }, bucket);
    const bytes = await bytesOf(key!, bucket);
    expect([done, (await unpacked(bytes)).map(([name]) => name)]).toEqual([2, full.map(({ name }) => name)]);
    expect(bytes.equals(await bytesOf(await made({ files: full })))).toBe(true);
    const broken = bytes.subarray(0, 200_000);
    const rest = await buffer(await bucket.read(key!, { first: broken.length, last: bytes.length - 1 }));
    expect(Buffer.concat([broken, rest]).equals(bytes)).toBe(true);
  } finally {
    bucket.close();
    await stop();
  }
});
