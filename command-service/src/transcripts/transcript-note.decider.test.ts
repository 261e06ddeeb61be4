import { test } from '@jest/globals';
import { ada, campus, exampleId, harriet, yearOne } from '@paideia/events/kernel/examples.ts';
import type { TranscriptNoteCommand } from '@paideia/events/transcripts/transcript.commands.ts';
import type { TranscriptNoteEvent } from '@paideia/events/transcripts/transcript.events.ts';
import { specFor } from '../kernel/decide/spec.ts';
import { transcriptNote } from './transcript-note.decider.ts';

const usual = { regionId: campus, wasEnrolled: true, actorId: harriet };
const { given } = specFor(transcriptNote, usual);
const ofAda = { userId: ada, groupId: yearOne, noteId: exampleId('n') };
const note = { text: 'Hebrew I from another college', transferredCredit: 3 };
const add = (more: object = {}): TranscriptNoteCommand => ({
  type: 'AddTranscriptNote',
  data: { ...ofAda, ...note, ...more },
});
const removal: TranscriptNoteCommand = { type: 'RemoveTranscriptNote', data: ofAda };
const added: TranscriptNoteEvent = {
  type: 'TranscriptNoteAdded',
  data: { ...ofAda, ...note, regionId: campus, by: harriet },
};
const removed: TranscriptNoteEvent = {
  type: 'TranscriptNoteRemoved',
  data: { ...ofAda, regionId: campus, by: harriet },
};

test('a note is added once and removed once', () => {
  given().when(add()).then(added);
  given(added).when(add()).thenNothing();
  given(added)
    .when(add({ text: 'Other' }))
    .thenRejected('transcript.noteExists');
  given(added, removed).when(add()).thenRejected('transcript.noteExists');
  given(added).when(removal).then(removed);
  given(added, removed).when(removal).thenNothing();
});
test('of somebody who was in the group', () => {
  given().when(add(), { wasEnrolled: false }).thenRejected('transcript.notEnrolled');
  given().when(add(), { regionId: undefined }).thenRejected('transcript.groupUnknown');
});
