import { defineMessages } from '../kernel/messages.ts';

/** The log calls the kind of record so. */
export const documentCategories = defineMessages('auditLog.category', {
  document: ['Document', 'Kind of record in the system log'],
});

/** One sentence an event type, and a variant where one sentence would not do. `{subject}` is the person whom the event is about. */
export const documentSentences = defineMessages('audit', {
  DocumentCreated: ['{actor} wrote the document {name}', 'A document such as the terms'],
  DocumentUpdated: [
    '{actor} wrote a new version of the document {name}',
    'A document is changed; readers see it once it is published',
  ],
  DocumentPublished: ['{actor} published the document {name}', 'A document can be read'],
  DocumentUnpublished: ['{actor} withdrew the document {name} from publication', 'A document cannot be read any more'],
  DocumentDeleted: ['{actor} deleted the document {name}', 'A document is gone for good'],
});

/** The log calls the fields so. */
export const documentAuditFields = defineMessages('audit.field', {
  permissions: ['Readers', 'A field of an event: permissions'],
});

/** The log calls the fixed values so. */
export const documentAuditValues = defineMessages('audit.value', {
  documents: ['Documents', 'What a permission is for, as the menu of the console calls it'],
});
