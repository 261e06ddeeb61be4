import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { courseView } from '@paideia/projection-service/courses/course.examples.ts';
import { coursePlans, courses, lessons } from '@paideia/projection-service/courses/course.view.ts';
import { courseProgress } from '@paideia/projection-service/lesson-progress/lesson-progress.view.ts';
import { fileView } from '@paideia/projection-service/files/file.examples.ts';
import { files } from '@paideia/projection-service/files/file.view.ts';
import { groupView } from '@paideia/projection-service/groups/group.examples.ts';
import { groups } from '@paideia/projection-service/groups/group.view.ts';
import { videos, type VideoView } from '@paideia/projection-service/uploads/video.view.ts';
import { apiSpec, type ApiSpec } from '../kernel/testing/spec.ts';
import { userView } from '../kernel/testing/examples.ts';

const id = (digit: string) => digit.repeat(24);
const [survey, draft, foreign, first, second, hidden] = ['a', 'b', 'c', 'd', 'e', 'f'].map(id) as [
  ...[string, string, string, string, string, string],
];
const [me, day, campus] = [id('1'), id('2'), id('3')];
const dates = { createdAt: '2026-09-01', updatedAt: '2026-09-01' };
const item = (courseId: string) => ({
  courseId,
  order: 1,
  fromDate: '2026-09-07',
  toDate: '2026-12-18',
  termName: 'Autumn',
  teacherIds: [],
});
const row = (_id: string, title: string) => ({ _id, title, durationS: null });
const lesson = (_id: string, courseId: string, ...attached: string[]) => ({
  _id,
  _revision: 0,
  courseId,
  title: 'L',
  titleKey: 'l',
  notes: '<p>Read.</p>',
  durationS: null,
  ...dates,
  videos: attached.map((videoId) => ({ locale: 'en', videoId })),
});
const film = (digit: string, itemId: string, more: Partial<VideoView> = {}): VideoView => ({
  _id: id(digit),
  _revision: 0,
  itemId,
  itemType: 'lesson',
  title: `Film ${digit}`,
  locale: 'en',
  size: 9,
  type: 'video/mp4',
  partsCount: 1,
  multipartUploadId: 'x',
  status: 'completed',
  failure: null,
  requestedBy: id('9'),
  requestedAt: '2026-11-20',
  completedAt: null,
  subtitles: [],
  ...more,
});
let api: ApiSpec;
let student: string;
let stranger: string;
let polish: string;
let german: string;
beforeAll(async () => {
  api = await apiSpec();
  student = await api.signIn(userView({ _id: me, groupIds: [day] }));
  polish = await api.signIn(userView({ _id: id('7'), groupIds: [day], locale: 'pl_PL' }));
  german = await api.signIn(userView({ _id: id('8'), groupIds: [day], locale: 'de_DE' }));
  stranger = await api.signIn(userView({ _id: id('4') }));
  await api.put(
    courses,
    courseView({
      _id: survey,
      code: 'OT101',
      title: 'Survey',
      lessons: [row(first, 'One'), row(second, 'Two')],
      outlines: [
        { locale: 'en', fileId: first },
        { locale: 'pl_PL', fileId: second },
      ],
      downloads: [
        { fileId: hidden, name: 'Gone.pdf' },
        { fileId: first, name: 'Map.pdf' },
      ],
      image: { fileId: first, alt: 'A scroll' },
    }),
    courseView({ _id: draft, code: 'OT102', title: 'Draft', published: false, lessons: [row(hidden, 'Hidden')] }),
    courseView({ _id: foreign, code: 'OT103', title: 'Foreign' }),
  );
  await api.put(files, fileView({ _id: first }), fileView({ _id: second }));
  await api.put(
    lessons,
    lesson(first, survey, id('5'), id('6')),
    lesson(second, survey),
    lesson(hidden, draft, id('8')),
  );
  await api.put(groups, groupView({ _id: day, name: 'Day', regionId: campus, studentCount: 1 }));
  await api.put(coursePlans, {
    _id: day,
    regionId: campus,
    items: [item(survey), item(draft)],
    courseIds: [survey, draft],
    why: [],
  });
  await api.put(
    videos,
    film('5', first, {
      subtitles: [
        { locale: 'pl_PL', fileId: id('5') },
        { locale: 'en', fileId: id('6') },
      ],
    }),
    film('6', first, { status: 'requested' }),
    film('7', first),
    film('8', hidden),
  );
  // The other file of subtitles was removed meanwhile.
  await api.put(files, {
    _id: id('5'),
    _revision: 1,
    ownerId: id('9'),
    name: 'pl.vtt',
    type: 'text/vtt',
    size: 9,
    purpose: 'subtitles',
    uploadId: 'u',
    status: 'stored',
    refusal: null,
    registeredAt: '2026-11-20',
    storedAt: '2026-11-20',
  });
  const at = '2026-11-20T08:00:00.000Z';
  const watched = (courseId: string, when: string) => ({
    _id: `${me}_${courseId}`,
    userId: me,
    courseId,
    groupIds: [day],
    standing: 1_000_040,
    at: when,
    lessons: [{ lessonId: first, at: when, positionS: 40, ranges: [{ from: 0, to: 40 }], completedAt: when }],
  });
  // What was watched last is of a group that was left since.
  const left = Array.from({ length: 12 }, (_, n) => watched(`${n}`.padStart(24, '9'), '2026-11-21T08:00:00.000Z'));
  await api.put(courseProgress, watched(survey, at), ...left);
});
afterAll(() => api.close());
const ask = async (query: string, cookie = student) => {
  const { data, errors } = await api.post(query, {}, { cookie });
  return errors[0] ? errors[0].extensions.code : data;
};

