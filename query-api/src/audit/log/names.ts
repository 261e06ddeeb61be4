import { users } from '@paideia/projection-service/accounts/users.view.ts';
import { assignments } from '@paideia/projection-service/assignments/assignment.view.ts';
import { categories } from '@paideia/projection-service/categories/category.view.ts';
import { courses, lessons } from '@paideia/projection-service/courses/course.view.ts';
import { examDefinitions } from '@paideia/projection-service/exams/exam.view.ts';
import { groups } from '@paideia/projection-service/groups/group.view.ts';
import { attendanceSchemas } from '@paideia/projection-service/registers/attendance-reference.view.ts';
import { teachers } from '@paideia/projection-service/teachers/teacher.view.ts';
import { regions } from '@paideia/projection-service/regions/region.view.ts';
import { workName } from '@paideia/events/courses/work-name.rules.ts';
import type { NamedKind } from '@paideia/events/kernel/audit.ts';
import { isId } from '@paideia/events/kernel/ids.ts';
import type { Context } from '../../kernel/graphql/context.ts';
import type { NameOf } from './values.ts';

type Work = { readonly title: string; readonly courseId: string };
/** A piece of work by its present name, with its course. */
export const workIn = async (join: Context['join'], work: Work | undefined): Promise<string | undefined> =>
  work && workName(work.title, (await join(courses, work.courseId))?.title);

/** The present name of one of each kind. */
export const nameIn: Readonly<Record<NamedKind, (join: Context['join'], id: string) => Promise<string | undefined>>> = {
  person: async (join, id) => (await join(users, id))?.fullName || undefined,
  group: async (join, id) => (await join(groups, id))?.name,
  region: async (join, id) => (await join(regions, id))?.name,
  schema: async (join, id) => (await join(attendanceSchemas, id))?.name,
  course: async (join, id) => (await join(courses, id))?.title,
  lesson: async (join, id) => (await join(lessons, id))?.title,
  category: async (join, id) => (await join(categories, id))?.name,
  exam: async (join, id) => workIn(join, await join(examDefinitions, id)),
  assignment: async (join, id) => workIn(join, await join(assignments, id)),
  teacher: async (join, id) => (await join(teachers, id))?.name ?? undefined,
};

/** Whatever `say` tells, with the present names of everybody and everything that it asks for. It is asked twice: to hear what it needs, and with the names. */
export async function withNames<T>({ join }: Pick<Context, 'join'>, say: (nameOf: NameOf) => T): Promise<T> {
  const names = new Map<string, readonly [NamedKind, string]>();
  say((kind, id) => {
    if (isId(id)) names.set(`${kind} ${id}`, [kind, id]);
    return undefined;
  });
  const found = new Map(
    await Promise.all([...names].map(async ([key, [kind, id]]) => [key, await nameIn[kind](join, id)] as const)),
  );
  return say((kind, id) => found.get(`${kind} ${id}`));
}
