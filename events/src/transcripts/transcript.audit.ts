import { defineAudit, part } from '../kernel/audit.ts';
import {
  transcriptAuditFields,
  transcriptCategories,
  transcriptSentences as texts,
} from './transcript-audit.messages.ts';
import { transcriptNoteEvents } from './transcript.events.ts';

export const transcriptNoteAudit = defineAudit(transcriptNoteEvents, {
  label: transcriptCategories.transcriptNote,
  fields: transcriptAuditFields,
  rows: {
    TranscriptNoteAdded: {
      sentence: texts.TranscriptNoteAdded,
      changes: ({ noteId, text, transferredCredit }) => [part(noteId, { note: text, transferredCredit })],
    },
    TranscriptNoteRemoved: {
      sentence: texts.TranscriptNoteRemoved,
      changes: ({ noteId }) => [part(noteId, { removed: true })],
    },
  },
});
