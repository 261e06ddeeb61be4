import type { WatchedRange } from '@paideia/events/lesson-progress/lesson-progress.rules.ts';
import type { CourseLesson } from '@paideia/projection-service/courses/course.view.ts';
import type { CourseProgressView } from '@paideia/projection-service/lesson-progress/lesson-progress.view.ts';
import type { LessonWatching } from './lesson-watching.types.ts';

const partCount = 20;

const overlap = (ranges: readonly WatchedRange[], from: number, to: number) =>
  ranges.reduce((sum, range) => sum + Math.max(0, Math.min(range.to, to) - Math.max(range.from, from)), 0);

/** Counts who has watched which parts of a lesson: everybody counts once in each. Where nobody knows how long it is, it is as long as somebody has watched. */
export function watchingOf(
  { _id: lessonId, title, durationS }: CourseLesson,
  rows: readonly Pick<CourseProgressView, 'lessons'>[],
): LessonWatching {
  const watched = rows
    .map(({ lessons }) => lessons.find((one) => one.lessonId === lessonId)?.ranges ?? [])
    .filter((ranges) => ranges.length > 0);
  const end = watched.reduce((latest, ranges) => Math.max(latest, ranges.at(-1)!.to), 0);
  const part = (durationS ?? end) / partCount;
  const parts = Array.from(
    { length: partCount },
    (_, n) => watched.filter((ranges) => overlap(ranges, n * part, (n + 1) * part) >= part / 2).length,
  );
  return { lessonId, title, students: watched.length, parts };
}
