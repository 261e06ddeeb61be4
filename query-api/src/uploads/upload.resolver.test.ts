import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { uploadMessages } from '@paideia/events/uploads/upload.messages.ts';
import { exampleId } from '@paideia/events/kernel/examples.ts';
import { uploadExamples } from '@paideia/events/uploads/upload.examples.ts';
import { uploadPartBytes, videoKey } from '@paideia/events/uploads/upload.rules.ts';
import { videos, type VideoView } from '@paideia/projection-service/uploads/video.view.ts';
import { apiSpec, type ApiSpec } from '../kernel/testing/spec.ts';
import { specCatalogue, userView } from '../kernel/testing/examples.ts';

const { videoId, ...asked } = uploadExamples.RequestVideoUpload;
const [doneId, failedId] = [exampleId('d', 2), exampleId('d', 3)];
const texts = Object.fromEntries(
  Object.values(uploadMessages).map(({ id, defaultMessage }) => [
    id,
    { category: 'upload', description: '', en: defaultMessage, pl_PL: 'po polsku' },
  ]),
);
let api: ApiSpec;
let admin: string;
let student: string;
let reply: object | undefined;
beforeAll(async () => {
  api = await apiSpec({ reply: () => reply as never, catalogue: { ...specCatalogue, ...texts } });
  admin = await api.signIn(
    userView({ _id: 'd'.repeat(24), email: 'd@example.org', roles: ['admin', 'user'], locale: 'pl_PL' }),
  );
  student = await api.signIn(userView({ _id: 'b'.repeat(24), email: 'b@example.org', roles: ['user'] }));
  const view: VideoView = {
    ...asked,
    _id: videoId,
    _revision: 0,
    partsCount: 6,
    multipartUploadId: await api.objects.begin(videoKey(videoId)),
    status: 'requested',
    failure: null,
    requestedBy: 'd'.repeat(24),
    requestedAt: '2026-11-20',
    completedAt: null,
    subtitles: [],
  };
  await api.put(
    videos,
    view,
    { ...view, _id: doneId, status: 'completed' },
    { ...view, _id: failedId, status: 'failed', failure: 'wrongType' },
  );
});
afterAll(() => api.close());

const query = `mutation getMultipartVideoUploadInfo($videoUploadInput: VideoUploadInput!) {
  getMultipartVideoUploadInfo(videoUploadInput: $videoUploadInput) {
    _id itemId title locale uploadInfo { multipartUploadId multipartUploadToken partsCount partUploadUrls completed } } }`;
const { size: fileSize, ...rest } = asked;
const begin = async (id: string) => {
  const variables = { videoUploadInput: { ...rest, fileSize, videoId: id } };
  const { data } = await api.post(query, variables, { cookie: admin });
  return data?.['getMultipartVideoUploadInfo'] as {
    uploadInfo: { partUploadUrls: string[]; multipartUploadToken: string; completed: boolean };
  };
};
const complete = async (id: string) =>
  api.post(`mutation { completeMultipartVideoUpload(videoId: "${id}") }`, {}, { cookie: admin });

