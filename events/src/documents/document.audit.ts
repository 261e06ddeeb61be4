import { defineAudit, nameIn, sentence, whole } from '../kernel/audit.ts';
import {
  documentAuditFields,
  documentCategories,
  documentSentences as texts,
  documentAuditValues,
} from './document-audit.messages.ts';
import { documentEvents } from './document.events.ts';

export const documentAudit = defineAudit(documentEvents, {
  label: documentCategories.document,
  fields: documentAuditFields,
  values: documentAuditValues,
  hidden: ['documentId'],
  rows: {
    DocumentCreated: { sentence: ({ title }) => sentence(texts.DocumentCreated, { name: title }) },
    DocumentUpdated: { sentence: ({ title }) => sentence(texts.DocumentUpdated, { name: title }) },
    DocumentPublished: {
      sentence: (_, known) => sentence(texts.DocumentPublished, { name: nameIn(known) }),
      changes: () => whole({ published: true }),
    },
    DocumentUnpublished: {
      sentence: (_, known) => sentence(texts.DocumentUnpublished, { name: nameIn(known) }),
      changes: () => whole({ published: false }),
    },
    DocumentDeleted: {
      sentence: (_, known) => sentence(texts.DocumentDeleted, { name: nameIn(known) }),
      changes: () => [],
    },
  },
});
