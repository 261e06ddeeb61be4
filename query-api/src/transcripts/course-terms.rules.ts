import type { CoursePlanView, CourseView } from '@paideia/projection-service/courses/course.view.ts';
import { presentTerm, type NamedTerms } from '@paideia/events/attendance-schemas/timetable.rules.ts';

/** A course stands there whose exam or assignment is in no plan. */
export const unplanned = '';

export type TermCourses = { readonly name: string; readonly courseIds: readonly string[] };

/** The terms of a group in their order, each with its courses; at the end the courses that are in no plan. */
export function coursesByTerm({
  plan,
  courses,
  terms,
  formerTerms,
}: NamedTerms & {
  readonly plan: Pick<CoursePlanView, 'items'> | undefined;
  readonly courses: readonly Pick<CourseView, '_id'>[];
}): readonly TermCourses[] {
  const planned = (plan?.items ?? []).map(({ courseId, termName, fromDate }) => ({
    courseId,
    termName: presentTerm({ terms, formerTerms }, termName, fromDate),
  }));
  const beside = courses
    .filter(({ _id }) => !planned.some(({ courseId }) => courseId === _id))
    .map(({ _id }) => ({ courseId: _id, termName: unplanned }));
  const names = [...new Set([...terms.map(({ name }) => name), ...planned.map(({ termName }) => termName), unplanned])];
  return names.map((name) => ({
    name,
    courseIds: [...planned, ...beside].filter(({ termName }) => termName === name).map(({ courseId }) => courseId),
  }));
}
