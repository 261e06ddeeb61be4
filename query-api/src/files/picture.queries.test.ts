import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import request from 'supertest';
import { fileKey } from '@paideia/events/files/file.rules.ts';
import { pictureIdsIn } from '@paideia/events/kernel/pictures.ts';
import { exampleId } from '@paideia/events/kernel/examples.ts';
import { plannedParts } from '@paideia/objects/port.ts';
import {
  documents,
  documentVersionId,
  documentVersions,
  type DocumentView,
} from '@paideia/projection-service/documents/document.view.ts';
import { fileView } from '@paideia/projection-service/files/file.examples.ts';
import { files } from '@paideia/projection-service/files/file.view.ts';
import { newsItems } from '@paideia/projection-service/news/news-item.view.ts';
import { apiSpec, type ApiSpec } from '../kernel/testing/spec.ts';
import { userView } from '../kernel/testing/examples.ts';

const [student, manager] = ['b', 'c'].map((digit) => digit.repeat(24)) as [string, string];
const [shown, work, moving] = [exampleId('f', 1), exampleId('f', 2), exampleId('f', 3)];
const img = (id: string) => `<img data-file="${id}" alt="A scroll" />`;
const bytes = Buffer.from('picture');
let api: ApiSpec;
const cookies: Record<string, string> = {};

async function write(title: string, html: string, more: Partial<DocumentView> = {}) {
  const permissions = more.permissions ?? [];
  const published = more.published ?? true;
  const _id = exampleId('d', title.length);
  await api.put(documents, {
    _id,
    _revision: 0,
    title,
    titleKey: title,
    permissions,
    published,
    version: 1,
    liveVersion: published ? 1 : null,
    liveTitle: published ? title : null,
    pictureIds: pictureIdsIn(html),
    publicPictureIds: published && permissions.length === 0 ? pictureIdsIn(html) : [],
    createdAt: 'c',
    updatedAt: 'u',
    updatedBy: null,
  });
  const version = { documentId: _id, version: 1, title, content: html, permissions, createdAt: 'c', createdBy: null };
  await api.put(documentVersions, { _id: documentVersionId(_id, 1), ...version });
}
async function post(html: string, audience: 'all' | 'students') {
  await api.put(newsItems, {
    _id: exampleId('n'),
    _revision: 0,
    title: 'Open day',
    titleKey: 'open day',
    body: html,
    locale: null,
    audience,
    regionIds: [],
    groupIds: [],
    audienceKeys: [audience],
    fromDate: null,
    toDate: null,
    pinned: false,
    published: true,
    shownSince: '2026-11-01T03:30:00.000Z',
    shownFrom: '2026-11-01',
    createdAt: 'c',
    updatedAt: 'u',
    updatedBy: null,
    publicPictureIds: audience === 'all' ? pictureIdsIn(html) : [],
  });
}
beforeAll(async () => {
  api = await apiSpec();
  for (const [_id, roles] of [
    [student, ['user']],
    [manager, ['manager', 'user']],
  ] as const)
    cookies[_id] = await api.signIn(userView({ _id, email: `${_id[0]}@example.org`, roles: [...roles] }));
  for (const id of [shown, work]) {
    const upload = { key: fileKey(id), uploadId: await api.objects.begin(fileKey(id)) };
    for (const part of plannedParts(upload, bytes.length)) await api.objects.writePart(part, Readable.from([bytes]));
    await api.objects.complete(upload, await api.objects.parts(upload));
  }
  await api.put(
    files,
    fileView({ _id: shown, type: 'image/png', purpose: 'image' }),
    fileView({ _id: work, type: 'image/png', purpose: 'submission' }),
    fileView({ _id: moving, type: 'image/gif', purpose: 'image' }),
  );
});
beforeEach(() => post('', 'students'));
afterAll(() => api.close());

type Shown = readonly { readonly fileId: string; readonly address: string }[];
const ofDocument = async (title: string, who?: string) => {
  const query = 'query ($title: String!) { documentByTitle(title: $title) { pictures { fileId address } } }';
  const { data } = await api.post(query, { title }, { cookie: who && cookies[who] });
  return (data?.['documentByTitle'] as { readonly pictures: Shown } | null)?.pictures;
};
const ofNews = async (who?: string) => {
  const { data } = await api.post(
    '{ news { items { pictures { fileId address } } } }',
    {},
    { cookie: who && cookies[who] },
  );
  return (data?.['news'] as { readonly items: readonly { readonly pictures: Shown }[] }).items.flatMap(
    (one) => one.pictures,
  );
};
const get = (address: string, who?: string) =>
  request(api.app)
    .get(address)
    .set(who === undefined ? {} : { cookie: cookies[who]! });

describe('the pictures of a document', () => {
  test('are served to visitors while everybody may read it, and not a moment longer', async () => {
    await write('terms', img(shown));
    const [picture] = (await ofDocument('terms'))!;
    const { status, headers, body } = await get(picture!.address);
    expect([status, headers['content-type'], (body as Buffer).equals(bytes)]).toEqual([200, 'image/png', true]);
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': expect.stringMatching(/^private, max-age=\d+, immutable$/),
    });
    expect((await get(picture!.address, student)).status).toBe(200);
    await write('terms', img(shown), { published: false });
    expect((await get(picture!.address)).status).toBe(404);
    await write('terms', img(shown), { permissions: ['manager'] });
    expect((await get(picture!.address)).status).toBe(404);
    await write('terms', '<p>Without.</p>');
    expect((await get(picture!.address)).status).toBe(404);
  });
  test('have addresses that end', async () => {
    await write('terms', img(shown));
    const [picture] = (await ofDocument('terms'))!;
    api.clock.at += 31 * 60_000;
    expect((await get(picture!.address)).status).toBe(401);
    expect((await get((await ofDocument('terms'))![0]!.address)).status).toBe(200);
  });
  test('for some roles are theirs alone', async () => {
    await write('for managers', img(shown), { permissions: ['manager'] });
    expect(await ofDocument('for managers')).toBeUndefined();
    expect(await ofDocument('for managers', student)).toBeUndefined();
    const [picture] = (await ofDocument('for managers', manager))!;
    expect((await get(picture!.address, manager)).status).toBe(200);
    expect((await get(picture!.address, student)).status).toBe(404);
    expect((await get(picture!.address)).status).toBe(401);
  });
  test('are pictures that were sent to be shown: no other file is readable by being named', async () => {
    await write('terms', img(work) + img(moving) + img(exampleId('f', 9)));
    expect(await ofDocument('terms')).toEqual([]);
    expect(await ofDocument('terms', manager)).toEqual([]);
  });
});

describe('the pictures of news', () => {
  test('for everybody are served to visitors too', async () => {
    await post(img(shown), 'all');
    const [picture] = await ofNews();
    expect((await get(picture!.address)).status).toBe(200);
    const [own] = await ofNews(student);
    expect([(await get(own!.address, student)).status, (await get(own!.address)).status]).toEqual([200, 401]);
    await post(img(shown), 'students');
    await write('terms', '');
    expect((await get(picture!.address)).status).toBe(404);
    expect(await ofNews()).toEqual([]);
  });
});
