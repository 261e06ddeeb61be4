import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { bundleIdOf, type BundledFile } from '@paideia/events/offline-app/course-bundle.events.ts';
import { courseView } from '@paideia/projection-service/courses/course.examples.ts';
import { coursePlans, courses } from '@paideia/projection-service/courses/course.view.ts';
import { fileView } from '@paideia/projection-service/files/file.examples.ts';
import { files } from '@paideia/projection-service/files/file.view.ts';
import { groupView } from '@paideia/projection-service/groups/group.examples.ts';
import { groups } from '@paideia/projection-service/groups/group.view.ts';
import {
  courseBundleCounts,
  courseBundles,
  offlineReleases,
} from '@paideia/projection-service/offline-app/offline-app.view.ts';
import { siteSettings } from '@paideia/projection-service/site-settings/site-setting.view.ts';
import { userView } from '../kernel/testing/examples.ts';
import { apiSpec, type ApiSpec } from '../kernel/testing/spec.ts';

const id = (digit: string) => digit.repeat(24);
const [survey, draft, gospels, map, outline, gone] = ['a', 'b', 'c', 'd', 'e', 'f'].map(id) as [
  ...[string, string, string, string, string, string],
];
const [evening, day, testers] = [id('2'), id('3'), id('4')];
const item = (courseId: string) => ({
  courseId,
  order: 1,
  fromDate: '2026-09-07',
  toDate: '2026-12-18',
  termName: 'Autumn',
  teacherIds: [],
});
const bundle = (courseId: string, groupVersion: number, ...of: BundledFile[]) => ({
  _id: bundleIdOf(evening, courseId),
  groupId: evening,
  courseId,
  version: 1,
  files: of,
  groupVersion,
  publishedAt: '2026-11-20T09:00:00.000Z',
});
let api: ApiSpec;
let student: string;
let tester: string;
let root: string;
beforeAll(async () => {
  api = await apiSpec();
  student = await api.signIn(userView({ _id: id('1'), groupIds: [evening, day] }));
  tester = await api.signIn(userView({ _id: id('5'), groupIds: [testers] }));
  root = await api.signIn(userView({ _id: id('6'), roles: ['superadmin', 'admin', 'user'] }));
  await api.put(
    courses,
    courseView({
      _id: survey,
      code: 'OT101',
      title: 'Survey',
      outlines: [{ locale: 'en', fileId: outline }],
      downloads: [{ fileId: map, name: 'Map.pdf' }],
    }),
    courseView({ _id: draft, code: 'OT102', title: 'Draft', published: false }),
    courseView({ _id: gospels, code: 'NT101', title: 'Gospels', downloads: [{ fileId: map, name: 'Journeys.pdf' }] }),
  );
  await api.put(files, fileView({ _id: map }), fileView({ _id: outline }));
  await api.put(
    groups,
    groupView({ _id: evening, name: 'Evening', regionId: id('9'), offlineApp: true }),
    groupView({ _id: day, name: 'Day', regionId: id('9') }),
  );
  const taken = [survey, draft, gospels];
  for (const _id of [evening, day])
    await api.put(coursePlans, { _id, regionId: id('9'), items: taken.map(item), courseIds: taken, why: [] });
  await api.put(
    courseBundles,
    bundle(
      survey,
      1,
      { kind: 'outline', id: outline, locale: 'en', videoId: null },
      { kind: 'download', id: gone, locale: null, videoId: null },
    ),
    bundle(draft, 2, { kind: 'download', id: map, locale: null, videoId: null }),
    bundle(gospels, 3, { kind: 'download', id: map, locale: null, videoId: null }),
  );
  await api.put(courseBundleCounts, { _id: evening, version: 3 });
  const release = (_id: 'default' | 'test', version: string) => ({
    _id,
    _revision: 0,
    appRegion: _id,
    version,
    notes: 'New.',
    minVersion: null,
    publishedAt: '2026-11-20T09:00:00.000Z',
  });
  await api.put(offlineReleases, release('default', '2.4'), release('test', '2.5'));
  await api.put(siteSettings, {
    _id: 'appVersionTestGroupId',
    key: 'appVersionTestGroupId',
    value: testers,
    changedBy: null,
    changedAt: '2026-11-20T09:00:00.000Z',
  });
});
afterAll(() => api.close());

describe('what a device is to fetch', () => {
  const query = `query ($groupId: ID!, $since: Int) { courseSync(groupId: $groupId, sinceVersion: $since) {
    isOffline version courseIds courses { courseId version files { kind name size address } } } }`;
  const ask = async (groupId: string, since: number, cookie = student) => {
    const { data, errors } = await api.post(query, { groupId, since }, { cookie });
    return (data?.['courseSync'] as object | undefined) ?? errors[0]?.extensions['code'];
  };
  test('is all that is there of what is published, at first', async () => {
    expect(await ask(evening, 0)).toEqual({
      isOffline: true,
      version: 3,
      courseIds: [survey, gospels],
      courses: [
        {
          courseId: survey,
          version: 1,
          files: [
            {
              kind: 'outline',
              name: 'OT101 Survey (en).pdf',
              size: expect.any(Number),
              address: expect.stringMatching(/^\/files\//),
            },
          ],
        },
        { courseId: gospels, version: 1, files: [expect.objectContaining({ kind: 'download', name: 'Journeys.pdf' })] },
      ],
    });
  });
  test('is what has changed since, later', async () => {
    expect(await ask(evening, 2)).toMatchObject({ version: 3, courses: [{ courseId: gospels }] });
    expect(await ask(evening, 3)).toMatchObject({ version: 3, courseIds: [survey, gospels], courses: [] });
  });
  test('is nothing for a group that does not use the app', async () => {
    expect(await ask(day, 0)).toEqual({ isOffline: false, version: 0, courseIds: [], courses: [] });
  });
  test('is of groups of one’s own', async () => {
    expect(await ask(evening, 0, tester)).toBe('notFound');
    expect(await ask(id('8'), 0)).toBe('notFound');
  });
});

describe('the newest version of the app', () => {
  const ask = async (cookie: string, asked = '') => {
    const { data, errors } = await api.post(`{ offlineRelease${asked} { version } }`, {}, { cookie });
    return (data?.['offlineRelease'] as { version: string } | undefined)?.version ?? errors[0]?.extensions['code'];
  };
  test('is that for everybody, for the test group that of the test group', async () => {
    expect([await ask(student), await ask(tester), await ask(root)]).toEqual(['2.4', '2.5', '2.4']);
  });
  test('for others is for whoever publishes it', async () => {
    const ofTest = '(appRegion: test)';
    expect([await ask(student, ofTest), await ask(tester, ofTest), await ask(root, ofTest)]).toEqual([
      'noAccess',
      '2.5',
      '2.5',
    ]);
  });
  test('is published by its command', async () => {
    const { errors } = await api.post(
      'mutation { publishOfflineRelease(input: { appRegion: test, version: "2.6", notes: "N" }) { version } }',
      {},
      { cookie: root },
    );
    expect(errors).toEqual([]);
    expect(api.sent.at(-1)?.envelope).toMatchObject({
      type: 'PublishOfflineRelease',
      data: { appRegion: 'test', version: '2.6', notes: 'N' },
    });
  });
});
