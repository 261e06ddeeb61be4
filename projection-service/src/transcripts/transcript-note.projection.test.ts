import { test } from '@jest/globals';
import { transcriptIdOf } from '@paideia/events/transcripts/transcript.events.ts';
import { specFor } from '../kernel/spec.ts';
import { emmett, groupId, harriet, regionId } from '../registers/attendance.examples.ts';
import { transcriptNoteProjection } from './transcript-note.projection.ts';
import { transcriptNotes } from './transcript-note.view.ts';

const ofEmmett = { userId: emmett, groupId, regionId, noteId: '9'.repeat(24), by: harriet };
const added = { type: 'TranscriptNoteAdded', data: { ...ofEmmett, text: 'Hebrew I', transferredCredit: 3 } };

test('notes stand until they are removed', () => {
  const { given } = specFor(transcriptNoteProjection);
  const id = transcriptIdOf(emmett, groupId);
  given(added).then(transcriptNotes, id, {
    notes: [
      {
        noteId: ofEmmett.noteId,
        text: 'Hebrew I',
        transferredCredit: 3,
        by: harriet,
        at: '2026-11-20T09:00:00.000Z',
        why: [{ stream: 'transcriptNote-spec', revision: 0 }],
      },
    ],
  });
  given(added, { type: 'TranscriptNoteRemoved', data: ofEmmett }).then(transcriptNotes, id, {
    notes: [],
    _revision: 1,
  });
});
