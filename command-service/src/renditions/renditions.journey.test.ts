import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { catalogue } from '@paideia/events/catalogue.ts';
import { exampleId } from '@paideia/events/kernel/examples.ts';
import { renditionStream } from '@paideia/events/renditions/rendition.events.ts';
import { renditionExamples } from '@paideia/events/renditions/rendition.examples.ts';
import { uploadExamples } from '@paideia/events/uploads/upload.examples.ts';
import { videoKey } from '@paideia/events/uploads/upload.rules.ts';
import { videoUploadStream } from '@paideia/events/uploads/upload.events.ts';
import { openObjectStore } from '@paideia/objects/open.ts';
import { plannedParts, type ObjectStore } from '@paideia/objects/port.ts';
import { storageOf } from '../kernel/storage/storage.ts';
import { until } from '../kernel/testing/until.ts';
import { id, openWorld, person, web, type World } from '../kernel/testing/world.ts';
import { slicesIn } from '../slices.ts';
import type { Convert } from './convert.ts';
import { ConversionFailed } from './recording.ts';
import { renditionProgress } from './rendition-progress.ts';
import { renditionJob } from './rendition.jobs.ts';

const directory = mkdtempSync(join(tmpdir(), 'renditions-'));
const admin = id(1);
const mp4 = Buffer.concat([Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isomiso2', 'latin1'), Buffer.alloc(64, 7)]);
let objects: ObjectStore;
let world: World;
let convert: Convert;
const made: Convert = async ({ directory: place }) => {
  for (const file of ['360p.mp4', '360p.m3u8', 'poster.jpg']) writeFileSync(join(place, file), file);
  const { durationS, renditions, hasPoster } = renditionExamples.CompleteRenditions;
  return { durationS, renditions, hasPoster };
};
const making = () => ({
  objects,
  convert: (work: Parameters<Convert>[0]) => convert(work),
  directory: join(directory, 'work'),
  lookMs: 10,
});
const surroundings = () => ({
  transport: { send: () => Promise.resolve(), close: () => undefined },
  publicUrl: '',
  links: { issue: () => Promise.resolve('T'.repeat(43)) },
  objects,
});

beforeAll(async () => {
  objects = await openObjectStore({ dataDir: directory, key: 'ab'.repeat(32) });
  const { jobs: _, ...slices } = slicesIn({ ...surroundings(), making: making() });
  world = await openWorld({ events: catalogue, slices, storage: storageOf(objects) });
  await person(world, admin, ['admin']);
});
afterAll(async () => {
  await world.close();
  rmSync(directory, { recursive: true, force: true });
});

/** It is a service that works until it is ended, as by a signal. */
function working() {
  const end = new AbortController();
  const running = world
    .start({ jobs: [renditionJob(making(), 10)] })
    .then((service) => service.run(end.signal).then(() => service.leave()));
  return async () => {
    end.abort();
    await running;
  };
}
async function uploaded(n: number, bytes = mp4): Promise<string> {
  const videoId = exampleId('d', n);
  const request = {
    ...uploadExamples.RequestVideoUpload,
    videoId,
    itemType: 'alumniVideo',
    size: bytes.length,
  };
  await world.done('RequestVideoUpload', request, web(admin));
  const [begun] = await world.history(videoUploadStream(videoId));
  const upload = { key: videoKey(videoId), uploadId: (begun!.data as { multipartUploadId: string }).multipartUploadId };
  await objects.writePart(plannedParts(upload, bytes.length)[0]!, Readable.from([bytes]));
  await world.done('CompleteVideoUpload', { videoId }, web(admin));
  return videoId;
}
const historyOf = (videoId: string) => world.history(renditionStream(videoId));
const typesOf = async (videoId: string) =>
  (await historyOf(videoId)).map(({ type }) => type.slice('Renditions'.length));
const isLast = (videoId: string, type: string) => until(async () => (await typesOf(videoId)).at(-1) === type);
async function keysOf(videoId: string) {
  const keys = [];
  for await (const { key } of objects.list(`videos/${videoId}/`)) keys.push(key.split('/').at(-1));
  return keys.toSorted();
}

test('a video that was uploaded is converted, and what was made is named by the event', async () => {
  convert = async (work) => {
    work.onPercent(42);
    return made(work);
  };
  const stop = working();
  const videoId = await uploaded(21);
  await isLast(videoId, 'Completed');
  expect(await typesOf(videoId)).toEqual(['Requested', 'Started', 'Completed']);
  expect((await historyOf(videoId)).at(-1)?.data).toMatchObject({
    hasPoster: true,
    files: [{ file: '360p.m3u8', size: 9 }, { file: '360p.mp4' }, { file: 'poster.jpg' }],
  });
  expect(await keysOf(videoId)).toEqual(['360p.m3u8', '360p.mp4', 'original', 'poster.jpg']);
  expect(readdirSync(directory)).not.toContain('work');
  const tools = { ask: world.service.facts.ask(), records: world.records, now: '' };
  expect(await renditionProgress.answer({ videoId }, tools)).toEqual({ percent: 42 });
  await stop();
});
test('one that was cut off begins anew, and leaves nothing behind of the run before', async () => {
  let begun = 0;
  convert = ({ signal }) => {
    begun += 1;
    return new Promise((_, fail) => signal.addEventListener('abort', () => fail(new Error('ended'))));
  };
  const stop = working();
  const videoId = await uploaded(22);
  await until(async () => begun === 1);
  await stop();
  expect(await typesOf(videoId)).toEqual(['Requested', 'Started']);
  convert = made;
  const stopAgain = working();
  await isLast(videoId, 'Completed');
  expect(await typesOf(videoId)).toEqual(['Requested', 'Started', 'Started', 'Completed']);
  const [, first, second] = await historyOf(videoId);
  expect((first!.data as { run: string }).run).not.toBe((second!.data as { run: string }).run);
  await stopAgain();
});
test('what cannot be converted is said, and is tried again when somebody asks', async () => {
  convert = () => Promise.reject(new ConversionFailed('damaged'));
  const stop = working();
  const videoId = await uploaded(23);
  await isLast(videoId, 'Failed');
  convert = made;
  await world.done('RequestRenditions', { videoId }, web(admin));
  await isLast(videoId, 'Completed');
  expect(await typesOf(videoId)).toEqual(['Requested', 'Started', 'Failed', 'Requested', 'Started', 'Completed']);
  await stop();
});
test('one that is removed meanwhile ends the work', async () => {
  let isBegun = false;
  convert = ({ signal }) => {
    isBegun = true;
    return new Promise((_, fail) => signal.addEventListener('abort', () => fail(signal.reason as Error)));
  };
  const stop = working();
  const videoId = await uploaded(24);
  await until(async () => isBegun);
  await objects.remove(videoKey(videoId));
  await isLast(videoId, 'Failed');
  expect((await historyOf(videoId)).at(-1)?.data).toMatchObject({ reason: 'gone' });
  expect(await keysOf(videoId)).toEqual([]);
  await stop();
});
test('of sound nothing is made: it is played as it is', async () => {
  const sound = Buffer.concat([Buffer.from('\0\0\0\x18ftypM4A \0\0\x02\0M4A isom', 'latin1'), Buffer.alloc(64, 7)]);
  convert = made;
  const stop = working();
  const heard = await uploaded(25, sound);
  const shown = await uploaded(26);
  await isLast(shown, 'Completed');
  expect(await typesOf(heard)).toEqual([]);
  await stop();
});
