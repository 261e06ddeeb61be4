import { group } from '@paideia/documents/port.ts';
import { submissionEvents, type SubmissionEvent } from '@paideia/events/submissions/submission.events.ts';
import { collectionsOf, defineProjection, put } from '@paideia/projection-service/kernel/projection.ts';

/** Assignments of which some submission was graded: their type stays. */
type GradedAssignment = { readonly assignmentId: string };
const gradedAssignmentsGroup = group('facts-graded-assignments', 1);
export const gradedAssignments = gradedAssignmentsGroup.collection<GradedAssignment>('gradedAssignments');

export const gradedAssignmentFactTable = defineProjection<SubmissionEvent>({
  group: gradedAssignmentsGroup,
  collections: collectionsOf(gradedAssignments),
  events: [submissionEvents],
  on: { SubmissionGraded: ({ assignmentId }) => put(gradedAssignments, assignmentId, { assignmentId }) },
});
