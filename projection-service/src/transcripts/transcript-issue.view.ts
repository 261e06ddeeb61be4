import { group } from '@paideia/documents/port.ts';
import type { Certified } from '@paideia/events/transcripts/transcript-issue.events.ts';
import { recordOf } from '../kernel/record.ts';

/** A transcript that was issued with a verification code. What it certifies is null after an erasure. */
export type TranscriptIssueView = {
  readonly _id: string;
  readonly _revision: number;
  readonly userId: string;
  readonly groupId: string;
  readonly regionId: string;
  readonly codeHash: string;
  readonly certified: Certified | null;
  readonly issuedAt: string;
  readonly issuedBy: string;
  readonly withdrawnAt: string | null;
  readonly withdrawnBy: string | null;
  readonly withdrawalReason: string | null;
};
export const transcriptIssuesGroup = group('transcript-issues', 1);
export const transcriptIssues = transcriptIssuesGroup.collection<TranscriptIssueView>('transcriptIssues', {
  indexes: { byCode: ['codeHash'], ofStudent: ['userId', 'groupId', 'issuedAt'] },
});
export const transcriptIssueRecord = recordOf(transcriptIssues, { standing: { of: ['transcriptIssue'] } });