test('a student sees what is published of the own group, and how far it is done', async () => {
  const fields = 'code groupName completedLessons nextLessonId lessons { title completed }';
  const course = {
    code: 'OT101',
    groupName: 'Day',
    completedLessons: 1,
    nextLessonId: second,
    lessons: [
      { title: 'One', completed: true },
      { title: 'Two', completed: false },
    ],
  };
  expect(await ask(`{ myCourses(groupId: "${day}") { ${fields} } course(_id: "${survey}") { ${fields} } }`)).toEqual({
    myCourses: [course],
    course,
  });
});
test('a lesson goes on where it was left, on any device', async () => {
  const fields = 'notes positionS completed watched { from to }';
  expect(await ask(`{ lesson(_id: "${first}") { ${fields} } }`)).toEqual({
    lesson: { notes: '<p>Read.</p>', positionS: 40, completed: true, watched: [{ from: 0, to: 40 }] },
  });
  expect(await ask('{ recentLessons { title courseTitle completed } }')).toEqual({
    recentLessons: [{ title: 'One', courseTitle: 'Survey', completed: true }],
  });
});
test('a lesson has the videos that are there, each with an address, for whoever may read it alone', async () => {
  const query = `{ lesson(_id: "${first}") { videos { _id locale title address subtitles { locale name address } } } }`;
  expect(await ask(query)).toEqual({
    lesson: {
      videos: [
        {
          _id: id('5'),
          locale: 'en',
          title: 'Film 5',
          address: expect.stringMatching(/^\/files\//),
          subtitles: [{ locale: 'pl_PL', name: 'pl.vtt', address: expect.stringMatching(/^\/files\//) }],
        },
      ],
    },
  });
  expect(await ask(`{ lesson(_id: "${second}") { videos { _id } } }`)).toEqual({ lesson: { videos: [] } });
  expect(await ask(query, stranger)).toBe('notFound');
});
test('a course has an outline in the language of the student, else in English, and its picture', async () => {
  const query = `{ course(_id: "${survey}") { outline { locale name type size address } image { alt address } } }`;
  const address = expect.stringMatching(/^\/files\//);
  const outline = (locale: string) => ({
    locale,
    name: `OT101 Survey (${locale}).pdf`,
    type: 'application/pdf',
    size: 9,
    address,
  });
  const image = { alt: 'A scroll', address };
  expect(await ask(query)).toEqual({ course: { outline: outline('en'), image } });
  expect(await ask(query, polish)).toEqual({ course: { outline: outline('pl_PL'), image } });
  expect(await ask(query, german)).toEqual({ course: { outline: outline('en'), image } });
});
test('what may be downloaded of a course is what is there, for whoever takes it alone', async () => {
  const query = `{ courseDownloads(courseId: "${survey}") { name type size address } }`;
  const file = { type: 'application/pdf', size: 9, address: expect.stringMatching(/^\/files\//) };
  expect(await ask(query)).toEqual({ courseDownloads: [{ name: 'Map.pdf', ...file }] });
  expect(await ask(query, stranger)).toBe('notFound');
});
test.each([
  ['downloads of a draft', `courseDownloads(courseId: "${draft}") { name }`],
  ['a draft', `course(_id: "${draft}") { code }`],
  ['a lesson of a draft', `lesson(_id: "${hidden}") { notes }`],
  ['a video of a draft', `lesson(_id: "${hidden}") { videos { address } }`],
  ['a course of other groups', `course(_id: "${foreign}") { code }`],
  ['a group of others', `myCourses(groupId: "${id('9')}") { code }`],
  ['what is not there', `lesson(_id: "${id('9')}") { notes }`],
])('%s is as if it were not there', async (_, query) => expect(await ask(`{ ${query} }`)).toBe('notFound'));
test('others have no such course', async () => {
  expect(await ask(`{ course(_id: "${survey}") { code } }`, stranger)).toBe('notFound');
  expect(await ask('{ recentLessons { title } }', stranger)).toEqual({ recentLessons: [] });
});
test('what a student does is noted as the student’s own', async () => {
  await ask(`mutation { openCourse(courseId: "${survey}") }`);
  expect(api.sent.at(-1)?.envelope).toMatchObject({ type: 'OpenCourse', data: { userId: me, courseId: survey } });
  const input = `{ courseId: "${survey}", lessonId: "${first}", positionS: 41, ranges: [{ from: 40, to: 41 }] }`;
  await ask(`mutation { recordLessonWatch(input: ${input}) { positionS } }`);
  expect(api.sent.at(-1)?.envelope).toMatchObject({
    type: 'RecordLessonWatch',
    data: { userId: me, lessonId: first, positionS: 41, ranges: [{ from: 40, to: 41 }] },
  });
});
