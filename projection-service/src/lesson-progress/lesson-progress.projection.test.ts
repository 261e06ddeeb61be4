import { describe, expect, test } from '@jest/globals';
import { specFor } from '../kernel/spec.ts';
import { lessonProgressProjection } from './lesson-progress.projection.ts';
import { courseProgress, groupProgress, lessonAudiences } from './lesson-progress.view.ts';

const id = (digit: string) => digit.repeat(24);
const [userId, courseId, one, two] = [id('a'), id('c'), id('1'), id('2')] as [string, string, string, string];
const lessonEvent = (type: string, minute: number, data: object = {}) => ({
  type,
  data: { userId, courseId, groupId: id('e'), regionId: id('f'), at: `2026-11-20T09:0${minute}:00.000Z`, ...data },
});
const watched = (lessonId: string, minute: number, positionS: number, ...ranges: object[]) =>
  lessonEvent('LessonWatched', minute, { lessonId, positionS, ranges });

test('the lessons of a student, the last one first', () => {
  const told = specFor(lessonProgressProjection).given(
    lessonEvent('CourseOpened', 0),
    watched(one, 1, 0),
    watched(two, 2, 60, { from: 0, to: 60 }),
    lessonEvent('LessonCompleted', 3, { lessonId: two }),
    watched(two, 4, 90, { from: 50, to: 90 }),
  );
  expect(told.all(courseProgress)).toEqual([
    {
      _id: `${userId}_${courseId}`,
      userId,
      courseId,
      groupIds: [],
      at: '2026-11-20T09:04:00.000Z',
      standing: 1_000_090,
      lessons: [
        {
          lessonId: two,
          at: '2026-11-20T09:04:00.000Z',
          positionS: 90,
          ranges: [{ from: 0, to: 90 }],
          completedAt: '2026-11-20T09:03:00.000Z',
        },
        { lessonId: one, at: '2026-11-20T09:01:00.000Z', positionS: 0, ranges: [], completedAt: null },
      ],
    },
  ]);
});

describe('a group', () => {
  const [day, evening, ben, other] = [id('e'), id('b'), id('d'), id('9')] as [string, string, string, string];
  const enrolled = (type: string, groupId: string, who = userId) => ({
    type,
    data: { groupId, userId: who, regionId: id('f'), date: '2026-09-07' },
  });
  const plans = (groupId: string, ...courseIds: string[]) => ({
    type: 'GroupCoursesSet',
    data: { groupId, regionId: id('f'), items: courseIds.map((one) => ({ courseId: one })) },
  });
  const done = (lessonId: string, more: object = {}) => lessonEvent('LessonCompleted', 3, { lessonId, ...more });
  const spec = specFor(lessonProgressProjection);
  type Given = ReturnType<typeof spec.given>;
  const standings = (given: Given) =>
    Object.fromEntries(given.all(groupProgress).map(({ _id, standing }) => [_id, standing]));
  const places = (given: Given) =>
    Object.fromEntries(given.all(courseProgress).map(({ _id, groupIds }) => [_id, groupIds]));

  test('has a row of each student and course that is to be done, done or not', () => {
    const told = spec.given(
      enrolled('EnrolmentStarted', day),
      plans(day, courseId),
      enrolled('EnrolmentStarted', day, ben),
    );
    expect(standings(told)).toEqual({ [`${day}_${userId}`]: 0, [`${day}_${ben}`]: 0 });
    expect(places(told)).toEqual({ [`${userId}_${courseId}`]: [day], [`${ben}_${courseId}`]: [day] });
  });
  test('counts of its students what they did of the courses that it takes now', () => {
    const before = [
      enrolled('EnrolmentStarted', day),
      plans(day, courseId),
      done(one),
      watched(two, 2, 9, { from: 0, to: 7 }),
    ];
    expect(standings(spec.given(...before))).toEqual({ [`${day}_${userId}`]: 1_000_007 });
    expect(standings(spec.given(...before, plans(day, other)))).toEqual({ [`${day}_${userId}`]: 0 });
    expect(standings(spec.given(...before, plans(day, other), plans(day, courseId)))).toEqual({
      [`${day}_${userId}`]: 1_000_007,
    });
  });
  test('has those alone who are in it, with what they did in another', () => {
    const told = spec.given(
      plans(day, courseId),
      plans(evening, courseId),
      enrolled('EnrolmentStarted', day),
      done(one),
      enrolled('EnrolmentWithdrawn', day),
      enrolled('EnrolmentStarted', evening),
    );
    expect(standings(told)).toEqual({ [`${evening}_${userId}`]: 1_000_000 });
    expect(places(told)).toEqual({ [`${userId}_${courseId}`]: [evening] });
  });
  test('a lesson that is no more counts for nobody', () => {
    const told = spec.given(enrolled('EnrolmentStarted', day), plans(day, courseId), done(one), done(two), {
      type: 'LessonRemoved',
      data: { courseId, lessonId: one },
    });
    expect(standings(told)).toEqual({ [`${day}_${userId}`]: 1_000_000 });
    expect(told.one(courseProgress, `${userId}_${courseId}`)).toMatchObject({ standing: 1_000_000 });
  });
  test('everybody counts once among those who have seen a lesson', () => {
    const told = spec.given(
      watched(one, 1, 0),
      watched(one, 2, 5),
      done(one),
      watched(one, 4, 0),
      done(one, { userId: ben, groupId: evening }),
    );
    expect(told.one(lessonAudiences, courseId)?.lessons).toEqual([{ lessonId: one, opened: 2, completed: 2 }]);
    expect(told.one(lessonAudiences, `${day}_${courseId}`)?.lessons).toEqual([
      { lessonId: one, opened: 1, completed: 1 },
    ]);
  });
});
