import {
  courseProgressIdOf,
  lessonProgressEvents,
  type LessonProgressEvent,
} from '@paideia/events/lesson-progress/lesson-progress.events.ts';
import { joinedRanges } from '@paideia/events/lesson-progress/lesson-progress.rules.ts';
import { collectionsOf, defineProjection, upsert, type AnyChange } from '../kernel/projection.ts';
import { courseProgress, lessonProgressGroup, type LessonProgress } from './lesson-progress.view.ts';

type Of = {
  readonly userId: string;
  readonly courseId: string;
  readonly groupId: string;
  readonly regionId: string;
  readonly at: string;
};
type List = readonly LessonProgress[];
const changed = ({ userId, courseId, groupId, regionId, at }: Of, to: (lessons: List) => List): AnyChange => {
  const _id = courseProgressIdOf(userId, courseId);
  return upsert(courseProgress, _id, (doc) => {
    const lessons = to(doc?.lessons ?? []);
    return { _id, userId, courseId, groupId, regionId, at, lessons };
  });
};
/** What happened to a lesson, which comes first from then on. */
const first =
  (
    { lessonId, at }: { readonly lessonId: string; readonly at: string },
    to: (lesson: LessonProgress) => LessonProgress,
  ) =>
  (lessons: List): List => {
    const before = lessons.find((one) => one.lessonId === lessonId);
    const fresh: LessonProgress = { lessonId, at, positionS: 0, ranges: [], completedAt: null };
    return [{ ...to(before ?? fresh), at }, ...lessons.filter((one) => one !== before)];
  };

export const lessonProgressProjection = defineProjection<LessonProgressEvent>({
  group: lessonProgressGroup,
  collections: collectionsOf(courseProgress),
  events: [lessonProgressEvents],
  on: {
    CourseOpened: (data) => changed(data, (lessons) => lessons),
    LessonWatched: (data) =>
      changed(
        data,
        first(data, (lesson) => ({
          ...lesson,
          positionS: data.positionS,
          ranges: joinedRanges([...lesson.ranges, ...data.ranges]),
        })),
      ),
    LessonCompleted: (data) =>
      changed(
        data,
        first(data, (lesson) => ({ ...lesson, completedAt: data.at })),
      ),
  },
});
