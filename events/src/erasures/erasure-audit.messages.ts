import { defineMessages } from '../kernel/messages.ts';

/** The log calls the kind of record so. */
export const erasureCategories = defineMessages('auditLog.category', {
  erasure: ['Erasure', 'Kind of record in the system log'],
});

/** One sentence an event type, and a variant where one sentence would not do. `{subject}` is the person whom the event is about. */
export const erasureSentences = defineMessages('audit', {
  ErasureRequested: ['{subject} asked to be erased', 'A person wants all personal data erased'],
  ErasureRequestWithdrawn: ['{subject} took the request to be erased back', 'Before anything was erased'],
  ErasureStarted: ['{actor} began to erase {subject}', 'A superadmin, for good'],
  ErasureCompleted: ['The erasure of {subject} was finished', 'Every read model was folded anew'],
});

/** The log calls the fields so. */
export const erasureAuditFields = defineMessages('audit.field', {
  figures: ['Figures', 'A field of an event: figures'],
  unreadable: ['Events with values that nobody can read any more', 'A field of an event: unreadable'],
  models: ['Read models rebuilt', 'A field of an event: models'],
});
