import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import request from 'supertest';
import { exampleId } from '@paideia/events/kernel/examples.ts';
import { renditionExamples } from '@paideia/events/renditions/rendition.examples.ts';
import { renditionKey } from '@paideia/events/renditions/rendition.rules.ts';
import { uploadExamples } from '@paideia/events/uploads/upload.examples.ts';
import { plannedParts } from '@paideia/objects/port.ts';
import { videoRenditions, type RenditionsView } from '@paideia/projection-service/renditions/rendition.view.ts';
import { videos, type VideoView } from '@paideia/projection-service/uploads/video.view.ts';
import { apiSpec, type ApiSpec } from '../kernel/testing/spec.ts';
import { userView } from '../kernel/testing/examples.ts';

const { run, renditions } = renditionExamples.CompleteRenditions;
const { videoId: doneId, itemId } = uploadExamples.RequestVideoUpload;
const [plainId, runningId, failedId] = [exampleId('d', 2), exampleId('d', 3), exampleId('d', 4)];
const kept = [
  ...['#EXTM3U', '#EXT-X-MAP:URI="360p.mp4",BYTERANGE="1353@0"', '#EXTINF:6.0,', '#EXT-X-BYTERANGE:333947@1353'],
  ...['360p.mp4', '#EXT-X-ENDLIST', ''],
].join('\n');
let api: ApiSpec;
let admin: string;
let other: string;
let student: string;

async function keep(file: string, text: string) {
  const upload = { key: renditionKey(doneId, run, file), uploadId: '' };
  const begun = { ...upload, uploadId: await api.objects.begin(upload.key) };
  for (const part of plannedParts(begun, text.length))
    await api.objects.writePart(part, Readable.from([Buffer.from(text)]));
  await api.objects.complete(begun, await api.objects.parts(begun));
}
beforeAll(async () => {
  api = await apiSpec({ operate: (path) => (path === '/operations/rendition-progress' ? { percent: 42 } : undefined) });
  const staff = (digit: string) =>
    api.signIn(userView({ _id: digit.repeat(24), email: `${digit}@example.org`, roles: ['admin', 'user'] }));
  [admin, other] = [await staff('d'), await staff('e')];
  student = await api.signIn(userView({ _id: 'b'.repeat(24), email: 'b@example.org', roles: ['user'] }));
  const { videoId: _, ...asked } = uploadExamples.RequestVideoUpload;
  const video = (_id: string): VideoView => ({
    ...asked,
    _id,
    _revision: 1,
    partsCount: 6,
    multipartUploadId: 'u',
    status: 'completed',
    failure: null,
    requestedBy: 'd'.repeat(24),
    requestedAt: '2026-11-20',
    completedAt: '2026-11-20',
    subtitles: [],
  });
  await api.put(videos, video(doneId), { ...video(plainId), locale: 'pl_PL' });
  const view = (_id: string, more: Partial<RenditionsView>): RenditionsView => ({
    _id,
    _revision: 1,
    status: 'running',
    failure: null,
    run,
    renditions: [],
    hasPoster: false,
    durationS: null,
    ...more,
  });
  await api.put(
    videoRenditions,
    view(doneId, { status: 'ready', renditions, hasPoster: true }),
    view(runningId, {}),
    view(failedId, { status: 'failed', failure: 'damaged' }),
  );
  await keep('360p.mp4', 'segments');
  await keep('360p.m3u8', kept);
  await keep('poster.jpg', 'still');
});
afterAll(() => api.close());

const get = (address: string, cookie: string) => request(api.app).get(address).set({ cookie }).buffer(true);
async function played(cookie: string) {
  const { data } = await api.post(`{ videos(itemId: "${itemId}") { _id playlist poster } }`, {}, { cookie });
  const all = data?.['videos'] as { _id: string; playlist: string; poster: string }[];
  return { done: all.find(({ _id }) => _id === doneId)!, plain: all.find(({ _id }) => _id === plainId)! };
}
const textOf = async (address: string, cookie: string) => {
  const { status, body, text } = await get(address, cookie);
  expect(status).toBe(200);
  return Buffer.isBuffer(body) ? body.toString('utf8') : text;
};
const addressIn = (text: string) => /^\/files\/\S+$/m.exec(text)![0];

test('a video that was converted is played by its qualities, to whom the addresses were given', async () => {
  const { done, plain } = await played(admin);
  expect(plain).toEqual({ _id: plainId, playlist: null, poster: null });
  expect((await get(done.poster, admin)).headers['content-type']).toBe('image/jpeg');

  const master = await textOf(done.playlist, admin);
  expect(master).toContain(
    '#EXT-X-STREAM-INF:BANDWIDTH=928000,RESOLUTION=640x360,CODECS="avc1.4d401e,mp4a.40.2",NAME="360p"\n/files/playlists/',
  );
  const segments = await textOf(addressIn(master), admin);
  const file = addressIn(segments);
  expect(segments).toBe(kept.replaceAll('360p.mp4', file));
  const bytes = await get(file, admin).set({ range: 'bytes=0-2' });
  expect([bytes.status, bytes.headers['content-type'], bytes.headers['content-range']]).toEqual([
    206,
    'video/mp4',
    'bytes 0-2/8',
  ]);
  for (const address of [done.playlist, addressIn(master), file, `${done.playlist}A`])
    expect((await get(address, other)).status).toBe(404);
  // An address of a file is none of a list.
  expect((await get(done.poster.replace('/files/', '/files/playlists/'), admin)).status).toBe(404);

  api.clock.at += 5 * 3_600_000;
  await textOf(done.playlist, admin);
  api.clock.at += 2 * 3_600_000;
  expect((await get(done.playlist, admin)).status).toBe(404);
});
test('staff are told how far the qualities are, or why there are none', async () => {
  const stateOf = async (id: string, cookie = admin) => {
    const query = `{ videoRenditions(videoId: "${id}") { status percent failure names } }`;
    const { data, errors } = await api.post(query, {}, { cookie });
    return errors[0]?.extensions['code'] ?? data?.['videoRenditions'];
  };
  expect(await stateOf(doneId)).toEqual({ status: 'ready', percent: 100, failure: null, names: ['360p'] });
  expect(await stateOf(runningId)).toMatchObject({ status: 'running', percent: 42 });
  expect(await stateOf(failedId)).toMatchObject({ status: 'failed', percent: 0, failure: 'damaged' });
  expect(await stateOf(plainId)).toBeNull();
  expect(await stateOf(doneId, student)).toBe('noAccess');
  await api.post(`mutation { requestRenditions(_id: "${failedId}") { status } }`, {}, { cookie: admin });
  expect(api.sent.at(-1)?.envelope).toMatchObject({ type: 'RequestRenditions', data: { videoId: failedId } });
});
