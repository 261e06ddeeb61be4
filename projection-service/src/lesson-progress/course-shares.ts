import type { CourseShare, LessonProgress } from './lesson-progress.view.ts';

export const shareOf = (courseId: string, lessons: readonly LessonProgress[]): CourseShare => ({
  courseId,
  completed: lessons.filter(({ completedAt }) => completedAt !== null).map(({ lessonId }) => lessonId),
  watchedS: lessons.flatMap(({ ranges }) => ranges).reduce((sum, { from, to }) => sum + to - from, 0),
});
export const withShare = (courses: readonly CourseShare[], share: CourseShare): readonly CourseShare[] => [
  ...courses.filter(({ courseId }) => courseId !== share.courseId),
  share,
];
export const withoutLesson = (courses: readonly CourseShare[], lessonId: string): readonly CourseShare[] =>
  courses.map((share) => ({ ...share, completed: share.completed.filter((one) => one !== lessonId) }));

/** A completed lesson counts more than all that was watched: eleven days of it. */
const lessonWorth = 1_000_000;
/** The more was done of the courses, the greater: how many lessons are completed, then how much was watched. */
export function standingOf(courses: readonly CourseShare[], courseIds?: readonly string[]): number {
  const counted = courses.filter(({ courseId }) => courseIds?.includes(courseId) ?? true);
  const completed = counted.reduce((sum, share) => sum + share.completed.length, 0);
  const watchedS = counted.reduce((sum, share) => sum + share.watchedS, 0);
  return completed * lessonWorth + Math.min(lessonWorth - 1, Math.round(watchedS));
}
