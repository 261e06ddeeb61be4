import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { courseView } from '@paideia/projection-service/courses/course.examples.ts';
import { coursePlans, courses, lessons } from '@paideia/projection-service/courses/course.view.ts';
import { groupView } from '@paideia/projection-service/groups/group.examples.ts';
import { groups, type GroupView } from '@paideia/projection-service/groups/group.view.ts';
import {
  courseProgress,
  groupProgress,
  lessonAudiences,
} from '@paideia/projection-service/lesson-progress/lesson-progress.view.ts';
import { videoRenditions, type RenditionsView } from '@paideia/projection-service/renditions/rendition.view.ts';
import { teachers, type TeacherView } from '@paideia/projection-service/teachers/teacher.view.ts';
import { apiSpec, type ApiSpec } from '../kernel/testing/spec.ts';
import { userView } from '../kernel/testing/examples.ts';

const id = (digit: string) => digit.repeat(24);
const [survey, draft, first, second, day, campus, teacher] = ['a', 'b', 'c', 'd', 'e', 'f', '9'].map(id) as [
  ...[string, string, string, string, string, string, string],
];
const [ada, ben, cleo] = [id('1'), id('2'), id('3')] as [string, string, string];
const dates = { createdAt: '2026-09-01', updatedAt: '2026-09-01' };
const [evening, other, noGroup] = [id('7'), id('8'), id('0')] as [string, string, string];
/** It is Friday 20 November 2026: all of the survey is due. */
const item = (courseId: string) => ({
  courseId,
  order: 1,
  fromDate: '2026-09-07',
  toDate: '2026-11-20',
  termName: 'Autumn',
  teacherIds: [],
});
const share = (courseId: string, ...completed: string[]) => ({ courseId, completed, watchedS: 0 });
const row = (userId: string, standing: number, ...shares: ReturnType<typeof share>[]) => ({
  _id: `${day}_${userId}`,
  groupId: day,
  userId,
  courseIds: [survey, draft],
  standing,
  courses: shares,
});
const ofCourse = (userId: string, standing: number, ...lessons: object[]) => ({
  _id: `${userId}_${survey}`,
  userId,
  courseId: survey,
  groupIds: [day],
  at: '',
  standing,
  lessons: lessons.map((lesson) => ({
    at: '',
    positionS: 0,
    ranges: [],
    completedAt: null,
    lessonId: first,
    ...lesson,
  })),
});
let api: ApiSpec;
const cookies: Record<string, string> = {};
beforeAll(async () => {
  api = await apiSpec();
  const listed = [
    { _id: first, title: 'One', durationS: 200 },
    { _id: second, title: 'Two', durationS: null },
  ];
  await api.put(
    courses,
    courseView({ _id: survey, code: 'OT101', title: 'Survey', lessons: listed }),
    courseView({ _id: draft, code: 'OT102', title: 'Draft', published: false }),
  );
  const group = (_id: string, name: string, staff: Partial<GroupView>) =>
    groupView({ _id, name, regionId: campus, ...staff });
  await api.put(
    groups,
    group(day, 'Day', { facilitatorIds: [teacher] }),
    group(evening, 'Evening', { instructorIds: [other] }),
    group(id('1'), 'Old', { instructorIds: [teacher], archived: true }),
  );
  await api.put(coursePlans, {
    _id: day,
    regionId: campus,
    items: [item(survey), item(draft)],
    courseIds: [survey, draft],
    why: [],
  });
  await api.put(
    groupProgress,
    row(ada, 2_000_000, share(survey, first, second)),
    row(ben, 0),
    row(cleo, 90, share(survey)),
  );
  await api.put(
    courseProgress,
    ofCourse(ada, 2_000_000, { completedAt: '2026-11-01' }, { lessonId: second, completedAt: '2026-11-01' }),
    ofCourse(ben, 0),
    ofCourse(cleo, 90, { ranges: [{ from: 10, to: 100 }] }),
  );
  await api.put(lessonAudiences, {
    _id: survey,
    lessons: [{ lessonId: first, opened: 9, completed: 4 }],
  });
  await api.put(lessonAudiences, {
    _id: `${day}_${survey}`,
    lessons: [{ lessonId: first, opened: 2, completed: 1 }],
  });
  const taught = (_id: string, userId: string): TeacherView => ({
    _id,
    _revision: 0,
    name: 'T',
    nameKey: 't',
    title: null,
    bio: null,
    email: null,
    kind: 'facilitator',
    userId,
    regionIds: [],
    ...dates,
  });
  await api.put(teachers, taught(teacher, id('4')), taught(other, id('d')));
  const people: Readonly<Record<string, Parameters<typeof userView>[0]>> = {
    ada: { _id: ada, fullName: 'Ada', groupIds: [day], regionIds: [campus] },
    ben: { _id: ben, fullName: 'Ben', groupIds: [day], regionIds: [campus] },
    cleo: { _id: cleo, isErased: true },
    teacher: { _id: id('4') },
    studentTeacher: { _id: id('d'), groupIds: [day], regionIds: [campus] },
    otherTeacher: { _id: id('5'), regionRoles: [{ regionId: campus, slug: 'c', roleNames: ['instructor'] }] },
    admin: { _id: id('6'), roles: ['admin', 'manager', 'user'] },
    regionAdmin: { _id: id('7'), regionRoles: [{ regionId: campus, slug: 'c', roleNames: ['admin'] }] },
    manager: { _id: id('8'), roles: ['manager', 'user'], regionIds: [campus] },
    otherManager: { _id: id('9'), roles: ['manager', 'user'], regionIds: [id('0')] },
    keyHolder: { _id: id('a'), regionIds: [campus], individualPermissions: ['groups:read'] },
  };
  for (const [name, more] of Object.entries(people))
    cookies[name] = await api.signIn(userView({ email: `${name.toLowerCase()}@example.org`, ...more }));
});
afterAll(() => api.close());
const ask = async (query: string, who = 'admin') => {
  const { data, errors } = await api.post(`{ ${query} }`, {}, { cookie: cookies[who] });
  return errors[0]?.extensions.code ?? data;
};
const fields = 'groupName due columns { code title count due } audience { title opened completed }';
const students = 'students { total items { name completed behind cells { completed opened percent } } }';
const none = { completed: 0, opened: false, percent: 0 };

