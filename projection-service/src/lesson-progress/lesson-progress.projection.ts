import { lessonEvents, type LessonEvent } from '@paideia/events/courses/course.events.ts';
import { enrolmentEvents, enrolmentIdOf, type EnrolmentEvent } from '@paideia/events/enrolments/enrolment.events.ts';
import { groupEvents, type GroupEvent } from '@paideia/events/groups/group.events.ts';
import {
  courseProgressIdOf,
  lessonProgressEvents,
  type LessonProgressEvent,
} from '@paideia/events/lesson-progress/lesson-progress.events.ts';
import { joinedRanges } from '@paideia/events/lesson-progress/lesson-progress.rules.ts';
import {
  collectionsOf,
  defineProjection,
  need,
  put,
  remove,
  update,
  updateWhere,
  upsert,
  type AnyChange,
  type Found,
  type Occurred,
} from '../kernel/projection.ts';
import { shareOf, standingOf, withShare, withoutLesson } from './course-shares.ts';
import {
  courseProgress,
  groupProgress,
  groupRosters,
  learners,
  lessonAudienceIdOf,
  lessonAudiences,
  lessonProgressGroup,
  type CourseProgressView,
  type LessonProgress,
} from './lesson-progress.view.ts';

type OfCourse = { readonly userId: string; readonly courseId: string };
type Opened = OfCourse & { readonly groupId: string; readonly at: string };
type OfLesson = Opened & { readonly lessonId: string };
type OfEnrolment = { readonly groupId: string; readonly userId: string };

const unseen = ({ userId, courseId }: OfCourse): CourseProgressView => ({
  _id: courseProgressIdOf(userId, courseId),
  userId,
  courseId,
  groupIds: [],
  at: '',
  standing: 0,
  lessons: [],
});
const without = (list: readonly string[], one: string) => list.filter((other) => other !== one);
const including = (list: readonly string[], one: string) => [...without(list, one), one];

/** A group that the student is in takes the course, or does so no more. */
const taken = (userId: string, courseId: string, groupId: string): AnyChange =>
  upsert(courseProgress, courseProgressIdOf(userId, courseId), (doc = unseen({ userId, courseId })) => ({
    ...doc,
    groupIds: including(doc.groupIds, groupId),
  }));
const left = (userId: string, courseId: string, groupId: string): AnyChange =>
  update(courseProgress, courseProgressIdOf(userId, courseId), (doc) => ({
    ...doc,
    groupIds: without(doc.groupIds, groupId),
  }));

/** Whoever comes into a group brings along what was done before; whoever leaves takes it away. */
const enrolment = (isIn: boolean) => ({
  needs: ({ groupId, userId }: OfEnrolment) => [need(groupRosters, groupId), need(learners, userId)],
  then: ({ groupId, userId }: OfEnrolment, _: Occurred, found: Found): readonly AnyChange[] => {
    const roster = found.one(groupRosters, groupId) ?? { _id: groupId, userIds: [], courseIds: [] };
    const learner = found.one(learners, userId) ?? { _id: userId, groupIds: [], courseIds: [], courses: [] };
    const _id = enrolmentIdOf(groupId, userId);
    const { courseIds } = roster;
    const { courses } = learner;
    const change = isIn ? including : without;
    return [
      put(groupRosters, groupId, { ...roster, userIds: change(roster.userIds, userId) }),
      put(learners, userId, { ...learner, groupIds: change(learner.groupIds, groupId) }),
      isIn
        ? put(groupProgress, _id, {
            _id,
            groupId,
            userId,
            courseIds,
            courses,
            standing: standingOf(courses, courseIds),
          })
        : remove(groupProgress, _id),
      ...courseIds.map((courseId) => (isIn ? taken : left)(userId, courseId, groupId)),
    ];
  },
});

