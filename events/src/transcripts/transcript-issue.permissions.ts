import { admin, anyOf, inPerson, inRegion, ofAnother, self, type Rule } from '../kernel/permission.ts';
import type { TranscriptIssueCommand } from './transcript-issue.commands.ts';
import { readsTranscript } from './transcript.permissions.ts';

export const transcriptIssuePermissions: Readonly<Record<TranscriptIssueCommand['type'], Rule>> = {
  // Who acts as a student issues that one's; a third person's is for whoever may read it to issue in person.
  IssueTranscript: anyOf(self, inPerson(readsTranscript)),
  WithdrawTranscriptIssue: inPerson(ofAnother(anyOf(admin, inRegion('admin')))),
};
