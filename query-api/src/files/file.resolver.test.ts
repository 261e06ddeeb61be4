import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import request from 'supertest';
import { fileExamples } from '@paideia/events/files/file.examples.ts';
import { fileKey } from '@paideia/events/files/file.rules.ts';
import { exampleId } from '@paideia/events/kernel/examples.ts';
import { plannedParts } from '@paideia/objects/port.ts';
import { files, type FileView } from '@paideia/projection-service/files/file.view.ts';
import { apiSpec, type ApiSpec } from '../kernel/testing/spec.ts';
import { userView } from '../kernel/testing/examples.ts';

const [owner, other, admin] = ['b', 'c', 'd'].map((digit) => digit.repeat(24)) as [string, string, string];
const [fileId, openId, pictureId] = [exampleId('f', 1), exampleId('f', 2), exampleId('f', 3)];
const bytes = randomBytes(100_000);
let api: ApiSpec;
const cookies: Record<string, string> = {};
/** Profiles name these; the last is of a time when it was anything. */
const pictures: Readonly<Record<string, string>> = { [owner]: pictureId, [admin]: '../sessions' };

const view = (_id: string, more: Partial<FileView> = {}): FileView => ({
  ...fileExamples.RegisterFile,
  purpose: 'submission',
  _id,
  _revision: 1,
  ownerId: owner,
  name: 'Essay “one”\r\n.pdf',
  size: bytes.length,
  uploadId: 'u',
  status: 'stored',
  refusal: null,
  registeredAt: '2026-11-01',
  storedAt: '2026-11-01',
  ...more,
});
async function stored(id: string) {
  const key = fileKey(id);
  const upload = { key, uploadId: await api.objects.begin(key) };
  const parts = plannedParts(upload, bytes.length, 40_000);
  for (const part of parts)
    await api.objects.writePart(part, Readable.from([bytes.subarray((part.part - 1) * 40_000, part.part * 40_000)]));
  await api.objects.complete(upload, await api.objects.parts(upload));
}
beforeAll(async () => {
  api = await apiSpec();
  for (const [_id, roles] of [
    [owner, ['user']],
    [other, ['user']],
    [admin, ['admin', 'user']],
  ] as const)
    cookies[_id] = await api.signIn(
      userView({ _id, email: `${_id[0]}@example.org`, roles: [...roles], cloudinaryId: pictures[_id] ?? null }),
    );
  for (const id of [fileId, pictureId]) await stored(id);
  const upload = await api.objects.begin(fileKey(openId));
  await api.put(
    files,
    view(fileId),
    view(pictureId, { type: 'image/png', name: 'Me.png', purpose: 'image' }),
    view(openId, { status: 'registered', storedAt: null, uploadId: upload }),
  );
});
afterAll(() => api.close());

const ask = async (id: string, cookie: string | undefined) => {
  const { data, errors } = await api.post(`{ fileAddress(_id: "${id}") }`, {}, { cookie });
  return (data?.['fileAddress'] as string | undefined) ?? String(errors[0]?.extensions['code']);
};
const get = (address: string, cookie: string | undefined, headers: Record<string, string> = {}) =>
  request(api.app)
    .get(address)
    .set({ ...headers, ...(cookie !== undefined && { cookie }) })
    .buffer(true)
    .parse((response, done) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', () => done(null, Buffer.concat(chunks)));
    });

describe('the address of a file', () => {
  test('is for its owner and for admins; to others the file is not there', async () => {
    for (const who of [owner, admin]) expect(await ask(fileId, cookies[who])).toMatch(/^\/files\/[\w-]+\.[\w-]+$/);
    expect(await ask(fileId, cookies[other])).toBe('notFound');
    expect(await ask(exampleId('f', 77), cookies[other])).toBe('notFound');
    expect(await ask(fileId, undefined)).toBe('session.none');
    expect(await ask(openId, cookies[owner])).toBe('notFound');
  });
  test('serves whoever it was given to, for some minutes', async () => {
    const address = await ask(fileId, cookies[owner]);
    expect((await get(address, cookies[owner])).status).toBe(200);
    expect((await get(address, cookies[other])).status).toBe(404);
    expect((await get(address, cookies[admin])).status).toBe(404);
    expect((await get(address, undefined)).status).toBe(401);
    for (const forged of [`${address}A`, address.replace(/.\./, '.'), '/files/x', `${address.split('.')[0]}.`])
      expect((await get(forged, cookies[owner])).status).toBe(404);
    api.clock.at += 31 * 60_000;
    expect((await get(address, cookies[owner])).status).toBe(404);
  });
});

