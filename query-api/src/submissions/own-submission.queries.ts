import { filePurposes } from '@paideia/events/files/file.rules.ts';
import { self } from '@paideia/events/kernel/permission.ts';
import { submissionIdOf } from '@paideia/events/submissions/submission.rules.ts';
import { users } from '@paideia/projection-service/accounts/users.view.ts';
import {
  assignments,
  submissions,
  type AssignmentView,
  type SubmissionView,
} from '@paideia/projection-service/assignments/assignment.view.ts';
import { courses } from '@paideia/projection-service/courses/course.view.ts';
import { groups } from '@paideia/projection-service/groups/group.view.ts';
import { regions } from '@paideia/projection-service/regions/region.view.ts';
import { downloadsOf } from '../assignments/assignment.queries.ts';
import type { Context } from '../kernel/graphql/context.ts';
import type { AssignmentTask, OwnSubmission } from './own-submission.types.ts';
import { feedbackFilesOf, workFilesOf } from './submission-file.queries.ts';
import { isStillOpen, submissionStatus } from './submission.queries.ts';

/** It is there for the students of its group, and for whoever was one and has work in it. */
export async function ownAssignment(context: Context, assignmentId: string): Promise<AssignmentView> {
  const { userId } = context.signedIn();
  const [assignment, submission, user] = await Promise.all([
    context.join(assignments, assignmentId),
    context.join(submissions, submissionIdOf(assignmentId, userId)),
    context.join(users, userId),
  ]);
  return context.visible(assignment, self, ({ groupId }) => ({
    ownerId: submission !== undefined || user?.groupIds.includes(groupId) ? userId : null,
  }));
}

export async function taskOf(context: Context, view: AssignmentView): Promise<AssignmentTask> {
  const { _id, groupId, courseId, title, content, type, weight, dueAt, maxFiles, acceptTypes } = view;
  const [course, region, downloads] = await Promise.all([
    context.join(courses, courseId),
    context.join(regions, view.regionId),
    downloadsOf(context, view),
  ]);
  return {
    _id,
    groupId,
    courseId,
    courseCode: course?.code ?? '',
    courseTitle: course?.title ?? '',
    title,
    content,
    type,
    weight,
    dueAt,
    timeZone: region?.timeZone ?? 'UTC',
    downloads,
    maxFiles,
    acceptTypes: acceptTypes.length > 0 ? acceptTypes : filePurposes.submission.types,
  };
}

type Handed = Omit<
  OwnSubmission,
  '_id' | 'assignmentId' | 'status' | 'isOpen' | 'files' | 'gradedByName' | 'feedbackFiles'
> &
  Pick<SubmissionView, 'fileIds' | 'feedbackFileIds' | 'gradedBy'>;
const nothing: Handed = {
  fileIds: [],
  note: null,
  submittedAt: null,
  late: false,
  reopenedUntil: null,
  grade: null,
  complete: null,
  comment: null,
  gradedAt: null,
  gradedBy: null,
  feedbackFileIds: [],
};
/** Of whoever is signed in, as it is now. */
export async function ownSubmissionOf(
  context: Context,
  { _id: assignmentId, groupId, dueAt }: AssignmentView,
): Promise<OwnSubmission> {
  const { userId } = context.signedIn();
  const _id = submissionIdOf(assignmentId, userId);
  const view = await context.read(submissions).one(_id);
  const { fileIds, feedbackFileIds, gradedBy, note, submittedAt, late, reopenedUntil, ...graded } = view ?? nothing;
  const { grade, complete, comment, gradedAt } = graded;
  const [files, feedbackFiles, grader, group] = await Promise.all([
    workFilesOf(context, { userId, fileIds }),
    feedbackFilesOf(context, { feedbackFileIds }),
    gradedBy === null ? undefined : context.join(users, gradedBy),
    context.join(groups, groupId),
  ]);
  return {
    _id,
    assignmentId,
    status: submissionStatus(view, dueAt, context.now),
    isOpen: isStillOpen(view, dueAt, context.now) && !group?.archived,
    files,
    note,
    submittedAt,
    late,
    reopenedUntil,
    grade,
    complete,
    comment,
    gradedAt,
    gradedByName: grader?.fullName ?? null,
    feedbackFiles,
  };
}
