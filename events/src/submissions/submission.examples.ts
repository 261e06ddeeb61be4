import { ada, exampleId, type ExamplesOf } from '../kernel/examples.ts';
import type { submissionCommands } from './submission.commands.ts';

const of = { assignmentId: exampleId('a'), userId: ada };
const fileId = exampleId('f');
export const submissionExamples = {
  UploadSubmissionFile: { ...of, fileId },
  RemoveSubmissionFile: { ...of, fileId },
  SubmitAssignment: { ...of, note: 'The essay is in the file.' },
  GradeSubmission: { ...of, grade: 85, comment: 'Well argued.' },
  ReopenSubmission: { ...of, until: '2026-11-07T05:59:00.000Z' },
} satisfies ExamplesOf<typeof submissionCommands>;