describe('the picture of a person', () => {
  const own = async (who: string) => {
    const { data } = await api.post(`{ currentUser { picture } }`, {}, { cookie: cookies[who] });
    return (data?.['currentUser'] as { readonly picture: string | null }).picture;
  };
  test('has an address by what the profile names alone', async () => {
    expect(await own(owner)).toMatch(/^\/files\/[\w-]+\.[\w-]+$/);
    expect([await own(other), await own(admin)]).toEqual([null, null]);
  });
  test('is kept by the browser of whoever was shown it, for one hour at least', async () => {
    const address = (await own(owner))!;
    const { status, headers } = await get(address, cookies[owner]);
    expect([status, headers['content-type'], headers['x-content-type-options']]).toEqual([
      200,
      'image/jpeg',
      'nosniff',
    ]);
    const [, seconds] = /^private, max-age=(\d+), immutable$/.exec(headers['cache-control'] ?? '') ?? [];
    expect(Number(seconds)).toBeGreaterThanOrEqual(3600);
    expect((await get(address, cookies[other])).status).toBe(404);
    expect(await own(owner)).toBe(address);
    api.clock.at += 2 * 3_600_000;
    expect((await get(address, cookies[owner])).status).toBe(404);
    expect(await own(owner)).not.toBe(address);
  });
  test('stands in lists of people, as an address for whoever reads the list', async () => {
    const { data } = await api.post(`{ allAdminUsers { items { _id picture } } }`, {}, { cookie: cookies[admin] });
    const { items } = data?.['allAdminUsers'] as { items: readonly { _id: string; picture: string | null }[] };
    const { picture } = items.find(({ _id }) => _id === owner)!;
    expect((await get(picture!, cookies[admin])).status).toBe(200);
    expect((await get(picture!, cookies[owner])).status).toBe(404);
  });
  test('is in the file of all that is held on the person', async () => {
    const { parts } = JSON.parse((await get('/exports/my-data.json', cookies[owner])).body.toString()) as {
      readonly parts: readonly { readonly key: string; readonly items: readonly { readonly picture?: string }[] }[];
    };
    const { picture } = parts.find(({ key }) => key === 'profile')!.items[0]!;
    expect(picture).toBe(`data:image/jpeg;base64,${bytes.toString('base64')}`);
    const page = (await get('/exports/my-data.html', cookies[owner])).body.toString();
    expect(page).toContain(`<img src="${picture!}"`);
  });
});

describe('the bytes', () => {
  test('come as what nothing runs of', async () => {
    const { headers } = await get(await ask(fileId, cookies[owner]), cookies[owner]);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': '100000',
      'content-disposition': "attachment; filename*=UTF-8''Essay%20%E2%80%9Cone%E2%80%9D%0D%0A.pdf",
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'accept-ranges': 'bytes',
      'cross-origin-resource-policy': 'same-origin',
    });
    const shown = await get(await ask(pictureId, cookies[owner]), cookies[owner]);
    expect(shown.headers['content-disposition']).toBe("inline; filename*=UTF-8''Me.png");
  });
  test.each([
    [undefined, 200, 0, 99_999],
    ['bytes=0-0', 206, 0, 0],
    ['bytes=39999-40000', 206, 39_999, 40_000],
    ['bytes=90000-', 206, 90_000, 99_999],
    ['bytes=-1', 206, 99_999, 99_999],
    ['bytes=5-1000000', 206, 5, 99_999],
    ['bytes=0-1,5-6', 200, 0, 99_999],
    ['lines=1-2', 200, 0, 99_999],
  ])('of the range %s', async (range, status, first, last) => {
    const address = await ask(fileId, cookies[owner]);
    const answer = await get(address, cookies[owner], range === undefined ? {} : { range });
    expect([answer.status, (answer.body as Buffer).equals(bytes.subarray(first, last + 1))]).toEqual([status, true]);
    if (status === 206) expect(answer.headers['content-range']).toBe(`bytes ${first}-${last}/100000`);
  });
  test('beyond the end are none', async () => {
    const answer = await get(await ask(fileId, cookies[owner]), cookies[owner], { range: 'bytes=100000-' });
    expect([answer.status, answer.headers['content-range']]).toEqual([416, 'bytes */100000']);
  });
  test('go on only of what they were of', async () => {
    const address = await ask(fileId, cookies[owner]);
    const { etag = '' } = (await get(address, cookies[owner])).headers as { etag?: string };
    const going = (tag: string) => get(address, cookies[owner], { range: 'bytes=5-9', 'if-range': tag });
    expect([(await going(etag)).status, (await going('"other"')).status]).toEqual([206, 200]);
    expect((await get(address, cookies[owner], { 'if-none-match': etag })).status).toBe(304);
  });
  test('are not sent to who asks for the head alone', async () => {
    const address = await ask(fileId, cookies[owner]);
    const { status, headers, text } = await request(api.app).head(address).set({ cookie: cookies[owner]! });
    expect([status, headers['content-length'], text]).toEqual([200, '100000', undefined]);
  });
});

