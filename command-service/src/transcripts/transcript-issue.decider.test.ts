import { expect, test } from '@jest/globals';
import { ada, campus, harriet } from '@paideia/events/kernel/examples.ts';
import type { TranscriptIssueCommand } from '@paideia/events/transcripts/transcript-issue.commands.ts';
import type { TranscriptIssueEvent } from '@paideia/events/transcripts/transcript-issue.events.ts';
import { certifiedExample, transcriptIssueExamples } from '@paideia/events/transcripts/transcript-issue.examples.ts';
import { specFor } from '../kernel/decide/spec.ts';
import { transcriptIssue } from './transcript-issue.decider.ts';

const usual = { regionId: campus, wasEnrolled: true, actorId: harriet };
const { given } = specFor(transcriptIssue, usual);
const { IssueTranscript: data, WithdrawTranscriptIssue: withdrawn } = transcriptIssueExamples;
const issue = (more: object = {}): TranscriptIssueCommand => ({ type: 'IssueTranscript', data: { ...data, ...more } });
const withdraw: TranscriptIssueCommand = { type: 'WithdrawTranscriptIssue', data: withdrawn };
const issued: TranscriptIssueEvent = { type: 'TranscriptIssued', data: { ...data, regionId: campus, by: harriet } };
const { issueId, userId, groupId } = data;
const over: TranscriptIssueEvent = {
  type: 'TranscriptIssueWithdrawn',
  data: { issueId, userId, groupId, regionId: campus, reason: withdrawn.reason, by: harriet },
};

test('a transcript is issued as it was composed', () => {
  given().when(issue()).then(issued);
  given(issued).when(issue()).thenNothing();
  given(issued)
    .when(issue({ codeHash: 'd8'.repeat(32) }))
    .thenRejected('transcript.issueExists');
});
test('to somebody who was in the group, with something in it', () => {
  given().when(issue(), { wasEnrolled: false }).thenRejected('transcript.notEnrolled');
  given().when(issue(), { regionId: undefined }).thenRejected('transcript.groupUnknown');
  given()
    .when(issue({ certified: { ...certifiedExample, terms: [] } }))
    .thenRejected('transcript.nothingToIssue');
});
test('it is withdrawn once, with a reason', () => {
  given(issued).when(withdraw).then(over);
  given(issued, over).when(withdraw).thenNothing();
});
test('its owner and its region are those of what was issued', () => {
  const state = { userId: ada, groupId, regionId: campus, codeHash: data.codeHash, isWithdrawn: false };
  const facts = { regionId: undefined, wasEnrolled: true };
  expect(transcriptIssue.scope(state, withdraw, facts)).toEqual({ ownerId: ada, regionId: campus });
});
