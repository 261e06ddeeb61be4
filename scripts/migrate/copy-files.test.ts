import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { S3Settings } from '@paideia/objects/port.ts';
import { s3Server } from '@paideia/objects/testing/s3.server.ts';
import { ada, ben, ids, keys, withObjects, writing, type At } from '../ops/files/college.examples.ts';
import { migrate, migrateFiles } from './migrate.ts';

const place = mkdtempSync(join(tmpdir(), 'move-files-'));
const source = { dataDir: join(place, 'source') };
let s3: S3Settings;
let stop = async () => {};
const stored = new Map<string, Buffer>();
beforeAll(async () => {
  ({ settings: s3, stop } = await s3Server());
  mkdirSync(source.dataDir);
  await writing(source, async ({ store, storeVideo, beginFile, remove }) => {
    stored.set(keys.bens, await store(ids.bens, ben, 'submission'));
    stored.set(keys.video, await storeVideo(ids.video));
    await store(ids.removed, ben, 'submission');
    await remove(ids.removed);
    await beginFile(ids.half, ada);
  });
});
afterAll(async () => {
  await stop();
  rmSync(place, { recursive: true, force: true });
});
const filesIn = (at: At) =>
  withObjects(at, async (objects) => {
    const found = new Map<string, Buffer>();
    for await (const { key } of objects.list('')) found.set(key, await buffer(await objects.read(key)));
    return found;
  });
const both = { count: 2, bytes: 600_000, missing: [] };

test('with a college that moves to another directory its files go along, and uploads under way can be gone on with', async () => {
  const to = join(place, 'target');
  const { files } = await migrate({ ...source, to });
  expect(files).toEqual(both);
  expect(await filesIn({ dataDir: to })).toEqual(stored);
  expect(readdirSync(join(to, 'files', 'uploads'))).toHaveLength(1);
});

test('into a bucket and back they are the same, and an interrupted move goes on where it was', async () => {
  const stopping = new AbortController();
  const onProgress = (step: string, done: number) =>
    step === 'files' && done > 300_000 && stopping.abort(new Error('stopped'));
  await expect(migrateFiles({ ...source, s3, into: 'bucket', onProgress, signal: stopping.signal })).rejects.toThrow(
    'stopped',
  );
  expect((await filesIn({ ...source, s3 })).size).toBe(1);
  expect(await migrateFiles({ ...source, s3, into: 'bucket' })).toEqual(both);
  expect(await filesIn({ ...source, s3 })).toEqual(stored);

  rmSync(join(source.dataDir, 'files'), { recursive: true });
  expect(await migrateFiles({ ...source, s3, into: 'directory' })).toEqual(both);
  expect(await filesIn(source)).toEqual(stored);
});

test('what is not as it was stored is refused by its name, and what is nowhere is named', async () => {
  const folder = join(source.dataDir, 'files', 'objects', `${keys.bens}@`);
  const part = join(
    folder,
    readdirSync(folder).find((name) => name.startsWith('1.'))!,
  );
  const content = readFileSync(part);
  content[7]! ^= 1;
  writeFileSync(part, content);
  const to = join(place, 'another');
  await expect(migrate({ ...source, to })).rejects.toThrow(`The file ${keys.bens} is not as it was stored`);
  rmSync(folder, { recursive: true });
  expect((await migrate({ ...source, to })).files).toEqual({ count: 1, bytes: 300_000, missing: [keys.bens] });
  expect(existsSync(join(to, 'files', 'objects', `${keys.video}@`))).toBe(true);
  await expect(migrateFiles({ ...source, into: 'bucket' })).rejects.toThrow('Say which bucket');
});