test('a file that is registered is sent to the addresses of its parts, which need nothing else', async () => {
  const { data } = await api.post(
    `mutation ($input: FileInput!) { registerFile(input: $input) { file { _id isStored } partUploadUrls } }`,
    { input: { _id: openId, name: 'Essay.pdf', type: 'application/pdf', size: bytes.length, purpose: 'submission' } },
    { cookie: cookies[owner] },
  );
  expect(api.sent.at(-1)?.envelope).toMatchObject({ type: 'RegisterFile', data: { fileId: openId } });
  const { file, partUploadUrls } = data?.['registerFile'] as { file: object; partUploadUrls: string[] };
  expect([file, partUploadUrls.length]).toEqual([{ _id: openId, isStored: false }, 1]);
  const put = (address: string, body: Buffer) =>
    request(api.app).put(address).set('content-type', 'application/octet-stream').send(body);
  expect((await put(partUploadUrls[0]!, bytes.subarray(1))).status).toBe(400);
  expect((await put(`${partUploadUrls[0]!}A`, bytes)).status).toBe(403);
  const { status, headers } = await put(partUploadUrls[0]!, bytes);
  expect([status, headers['etag']]).toEqual([200, expect.stringMatching(/^"[0-9a-f]{64}"$/)]);
});
test('what was refused by its bytes is said when it is stored', async () => {
  await api.put(files, view(openId, { status: 'refused', refusal: 'unsafe' }));
  const { errors } = await api.post(`mutation { storeFile(_id: "${openId}") { _id } }`, {}, { cookie: cookies[owner] });
  expect(errors[0]?.extensions['code']).toBe('file.unsafe');
});

describe('of the files of a person the personal export', () => {
  type Part = { readonly key: string; readonly items: readonly Readonly<Record<string, unknown>>[] };
  const exported = async (form: string, who: string) =>
    (await request(api.app).get(`/exports/my-data.${form}`).set({ cookie: cookies[who]! })).text;
  const listed = async (who: string) =>
    (JSON.parse(await exported('json', who)) as { parts: Part[] }).parts.find(({ key }) => key === 'files')!.items;

  test('says what they are, and where the person downloads them for a day', async () => {
    const items = await listed(owner);
    const stored = items.find(({ purpose }) => purpose === 'image')!;
    expect(stored).toEqual({
      name: 'Me.png',
      type: 'image/png',
      size: bytes.length,
      purpose: 'image',
      registeredAt: '2026-11-01',
      storedAt: '2026-11-01',
      download: expect.stringMatching(/^http:\/\/127\.0\.0\.1:4000\/files\/[\w.-]+$/),
    });
    const { pathname } = new URL(String(stored['download']));
    const get = (who: string) => request(api.app).get(pathname).set({ cookie: cookies[who]! });
    const { status, body } = await get(owner);
    expect([status, (body as Buffer).equals(bytes)]).toEqual([200, true]);
    expect((await get(other)).status).toBe(404);
    expect(await exported('html', owner)).toContain(`<a href="http://127.0.0.1:4000/files/`);
  });
  test('is opened from the disk: its links are followed, and no page of another site shows what they lead to', async () => {
    const download = (await listed(owner)).find(({ purpose }) => purpose === 'image')!['download'];
    const { pathname } = new URL(String(download));
    const from = async (headers: Record<string, string>, who: string | undefined) =>
      (await get(pathname, who && cookies[who], { 'Sec-Fetch-Site': 'cross-site', ...headers })).status;
    const followed = { 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document' };
    expect(await from(followed, owner)).toBe(200);
    expect(await from(followed, other)).toBe(404);
    expect(await from(followed, undefined)).toBe(401);
    for (const within of [
      {},
      { 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'iframe' },
      { 'Sec-Fetch-Mode': 'no-cors', 'Sec-Fetch-Dest': 'image' },
      { 'Sec-Fetch-Mode': 'cors', 'Sec-Fetch-Dest': 'empty' },
    ])
      expect(await from(within, owner)).toBe(403);
    expect(
      (await get('/exports/my-data.json', cookies[owner], { 'Sec-Fetch-Site': 'cross-site', ...followed })).status,
    ).toBe(403);
  });
  test('has none of others', async () => expect(await listed(other)).toEqual([]));
});
