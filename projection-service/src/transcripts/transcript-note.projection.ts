import {
  transcriptIdOf,
  transcriptNoteEvents,
  type TranscriptNoteEvent,
} from '@paideia/events/transcripts/transcript.events.ts';
import { collectionsOf, defineProjection, refOf, update, upsert } from '../kernel/projection.ts';
import { transcriptNotes, transcriptsGroup } from './transcript-note.view.ts';

export const transcriptNoteProjection = defineProjection<TranscriptNoteEvent>({
  group: transcriptsGroup,
  collections: collectionsOf(transcriptNotes),
  events: [transcriptNoteEvents],
  on: {
    TranscriptNoteAdded: ({ userId, groupId, regionId, noteId, text, transferredCredit, by }, occurred) => {
      const _id = transcriptIdOf(userId, groupId);
      const note = { noteId, text, transferredCredit, by, at: occurred.at, why: [refOf(occurred)] };
      return upsert(transcriptNotes, _id, (before) => ({
        _id,
        _revision: occurred.revision,
        userId,
        groupId,
        regionId,
        notes: [...(before?.notes ?? []), note],
      }));
    },
    TranscriptNoteRemoved: ({ userId, groupId, noteId }, { revision }) =>
      update(transcriptNotes, transcriptIdOf(userId, groupId), (view) => ({
        ...view,
        _revision: revision,
        notes: view.notes.filter((note) => note.noteId !== noteId),
      })),
  },
});
