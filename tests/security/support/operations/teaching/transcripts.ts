import { fresh, member, ofPerson, ofRegion, open, reason, type Row } from '../../row.ts';
import { transcriptIssuePermissions } from '@paideia/events/transcripts/transcript-issue.permissions.ts';
import { readsTranscript, transcriptPermissions } from '@paideia/events/transcripts/transcript.permissions.ts';

export const queries: Readonly<Record<string, Row>> = {
  grades: ofRegion(member, ({ groupId }) => ({ groupId })),
  transcript: ofPerson(readsTranscript, ({ groupId, userId }) => ({ groupId, userId })),
  transcriptIssues: ofPerson(readsTranscript, ({ groupId, userId }) => ({ groupId, userId })),
  verifyTranscript: { ...open, args: () => ({ code: 'x' }) },
};
export const mutations: Readonly<Record<string, Row>> = {
  issueTranscript: ofPerson(transcriptIssuePermissions.IssueTranscript, (of) => ({
    _id: fresh(of, 'issue'),
    groupId: of.groupId,
    userId: of.userId,
  })),
  withdrawTranscriptIssue: ofPerson(transcriptIssuePermissions.WithdrawTranscriptIssue, ({ transcriptIssueId }) => ({
    _id: transcriptIssueId,
    reason,
  })),
  addTranscriptNote: ofPerson(transcriptPermissions.AddTranscriptNote, (of) => ({
    userId: of.userId,
    groupId: of.groupId,
    noteId: fresh(of, 'note'),
    text: 'x',
  })),
  removeTranscriptNote: ofPerson(transcriptPermissions.RemoveTranscriptNote, ({ userId, groupId, noteId }) => ({
    userId,
    groupId,
    noteId,
  })),
};
