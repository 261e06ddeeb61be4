import { expect, test } from '@jest/globals';
import { specFor } from '../kernel/spec.ts';
import { groupId, regionId } from '../registers/attendance.examples.ts';
import { courseCreated } from './course.examples.ts';
import { courseProjection } from './course.projection.ts';
import { coursePlans, courses, lessons } from './course.view.ts';

const [courseId, first, second] = ['c', '1', '2'].map((digit) => digit.repeat(24)) as [string, string, string];
const created = courseCreated(courseId, 'OT101', 'Old Testament Survey');
const courseEvent = (type: string, data: object = {}) => ({
  type,
  data: { courseId, ...data },
  meta: { stream: `course-${courseId}` },
});
const added = (lessonId: string, title: string) => ({
  type: 'LessonAdded',
  data: { lessonId, courseId, title, notes: '<p>Read.</p>', durationS: null },
  meta: { stream: `lesson-${lessonId}` },
});
const item = { courseId, order: 1, fromDate: '2026-09-07', toDate: '2026-12-18', termName: 'Autumn', teacherIds: [] };
const planned = (...items: object[]) => ({
  type: 'GroupCoursesSet',
  data: { groupId, regionId, items },
  meta: { stream: `group-${groupId}` },
});

test('a course, and the plan of a group as it was last set', () => {
  specFor(courseProjection)
    .given(created)
    .then(courses, courseId, { code: 'OT101', title: 'Old Testament Survey', credits: 3, published: false });
  specFor(courseProjection)
    .given(planned(), planned(item))
    .then(coursePlans, groupId, {
      items: [item],
      courseIds: [courseId],
      why: [{ stream: `group-${groupId}`, revision: 1 }],
    });
});
test('a course is changed, published and taken back, and counts its own events alone', () => {
  const told = specFor(courseProjection).given(
    created,
    added(first, 'One'),
    courseEvent('CourseUpdated', { changed: { title: 'Étude', credits: 2 } }),
    courseEvent('CoursePublished'),
  );
  told.then(courses, courseId, {
    title: 'Étude',
    titleKey: 'etude',
    code: 'OT101',
    credits: 2,
    published: true,
    _revision: 2,
  });
  specFor(courseProjection)
    .given(created, courseEvent('CoursePublished'), courseEvent('CourseUnpublished'))
    .then(courses, courseId, { published: false });
});
test('a course has outlines by their language, files to download in their order, and a picture', () => {
  const outline = (locale: string, fileId: string) => courseEvent('CourseOutlineAttached', { locale, fileId });
  const download = { fileId: first, name: 'Map.pdf' };
  const image = { fileId: second, alt: 'A scroll' };
  const { _revision, ...rest } = specFor(courseProjection)
    .given(
      created,
      outline('pl_PL', first),
      outline('en', second),
      outline('pl_PL', second),
      courseEvent('CourseDownloadsSet', { downloads: [download] }),
      courseEvent('CourseImageSet', { image }),
    )
    .one(courses, courseId)!;
  expect([_revision, rest.outlines, rest.downloads, rest.image]).toEqual([
    5,
    [
      { locale: 'en', fileId: second },
      { locale: 'pl_PL', fileId: second },
    ],
    [download],
    image,
  ]);
  specFor(courseProjection)
    .given(
      created,
      outline('en', first),
      courseEvent('CourseOutlineRemoved', { locale: 'en' }),
      courseEvent('CourseImageSet', { image: null }),
    )
    .then(courses, courseId, { outlines: [], image: null });
});
test('lessons stand in their order in the course, and later ones behind them', () => {
  const told = specFor(courseProjection).given(
    created,
    added(first, 'One'),
    added(second, 'Two'),
    courseEvent('LessonsReordered', { lessonIds: [second, first] }),
    added('3'.repeat(24), 'Three'),
    {
      ...courseEvent('LessonUpdated', { lessonId: first, changed: { title: 'First', durationS: 90 } }),
      meta: { stream: `lesson-${first}` },
    },
  );
  expect(told.one(courses, courseId)?.lessons).toEqual([
    { _id: second, title: 'Two', durationS: null },
    { _id: first, title: 'First', durationS: 90 },
    { _id: '3'.repeat(24), title: 'Three', durationS: null },
  ]);
  told.then(lessons, first, { title: 'First', titleKey: 'first', notes: '<p>Read.</p>', durationS: 90, _revision: 1 });
});
test('a lesson shows one video a language, the last one, and a video changes nothing else of it', () => {
  const attached = (locale: string, videoId: string) => ({
    type: 'LessonVideoAttached',
    data: { lessonId: first, courseId, locale, videoId },
    meta: { stream: `lessonVideos-${first}` },
  });
  specFor(courseProjection)
    .given(created, added(first, 'One'), attached('en', 'v1'), attached('pl_PL', 'v2'), attached('en', 'v3'))
    .then(lessons, first, {
      videos: [
        { locale: 'pl_PL', videoId: 'v2' },
        { locale: 'en', videoId: 'v3' },
      ],
      _revision: 0,
    });
});
test('a lesson goes out of its course, and a course takes its lessons along', () => {
  const removed = specFor(courseProjection).given(
    created,
    added(first, 'One'),
    courseEvent('LessonRemoved', { lessonId: first }),
  );
  removed.thenGone(lessons, first);
  removed.then(courses, courseId, { lessons: [] });
  const deleted = specFor(courseProjection).given(created, added(first, 'One'), courseEvent('CourseDeleted'));
  deleted.thenGone(courses, courseId);
  deleted.thenGone(lessons, first);
});
