import { test } from '@jest/globals';
import { firstLesson, survey } from '@paideia/events/courses/course.examples.ts';
import { ada, campus, exampleId, yearOne } from '@paideia/events/kernel/examples.ts';
import type { LessonProgressCommand } from '@paideia/events/lesson-progress/lesson-progress.commands.ts';
import type { LessonProgressEvent } from '@paideia/events/lesson-progress/lesson-progress.events.ts';
import { specFor } from '../kernel/decide/spec.ts';
import { lessonProgress } from './lesson-progress.decider.ts';

const at = '2026-11-20T09:00:00.000Z';
const later = (minutes: number) => new Date(Date.parse(at) + minutes * 60_000).toISOString();
const place = { groupId: yearOne, regionId: campus };
const { given } = specFor(lessonProgress, { place, hasLesson: true });
const who = { userId: ada, courseId: survey };
const open: LessonProgressCommand = { type: 'OpenCourse', data: who };
const opened: LessonProgressEvent = { type: 'CourseOpened', data: { ...who, ...place, at } };
const watch = (more: object = {}): LessonProgressCommand => ({
  type: 'RecordLessonWatch',
  data: { ...who, lessonId: firstLesson, positionS: 0, ranges: [], durationS: null, completed: false, ...more },
});
const ofLesson = { ...who, ...place, at, lessonId: firstLesson };
const watched = (positionS: number, ...ranges: { from: number; to: number }[]): LessonProgressEvent => ({
  type: 'LessonWatched',
  data: { ...ofLesson, positionS, ranges },
});
const completed: LessonProgressEvent = { type: 'LessonCompleted', data: ofLesson };

test('a course is opened once an hour', () => {
  given().when(open).then(opened);
  given(opened)
    .when(open, { now: later(59) })
    .thenNothing();
  given(opened)
    .when(open, { now: later(60) })
    .thenLike({ type: 'CourseOpened' });
});
test('what none of the own groups takes is not there', () => {
  given().when(open, { place: null }).thenRejected('lessonProgress.notTaken');
  given().when(watch(), { place: null }).thenRejected('lessonProgress.notTaken');
  given().when(watch(), { hasLesson: false }).thenRejected('lessonProgress.notTaken');
});
test('a lesson is opened, and opened again by a later visit', () => {
  given().when(watch()).then(watched(0));
  given(watched(0)).when(watch()).thenNothing();
  given(watched(0))
    .when(watch(), { now: later(60) })
    .thenLike({ type: 'LessonWatched' });
});
test('a lesson is completed once, by a mark', () => {
  given(watched(0))
    .when(watch({ completed: true }))
    .then(completed);
  given(watched(0), completed)
    .when(watch({ completed: true }))
    .thenNothing();
});
test('what was watched adds up, and nine tenths of it complete the lesson', () => {
  given()
    .when(
      watch({
        positionS: 50,
        ranges: [
          { from: 40, to: 50 },
          { from: 0, to: 45 },
        ],
        durationS: 100,
      }),
    )
    .then(watched(50, { from: 0, to: 50 }));
  given(watched(50, { from: 0, to: 50 }))
    .when(watch({ positionS: 89, ranges: [{ from: 50, to: 89 }], durationS: 100 }))
    .then(watched(89, { from: 50, to: 89 }));
  given(watched(89, { from: 0, to: 89 }))
    .when(watch({ positionS: 90, ranges: [{ from: 89, to: 90 }], durationS: 100 }))
    .then(watched(90, { from: 89, to: 90 }), completed);
});
test('the same report twice says nothing new', () => {
  given(watched(50, { from: 0, to: 50 }))
    .when(watch({ positionS: 50, ranges: [{ from: 10, to: 50 }], durationS: 100 }))
    .thenNothing();
});
test('a report without a place keeps the one that was noted', () => {
  const noted = watched(50, { from: 0, to: 50 });
  given(noted)
    .when(watch({ positionS: null }))
    .thenNothing();
  given(noted)
    .when(watch({ positionS: null, completed: true }))
    .then(completed);
  given(noted)
    .when(watch({ positionS: null }), { now: later(60) })
    .thenLike({ type: 'LessonWatched', data: { positionS: 50 } });
});
test('another lesson has seconds of its own', () => {
  given(watched(50, { from: 0, to: 50 }))
    .when(watch({ lessonId: exampleId('1', 2), positionS: 40, ranges: [{ from: 0, to: 40 }], durationS: 100 }))
    .thenLike({ type: 'LessonWatched', data: { lessonId: exampleId('1', 2) } });
});