test('who is behind most comes first, with what is done of each published course', async () =>
  expect(await ask(`groupProgress(groupId: "${day}") { ${fields} ${students} }`)).toEqual({
    groupProgress: {
      groupName: 'Day',
      due: 2,
      columns: [{ code: 'OT101', title: 'Survey', count: 2, due: 2 }],
      audience: null,
      students: {
        total: 3,
        items: [
          { name: 'Ben', completed: 0, behind: 2, cells: [none] },
          { name: null, completed: 0, behind: 2, cells: [{ ...none, opened: true }] },
          { name: 'Ada', completed: 2, behind: 0, cells: [{ completed: 2, opened: true, percent: 100 }] },
        ],
      },
    },
  }));
test('of one course each lesson is told, what was watched of it, and by how many', async () =>
  expect(
    await ask(`groupProgress(groupId: "${day}", courseId: "${survey}", perPage: 2) { ${fields} ${students} }`),
  ).toEqual({
    groupProgress: {
      groupName: 'Day',
      due: 2,
      columns: [
        { code: null, title: 'One', count: 1, due: 1 },
        { code: null, title: 'Two', count: 1, due: 1 },
      ],
      audience: [
        { title: 'One', opened: 2, completed: 1 },
        { title: 'Two', opened: 0, completed: 0 },
      ],
      students: {
        total: 3,
        items: [
          { name: 'Ben', completed: 0, behind: 2, cells: [none, { ...none, percent: null }] },
          {
            name: null,
            completed: 0,
            behind: 2,
            cells: [
              { completed: 0, opened: true, percent: 45 },
              { ...none, percent: null },
            ],
          },
        ],
      },
    },
  }));
