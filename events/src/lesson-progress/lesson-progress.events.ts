import { z } from 'zod';
import { Id, Instant } from '../kernel/ids.ts';
import { defineEvents, event, type EventOf } from '../kernel/message.ts';

export const courseProgressIdOf = (userId: string, courseId: string): string => `${userId}_${courseId}`;
export const lessonProgressStream = (userId: string, courseId: string): string =>
  `lessonProgress-${courseProgressIdOf(userId, courseId)}`;

/** A student in a course, in the group that takes it. */
const progressRef = z.object({ userId: Id, courseId: Id, groupId: Id, regionId: Id, at: Instant });
const ofLesson = progressRef.extend({ lessonId: Id });
const WatchedRange = z.object({ from: z.number(), to: z.number() });

export const lessonProgressEvents = defineEvents('lessonProgress', {
  /** It is noted at most once an hour. */
  CourseOpened: event(progressRef),
  /** The lesson was opened, or its recording played: where the student is in it, and which seconds were watched since the last time. */
  LessonWatched: event(ofLesson.extend({ positionS: z.number(), ranges: z.array(WatchedRange) })),
  /** The student marked it, or watched nine tenths of its recording. */
  LessonCompleted: event(ofLesson),
});
export type LessonProgressEvent = EventOf<typeof lessonProgressEvents>;
