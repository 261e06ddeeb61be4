import { group } from '@paideia/documents/port.ts';
import { documentEvents, type DocumentEvent } from '@paideia/events/documents/document.events.ts';
import { collectionsOf, defineProjection, put } from '@paideia/projection-service/kernel/projection.ts';

/** Titles are compared without regard to case. */
export const titleKeyOf = (title: string): string => title.normalize('NFC').toLowerCase();
export type DocumentFact = { readonly documentId: string; readonly titleKey: string };

const documentFactsGroup = group('facts-documents', 1);
export const documentFacts = documentFactsGroup.collection<DocumentFact>('documentFacts', {
  indexes: { title: ['titleKey'] },
});

export const documentFactTable = defineProjection<DocumentEvent>({
  group: documentFactsGroup,
  collections: collectionsOf(documentFacts),
  events: [documentEvents],
  on: {
    DocumentCreated: ({ documentId, title }) =>
      put(documentFacts, documentId, { documentId, titleKey: titleKeyOf(title) }),
  },
});
