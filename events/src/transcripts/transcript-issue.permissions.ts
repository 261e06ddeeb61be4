import { admin, anyOf, inPerson, inRegion, ofAnother, type Rule } from '../kernel/permission.ts';
import type { TranscriptIssueCommand } from './transcript-issue.commands.ts';
import { readsTranscript } from './transcript.permissions.ts';

export const transcriptIssuePermissions: Readonly<Record<TranscriptIssueCommand['type'], Rule>> = {
  IssueTranscript: readsTranscript,
  WithdrawTranscriptIssue: inPerson(ofAnother(anyOf(admin, inRegion('admin')))),
};
