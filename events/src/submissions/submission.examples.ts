import { ada, exampleId, type ExamplesOf } from '../kernel/examples.ts';
import type { submissionCommands } from './submission.commands.ts';

const submission = { assignmentId: exampleId('a'), userId: ada };
const fileId = exampleId('f');
export const submissionExamples = {
  UploadSubmissionFile: { ...submission, fileId },
  RemoveSubmissionFile: { ...submission, fileId },
  SubmitAssignment: { ...submission, note: 'The essay is in the file.' },
  GradeSubmission: { ...submission, grade: 85, comment: 'Well argued.' },
  ReopenSubmission: { ...submission, until: '2026-11-07T05:59:00.000Z' },
  RemindOfSubmission: { ...submission, until: '2026-11-07T05:59:00.000Z' },
} satisfies ExamplesOf<typeof submissionCommands>;
