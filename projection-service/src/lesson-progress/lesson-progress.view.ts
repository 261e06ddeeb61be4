import { group } from '@paideia/documents/port.ts';
import type { WatchedRange } from '@paideia/events/lesson-progress/lesson-progress.rules.ts';

/** Where a student is in a lesson. */
export type LessonProgress = {
  readonly lessonId: string;
  /** When it was opened or played last. */
  readonly at: string;
  /** In seconds. */
  readonly positionS: number;
  readonly ranges: readonly WatchedRange[];
  readonly completedAt: string | null;
};
/** What a student has done of a course; the id is `{userId}_{courseId}`. */
export type CourseProgressView = {
  readonly _id: string;
  readonly userId: string;
  readonly courseId: string;
  readonly groupId: string;
  readonly regionId: string;
  /** When the course or one of its lessons was opened last. */
  readonly at: string;
  /** The one that was opened last comes first. */
  readonly lessons: readonly LessonProgress[];
};
export const lessonProgressGroup = group('lesson-progress', 1);
export const courseProgress = lessonProgressGroup.collection<CourseProgressView>('courseProgress', {
  indexes: { byUser: ['userId', 'at'], byGroup: ['groupId', 'courseId', 'at'] },
});