/** What happened to a lesson, which comes first from then on. */
const lesson = <D extends OfLesson>(to: (lesson: LessonProgress, data: D) => LessonProgress) => ({
  needs: ({ userId, courseId }: D) => [
    need(courseProgress, courseProgressIdOf(userId, courseId)),
    need(learners, userId),
  ],
  then: (data: D, _: Occurred, found: Found): readonly AnyChange[] => {
    const { userId, courseId, groupId, lessonId, at } = data;
    const doc = found.one(courseProgress, courseProgressIdOf(userId, courseId)) ?? unseen(data);
    const before = doc.lessons.find((one) => one.lessonId === lessonId);
    const after = { ...to(before ?? { lessonId, at, positionS: 0, ranges: [], completedAt: null }, data), at };
    const lessons = [after, ...doc.lessons.filter((one) => one !== before)];
    const share = shareOf(courseId, lessons);
    const learner = found.one(learners, userId) ?? { _id: userId, groupIds: [], courseIds: [], courses: [] };
    const opened = Number(!before);
    const completed = Number(after.completedAt !== null && !before?.completedAt);
    return [
      put(courseProgress, doc._id, { ...doc, at, lessons, standing: standingOf([share]) }),
      put(learners, userId, {
        ...learner,
        courseIds: including(learner.courseIds, courseId),
        courses: withShare(learner.courses, share),
      }),
      ...learner.groupIds.map((id) =>
        update(groupProgress, enrolmentIdOf(id, userId), (row) => {
          const courses = withShare(row.courses, share);
          return { ...row, courses, standing: standingOf(courses, row.courseIds) };
        }),
      ),
      ...(opened + completed === 0 ? [] : [lessonAudienceIdOf(courseId), lessonAudienceIdOf(courseId, groupId)]).map(
        (_id) =>
          upsert(lessonAudiences, _id, (audience = { _id, lessons: [] }) => {
            const counted = audience.lessons.find((one) => one.lessonId === lessonId);
            const now = {
              lessonId,
              opened: (counted?.opened ?? 0) + opened,
              completed: (counted?.completed ?? 0) + completed,
            };
            return { _id, lessons: [...audience.lessons.filter((one) => one !== counted), now] };
          }),
      ),
    ];
  },
});

/** What students have done of their courses, and how far those of a group are. */
export const lessonProgressProjection = defineProjection<
  LessonProgressEvent | EnrolmentEvent | GroupEvent | LessonEvent
>({
  group: lessonProgressGroup,
  collections: collectionsOf(courseProgress, groupProgress, lessonAudiences, groupRosters, learners),
  events: [lessonProgressEvents, enrolmentEvents, groupEvents, lessonEvents],
  on: {
    CourseOpened: (data) => upsert(courseProgress, unseen(data)._id, (doc = unseen(data)) => ({ ...doc, at: data.at })),
    LessonWatched: lesson<OfLesson & Pick<LessonProgress, 'positionS' | 'ranges'>>((before, { positionS, ranges }) => ({
      ...before,
      positionS,
      ranges: joinedRanges([...before.ranges, ...ranges]),
    })),
    LessonCompleted: lesson<OfLesson>((before, { at }) => ({ ...before, completedAt: at })),
    LessonRemoved: ({ courseId, lessonId }) => [
      updateWhere(courseProgress, { courseId }, (doc) => {
        const lessons = doc.lessons.filter((one) => one.lessonId !== lessonId);
        return { ...doc, lessons, standing: standingOf([shareOf(courseId, lessons)]) };
      }),
      updateWhere(learners, { courseIds: courseId }, (doc) => ({
        ...doc,
        courses: withoutLesson(doc.courses, lessonId),
      })),
      updateWhere(groupProgress, { courseIds: courseId }, (doc) => {
        const courses = withoutLesson(doc.courses, lessonId);
        return { ...doc, courses, standing: standingOf(courses, doc.courseIds) };
      }),
    ],

    EnrolmentStarted: enrolment(true),
    EnrolmentResumed: enrolment(true),
    GraduationUndone: enrolment(true),
    EnrolmentWithdrawn: enrolment(false),
    EnrolmentSuspended: enrolment(false),
    EnrolmentCompleted: enrolment(false),
    StudentGraduated: enrolment(false),

    GroupCoursesSet: {
      needs: ({ groupId }) => [need(groupRosters, groupId)],
      then: ({ groupId, items }, _, found) => {
        const roster = found.one(groupRosters, groupId) ?? { _id: groupId, userIds: [], courseIds: [] };
        const courseIds = items.map(({ courseId }) => courseId);
        const dropped = roster.courseIds.filter((courseId) => !courseIds.includes(courseId));
        return [
          put(groupRosters, groupId, { ...roster, courseIds }),
          updateWhere(groupProgress, { groupId }, (doc) => ({
            ...doc,
            courseIds,
            standing: standingOf(doc.courses, courseIds),
          })),
          ...roster.userIds.flatMap((userId) => [
            ...courseIds.map((courseId) => taken(userId, courseId, groupId)),
            ...dropped.map((courseId) => left(userId, courseId, groupId)),
          ]),
        ];
      },
    },
  },
});
