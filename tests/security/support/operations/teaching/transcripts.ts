import { fresh, member, ofPerson, ofRegion, type Row } from '../../row.ts';
import { readsTranscript, transcriptPermissions } from '@paideia/events/transcripts/transcript.permissions.ts';

export const queries: Readonly<Record<string, Row>> = {
  grades: ofRegion(member, ({ groupId }) => ({ groupId })),
  transcript: ofPerson(readsTranscript, ({ groupId, userId }) => ({ groupId, userId })),
};
export const mutations: Readonly<Record<string, Row>> = {
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
