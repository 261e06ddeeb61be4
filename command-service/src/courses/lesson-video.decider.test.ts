import { expect, test } from '@jest/globals';
import { ada, exampleId } from '@paideia/events/kernel/examples.ts';
import { survey } from '@paideia/events/courses/course.examples.ts';
import type { LessonVideoEvent } from '@paideia/events/courses/lesson-video.events.ts';
import { lessonVideoExamples } from '@paideia/events/courses/lesson-video.examples.ts';
import { specFor } from '../kernel/decide/spec.ts';
import { lessonVideos } from './lesson-video.decider.ts';

const staff = { userId: ada, roles: ['admin'], regionIds: [], regionRoles: [], attendanceAdminOf: [] };
const { given } = specFor(lessonVideos, { courseId: survey, isThere: true });
const data = lessonVideoExamples.AttachLessonVideo;
const attach = { type: 'AttachLessonVideo', data } as const;
const attached = (more: object = {}): LessonVideoEvent => ({
  type: 'LessonVideoAttached',
  data: { ...data, courseId: survey, ...more },
});
const there = { courseId: survey, isThere: true };

test('a video comes to its lesson once, and takes the place of the one before in its language alone', () => {
  given().when(attach, there).then(attached());
  given(attached()).when(attach, there).then();
  given(attached({ videoId: exampleId('d', 2) }))
    .when(attach, there)
    .then(attached());
  given(attached(), attached({ locale: 'pl_PL', videoId: exampleId('d', 2) }))
    .when(attach, there)
    .then();
});
test('of a lesson that is gone, or a video that is not there or another’s, nothing comes', () => {
  given()
    .when(attach, { ...there, courseId: undefined })
    .thenRejected('notFound');
  given()
    .when(attach, { ...there, isThere: false })
    .thenRejected('lesson.videoUnknown');
});
test('the product itself does it, or whoever edits courses', () => {
  const { allows } = given();
  expect([
    allows('AttachLessonVideo', 'system', {}),
    allows('AttachLessonVideo', staff, {}),
    allows('AttachLessonVideo', { ...staff, roles: ['user'] }, {}),
  ]).toEqual([true, true, false]);
});
