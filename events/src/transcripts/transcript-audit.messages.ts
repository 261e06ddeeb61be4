import { defineMessages } from '../kernel/messages.ts';

/** What the kind of record is called. */
export const transcriptCategories = defineMessages({
  transcriptNote: {
    id: 'auditLog.category.transcriptNote',
    defaultMessage: 'Transcript note',
    description: 'Kind of record in the system log',
  },
});

/** One sentence an event type, and a variant where one sentence would not do. `{subject}` is the person whom the event is about. */
export const transcriptSentences = defineMessages({
  TranscriptNoteAdded: {
    id: 'audit.TranscriptNoteAdded',
    defaultMessage: '{actor} added a note to the transcript of {subject}',
    description: 'A remark or a credit from elsewhere',
  },
  TranscriptNoteRemoved: {
    id: 'audit.TranscriptNoteRemoved',
    defaultMessage: '{actor} removed a note from the transcript of {subject}',
    description: 'A remark or a credit from elsewhere',
  },
});

/** What the fields are called. */
export const transcriptAuditFields = defineMessages({
  transferredCredit: {
    id: 'audit.field.transferredCredit',
    defaultMessage: 'Credits transferred',
    description: 'A field of an event: transferredCredit',
  },
  removed: { id: 'audit.field.removed', defaultMessage: 'Removed', description: 'A field of an event: removed' },
});
