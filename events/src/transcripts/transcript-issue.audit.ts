import { defineAudit, whole } from '../kernel/audit.ts';
import { transcriptIssueCategories, transcriptIssueSentences as texts } from './transcript-issue-audit.messages.ts';
import { transcriptIssueEvents } from './transcript-issue.events.ts';

export const transcriptIssueAudit = defineAudit(transcriptIssueEvents, {
  label: transcriptIssueCategories.transcriptIssue,
  hidden: ['issueId', 'codeHash', 'certified'],
  rows: {
    TranscriptIssued: { sentence: texts.TranscriptIssued, changes: () => whole({ status: 'active' }) },
    TranscriptIssueWithdrawn: {
      sentence: texts.TranscriptIssueWithdrawn,
      changes: ({ reason }) => whole({ status: 'withdrawn', reason }),
      discloses: ['reason'],
    },
  },
});
