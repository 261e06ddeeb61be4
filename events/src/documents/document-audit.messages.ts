import { defineMessages } from '../kernel/messages.ts';

/** What the kind of record is called. */
export const documentCategories = defineMessages({
  document: {
    id: 'auditLog.category.document',
    defaultMessage: 'Document',
    description: 'Kind of record in the system log',
  },
});

/** One sentence an event type, and a variant where one sentence would not do. `{subject}` is the person whom the event is about. */
export const documentSentences = defineMessages({
  DocumentCreated: {
    id: 'audit.DocumentCreated',
    defaultMessage: '{actor} wrote the document {name}',
    description: 'A document such as the terms',
  },
  DocumentUpdated: {
    id: 'audit.DocumentUpdated',
    defaultMessage: '{actor} wrote a new version of the document {name}',
    description: 'A document is changed; readers see it once it is published',
  },
  DocumentPublished: {
    id: 'audit.DocumentPublished',
    defaultMessage: '{actor} published the document {name}',
    description: 'A document can be read',
  },
  DocumentUnpublished: {
    id: 'audit.DocumentUnpublished',
    defaultMessage: '{actor} withdrew the document {name} from publication',
    description: 'A document cannot be read any more',
  },
  DocumentDeleted: {
    id: 'audit.DocumentDeleted',
    defaultMessage: '{actor} deleted the document {name}',
    description: 'A document is gone for good',
  },
});

/** What the fields are called. */
export const documentAuditFields = defineMessages({
  permissions: {
    id: 'audit.field.permissions',
    defaultMessage: 'Readers',
    description: 'A field of an event: permissions',
  },
});
