import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { categories } from '@paideia/projection-service/categories/category.view.ts';
import { courseView } from '@paideia/projection-service/courses/course.examples.ts';
import { coursePlans, courses, lessons } from '@paideia/projection-service/courses/course.view.ts';
import { fileView } from '@paideia/projection-service/files/file.examples.ts';
import { files } from '@paideia/projection-service/files/file.view.ts';
import { apiSpec, type ApiSpec } from '../kernel/testing/spec.ts';
import { userView } from '../kernel/testing/examples.ts';

const id = (digit: string) => digit.repeat(24);
const [survey, draft, first, studies] = [id('a'), id('b'), id('c'), id('d')];
const at = { createdAt: '2026-09-01', updatedAt: '2026-09-01' };
let api: ApiSpec;
let admin: string;
beforeAll(async () => {
  api = await apiSpec();
  admin = await api.signIn(userView({ _id: id('1'), roles: ['admin', 'user'] }));
  await api.put(
    courses,
    courseView({
      _id: survey,
      code: 'OT101',
      title: 'Old Testament Survey',
      categoryId: studies,
      lessons: [{ _id: first, title: 'In the beginning', durationS: null }],
      outlines: [
        { locale: 'en', fileId: first },
        { locale: 'pl_PL', fileId: studies },
      ],
      downloads: [{ fileId: first, name: 'Map.pdf' }],
      image: { fileId: first, alt: 'A scroll' },
    }),
    courseView({ _id: draft, _revision: 4, code: 'TH110', title: 'Grace', programYear: 2, published: false }),
  );
  await api.put(lessons, {
    _id: first,
    _revision: 2,
    courseId: survey,
    title: 'In the beginning',
    titleKey: 'in the beginning',
    notes: '<p>Read.</p>',
    durationS: null,
    videos: [],
    ...at,
  });
  await api.put(files, fileView({ _id: first }));
  await api.put(categories, {
    _id: studies,
    _revision: 0,
    kind: 'course',
    name: 'Biblical Studies',
    nameKey: 'biblical studies',
    order: 1,
    updatedAt: '2026-09-01',
  });
  await api.put(coursePlans, { _id: id('e'), regionId: id('f'), items: [], courseIds: [survey], why: [] });
});
afterAll(() => api.close());
const ask = (query: string, cookie = admin) => api.post(query, {}, { cookie });

describe('the courses of the console', () => {
  test.each([
    ['', ['OT101', 'TH110']],
    ['published: false', ['TH110']],
    ['programYear: 1', ['OT101']],
    [`categoryId: "${studies}"`, ['OT101']],
    ['q: "grace"', ['TH110']],
  ])('are listed, filtered by %s', async (filter, codes) => {
    const { data } = await ask(`{ allCourses(filter: { ${filter} }) { items { code } } }`);
    expect(data?.['allCourses']).toEqual({ items: codes.map((code) => ({ code })) });
  });
  test('have their lessons, their category and the groups that take them', async () => {
    const fields = 'title categoryName published lessons { _id title } teachers { name } groups { name }';
    const { data } = await ask(`{ Course(id: "${survey}") { ${fields} } Lesson(id: "${first}") { courseId notes } }`);
    expect(data).toEqual({
      Course: {
        title: 'Old Testament Survey',
        categoryName: 'Biblical Studies',
        published: true,
        lessons: [{ _id: first, title: 'In the beginning' }],
        teachers: [],
        // A group that is not there any more is not named.
        groups: [],
      },
      Lesson: { courseId: survey, notes: '<p>Read.</p>' },
    });
  });
  test('have the files that are there, each with an address', async () => {
    const fields = 'outlines { locale name type size address } downloads { name address } image { alt address }';
    const address = expect.stringMatching(/^\/files\//);
    const { data } = await ask(`{ Course(id: "${survey}") { ${fields} } }`);
    expect(data?.['Course']).toEqual({
      outlines: [
        { locale: 'en', name: 'OT101 Old Testament Survey (en).pdf', type: 'application/pdf', size: 9, address },
      ],
      downloads: [{ name: 'Map.pdf', address }],
      image: { alt: 'A scroll', address },
    });
  });
  test('are for staff alone', async () => {
    const student = await api.signIn(userView({ _id: id('2') }));
    for (const query of [
      '{ allCourses { total } }',
      '{ allLessons { total } }',
      '{ categoryChoices(kind: course) { name } }',
    ])
      expect((await ask(query, student)).errors[0]?.extensions.code).toBe('noAccess');
  });
  test('choose among the categories of courses', async () => {
    const { data } = await ask('{ categoryChoices(kind: course) { _id name } }');
    expect(data?.['categoryChoices']).toEqual([{ _id: studies, name: 'Biblical Studies' }]);
  });
});

const input = `{ _id: "${draft}", code: "TH110", title: "Grace", teacherIds: [], programYear: 2, credits: 3 }`;
const lesson = `{ _id: "${first}", title: "In the beginning", notes: "", durationS: 60 }`;
const record = `_id: "${draft}", expectedRevision: 4`;
test.each([
  [`createCourse(input: ${input}) { _id }`, 'CreateCourse', { courseId: draft, credits: 3 }],
  [`updateCourse(input: ${input}, expectedRevision: 4) { _id }`, 'UpdateCourse', { courseId: draft, code: 'TH110' }],
  [`publishCourse(${record}) { published }`, 'PublishCourse', { courseId: draft }],
  [`unpublishCourse(${record}) { published }`, 'UnpublishCourse', { courseId: draft }],
  [`deleteCourse(${record})`, 'DeleteCourse', { courseId: draft }],
  [
    `reorderLessons(lessonIds: ["${first}"], ${record}) { _id }`,
    'ReorderLessons',
    { courseId: draft, lessonIds: [first] },
  ],
  [
    `attachCourseOutline(locale: "pl_PL", fileId: "${first}", ${record}) { _id }`,
    'AttachCourseOutline',
    { courseId: draft, locale: 'pl_PL', fileId: first },
  ],
  [`removeCourseOutline(locale: "en", ${record}) { _id }`, 'RemoveCourseOutline', { courseId: draft, locale: 'en' }],
  [
    `setCourseDownloads(downloads: [{ fileId: "${first}", name: "Map.pdf" }], ${record}) { _id }`,
    'SetCourseDownloads',
    { courseId: draft, downloads: [{ fileId: first, name: 'Map.pdf' }] },
  ],
  [
    `setCourseImage(image: { fileId: "${first}", alt: "A scroll" }, ${record}) { _id }`,
    'SetCourseImage',
    { courseId: draft, image: { fileId: first, alt: 'A scroll' } },
  ],
  [`createLesson(courseId: "${draft}", input: ${lesson}) { _id }`, 'AddLesson', { lessonId: first, courseId: draft }],
  [`updateLesson(input: ${lesson}, expectedRevision: 2) { _id }`, 'UpdateLesson', { lessonId: first, durationS: 60 }],
  [`removeLesson(_id: "${first}", expectedRevision: 2)`, 'RemoveLesson', { lessonId: first }],
])('%s sends its command', async (mutation, type, data) => {
  expect((await ask(`mutation { ${mutation} }`)).errors).toEqual([]);
  expect(api.sent.at(-1)?.envelope).toMatchObject({ type, data });
});
