import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import request from 'supertest';
import { exampleId } from '@paideia/events/kernel/examples.ts';
import { plannedParts } from '@paideia/objects/port.ts';
import { courseView } from '@paideia/projection-service/courses/course.examples.ts';
import { coursePlans, courses } from '@paideia/projection-service/courses/course.view.ts';
import { fileView } from '@paideia/projection-service/files/file.examples.ts';
import { files } from '@paideia/projection-service/files/file.view.ts';
import { groupView } from '@paideia/projection-service/groups/group.examples.ts';
import { groups } from '@paideia/projection-service/groups/group.view.ts';
import { apiSpec, type ApiSpec } from '../kernel/testing/spec.ts';
import { userView } from '../kernel/testing/examples.ts';

const [day, other, campus] = [exampleId('e', 1), exampleId('e', 2), exampleId('f', 1)];
const [survey, gospels, draft, bare] = [1, 2, 3, 4].map((n) => exampleId('c', n)) as [string, string, string, string];
const [polish, english, german, secret] = [1, 2, 3, 4].map((n) => exampleId('d', n)) as [
  ...[string, string, string, string],
];
const key = `outlines/${day}/${'0'.repeat(64)}`;
const bytes = Buffer.from('PK and so on');
let answer: object = { key: null, done: 1, isFailed: false };
let api: ApiSpec;
const cookies: Record<string, string> = {};

beforeAll(async () => {
  api = await apiSpec({ operate: () => answer });
  const outline = (locale: string, fileId: string) => ({ locale, fileId });
  await api.put(
    files,
    ...[polish, english, german, secret].map((_id, n) =>
      fileView({ _id, type: 'application/pdf', size: 100 + n, purpose: 'outline', status: 'stored' }),
    ),
  );
  await api.put(
    courses,
    courseView({
      _id: survey,
      code: 'OT101',
      title: 'Survey',
      outlines: [outline('pl_PL', polish), outline('en', english)],
    }),
    courseView({ _id: gospels, code: 'NT101', title: 'Gospels', outlines: [outline('de_DE', german)] }),
    courseView({ _id: draft, code: 'XX101', title: 'Draft', published: false, outlines: [outline('en', secret)] }),
    courseView({ _id: bare, code: 'YY101', title: 'Bare', outlines: [] }),
  );
  for (const _id of [day, other]) await api.put(groups, groupView({ _id, name: 'Day', regionId: campus }));
  const courseIds = [survey, gospels, draft, bare];
  const item = { order: 1, fromDate: '2026-09-07', toDate: '2026-11-20', termName: 'Autumn', teacherIds: [] };
  const items = courseIds.map((courseId) => ({ ...item, courseId }));
  await api.put(coursePlans, { _id: day, regionId: campus, items, courseIds, why: [] });
  const people: Readonly<Record<string, Parameters<typeof userView>[0]>> = {
    student: { groupIds: [day], regionIds: [campus] },
    polishStudent: { groupIds: [day], locale: 'pl_PL' },
    otherStudent: { groupIds: [other], regionIds: [campus] },
    manager: { roles: ['manager', 'user'], regionIds: [campus] },
    instructor: { regionRoles: [{ regionId: campus, slug: 'c', roleNames: ['instructor'] }] },
    admin: { roles: ['admin', 'manager', 'user'] },
    otherManager: { roles: ['manager', 'user'], regionIds: [exampleId('f', 2)] },
  };
  for (const [n, [name, more]] of Object.entries(people).entries())
    cookies[name] = await api.signIn(
      userView({ _id: exampleId('1', n), email: `${name.toLowerCase()}@example.org`, ...more }),
    );
});
afterAll(() => api.close());

const ask = async (query: string, who = 'student') => {
  const { data, errors } = await api.post(`{ ${query} }`, {}, { cookie: cookies[who] });
  return errors[0]?.extensions['code'] ?? Object.values(data ?? {})[0];
};
const askZip = (who?: string, groupId = day) =>
  ask(`groupOutlinesZipUrl(groupId: "${groupId}") { done count url isFailed }`, who);
const asked = () => api.operated.at(-1);

test('how many outlines there are is told, and how large they are, of published courses alone', async () =>
  expect(await ask(`groupOutlines(groupId: "${day}") { count size }`)).toEqual({ count: 2, size: 203 }));
test.each([
  ['student', english, 'OT101 Survey (en).pdf'],
  ['polishStudent', polish, 'OT101 Survey (pl_PL).pdf'],
])('a %s is given what is in the own language, else what there is', async (who, fileId, name) => {
  expect(await askZip(who)).toEqual({ done: 1, count: 2, url: null, isFailed: false });
  expect(asked()).toEqual({
    path: '/operations/outline-archive',
    body: {
      groupId: day,
      locale: who === 'student' ? 'en' : 'pl_PL',
      files: [
        { fileId, name, size: fileId === polish ? 100 : 101 },
        { fileId: german, name: 'NT101 Gospels (de_DE).pdf', size: 102 },
      ],
    },
  });
});
test.each(['manager', 'instructor', 'admin'])('a %s of the region is told too', async (who) =>
  expect(await askZip(who)).toMatchObject({ count: 2 }),
);
test.each(['otherStudent', 'otherManager', undefined])('to %s the group is not there', async (who) => {
  const before = api.operated.length;
  for (const groupId of [day, exampleId('e', 9)])
    for (const field of [
      `groupOutlines(groupId: "${groupId}") { count }`,
      `groupOutlinesZipUrl(groupId: "${groupId}") { done }`,
    ])
      expect(await ask(field, who ?? 'nobody')).toBe(who === undefined ? 'session.none' : 'notFound');
  expect(api.operated.length).toBe(before);
});
test('without outlines there is no archive', async () => {
  expect(await ask(`groupOutlines(groupId: "${other}") { count }`, 'otherStudent')).toEqual({ count: 0 });
  expect(await askZip('otherStudent', other)).toEqual({ done: 0, count: 0, url: null, isFailed: true });
});
test('that it could not be made is said', async () => {
  answer = { key: null, done: 1, isFailed: true };
  expect(await askZip()).toEqual({ done: 1, count: 2, url: null, isFailed: true });
});

test('the address serves whoever asked for hours, and goes on where it broke off', async () => {
  const upload = { key, uploadId: await api.objects.begin(key) };
  const part = await api.objects.writePart(plannedParts(upload, bytes.length)[0]!, Readable.from([bytes]));
  await api.objects.complete(upload, [part]);
  answer = { key, done: 2, isFailed: false };
  const { url } = (await askZip()) as { readonly url: string };
  const get = (who: string, headers: object = {}) =>
    request(api.app)
      .get(url)
      .set({ cookie: cookies[who]!, ...headers })
      .responseType('blob');
  const whole = await get('student');
  expect([whole.status, (whole.body as Buffer).equals(bytes)]).toEqual([200, true]);
  expect(whole.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': "attachment; filename*=UTF-8''Day%20(en).zip",
  });
  api.clock.at += 5 * 3_600_000;
  const rest = await get('student', { range: 'bytes=3-', 'if-range': whole.headers['etag'] });
  expect([rest.status, (rest.body as Buffer).equals(bytes.subarray(3))]).toEqual([206, true]);
  const changed = await get('student', { range: 'bytes=3-', 'if-range': '"older"' });
  expect([changed.status, (changed.body as Buffer).equals(bytes)]).toEqual([200, true]);
  expect((await get('admin')).status).toBe(404);
});
