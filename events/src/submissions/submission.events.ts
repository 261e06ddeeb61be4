import { z } from 'zod';
import { Id, Instant } from '../kernel/ids.ts';
import { AssignmentType } from '../assignments/assignment.events.ts';
import { defineEvents, event, type EventOf } from '../kernel/message.ts';
import { personal } from '../kernel/personal.ts';
import { submissionIdOf } from './submission.rules.ts';

export const submissionStream = (assignmentId: string, userId: string): string =>
  `submission-${submissionIdOf(assignmentId, userId)}`;

const submissionRef = z.object({
  submissionId: z.string().regex(/^[0-9a-f]{24}_[0-9a-f]{24}$/),
  assignmentId: Id,
  userId: Id,
  groupId: Id,
  regionId: Id,
  courseId: Id,
});
const about = { subject: (data: { userId: string }) => data.userId };
/** `grade` is a percent for graded work, `complete` says it for completion work; the other one is null. */
const grade = submissionRef.extend({
  type: AssignmentType,
  grade: z.number().nullable(),
  complete: z.boolean().nullable(),
  comment: personal(z.string()),
  feedbackFileIds: z.array(Id),
  by: Id,
});

export const submissionEvents = defineEvents('submission', {
  SubmissionFileAdded: event(submissionRef.extend({ fileId: Id })),
  SubmissionFileRemoved: event(submissionRef.extend({ fileId: Id })),
  /** `late`: after the due date, in a time that was given once more. */
  AssignmentSubmitted: event(
    submissionRef.extend({ note: personal(z.string()), fileIds: z.array(Id), late: z.boolean() }),
    about,
  ),
  SubmissionGraded: event(grade, about),
  SubmissionRegraded: event(grade, about),
  SubmissionReopened: event(submissionRef.extend({ until: Instant, by: Id })),
  /** A day before it closes again; the student has not handed in anew. */
  SubmissionReminderDue: event(submissionRef.extend({ until: Instant })),
});
export type SubmissionEvent = EventOf<typeof submissionEvents>;
