import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { catalogue } from '@paideia/events/catalogue.ts';
import { courseExamples, lessonExamples } from '@paideia/events/courses/course.examples.ts';
import { lessonVideosStream } from '@paideia/events/courses/lesson-video.events.ts';
import { exampleId } from '@paideia/events/kernel/examples.ts';
import { fileAssetStream } from '@paideia/events/files/file.events.ts';
import { fileExamples } from '@paideia/events/files/file.examples.ts';
import { fileKey } from '@paideia/events/files/file.rules.ts';
import { videoUploadStream } from '@paideia/events/uploads/upload.events.ts';
import { uploadExamples } from '@paideia/events/uploads/upload.examples.ts';
import { videoKey } from '@paideia/events/uploads/upload.rules.ts';
import { openObjectStore } from '@paideia/objects/open.ts';
import { plannedParts, type ObjectStore } from '@paideia/objects/port.ts';
import { storageTidying } from '../files/storage.jobs.ts';
import { storageOf } from '../kernel/storage/storage.ts';
import { id, openWorld, person, web, type World } from '../kernel/testing/world.ts';
import { slicesIn } from '../slices.ts';

const directory = mkdtempSync(join(tmpdir(), 'uploads-'));
const [admin, other, student] = [id(1), id(2), id(3)];
const mp4 = Buffer.concat([Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isomiso2', 'latin1'), Buffer.alloc(64, 7)]);
const end = new AbortController();
let objects: ObjectStore;
let world: World;
let running: Promise<unknown>;

beforeAll(async () => {
  objects = await openObjectStore({ dataDir: directory, key: 'ab'.repeat(32) });
  const transport = { send: () => Promise.resolve(), close: () => undefined };
  const links = { issue: () => Promise.resolve('T'.repeat(43)) };
  const slices = slicesIn({ transport, publicUrl: '', links, objects });
  world = await openWorld({ events: catalogue, slices, storage: storageOf(objects) });
  await person(world, admin, ['admin']);
  await person(world, other, ['admin']);
  await person(world, student);
  running = world.service.run(end.signal);
  await world.reactionsBegun();
});
afterAll(async () => {
  end.abort();
  await running;
  await world.close();
  rmSync(directory, { recursive: true, force: true });
});

const request = (videoId: string, actor = admin) =>
  world.send(
    'RequestVideoUpload',
    { ...uploadExamples.RequestVideoUpload, videoId, itemType: 'alumniVideo', size: mp4.length },
    web(actor),
  );
const complete = (videoId: string, actor = admin) => world.send('CompleteVideoUpload', { videoId }, web(actor));
const typesOf = async (stream: string) => (await world.history(stream)).map(({ type }) => type);
async function sendTo(stream: string, key: string, bytes: Buffer) {
  const [begun] = await world.history(stream);
  const { multipartUploadId, uploadId = multipartUploadId } = begun!.data as Record<string, string>;
  const upload = { key, uploadId: uploadId! };
  await objects.writePart(plannedParts(upload, bytes.length)[0]!, Readable.from([bytes]));
  return upload;
}
const send = (videoId: string, bytes: Buffer) => sendTo(videoUploadStream(videoId), videoKey(videoId), bytes);
async function until<T>(look: () => Promise<T>, isThere: (found: T) => boolean) {
  for (let found = await look(); !isThere(found); found = await look()) await new Promise((go) => setTimeout(go, 20));
}

test('a video is requested, sent and completed, and is one object then', async () => {
  const videoId = exampleId('d', 11);
  expect(await request(videoId)).toMatchObject({ ok: true });
  expect(await request(videoId)).toMatchObject({ ok: true, ids: [] });
  expect(await complete(videoId)).toMatchObject({ ok: false, code: 'upload.partMissing', params: { part: 1 } });
  await send(videoId, mp4);
  expect(await complete(videoId, other)).toMatchObject({ ok: true });
  expect(await complete(videoId)).toMatchObject({ ok: true, ids: [] });
  expect(await typesOf(videoUploadStream(videoId))).toEqual(['VideoUploadRequested', 'VideoUploadCompleted']);
  expect((await buffer(await objects.read(videoKey(videoId)))).equals(mp4)).toBe(true);
});
test('completed by a process that was killed before it could say so, it is completed by the next', async () => {
  const videoId = exampleId('d', 12);
  await request(videoId);
  const upload = await send(videoId, mp4);
  await objects.complete(upload, await objects.parts(upload));
  expect(await complete(videoId)).toMatchObject({ ok: true });
  expect(await typesOf(videoUploadStream(videoId))).toEqual(['VideoUploadRequested', 'VideoUploadCompleted']);
});
test('the video of a lesson comes to the lesson, once it is whole', async () => {
  const videoId = exampleId('d', 18);
  await world.done('CreateCourse', courseExamples.CreateCourse, web(admin));
  await world.done('AddLesson', lessonExamples.AddLesson, web(admin));
  const { lessonId } = lessonExamples.AddLesson;
  const asked = { ...uploadExamples.RequestVideoUpload, videoId, size: mp4.length, itemId: lessonId };
  await world.done('RequestVideoUpload', asked, web(admin));
  await send(videoId, mp4);
  await complete(videoId);
  await until(
    () => world.history(lessonVideosStream(lessonId)),
    (events) => events.length > 0,
  );
  expect((await world.history(lessonVideosStream(lessonId))).at(-1)).toMatchObject({
    type: 'LessonVideoAttached',
    data: { videoId, locale: 'en', courseId: courseExamples.CreateCourse.courseId },
  });
});
test('canceled or no video, its bytes go', async () => {
  const [canceledId, falseId] = [exampleId('d', 13), exampleId('d', 14)];
  await request(canceledId);
  const upload = await send(canceledId, mp4);
  expect(await world.send('AbortVideoUpload', { videoId: canceledId }, web(other))).toMatchObject({ ok: false });
  await world.done('AbortVideoUpload', { videoId: canceledId }, web(admin));
  await until(
    () => objects.parts(upload),
    (parts) => parts.length === 0,
  );
  await request(falseId);
  await send(falseId, Buffer.alloc(mp4.length, 'x'));
  await complete(falseId);
  expect((await world.history(videoUploadStream(falseId))).at(-1)).toMatchObject({
    type: 'VideoUploadFailed',
    data: { reason: 'wrongType' },
  });
  await until(
    () => objects.head(videoKey(falseId)),
    (found) => found === undefined,
  );
});
test('subtitles are a file that goes when they are replaced, and are none when a line of it cannot be read', async () => {
  const [videoId, first, second, broken] = [exampleId('d', 17), ...[21, 22, 23].map((n) => exampleId('f', n))] as [
    ...[string, string, string, string],
  ];
  await request(videoId);
  await send(videoId, mp4);
  await complete(videoId);
  const store = async (fileId: string, text: string) => {
    const bytes = Buffer.from(text);
    const file = { fileId, name: 'en.vtt', type: 'text/vtt', size: bytes.length, purpose: 'subtitles' } as const;
    await world.done('RegisterFile', file, web(admin));
    await sendTo(fileAssetStream(fileId), fileKey(fileId), bytes);
    await world.done('StoreFile', { fileId }, web(admin));
  };
  const cue = 'WEBVTT\n\n00:00.000 --> 00:01.000\nIn the beginning';
  await store(first, cue);
  await store(second, `${cue} was the Word`);
  await store(broken, cue.replace('00:01.000', '00:01'));
  const set = (fileId: string) => world.send('SetVideoSubtitles', { videoId, locale: 'en', fileId }, web(other));
  expect(await set(broken)).toMatchObject({ ok: false, code: 'upload.noSubtitles' });
  expect(await set(first)).toMatchObject({ ok: true });
  expect(await set(second)).toMatchObject({ ok: true });
  await until(
    () => objects.head(fileKey(first)),
    (found) => found === undefined,
  );
  expect(await objects.head(fileKey(second))).toBeDefined();
});
test('a student begins no upload, in the storage neither, and stores no file of another', async () => {
  const begun = async () => {
    let n = 0;
    await objects.tidy(new Date(Date.now() + 60_000), async () => ((n += 1), true));
    return n;
  };
  const before = await begun();
  expect(await request(exampleId('d', 15), student)).toMatchObject({ ok: false });
  expect(await begun()).toBe(before);
  const { fileId } = fileExamples.RegisterFile;
  await world.done('RegisterFile', fileExamples.RegisterFile, web(student));
  expect(await world.send('StoreFile', { fileId }, web(other))).toMatchObject({ ok: false });
  expect(await world.send('RemoveFile', { fileId }, web(id(4)))).toMatchObject({ ok: false });
  await world.done('RemoveFile', { fileId }, web(student));
  expect(await typesOf(fileAssetStream(fileId))).toEqual(['FileRegistered', 'FileRemoved']);
});
test('a profile shows what the person sent for it, and what it showed before goes', async () => {
  const head = 'ffd8ffe000104a46494600010100000100010000ffc0001108010001000301110002110103110100ffd9';
  const jpeg = Buffer.from(head, 'hex');
  const sent = async (fileId: string, owner: string) => {
    const file = { fileId, name: 'picture.jpg', type: 'image/jpeg', size: jpeg.length, purpose: 'profilePicture' };
    expect(await world.send('RegisterFile', file, web(owner))).toMatchObject({ ok: true });
    const [begun] = await world.history(fileAssetStream(fileId));
    const upload = { key: fileKey(fileId), uploadId: (begun!.data as { uploadId: string }).uploadId };
    await objects.writePart(plannedParts(upload, jpeg.length)[0]!, Readable.from([jpeg]));
    expect(await world.send('StoreFile', { fileId }, web(owner))).toMatchObject({ ok: true });
  };
  const show = (cloudinaryId: string | null, actor = student) =>
    world.send('UpdateUserProfile', { userId: student, changed: { cloudinaryId } }, web(actor));
  const [first, second, others] = [exampleId('f', 31), exampleId('f', 32), exampleId('f', 33)];
  const profile = { userId: student, firstName: 'Freya', lastName: 'Halloran' };
  expect(await world.send('CreateUserProfile', profile, web(admin))).toMatchObject({ ok: true });
  await sent(others, other);
  for (const unknown of [first, others, 'anything'])
    expect(await show(unknown)).toMatchObject({ ok: false, code: 'profile.pictureMissing' });
  const gone = (fileId: string) =>
    until(
      () => objects.head(fileKey(fileId)),
      (stored) => stored === undefined,
    );
  await sent(first, student);
  expect(await show(first)).toMatchObject({ ok: true });
  await sent(second, student);
  expect(await show(second)).toMatchObject({ ok: true });
  await gone(first);
  expect(await objects.head(fileKey(second))).toBeDefined();
  expect(await show(null, admin)).toMatchObject({ ok: true });
  await gone(second);
  expect(await objects.head(fileKey(others))).toBeDefined();
});
test('parts that no event waits for are cleared away after a day, those of an upload under way stay', async () => {
  const videoId = exampleId('d', 16);
  await request(videoId);
  const wanted = await send(videoId, mp4);
  const lost = { key: fileKey(exampleId('f', 9)), uploadId: await objects.begin(fileKey(exampleId('f', 9))) };
  await objects.writePart(plannedParts(lost, 4)[0]!, Readable.from([Buffer.from('four')]));
  const tidy = (now: number) =>
    storageTidying(objects).find({
      ask: world.service.facts.ask(),
      records: world.records,
      now: new Date(now).toISOString(),
      since: '',
      signal: end.signal,
    });
  await tidy(Date.now());
  expect(await objects.parts(lost)).toHaveLength(1);
  await tidy(Date.now() + 25 * 60 * 60_000);
  expect([await objects.parts(lost), (await objects.parts(wanted)).length]).toEqual([[], 1]);
});

test('what a course had and has no more goes out of the storage, and all of it with the course', async () => {
  const [first, second, text] = [exampleId('f', 41), exampleId('f', 42), Buffer.from('Genesis to Malachi')];
  const courseId = exampleId('c', 31);
  const bring = async (fileId: string, purpose: 'outline' | 'download') => {
    await world.done(
      'RegisterFile',
      { fileId, name: 'Outline.txt', type: 'text/plain', size: text.length, purpose },
      web(admin),
    );
    const [begun] = await world.history(fileAssetStream(fileId));
    const { uploadId } = begun!.data as { uploadId: string };
    const upload = { key: fileKey(fileId), uploadId };
    await objects.writePart(plannedParts(upload, text.length)[0]!, Readable.from([text]));
    await world.done('StoreFile', { fileId }, web(admin));
  };
  const attach = (fileId: string) => world.send('AttachCourseOutline', { courseId, locale: 'en', fileId }, web(admin));
  const isGone = (fileId: string) =>
    until(
      () => objects.head(fileKey(fileId)),
      (found) => found === undefined,
    );
  await world.done('CreateCourse', { ...courseExamples.CreateCourse, courseId, code: 'OT131' }, web(admin));
  await bring(first, 'outline');
  expect((await attach(first)).ok).toBe(true);
  // A file that is for something else, or that nobody stored, is none.
  await bring(second, 'download');
  for (const wrong of [second, exampleId('f', 43)])
    expect(await attach(wrong)).toMatchObject({ ok: false, code: 'course.fileUnknown' });
  const downloads = [{ fileId: second, name: 'Notes.txt' }];
  await world.done('SetCourseDownloads', { courseId, downloads }, web(admin));
  await world.done('RemoveCourseOutline', { courseId, locale: 'en' }, web(admin));
  await isGone(first);
  await world.done('DeleteCourse', { courseId }, web(admin));
  await isGone(second);
});
