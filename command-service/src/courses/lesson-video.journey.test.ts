import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { catalogue } from '@paideia/events/catalogue.ts';
import { courseExamples, lessonExamples } from '@paideia/events/courses/course.examples.ts';
import { fileAssetStream } from '@paideia/events/files/file.events.ts';
import { fileKey } from '@paideia/events/files/file.rules.ts';
import { exampleId } from '@paideia/events/kernel/examples.ts';
import { renditionExamples } from '@paideia/events/renditions/rendition.examples.ts';
import { renditionKey } from '@paideia/events/renditions/rendition.rules.ts';
import { uploadExamples } from '@paideia/events/uploads/upload.examples.ts';
import { videoUploadStream } from '@paideia/events/uploads/upload.events.ts';
import { videoKey } from '@paideia/events/uploads/upload.rules.ts';
import { openObjectStore } from '@paideia/objects/open.ts';
import { plannedParts, type ObjectStore, type Upload } from '@paideia/objects/port.ts';
import { storageOf } from '../kernel/storage/storage.ts';
import { until } from '../kernel/testing/until.ts';
import { id, openWorld, person, system, web, type World } from '../kernel/testing/world.ts';
import { slicesIn } from '../slices.ts';

const directory = mkdtempSync(join(tmpdir(), 'lesson-videos-'));
const admin = id(1);
const mp4 = Buffer.concat([Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isomiso2', 'latin1'), Buffer.alloc(64, 7)]);
const end = new AbortController();
let objects: ObjectStore;
let world: World;
let running: Promise<unknown>;

beforeAll(async () => {
  objects = await openObjectStore({ dataDir: directory, key: 'ab'.repeat(32) });
  const transport = { send: () => Promise.resolve(), close: () => undefined };
  const links = { issue: () => Promise.resolve('T'.repeat(43)) };
  // Renditions are asked for, and none are made.
  const making = { objects, convert: () => Promise.reject(new Error('not here')), directory: join(directory, 'work') };
  const { jobs: _, ...slices } = slicesIn({ transport, publicUrl: '', links, objects, making });
  world = await openWorld({ events: catalogue, slices, storage: storageOf(objects) });
  await person(world, admin, ['admin']);
  running = world.service.run(end.signal);
});
afterAll(async () => {
  end.abort();
  await running;
  await world.close();
  rmSync(directory, { recursive: true, force: true });
});

async function lesson(n: number) {
  const [courseId, lessonId] = [exampleId('c', n), exampleId('1', n)];
  await world.done('CreateCourse', { ...courseExamples.CreateCourse, courseId, code: `OT${n}` }, web(admin));
  await world.done('AddLesson', { ...lessonExamples.AddLesson, courseId, lessonId }, web(admin));
  return { courseId, lessonId };
}
async function begun(n: number, itemId: string) {
  const videoId = exampleId('d', n);
  await world.done('RequestVideoUpload', { ...request, videoId, itemId }, web(admin));
  const [first] = await world.history(videoUploadStream(videoId));
  const { multipartUploadId: uploadId } = first!.data as { multipartUploadId: string };
  await write({ key: videoKey(videoId), uploadId });
  return videoId;
}
const request = { ...uploadExamples.RequestVideoUpload, size: mp4.length };
const write = (upload: Upload, bytes = mp4) =>
  objects.writePart(plannedParts(upload, bytes.length)[0]!, Readable.from([bytes]));
async function put(key: string) {
  const upload = { key, uploadId: await objects.begin(key) };
  await objects.complete(upload, [await write(upload)]);
}
async function uploaded(n: number, itemId: string) {
  const videoId = await begun(n, itemId);
  await world.done('CompleteVideoUpload', { videoId }, web(admin));
  await put(renditionKey(videoId, exampleId('a', 1), '360p.mp4'));
  return videoId;
}
const lastOf = async (videoId: string) => (await world.history(videoUploadStream(videoId))).at(-1)?.type;
const isLast = (videoId: string, type: string) => until(async () => (await lastOf(videoId)) === type);
async function keysOf(videoId: string) {
  const keys = [];
  for await (const { key } of objects.list(`videos/${videoId}/`)) keys.push(key);
  return keys;
}
const isEmpty = (videoId: string) => until(async () => (await keysOf(videoId)).length === 0);

test('a video that staff remove takes its subtitles and all that was made of it along, also what is made later', async () => {
  const { lessonId } = await lesson(101);
  const videoId = await uploaded(101, lessonId);
  const [fileId, vtt] = [exampleId('f', 101), Buffer.from('WEBVTT\n\n00:00.000 --> 00:01.000\nIn the beginning')];
  const file = { fileId, name: 'en.vtt', type: 'text/vtt', size: vtt.length, purpose: 'subtitles' };
  await world.done('RegisterFile', file, web(admin));
  const [registered] = await world.history(fileAssetStream(fileId));
  await write({ key: fileKey(fileId), uploadId: (registered!.data as { uploadId: string }).uploadId }, vtt);
  await world.done('StoreFile', { fileId }, web(admin));
  await world.done('SetVideoSubtitles', { videoId, locale: 'en', fileId }, web(admin));
  await until(async () => (await world.send('StartRenditions', { videoId, run: exampleId('a', 2) }, system)).ok);

  await world.done('RemoveVideo', { videoId }, web(admin));
  await isEmpty(videoId);
  await until(async () => (await objects.head(fileKey(fileId))) === undefined);
  await put(renditionKey(videoId, exampleId('a', 2), '360p.mp4'));
  const late = { ...renditionExamples.CompleteRenditions, videoId, run: exampleId('a', 2) };
  await world.done('CompleteRenditions', late, system);
  await isEmpty(videoId);
  expect(await world.send('RemoveVideo', { videoId }, web(admin))).toMatchObject({ ok: true, ids: [] });
});
test('a video that another one takes the place of goes, that of another language stays', async () => {
  const { lessonId } = await lesson(102);
  const first = await uploaded(111, lessonId);
  const second = await uploaded(112, lessonId);
  await isLast(first, 'VideoRemoved');
  await isEmpty(first);
  expect([await lastOf(second), (await keysOf(second)).length]).toEqual(['VideoUploadCompleted', 2]);
});
test('videos go with their lesson and with their course, those on their way too', async () => {
  const { lessonId } = await lesson(103);
  const [there, onItsWay] = [await uploaded(121, lessonId), await begun(122, lessonId)];
  await world.done('RemoveLesson', { lessonId }, web(admin));
  await isEmpty(there);
  await isLast(onItsWay, 'VideoUploadAborted');

  const other = await lesson(104);
  const ofCourse = await uploaded(123, other.lessonId);
  await world.done('DeleteCourse', { courseId: other.courseId }, web(admin));
  await isEmpty(ofCourse);
  // These were begun when there was no lesson any more.
  for (const itemId of [lessonId, other.lessonId]) {
    const late = await uploaded(itemId === lessonId ? 124 : 125, itemId);
    await isLast(late, 'VideoRemoved');
  }
});
