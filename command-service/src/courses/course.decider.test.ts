import { describe, expect, test } from '@jest/globals';
import {
  courseCommands,
  lessonCommands,
  type CourseCommand,
  type LessonCommand,
} from '@paideia/events/courses/course.commands.ts';
import type { CourseEvent, CourseImage, LessonEvent } from '@paideia/events/courses/course.events.ts';
import { courseExamples, firstLesson, lessonExamples, survey } from '@paideia/events/courses/course.examples.ts';
import { exampleId } from '@paideia/events/kernel/examples.ts';
import { fold } from '../kernel/decide/decider.ts';
import { specFor } from '../kernel/decide/spec.ts';
import { course } from './course.decider.ts';
import { lesson } from './lesson.decider.ts';

const second = exampleId('1', 2);

describe('a course', () => {
  const { given } = specFor(course, {
    isTaken: false,
    categoryExists: true,
    teachersExist: true,
    lessonIds: [firstLesson, second],
    missedBy: null,
    filesAreThere: true,
  });
  const data = courseCommands.CreateCourse.parse(courseExamples.CreateCourse);
  const create = (more: object = {}): CourseCommand => ({ type: 'CreateCourse', data: { ...data, ...more } });
  const edit = (more: object = {}): CourseCommand => ({ type: 'UpdateCourse', data: { ...data, ...more } });
  const act = (type: 'PublishCourse' | 'UnpublishCourse' | 'DeleteCourse'): CourseCommand => ({
    type,
    data: { courseId: survey },
  });
  const order = (...lessonIds: string[]): CourseCommand => ({
    type: 'ReorderLessons',
    data: { courseId: survey, lessonIds },
  });
  const created: CourseEvent = { type: 'CourseCreated', data: { ...data, published: false } };
  const published: CourseEvent = { type: 'CoursePublished', data: { courseId: survey } };
  const deleted: CourseEvent = { type: 'CourseDeleted', data: { courseId: survey } };
  const reordered: CourseEvent = {
    type: 'LessonsReordered',
    data: { courseId: survey, lessonIds: [second, firstLesson] },
  };

  test('is made once, as a draft, with a code of its own', () => {
    given().when(create()).then(created);
    given().when(create(), { isTaken: true }).thenRejected('course.codeTaken');
    given(created).when(create(), { isTaken: true }).thenNothing();
    given(created)
      .when(create({ title: 'Another' }))
      .thenRejected('course.exists');
    given(created, deleted).when(create()).thenRejected('course.exists');
  });
  test('says what changed, and nothing when nothing did', () => {
    given(created).when(edit()).thenNothing();
    given(created)
      .when(edit({ title: 'Survey', teacherIds: [second, second] }))
      .then({ type: 'CourseUpdated', data: { courseId: survey, changed: { title: 'Survey', teacherIds: [second] } } });
    given(created, { type: 'CourseUpdated', data: { courseId: survey, changed: { title: 'Survey' } } })
      .when(edit({ title: 'Survey' }))
      .thenNothing();
  });
  test.each([
    [{ isTaken: true }, 'course.codeTaken'],
    [{ categoryExists: false }, 'course.categoryUnknown'],
    [{ teachersExist: false }, 'course.teacherUnknown'],
  ] as const)('keeps what it is when the facts are %j', (facts, code) => {
    given().when(create(), facts).thenRejected(code);
    given(created)
      .when(edit({ title: 'Survey' }), facts)
      .thenRejected(code);
  });
  test('is published with a lesson, and taken back', () => {
    given(created).when(act('PublishCourse')).then(published);
    given(created).when(act('PublishCourse'), { lessonIds: [] }).thenRejected('course.empty');
    given(created, published).when(act('PublishCourse'), { lessonIds: [] }).thenNothing();
    given(created, published)
      .when(act('UnpublishCourse'))
      .then({ type: 'CourseUnpublished', data: { courseId: survey } });
    given(created).when(act('UnpublishCourse')).thenNothing();
  });
  test('that was there before there were drafts is published', () => {
    given({ type: 'CourseCreated', data: { ...data, published: true } })
      .when(act('PublishCourse'))
      .thenNothing();
  });
  test('is deleted unless something would miss it', () => {
    given(created, published).when(act('DeleteCourse')).then(deleted);
    given(created).when(act('DeleteCourse'), { missedBy: 'group' }).thenRejected('course.taken');
    given(created).when(act('DeleteCourse'), { missedBy: 'exam' }).thenRejected('course.examined');
    given(created).when(act('DeleteCourse'), { missedBy: 'assignment' }).thenRejected('course.examined');
  });
  test('has its lessons in an order that names them all', () => {
    given(created).when(order(second, firstLesson)).then(reordered);
    given(created, reordered).when(order(second, firstLesson)).thenNothing();
    given(created).when(order(second)).thenRejected('course.lessonsChanged');
    given(created).when(order(second, second)).thenRejected('course.lessonsChanged');
  });
  describe('has files', () => {
    const { AttachCourseOutline: outline, SetCourseDownloads: files, SetCourseImage: picture } = courseExamples;
    const attach = (more: object = {}): CourseCommand => ({
      type: 'AttachCourseOutline',
      data: { ...outline, ...more },
    });
    const remove: CourseCommand = { type: 'RemoveCourseOutline', data: courseExamples.RemoveCourseOutline };
    const offer = (...fileIds: string[]): CourseCommand => ({
      type: 'SetCourseDownloads',
      data: { courseId: survey, downloads: fileIds.map((fileId) => ({ fileId, name: 'Map.pdf' })) },
    });
    const show = (image: CourseImage | null): CourseCommand => ({
      type: 'SetCourseImage',
      data: { courseId: survey, image },
    });
    const attached: CourseEvent = { type: 'CourseOutlineAttached', data: outline };
    const offered: CourseEvent = { type: 'CourseDownloadsSet', data: files };
    const shown: CourseEvent = { type: 'CourseImageSet', data: picture };
    const [another, more] = [exampleId('f', 21), exampleId('f', 22)];

    test('one outline in a language, which another takes the place of', () => {
      given(created).when(attach()).then(attached);
      given(created, attached).when(attach()).thenNothing();
      given(created, attached)
        .when(attach({ fileId: another }))
        .then({ type: 'CourseOutlineAttached', data: { ...outline, fileId: another } });
      given(created, attached)
        .when(remove)
        .then({ type: 'CourseOutlineRemoved', data: { courseId: survey, locale: 'pl_PL' } });
      given(created).when(remove).thenNothing();
    });
    test('to download in an order, each once, and a picture', () => {
      given(created)
        .when(offer(another, more, another))
        .thenLike({ data: { downloads: [{ fileId: another }, { fileId: more }] } });
      given(created, offered).when({ type: 'SetCourseDownloads', data: files }).thenNothing();
      given(created).when(show(picture.image)).then(shown);
      given(created, shown).when(show(picture.image)).thenNothing();
      given(created, shown)
        .when(show(null))
        .then({ type: 'CourseImageSet', data: { courseId: survey, image: null } });
    });
    test('that were sent for this', () => {
      for (const command of [attach(), offer(another), show(picture.image)])
        given(created).when(command, { filesAreThere: false }).thenRejected('course.fileUnknown');
    });
    test('and may be published for the outline alone', () => {
      given(created, attached).when(act('PublishCourse'), { lessonIds: [] }).then(published);
    });
    test('that are its own, and are remembered when they are not any more', () => {
      const state = fold(course, [created, attached, offered, shown]);
      const own = [outline.fileId, ...files.downloads.map(({ fileId }) => fileId), picture.image.fileId];
      expect(course.claims!(state).map(({ value }) => value)).toEqual(['OT101', ...own]);
      expect(state.formerFileIds).toEqual([]);
      const again: CourseEvent = { type: 'CourseOutlineAttached', data: { ...outline, fileId: another } };
      expect(fold(course, [created, attached, again]).formerFileIds).toEqual([outline.fileId]);
      expect(fold(course, [created, attached, again, attached]).formerFileIds).toEqual([another]);
      expect(fold(course, [created, attached, offered, shown, deleted]).formerFileIds).toEqual(own);
    });
  });
  test('holds its code while it is there', () => {
    const held = (...history: readonly CourseEvent[]) =>
      course.claims!(fold(course, history)).map(({ value }) => value);
    expect(held(created)).toEqual(['OT101']);
    expect(held(created, { type: 'CourseUpdated', data: { courseId: survey, changed: { code: 'OT102' } } })).toEqual([
      'OT102',
    ]);
    expect(held(created, deleted)).toEqual([]);
  });
});

