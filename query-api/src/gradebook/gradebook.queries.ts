import { every } from '@paideia/documents/every.ts';
import { submissions } from '@paideia/projection-service/assignments/assignment.view.ts';
import { studentExams } from '@paideia/projection-service/exam-attempts/exam-attempt.view.ts';
import { excusedWorkIdOf } from '@paideia/events/gradebook/excused-work.events.ts';
import { excusedWorks } from '@paideia/projection-service/gradebook/excused-work.view.ts';
import { groupMembers, type GroupView } from '@paideia/projection-service/groups/group.view.ts';
import { assignmentsOf } from '../assignments/assignment.queries.ts';
import { Refusal } from '../kernel/errors/refusal.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { pageRange } from '../kernel/graphql/pages.ts';
import type { TermCourses } from '../transcripts/course-terms.rules.ts';
import { groupTerms, type GroupTerms } from '../transcripts/group-terms.queries.ts';
import { examsOf, takenOf } from '../transcripts/taken-exams.queries.ts';
import { gradebookOf, sorted } from './gradebook.rules.ts';
import type { Gradebook, GradebookFilter, GradebookOrder } from './gradebook.types.ts';

type GradebookAsked = {
  readonly courseId: string | null;
  /** Without a term and a course the term of today is shown, else the first that has courses. */
  readonly term: string | null;
  readonly filter: GradebookFilter | null;
  readonly order: GradebookOrder;
  readonly page: number;
  readonly perPage: number;
};

function chosenTerm({ byTerm, present }: GroupTerms, { courseId, term }: GradebookAsked): TermCourses {
  if (courseId === null && term === null) return present;
  const found = byTerm.find(({ name, courseIds }) =>
    courseId === null ? name === term : courseIds.includes(courseId),
  );
  if (!found) throw new Refusal('notFound');
  return found;
}

/** What the students of a group were graded. Whether whoever is signed in may see it is for the caller to have asked. */
export async function shownGradebook(
  context: Context,
  { _id: groupId, name: groupName, regionId }: GroupView,
  asked: GradebookAsked,
): Promise<Gradebook> {
  const { limit, offset } = pageRange(asked.page, asked.perPage);
  const [{ schedules, definitions }, set, all] = await Promise.all([
    examsOf(context, groupId),
    assignmentsOf(context, groupId),
    every(context.read(groupMembers), { where: { groupId }, sort: { field: 'nameKey' } }),
  ]);
  const taken = takenOf(definitions, schedules);
  const withWork = [...taken.map(({ exam }) => exam.courseId), ...set.map(({ courseId }) => courseId)];
  const terms = await groupTerms(context, groupId, withWork);
  const { byTerm, courseOf, timeZone } = terms;
  const term = chosenTerm(terms, asked);
  const courseIds = asked.courseId === null ? term.courseIds : [asked.courseId];
  const isShown = ({ courseId }: { readonly courseId: string }) => courseIds.includes(courseId);
  const [exams, assignments] = [taken.filter(({ exam }) => isShown(exam)), set.filter(isShown)];
  // Whoever was withdrawn, or has no account that is open, has a transcript still, and is missing nothing any more.
  const members = all.filter(({ status }) => status === 'active' || status === 'completed');
  const [excused, sittings, handedIn] = await Promise.all([
    context.read(excusedWorks).many(members.map(({ userId }) => excusedWorkIdOf(userId, groupId))),
    Promise.all(exams.map(({ exam }) => every(context.read(studentExams), { where: { groupId, examId: exam._id } }))),
    Promise.all(
      assignments.map(({ _id }) =>
        every(context.read(submissions), { where: { assignmentId: _id }, sort: { field: 'at' } }),
      ),
    ),
  ]);
  const { columns, rows, average } = gradebookOf({
    now: context.now,
    members,
    courseIds,
    exams,
    sittings: sittings.flat(),
    assignments,
    submissions: handedIn.flat(),
    excused,
  });
  const found = sorted(rows, asked.filter, asked.order);
  return {
    groupId,
    groupName,
    regionId,
    timeZone,
    courses: byTerm.flatMap(({ name, courseIds: ids }) =>
      ids.flatMap((id) => {
        const course = courseOf(id);
        return course ? [{ courseId: id, code: course.code, title: course.title, term: name }] : [];
      }),
    ),
    courseId: asked.courseId,
    term: term.name,
    columns: columns.map((column) => ({
      ...column,
      courseCode: courseOf(column.courseId)?.code ?? '',
      courseTitle: courseOf(column.courseId)?.title ?? '',
    })),
    students: { items: found.slice(offset, offset + limit), total: found.length, more: false, next: null },
    average,
  };
}
