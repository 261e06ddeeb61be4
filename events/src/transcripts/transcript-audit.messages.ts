import { defineMessages } from '../kernel/messages.ts';

/** The log calls the kind of record so. */
export const transcriptCategories = defineMessages('auditLog.category', {
  transcriptNote: ['Transcript note', 'Kind of record in the system log'],
});

/** One sentence an event type, and a variant where one sentence would not do. `{subject}` is the person whom the event is about. */
export const transcriptSentences = defineMessages('audit', {
  TranscriptNoteAdded: ['{actor} added a note to the transcript of {subject}', 'A remark or a credit from elsewhere'],
  TranscriptNoteRemoved: [
    '{actor} removed a note from the transcript of {subject}',
    'A remark or a credit from elsewhere',
  ],
});

/** The log calls the fields so. */
export const transcriptAuditFields = defineMessages('audit.field', {
  transferredCredit: ['Credits transferred', 'A field of an event: transferredCredit'],
  removed: ['Removed', 'A field of an event: removed'],
});
