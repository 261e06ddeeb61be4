import { expect, test } from '@jest/globals';
import { specFor } from '../kernel/spec.ts';
import { lessonProgressProjection } from './lesson-progress.projection.ts';
import { courseProgress } from './lesson-progress.view.ts';

const id = (digit: string) => digit.repeat(24);
const [userId, courseId, one, two] = [id('a'), id('c'), id('1'), id('2')] as [string, string, string, string];
const of = (type: string, minute: number, data: object = {}) => ({
  type,
  data: { userId, courseId, groupId: id('e'), regionId: id('f'), at: `2026-11-20T09:0${minute}:00.000Z`, ...data },
});
const watched = (lessonId: string, minute: number, positionS: number, ...ranges: object[]) =>
  of('LessonWatched', minute, { lessonId, positionS, ranges });

test('the lessons of a student, the last one first', () => {
  const told = specFor(lessonProgressProjection).given(
    of('CourseOpened', 0),
    watched(one, 1, 0),
    watched(two, 2, 60, { from: 0, to: 60 }),
    of('LessonCompleted', 3, { lessonId: two }),
    watched(two, 4, 90, { from: 50, to: 90 }),
  );
  expect(told.all(courseProgress)).toEqual([
    {
      _id: `${userId}_${courseId}`,
      ...{ userId, courseId, groupId: id('e'), regionId: id('f'), at: '2026-11-20T09:04:00.000Z' },
      lessons: [
        {
          ...{ lessonId: two, at: '2026-11-20T09:04:00.000Z', positionS: 90, ranges: [{ from: 0, to: 90 }] },
          completedAt: '2026-11-20T09:03:00.000Z',
        },
        { lessonId: one, at: '2026-11-20T09:01:00.000Z', positionS: 0, ranges: [], completedAt: null },
      ],
    },
  ]);
});
