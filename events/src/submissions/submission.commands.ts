import { z } from 'zod';
import { Id, Instant, InstantInput, OptionalText } from '../kernel/ids.ts';
import { defineCommands, type CommandOf } from '../kernel/message.ts';
import { longestComment, longestNote, mostFiles } from './submission.rules.ts';

const submissionRef = z.object({ assignmentId: Id, userId: Id });
export const submissionCommands = defineCommands({
  UploadSubmissionFile: submissionRef.extend({ fileId: Id }),
  RemoveSubmissionFile: submissionRef.extend({ fileId: Id }),
  SubmitAssignment: submissionRef.extend({ note: OptionalText(longestNote) }),
  /** `grade` 0 to 100 for graded work, `complete` for completion work. */
  GradeSubmission: submissionRef.extend({
    grade: z.number().min(0).max(100).multipleOf(0.01).nullable().default(null),
    complete: z.boolean().nullable().default(null),
    comment: OptionalText(longestComment),
    /** Left out: those that came back before stay. */
    feedbackFileIds: z.array(Id).max(mostFiles).optional(),
  }),
  ReopenSubmission: submissionRef.extend({ until: InstantInput }),
  /** The timer says until when it thinks that the work is open again. */
  RemindOfSubmission: submissionRef.extend({ until: Instant }),
});
export type SubmissionCommand = CommandOf<typeof submissionCommands>;