describe('a lesson', () => {
  const { given } = specFor(lesson, { courseExists: true, lessons: 3 });
  const data = lessonCommands.AddLesson.parse(lessonExamples.AddLesson);
  const { courseId: _, ...details } = data;
  const add = (more: object = {}): LessonCommand => ({ type: 'AddLesson', data: { ...data, ...more } });
  const edit = (more: object = {}): LessonCommand => ({ type: 'UpdateLesson', data: { ...details, ...more } });
  const added: LessonEvent = { type: 'LessonAdded', data };
  const removed: LessonEvent = { type: 'LessonRemoved', data: { lessonId: firstLesson, courseId: survey } };

  test('is added once to a course that is there and has room', () => {
    given().when(add()).then(added);
    given(added).when(add()).thenNothing();
    given(added)
      .when(add({ title: 'Another' }))
      .thenRejected('lesson.exists');
    given(added, removed).when(add()).thenRejected('lesson.exists');
    given().when(add(), { courseExists: false }).thenRejected('lesson.courseUnknown');
    given().when(add(), { lessons: 200 }).thenRejected('lesson.tooMany');
  });
  test('is written clean', () => {
    given()
      .when(add({ notes: '<p onclick="x">Read.</p><script>1</script>' }))
      .thenLike({ data: { notes: '<p>Read.</p>' } });
  });
  test('says what changed, and nothing when nothing did', () => {
    given(added).when(edit()).thenNothing();
    given(added)
      .when(edit({ durationS: 1420 }))
      .then({ type: 'LessonUpdated', data: { lessonId: firstLesson, courseId: survey, changed: { durationS: 1420 } } });
    given(added)
      .when(edit({ title: 'New' }), { courseExists: false })
      .thenRejected('lesson.courseUnknown');
  });
  test('is removed for good', () => {
    given(added)
      .when({ type: 'RemoveLesson', data: { lessonId: firstLesson } })
      .then(removed);
    expect(lesson.exists(fold(lesson, [added, removed]))).toBe(false);
  });
});
