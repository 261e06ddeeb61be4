import { userAccountEvents, type UserAccountEvent } from '@paideia/events/accounts/account.events.ts';
import {
  transcriptIssueEvents,
  type TranscriptIssueEvent,
} from '@paideia/events/transcripts/transcript-issue.events.ts';
import { collectionsOf, defineProjection, put, update, updateWhere } from '../kernel/projection.ts';
import { transcriptIssueRecord, transcriptIssues, transcriptIssuesGroup } from './transcript-issue.view.ts';

export const transcriptIssueProjection = defineProjection<TranscriptIssueEvent | UserAccountEvent>({
  group: transcriptIssuesGroup,
  collections: collectionsOf(transcriptIssues),
  records: [transcriptIssueRecord],
  events: [transcriptIssueEvents, userAccountEvents],
  on: {
    TranscriptIssued: ({ issueId, userId, groupId, regionId, codeHash, certified, by }, { at, revision }) =>
      put(transcriptIssues, issueId, {
        _id: issueId,
        _revision: revision,
        userId,
        groupId,
        regionId,
        codeHash,
        certified,
        issuedAt: at,
        issuedBy: by,
        withdrawnAt: null,
        withdrawnBy: null,
        withdrawalReason: null,
      }),
    TranscriptIssueWithdrawn: ({ issueId, reason, by }, { at, revision }) =>
      update(transcriptIssues, issueId, (view) => ({
        ...view,
        _revision: revision,
        withdrawnAt: at,
        withdrawnBy: by,
        withdrawalReason: reason,
      })),
    // The paper may be anywhere: its code finds that there is nothing to find any more.
    UserErased: ({ userId }) =>
      updateWhere(transcriptIssues, { userId }, (view) => ({ ...view, certified: null, withdrawalReason: null })),
  },
});