test('an upload begins with an address for each of its parts, and is gone on with by fresh ones', async () => {
  const first = await begin(videoId);
  expect(api.sent.at(-1)?.envelope).toMatchObject({ type: 'RequestVideoUpload', data: { videoId, size: fileSize } });
  const { itemId, title, locale } = asked;
  expect(first).toMatchObject({ _id: videoId, itemId, title, locale, uploadInfo: { partsCount: 6, completed: false } });
  const { partUploadUrls, multipartUploadToken } = first.uploadInfo;
  expect(multipartUploadToken).not.toBe('');
  expect(new Set(partUploadUrls).size).toBe(6);
  const sizes = partUploadUrls.map((one) => {
    const [text = ''] = one.split('/').at(-1)!.split('.');
    return (JSON.parse(Buffer.from(text, 'base64url').toString()) as { size: number }).size;
  });
  expect(sizes).toEqual([...Array.from({ length: 5 }, () => uploadPartBytes), fileSize - 5 * uploadPartBytes]);
  expect((await begin(videoId)).uploadInfo.partUploadUrls).toHaveLength(6);
});
test('of one that is complete there are no addresses any more', async () => {
  expect((await begin(doneId)).uploadInfo).toMatchObject({ completed: true, partUploadUrls: [] });
  expect((await complete(doneId)).data).toEqual({ completeMultipartVideoUpload: true });
});
test('of one that failed by its bytes the reason is said', async () => {
  expect((await complete(failedId)).errors[0]?.extensions['code']).toBe('upload.wrongType');
});
test.each([
  ['upload.missing', {}, 'Missing upload ID or token'],
  ['upload.partMissing', { part: 3 }, 'Failed to upload part 3'],
  ['upload.canceled', {}, 'Upload canceled by user'],
])('%s is said in the words of the contract, whatever the language', async (code, params, message) => {
  reply = { ok: false, code, params };
  const { errors } = await api.post(
    `mutation { completeMultipartVideoUpload(videoId: "${videoId}") }`,
    {},
    { cookie: admin },
  );
  reply = undefined;
  expect(errors[0]).toMatchObject({ message, extensions: { code, text: 'po polsku' } });
});
test('subtitles are set and removed by their language', async () => {
  const ask = async (act: string) =>
    (await api.post(`mutation { ${act} { _id subtitles { locale } } }`, {}, { cookie: admin })).data;
  const video = `videoId: "${doneId}", locale: "pl_PL"`;
  expect(await ask(`setVideoSubtitles(${video}, fileId: "${videoId}")`)).toEqual({
    setVideoSubtitles: { _id: doneId, subtitles: [] },
  });
  const data = { videoId: doneId, locale: 'pl_PL' };
  expect(api.sent.at(-1)?.envelope).toMatchObject({ type: 'SetVideoSubtitles', data: { ...data, fileId: videoId } });
  await ask(`removeVideoSubtitles(${video})`);
  expect(api.sent.at(-1)?.envelope).toMatchObject({ type: 'RemoveVideoSubtitles', data });
  const removed = await api.post(`mutation { removeVideo(videoId: "${doneId}") }`, {}, { cookie: admin });
  expect(removed.data).toEqual({ removeVideo: doneId });
  expect(api.sent.at(-1)?.envelope).toMatchObject({ type: 'RemoveVideo', data: { videoId: doneId } });
});
test('staff see the last video of each language of a lesson', async () => {
  const itemId = exampleId('e', 7);
  const sent = (n: number, locale: string, completedAt: string | null): VideoView => ({
    ...asked,
    _id: exampleId('d', n),
    _revision: 1,
    itemId,
    locale,
    completedAt,
    partsCount: 1,
    failure: null,
    multipartUploadId: 'u',
    requestedBy: 'd'.repeat(24),
    requestedAt: '2026-11-20',
    subtitles: [],
    status: completedAt === null ? 'requested' : 'completed',
  });
  const heard: VideoView = { ...sent(13, 'pl_PL', '1'), type: 'audio/mpeg' };
  await api.put(videos, sent(11, 'en', '2'), sent(12, 'en', '1'), heard, sent(14, 'en', null));
  const { data } = await api.post(`{ videos(itemId: "${itemId}") { _id isSound } }`, {}, { cookie: admin });
  expect(data).toEqual({
    videos: [
      { _id: heard._id, isSound: true },
      { _id: exampleId('d', 11), isSound: false },
    ],
  });
});
test('however many uploads of a lesson were given up, the video that came is there', async () => {
  const itemId = exampleId('e', 8);
  const sent = (n: number, status: VideoView['status']): VideoView => ({
    ...asked,
    _id: exampleId('f', n),
    _revision: 1,
    itemId,
    status,
    completedAt: status === 'completed' ? '1' : null,
    partsCount: 1,
    failure: null,
    multipartUploadId: 'u',
    requestedBy: 'd'.repeat(24),
    requestedAt: '2026-11-20',
    subtitles: [],
  });
  const givenUp = Array.from({ length: 60 }, (_, n) => sent(n, n % 2 ? 'aborted' : 'failed'));
  const came = sent(99, 'completed');
  await api.put(videos, ...givenUp, came);
  const { data } = await api.post(`{ videos(itemId: "${itemId}") { _id } }`, {}, { cookie: admin });
  expect(data).toEqual({ videos: [{ _id: came._id }] });
});
test('where a video is read is for staff to ask', async () => {
  const ask = async (id: string, cookie: string) => {
    const { data, errors } = await api.post(`{ videoAddress(_id: "${id}") }`, {}, { cookie });
    return data?.['videoAddress'] ?? errors[0]?.extensions['code'];
  };
  expect(await ask(doneId, admin)).toMatch(/^\/files\//);
  expect([await ask(doneId, student), await ask(videoId, admin)]).toEqual(['notFound', 'notFound']);
});