test('a course that the group does not take, or not yet, is not there', async () => {
  for (const courseId of [draft, id('0')])
    expect(await ask(`groupProgress(groupId: "${day}", courseId: "${courseId}") { due }`)).toBe('notFound');
});
test.each([
  ['teacher', { groupProgress: { due: 2 } }],
  ['regionAdmin', { groupProgress: { due: 2 } }],
  ['manager', { groupProgress: { due: 2 } }],
  ['otherTeacher', 'notFound'],
  ['otherManager', 'notFound'],
  ['keyHolder', 'notFound'],
  ['ada', 'notFound'],
  ['studentTeacher', 'notFound'],
])('a %s is told %j', async (who, answer) =>
  expect(await ask(`groupProgress(groupId: "${day}") { due }`, who)).toEqual(answer),
);
test.each(['groupProgress', 'lessonWatching'])(
  '%s of a group that is not theirs is refused to them as that of one that is not there',
  async (operation) => {
    const refusalOf = async (groupId: string, cookie?: string) => {
      const rest = operation === 'groupProgress' ? ') { due }' : `, courseId: "${survey}") { title }`;
      const { data, errors } = await api.post(`{ ${operation}(groupId: "${groupId}"${rest} }`, {}, { cookie });
      return { data, errors };
    };
    for (const who of ['otherTeacher', 'studentTeacher', 'ada', 'otherManager', 'signedOut'])
      expect([who, await refusalOf(day, cookies[who])]).toEqual([who, await refusalOf(noGroup, cookies[who])]);
    expect((await refusalOf(day)).errors[0]?.extensions.code).toBe('session.none');
  },
);
test.each([
  ['teacher', [{ _id: day, name: 'Day', regionName: null }]],
  ['studentTeacher', [{ _id: evening, name: 'Evening', regionName: null }]],
  ['otherTeacher', null],
  ['admin', null],
  ['ada', null],
])('the dashboard of a %s has the groups that this person teaches: %j', async (who, taughtGroups) =>
  expect(await ask('dashboard { taughtGroups { _id name regionName } }', who)).toEqual({
    dashboard: { taughtGroups },
  }),
);
test('of each lesson is told how many watched which twentieth of it, everybody once', async () => {
  const answer = await ask(`lessonWatching(groupId: "${day}", courseId: "${survey}") { title students parts }`);
  // Cleo watched from the tenth second of two hundred to the hundredth.
  const parts = Array.from({ length: 20 }, (_, n) => Number(n >= 1 && n < 10));
  const nobody = { students: 0, parts: Array.from({ length: 20 }, () => 0) };
  expect(answer).toEqual({
    lessonWatching: [
      { title: 'One', students: 1, parts },
      { title: 'Two', ...nobody },
    ],
  });
});
test.each([
  ['teacher', undefined],
  ['regionAdmin', undefined],
  ['otherTeacher', 'notFound'],
  ['ada', 'notFound'],
])('a %s is told so, or nothing', async (who, refusal) => {
  const told = await ask(`lessonWatching(groupId: "${day}", courseId: "${survey}") { title }`, who);
  expect(told).toEqual(refusal ?? { lessonWatching: [{ title: 'One' }, { title: 'Two' }] });
  expect(await ask(`lessonWatching(groupId: "${day}", courseId: "${draft}") { title }`, who)).toBe('notFound');
});

