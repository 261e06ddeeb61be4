import { group } from '@paideia/documents/port.ts';
import { submissionEvents, type SubmissionEvent } from '@paideia/events/submissions/submission.events.ts';
import { collectionsOf, defineProjection, put, remove } from '@paideia/projection-service/kernel/projection.ts';

/** Files that a submission has, and those that came back with its grades: they stay. */
type SubmissionFile = { readonly fileId: string; readonly submissionId: string };
const submissionFilesGroup = group('facts-submission-files', 1);
export const submissionFiles = submissionFilesGroup.collection<SubmissionFile>('submissionFiles', {
  indexes: { byFile: ['fileId'] },
});

const idOf = ({ submissionId, fileId }: SubmissionFile) => `${submissionId}_${fileId}`;
const named = ({ submissionId, fileId }: SubmissionFile) =>
  put(submissionFiles, idOf({ submissionId, fileId }), { submissionId, fileId });
const graded = ({
  submissionId,
  feedbackFileIds,
}: {
  readonly submissionId: string;
  readonly feedbackFileIds: readonly string[];
}) => feedbackFileIds.map((fileId) => named({ submissionId, fileId }));

export const submissionFileFactTable = defineProjection<SubmissionEvent>({
  group: submissionFilesGroup,
  collections: collectionsOf(submissionFiles),
  events: [submissionEvents],
  on: {
    SubmissionFileAdded: named,
    SubmissionFileRemoved: (file) => remove(submissionFiles, idOf(file)),
    SubmissionGraded: graded,
    SubmissionRegraded: graded,
  },
});
