import { group } from '@paideia/documents/port.ts';
import type { WatchedRange } from '@paideia/events/lesson-progress/lesson-progress.rules.ts';

/** It says where a student is in a lesson. */
export type LessonProgress = {
  readonly lessonId: string;
  /** It says when the lesson was opened or played last. */
  readonly at: string;
  /** It is counted in seconds. */
  readonly positionS: number;
  readonly ranges: readonly WatchedRange[];
  readonly completedAt: string | null;
};
/** What a student has done of a course, or has to do; the id is `{userId}_{courseId}`. */
export type CourseProgressView = {
  readonly _id: string;
  readonly userId: string;
  readonly courseId: string;
  /** The groups that the student is in now and that take the course. */
  readonly groupIds: readonly string[];
  /** It says when the course or one of its lessons was opened last; it is empty before that. */
  readonly at: string;
  /** The more was done, the greater: completed lessons count first, then the seconds that were watched. */
  readonly standing: number;
  /** The one that was opened last comes first. */
  readonly lessons: readonly LessonProgress[];
};
/** What a student has done of a course, in short. */
export type CourseShare = {
  readonly courseId: string;
  /** These are the ids of lessons. */
  readonly completed: readonly string[];
  readonly watchedS: number;
};
/** What a student of a group has done, of all courses; the id is that of the enrolment, which is active. */
export type MemberProgressView = {
  readonly _id: string;
  readonly groupId: string;
  readonly userId: string;
  /** The courses that the group takes, of which `standing` is. */
  readonly courseIds: readonly string[];
  readonly standing: number;
  readonly courses: readonly CourseShare[];
};
/** How many students have opened the lessons of a course, and how many completed them; the id is the course's, or `{groupId}_{courseId}`. */
type CourseAudienceView = {
  readonly _id: string;
  readonly lessons: readonly { readonly lessonId: string; readonly opened: number; readonly completed: number }[];
};
export const lessonAudienceIdOf = (courseId: string, groupId?: string): string =>
  groupId === undefined ? courseId : `${groupId}_${courseId}`;

export const lessonProgressGroup = group('lesson-progress', 3);
export const courseProgress = lessonProgressGroup.collection<CourseProgressView>('courseProgress', {
  indexes: { byGroup: ['groupIds', 'courseId', 'standing'], byCourse: ['courseId'] },
});
export const groupProgress = lessonProgressGroup.collection<MemberProgressView>('groupProgress', {
  indexes: { byGroup: ['groupId', 'standing'], byCourse: ['courseIds'] },
});
export const lessonAudiences = lessonProgressGroup.collection<CourseAudienceView>('lessonAudiences');

/** Private to the projection, as is the one below: who is in a group now, and what it takes. */
export const groupRosters = lessonProgressGroup.collection<{
  readonly _id: string;
  readonly userIds: readonly string[];
  readonly courseIds: readonly string[];
}>('groupRosters');
/** In which groups a student is now, and what was done of all courses; the id is the student's. */
export const learners = lessonProgressGroup.collection<{
  readonly _id: string;
  readonly groupIds: readonly string[];
  readonly courseIds: readonly string[];
  readonly courses: readonly CourseShare[];
}>('learners', { indexes: { byCourse: ['courseIds'] } });
