import { ada, exampleId, yearOne, type ExamplesOf } from '../kernel/examples.ts';
import type { transcriptIssueCommands } from './transcript-issue.commands.ts';
import type { Certified } from './transcript-issue.events.ts';

const issueId = exampleId('t');
export const certifiedExample: Certified = {
  studentName: 'Ada Example',
  groupName: 'Year One',
  terms: [
    {
      name: 'Autumn',
      average: 81.25,
      deduction: 3,
      grade: 78.25,
      courses: [{ code: 'OT101', title: 'Old Testament Survey', credits: 3, grade: 81.25 }],
    },
  ],
  overall: 78.25,
  gradeAverage: 81.25,
  notes: [{ text: 'Hebrew I credited from another college', transferredCredit: 3 }],
};
export const transcriptIssueExamples = {
  IssueTranscript: { issueId, userId: ada, groupId: yearOne, codeHash: 'c7'.repeat(32), certified: certifiedExample },
  WithdrawTranscriptIssue: { issueId, reason: 'Issued before a grade was corrected' },
} satisfies ExamplesOf<typeof transcriptIssueCommands>;
