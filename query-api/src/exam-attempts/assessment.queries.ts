import { submissionIdOf } from '@paideia/events/submissions/submission.rules.ts';
import { users } from '@paideia/projection-service/accounts/users.view.ts';
import { submissions, type AssignmentView } from '@paideia/projection-service/assignments/assignment.view.ts';
import { courses } from '@paideia/projection-service/courses/course.view.ts';
import { assignmentsOf } from '../assignments/assignment.queries.ts';
import { schedulesOf } from '../exams/exam.queries.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { Refusal } from '../kernel/errors/refusal.ts';
import { groupTimetable } from '../registers/group-timetable.types.ts';
import { submissionStatus } from '../submissions/submission.queries.ts';
import type { AssessmentAssignment, Assessments } from './assessment.types.ts';
import { sittingOf } from './sittings.ts';

/** One's own group, or the same answer as for one that is not there. */
export async function ownGroup(context: Context, groupId: string): Promise<string> {
  const { userId } = context.signedIn();
  const user = await context.join(users, userId);
  if (!user?.groupIds.includes(groupId)) throw new Refusal('notFound');
  return userId;
}

async function assignmentOf(context: Context, view: AssignmentView, userId: string): Promise<AssessmentAssignment> {
  const [course, submission] = await Promise.all([
    context.join(courses, view.courseId),
    context.join(submissions, submissionIdOf(view._id, userId)),
  ]);
  const grader = submission?.gradedBy ? await context.join(users, submission.gradedBy) : undefined;
  const { _id, groupId, courseId, title, type, weight, dueAt } = view;
  return {
    _id,
    groupId,
    courseId,
    title,
    type,
    weight,
    dueAt,
    courseCode: course?.code ?? '',
    courseTitle: course?.title ?? '',
    status: submissionStatus(submission, dueAt, context.now),
    grade: submission?.grade ?? null,
    complete: submission?.complete ?? null,
    comment: submission?.comment ?? null,
    gradedByName: grader?.fullName ?? null,
    submittedAt: submission?.submittedAt ?? null,
    reopenedUntil: submission?.reopenedUntil ?? null,
  };
}

/** Everything that a group sets, as one of its students finds it; found once a request. Whether whoever asks may know is for the caller to have asked. */
export const assessmentsFor = (context: Context, userId: string, groupId: string): Promise<Assessments> =>
  context.shared('assessments', `${userId} ${groupId}`, () => assessmentsIn(context, userId, groupId));

async function assessmentsIn(context: Context, userId: string, groupId: string): Promise<Assessments> {
  const [schedules, set, timetable] = await Promise.all([
    schedulesOf(context, groupId),
    assignmentsOf(context, groupId),
    groupTimetable(context, groupId),
  ]);
  const exams = (await Promise.all(schedules.map((schedule) => sittingOf(context, schedule, userId)))).filter(
    (exam) => exam !== undefined,
  );
  const own = await Promise.all(set.map((view) => assignmentOf(context, view, userId)));
  return { exams, assignments: own, timeZone: timetable?.timeZone ?? 'UTC' };
}

/** Everything that one's own group sets, what closes first first. */
export const assessmentsOf = async (context: Context, groupId: string): Promise<Assessments> =>
  assessmentsFor(context, await ownGroup(context, groupId), groupId);
