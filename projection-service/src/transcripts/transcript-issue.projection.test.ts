import { test } from '@jest/globals';
import { campus, harriet } from '@paideia/events/kernel/examples.ts';
import { transcriptIssueExamples } from '@paideia/events/transcripts/transcript-issue.examples.ts';
import { specFor } from '../kernel/spec.ts';
import { transcriptIssueProjection } from './transcript-issue.projection.ts';
import { transcriptIssues } from './transcript-issue.view.ts';

const { given } = specFor(transcriptIssueProjection);
const { IssueTranscript: data, WithdrawTranscriptIssue } = transcriptIssueExamples;
const { issueId, userId, groupId, certified, codeHash } = data;
const { reason } = WithdrawTranscriptIssue;
const issued = { type: 'TranscriptIssued', data: { ...data, regionId: campus, by: harriet } };
const withdrawn = {
  type: 'TranscriptIssueWithdrawn',
  data: { issueId, userId, groupId, regionId: campus, reason, by: harriet },
};

test('what was certified stays as it was', () =>
  given(issued).then(transcriptIssues, issueId, {
    _id: issueId,
    _revision: 0,
    userId,
    groupId,
    regionId: campus,
    codeHash,
    certified,
    issuedBy: harriet,
    withdrawnAt: null,
  }));
test('withdrawn, it says since when, by whom and why', () =>
  given(issued, withdrawn).then(transcriptIssues, issueId, {
    _revision: 1,
    certified,
    withdrawnAt: '2026-11-20T09:00:00.000Z',
    withdrawnBy: harriet,
    withdrawalReason: reason,
  }));
test('after an erasure nothing is certified, and the code still finds that', () =>
  given(issued, withdrawn, { type: 'UserErased', data: { userId, by: userId } }).then(transcriptIssues, issueId, {
    codeHash,
    certified: null,
    withdrawalReason: null,
  }));
