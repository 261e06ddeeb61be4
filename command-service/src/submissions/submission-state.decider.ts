import type { AssignmentDefinition } from '@paideia/events/assignments/assignment.events.ts';
import type { DataOf } from '@paideia/events/kernel/message.ts';
import type { SubmissionEvent } from '@paideia/events/submissions/submission.events.ts';
import { isDue, submissionIdOf } from '@paideia/events/submissions/submission.rules.ts';

export type Grade = Pick<
  DataOf<SubmissionEvent, 'SubmissionGraded'>,
  'type' | 'grade' | 'complete' | 'comment' | 'feedbackFileIds'
>;
export type SubmissionState = {
  readonly fileIds: readonly string[];
  readonly submitted: { readonly note: string | null; readonly fileIds: readonly string[] } | null;
  /** Every file that was handed in once, whether or not it was taken out since. */
  readonly handedInFileIds: readonly string[];
  readonly graded: Grade | null;
  /** It was graded, and not opened again since. */
  readonly isShut: boolean;
  /** Opened again until then. */
  readonly until: string | null;
  /** Handed in since it was opened again. */
  readonly isHandedInAnew: boolean;
  /** The student was reminded that it closes then. */
  readonly reminded: string | null;
  readonly isBegun: boolean;
};
export const noSubmission: SubmissionState = {
  fileIds: [],
  submitted: null,
  handedInFileIds: [],
  graded: null,
  isShut: false,
  until: null,
  isHandedInAnew: false,
  reminded: null,
  isBegun: false,
};

/** Until the deadline, which may have been given once more, and not after the grade. */
export const isOpen = ({ isShut, until }: SubmissionState, { dueAt }: AssignmentDefinition, now: string): boolean =>
  !isShut && isDue(dueAt, until, now);
export const ofOne = ({ assignmentId, groupId, regionId, courseId }: AssignmentDefinition, userId: string) => ({
  submissionId: submissionIdOf(assignmentId, userId),
  assignmentId,
  userId,
  groupId,
  regionId,
  courseId,
});
export function gradeOf({ type, grade, complete, comment, feedbackFileIds }: Grade): Grade {
  return { type, grade, complete, comment, feedbackFileIds };
}
