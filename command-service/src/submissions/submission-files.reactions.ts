import { every } from '@paideia/documents/every.ts';
import { submissionEvents, submissionStream } from '@paideia/events/submissions/submission.events.ts';
import { fileFacts } from '../files/file.facts.ts';
import { defineReaction, ofStream } from '../kernel/react/reaction.ts';
import { submissionFiles } from './submission-file.facts.ts';
import { submission } from './submission.decider.ts';

/** A file that is taken out and was never handed in is of no use to anybody. What was handed in stays: it is what a grade or a question may be about. */
export const submissionFileRemoval = defineReaction({
  name: 'submissionFileRemoval',
  from: 'beginning',
  events: [submissionEvents],
  partition: ofStream,
  on: {
    async SubmissionFileRemoved({ submissionId, assignmentId, userId, fileId }, _, ask) {
      const { fileIds, handedInFileIds } = await ask.state(submission, submissionStream(assignmentId, userId));
      if (fileIds.includes(fileId) || handedInFileIds.includes(fileId)) return [];
      const [[present], named] = await Promise.all([
        ask.table(fileFacts).many([fileId]),
        every(ask.table(submissionFiles), { where: { fileId } }),
      ]);
      const isElsewhere = named.some((one) => one.submissionId !== submissionId);
      return present && !isElsewhere ? [{ type: 'RemoveFile', data: { fileId }, key: fileId }] : [];
    },
  },
});
