import { coursePlans, courses, type CourseView } from '@paideia/projection-service/courses/course.view.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { groupTimetable } from '../registers/group-timetable.types.ts';
import { coursesByTerm, unplanned, type TermCourses } from './course-terms.rules.ts';

export type GroupTerms = {
  readonly byTerm: readonly TermCourses[];
  readonly courseOf: (courseId: string) => CourseView | undefined;
  /** That of today if it has courses, else the first that has. */
  readonly present: TermCourses;
  readonly timeZone: string;
};

/** The terms of a group with their courses. `withWork` are those of which something is asked, in a plan or not. */
export async function groupTerms(context: Context, groupId: string, withWork: readonly string[]): Promise<GroupTerms> {
  const [plan, timetable] = await Promise.all([context.join(coursePlans, groupId), groupTimetable(context, groupId)]);
  const ids = [...new Set([...(plan?.items ?? []).map(({ courseId }) => courseId), ...withWork])];
  const known = (await Promise.all(ids.map((id) => context.join(courses, id)))).filter((one) => one !== undefined);
  const { terms = [], formerTerms = [] } = timetable?.schema ?? {};
  const byTerm = coursesByTerm({ plan, courses: known, terms, formerTerms });
  const today = timetable?.today ?? '';
  const name = terms.find(({ from, to }) => from <= today && today <= to)?.name;
  const taught = byTerm.filter(({ courseIds }) => courseIds.length > 0);
  return {
    byTerm,
    courseOf: (courseId) => known.find(({ _id }) => _id === courseId),
    present: taught.find((term) => term.name === name) ?? taught[0] ?? { name: unplanned, courseIds: [] },
    timeZone: timetable?.timeZone ?? 'UTC',
  };
}
