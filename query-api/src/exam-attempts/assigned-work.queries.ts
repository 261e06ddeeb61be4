import { submissionIdOf } from '@paideia/events/submissions/submission.rules.ts';
import { users } from '@paideia/projection-service/accounts/users.view.ts';
import { submissions, type AssignmentView } from '@paideia/projection-service/assignments/assignment.view.ts';
import { courses } from '@paideia/projection-service/courses/course.view.ts';
import { excusedIn, isExcusedFrom } from '../gradebook/excused-work.queries.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { submissionStatus } from '../submissions/submission.queries.ts';
import type { AssessmentAssignment } from './assessment.types.ts';

/** An assignment as one of the students of its group finds it now. */
export async function assignmentOf(
  context: Context,
  view: AssignmentView,
  userId: string,
): Promise<AssessmentAssignment> {
  const [course, submission, excused] = await Promise.all([
    context.join(courses, view.courseId),
    context.join(submissions, submissionIdOf(view._id, userId)),
    excusedIn(context, userId, view.groupId),
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
    excused: isExcusedFrom(excused, _id),
  };
}
