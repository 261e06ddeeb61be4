// Assignments and what is handed in, for tests.
import { assignmentStream, type AssignmentDefinition } from '@paideia/events/assignments/assignment.events.ts';
import { excusedWorkStream } from '@paideia/events/gradebook/excused-work.events.ts';
import { submissionStream } from '@paideia/events/submissions/submission.events.ts';
import { submissionIdOf } from '@paideia/events/submissions/submission.rules.ts';
import type { GivenEvent } from '../kernel/spec.ts';
import { groupId, harriet, regionId } from '../registers/attendance.examples.ts';

export const assignmentOf = (n: number, courseId: string, more: Partial<AssignmentDefinition> = {}) => {
  const assignmentId = n.toString(16).padStart(24, '0');
  const definition: AssignmentDefinition = {
    assignmentId,
    groupId,
    regionId,
    courseId,
    title: `Assignment ${n}`,
    content: '<p>Write.</p>',
    type: 'graded',
    weight: 1,
    dueAt: '2026-10-24T06:00:00.000Z',
    ...more,
  };
  const submissionOf = (userId: string) => ({
    submissionId: submissionIdOf(assignmentId, userId),
    assignmentId,
    userId,
    groupId,
    regionId,
    courseId,
  });
  const given = (
    type: string,
    userId: string,
    data: object,
    actorId = harriet,
    at = '2026-10-20T12:00:00.000Z',
  ): GivenEvent => ({
    type,
    data: { ...submissionOf(userId), ...data },
    meta: { stream: submissionStream(assignmentId, userId), actorId, at },
  });
  const grading = (grade: number | boolean) => ({
    type: definition.type,
    grade: typeof grade === 'number' ? grade : null,
    complete: typeof grade === 'boolean' ? grade : null,
    comment: 'Well argued.',
    feedbackFileIds: [],
    by: harriet,
  });
  return {
    ...definition,
    submissionOf: (userId: string) => submissionIdOf(assignmentId, userId),
    defined: {
      type: 'AssignmentDefined',
      data: definition,
      meta: { stream: assignmentStream(assignmentId) },
    } satisfies GivenEvent,
    due: (dueAt: string): GivenEvent => ({
      type: 'AssignmentDueDateChanged',
      data: { assignmentId, groupId, regionId, courseId, dueAt },
      meta: { stream: assignmentStream(assignmentId) },
    }),
    submitted: (userId: string, late = false): GivenEvent =>
      given('AssignmentSubmitted', userId, { note: 'Here it is.', fileIds: [], late }, userId),
    excused: (userId: string, type: 'WorkExcused' | 'WorkExcuseWithdrawn' = 'WorkExcused'): GivenEvent => ({
      type,
      data: { userId, groupId, regionId, kind: 'assignment', workId: assignmentId, reason: 'Was ill.', by: harriet },
      meta: { stream: excusedWorkStream(userId, groupId), at: '2026-10-21T12:00:00.000Z' },
    }),
    graded: (userId: string, grade: number | boolean): GivenEvent =>
      given('SubmissionGraded', userId, grading(grade), harriet, '2026-10-27T12:00:00.000Z'),
    regraded: (userId: string, grade: number | boolean): GivenEvent =>
      given('SubmissionRegraded', userId, grading(grade), harriet, '2026-11-02T12:00:00.000Z'),
    reopened: (userId: string, until: string): GivenEvent =>
      given('SubmissionReopened', userId, { until, by: harriet }),
  };
};
