import { every } from '@paideia/documents/every.ts';
import { courses } from '@paideia/projection-service/courses/course.view.ts';
import type { GroupView } from '@paideia/projection-service/groups/group.view.ts';
import { courseProgress, groupProgress } from '@paideia/projection-service/lesson-progress/lesson-progress.view.ts';
import type { Context } from '../kernel/graphql/context.ts';
import type { CourseGroupProgress } from './group-progress.types.ts';
import { withLengths } from './lesson-length.queries.ts';
import { watchingOf } from './lesson-watching.queries.ts';
import type { LessonWatching } from './lesson-watching.types.ts';

type Groups = readonly Pick<GroupView, '_id' | 'name'>[];

/** Answers how far the students of several groups watch the lessons of a course; who is in two of them counts once. */
export async function courseWatchingOf(
  context: Context,
  watched: Groups,
  courseId: string,
): Promise<readonly LessonWatching[]> {
  const ids = new Set(watched.map(({ _id }) => _id));
  const rows = ids.size === 0 ? [] : await every(context.read(courseProgress), { where: { courseId } });
  const theirs = rows.filter(({ groupIds }) => groupIds.some((id) => ids.has(id)));
  const listed = (await context.join(courses, courseId))?.lessons ?? [];
  return (await withLengths(context, listed)).map((lesson) => watchingOf(lesson, theirs));
}

/** The group that is furthest behind first. */
export async function progressByGroup(
  context: Context,
  watched: Groups,
  courseId: string,
): Promise<readonly CourseGroupProgress[]> {
  const lessons = (await context.join(courses, courseId))?.lessons ?? [];
  const found = await Promise.all(
    watched.map(async ({ _id, name }): Promise<CourseGroupProgress> => {
      const members = await every(context.read(groupProgress), { where: { groupId: _id } });
      const done = members.map(
        ({ courses: shares }) =>
          shares
            .find((share) => share.courseId === courseId)
            ?.completed.filter((id) => lessons.some((lesson) => lesson._id === id)).length ?? 0,
      );
      const all = members.length * lessons.length;
      const percent = all === 0 ? null : Math.round((100 * done.reduce((sum, one) => sum + one, 0)) / all);
      return { groupId: _id, name, students: members.length, percent };
    }),
  );
  return found.toSorted((a, b) => (a.percent ?? 101) - (b.percent ?? 101) || a.name.localeCompare(b.name));
}