test.each([
  ['admin', [{ name: 'Day', students: 3, percent: 33 }], 1],
  ['manager', [{ name: 'Day', students: 3, percent: 33 }], 1],
  ['otherManager', [], 0],
])('a %s sees of a course the groups whose progress is theirs to see: %j', async (who, groupsSeen, students) => {
  expect(await ask(`courseProgressByGroup(courseId: "${survey}") { name students percent }`, who)).toEqual({
    courseProgressByGroup: groupsSeen,
  });
  expect(await ask(`lessonWatching(courseId: "${survey}") { title students }`, who)).toEqual({
    lessonWatching: [
      { title: 'One', students },
      { title: 'Two', students: 0 },
    ],
  });
});
test.each(['ada', 'studentTeacher', 'regionAdmin', 'signedOut'])('a %s is told nothing of all groups', async (who) => {
  const refusal = who === 'signedOut' ? 'session.none' : 'noAccess';
  expect(await ask(`courseProgressByGroup(courseId: "${survey}") { name }`, who)).toBe(refusal);
  expect(await ask(`lessonWatching(courseId: "${survey}") { title }`, who)).toBe(refusal);
});
test('of several groups the one furthest behind comes first, and who is in two counts once in the watching', async () => {
  const plan = { regionId: campus, items: [item(survey)], courseIds: [survey], why: [] };
  await api.put(coursePlans, { _id: evening, ...plan }, { _id: id('1'), ...plan });
  await api.put(groupProgress, { ...row(cleo, 90, share(survey)), _id: `${evening}_${cleo}`, groupId: evening });
  await api.put(courseProgress, {
    ...ofCourse(cleo, 90, { ranges: [{ from: 10, to: 100 }] }),
    groupIds: [day, evening],
  });
  expect(await ask(`courseProgressByGroup(courseId: "${survey}") { name students percent }`)).toEqual({
    courseProgressByGroup: [
      { name: 'Evening', students: 1, percent: 0 },
      { name: 'Day', students: 3, percent: 33 },
    ],
  });
  expect(await ask(`lessonWatching(courseId: "${survey}") { students }`)).toEqual({
    lessonWatching: [{ students: 1 }, { students: 0 }],
  });
});

test('a course says by how many of all its lessons were seen', async () =>
  expect(await ask(`Course(id: "${survey}") { audience { title opened completed } }`)).toEqual({
    Course: {
      audience: [
        { title: 'One', opened: 9, completed: 4 },
        { title: 'Two', opened: 0, completed: 0 },
      ],
    },
  }));

test('a lesson whose length nobody wrote down is as long as its longest recording', async () => {
  const recording = (_id: string, durationS: number | null): RenditionsView => ({
    _id,
    _revision: 0,
    status: 'ready',
    failure: null,
    run: null,
    renditions: [],
    hasPoster: false,
    durationS,
  });
  await api.put(videoRenditions, recording(id('1'), 380.5), recording(id('2'), 400), recording(id('3'), null));
  const attached = (locale: string, digit: string) => ({ locale, videoId: id(digit) });
  await api.put(lessons, {
    _id: second,
    _revision: 0,
    courseId: survey,
    title: 'Two',
    titleKey: 'two',
    notes: '',
    durationS: null,
    videos: [attached('en', '1'), attached('pl_PL', '2'), attached('de_DE', '3'), attached('fr_FR', '4')],
    ...dates,
  });
  await api.put(courseProgress, ofCourse(ben, 0, { lessonId: second, ranges: [{ from: 0, to: 100 }] }));
  const cells = 'students { items { name cells { percent } } }';
  expect(await ask(`groupProgress(groupId: "${day}", courseId: "${survey}", perPage: 1) { ${cells} }`)).toEqual({
    groupProgress: { students: { items: [{ name: 'Ben', cells: [{ percent: 0 }, { percent: 25 }] }] } },
  });
  const parts = Array.from({ length: 20 }, (_, n) => Number(n < 5));
  for (const whose of [`groupId: "${day}", courseId: "${survey}"`, `courseId: "${survey}"`])
    expect(await ask(`lessonWatching(${whose}) { parts }`)).toMatchObject({ lessonWatching: [{}, { parts }] });
});
