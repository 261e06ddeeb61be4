import { lessonsDue } from '@paideia/events/lesson-progress/lesson-progress.rules.ts';
import type { PlannedCourse } from '@paideia/events/groups/group.events.ts';
import { users } from '@paideia/projection-service/accounts/users.view.ts';
import { coursePlans, courses, type CourseView } from '@paideia/projection-service/courses/course.view.ts';
import type { GroupView } from '@paideia/projection-service/groups/group.view.ts';
import {
  courseProgress,
  groupProgress,
  lessonAudienceIdOf,
  lessonAudiences,
  type CourseProgressView,
  type MemberProgressView,
} from '@paideia/projection-service/lesson-progress/lesson-progress.view.ts';
import { regions } from '@paideia/projection-service/regions/region.view.ts';
import type { Collection, Query } from '@paideia/documents/port.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { findAndCount, pageRange } from '../kernel/graphql/pages.ts';
import { Refusal } from '../kernel/errors/refusal.ts';
import { dateIn } from '../registers/group-timetable.types.ts';
import type {
  GroupProgress,
  LessonAudience,
  ProgressCell,
  ProgressColumn,
  StudentProgress,
} from './group-progress.types.ts';
import { withLengths } from './lesson-length.queries.ts';
import { watchingOf } from './lesson-watching.queries.ts';
import type { LessonWatching } from './lesson-watching.types.ts';

type Planned = { readonly item: PlannedCourse; readonly course: CourseView };
type Asked = { readonly page: number; readonly perPage: number };

const percentOf = (part: number, whole: number) => Math.min(100, Math.round((100 * part) / whole));
const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);

async function published(context: Context, groupId: string): Promise<readonly Planned[]> {
  const items = (await context.join(coursePlans, groupId))?.items ?? [];
  const found = await Promise.all(
    items.map(async (item) => ({ item, course: await context.join(courses, item.courseId) })),
  );
  return found.flatMap(({ item, course }) => (course?.published ? [{ item, course }] : []));
}
async function studentOf(
  context: Context,
  userId: string,
  columns: readonly ProgressColumn[],
  cells: readonly ProgressCell[],
): Promise<StudentProgress> {
  const user = await context.join(users, userId);
  const completed = sumOf(cells.map((cell) => cell.completed));
  const behind = Math.max(0, sumOf(columns.map(({ due }) => due)) - completed);
  return { userId, name: user && !user.isErased ? user.fullName : null, completed, behind, cells };
}
export async function audienceOf(
  context: Context,
  { _id: courseId, lessons }: Pick<CourseView, '_id' | 'lessons'>,
  groupId?: string,
): Promise<readonly LessonAudience[]> {
  const audience = await context.read(lessonAudiences).one(lessonAudienceIdOf(courseId, groupId));
  return lessons.map(({ _id: lessonId, title }) => {
    const { opened = 0, completed = 0 } = audience?.lessons.find((one) => one.lessonId === lessonId) ?? {};
    return { lessonId, title, opened, completed };
  });
}

const cellOfCourse = ({ courses: shares }: MemberProgressView, { _id, lessons }: CourseView): ProgressCell => {
  const share = shares.find(({ courseId }) => courseId === _id);
  const completed = lessons.filter((lesson) => share?.completed.includes(lesson._id)).length;
  return {
    completed,
    opened: share !== undefined,
    percent: lessons.length === 0 ? null : percentOf(completed, lessons.length),
  };
};
/** Who has done least is behind most, since the same is due of all. */
async function studentsIn<V extends { readonly userId: string; readonly standing: number }>(
  context: Context,
  rows: Pick<Query<V>, 'where' | 'sort'> & { readonly from: Collection<V> },
  columns: readonly ProgressColumn[],
  cellsOf: (row: V) => readonly ProgressCell[],
  { page, perPage }: Asked,
) {
  const { from, ...wanted } = rows;
  const found = await findAndCount(context.read(from), { ...wanted, ...pageRange(page, perPage) });
  const items = await Promise.all(found.items.map((row) => studentOf(context, row.userId, columns, cellsOf(row))));
  return { ...found, items, next: found.next ?? null };
}
async function ofAllCourses(context: Context, groupId: string, plan: readonly Planned[], today: string, asked: Asked) {
  const columns = plan.map(({ item, course: { _id, code, title, lessons } }): ProgressColumn => {
    const count = lessons.length;
    return { _id, code, title, count, due: lessonsDue(count, item.fromDate, item.toDate, today) };
  });
  const rows = { from: groupProgress, where: { groupId }, sort: { field: 'standing' } } as const;
  const cells = (row: MemberProgressView) => plan.map(({ course }) => cellOfCourse(row, course));
  return { columns, students: await studentsIn(context, rows, columns, cells, asked), audience: null };
}

const cellOfLesson = (row: CourseProgressView, { _id, durationS }: CourseView['lessons'][number]): ProgressCell => {
  const lesson = row.lessons.find(({ lessonId }) => lessonId === _id);
  const isCompleted = lesson?.completedAt != null;
  const watchedS = sumOf((lesson?.ranges ?? []).map(({ from, to }) => to - from));
  return {
    completed: Number(isCompleted),
    opened: lesson !== undefined,
    percent: isCompleted ? 100 : durationS ? percentOf(watchedS, durationS) : null,
  };
};
async function ofOneCourse(context: Context, groupId: string, { item, course }: Planned, today: string, asked: Asked) {
  const { _id: courseId } = course;
  const lessons = await withLengths(context, course.lessons);
  const due = lessonsDue(lessons.length, item.fromDate, item.toDate, today);
  const columns = lessons.map(({ _id, title }, n): ProgressColumn => ({
    _id,
    code: null,
    title,
    count: 1,
    due: Number(n < due),
  }));
  const rows = { from: courseProgress, where: { groupIds: groupId, courseId }, sort: { field: 'standing' } } as const;
  const cells = (row: CourseProgressView) => lessons.map((lesson) => cellOfLesson(row, lesson));
  const students = await studentsIn(context, rows, columns, cells, asked);
  return { columns, students, audience: await audienceOf(context, course, groupId) };
}

const planned = (plan: readonly Planned[], courseId: string): Planned => {
  const found = plan.find(({ course }) => course._id === courseId);
  if (!found) throw new Refusal('notFound');
  return found;
};
/** Far more than are in a class. */
const mostWatching = 1000;
/** Answers how far the students who are in a group now watch the lessons of a course. */
export async function lessonWatchingOf(
  context: Context,
  groupId: string,
  courseId: string,
): Promise<readonly LessonWatching[]> {
  const { course } = planned(await published(context, groupId), courseId);
  const where = { groupIds: groupId, courseId };
  const { items } = await context.read(courseProgress).find({ where, limit: mostWatching });
  return (await withLengths(context, course.lessons)).map((lesson) => watchingOf(lesson, items));
}

export async function groupProgressOf(
  context: Context,
  { _id: groupId, name: groupName, regionId }: GroupView,
  courseId: string | null,
  asked: Asked,
): Promise<GroupProgress> {
  const plan = await published(context, groupId);
  const today = dateIn((await context.join(regions, regionId))?.timeZone ?? 'UTC', context.now);
  const found = await (courseId === null
    ? ofAllCourses(context, groupId, plan, today, asked)
    : ofOneCourse(context, groupId, planned(plan, courseId), today, asked));
  return { ...found, groupName, due: sumOf(found.columns.map(({ due }) => due)) };
}
