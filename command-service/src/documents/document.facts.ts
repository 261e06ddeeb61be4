import { group } from '@paideia/documents/port.ts';
import { documentEvents, type DocumentEvent } from '@paideia/events/documents/document.events.ts';
import { titleKeyOf } from '@paideia/events/documents/document.rules.ts';
import {
  collectionsOf,
  defineProjection,
  patch,
  put,
  remove,
  update,
} from '@paideia/projection-service/kernel/projection.ts';

/** The titles that a document holds: that of its latest version, and that which readers find it by. */
type DocumentFact = {
  readonly documentId: string;
  readonly titleKey: string;
  readonly liveTitleKey: string | null;
};

const documentFactsGroup = group('facts-documents', 2);
export const documentFacts = documentFactsGroup.collection<DocumentFact>('documentFacts', {
  indexes: { title: ['titleKey'], live: ['liveTitleKey'] },
});

export const documentFactTable = defineProjection<DocumentEvent>({
  group: documentFactsGroup,
  collections: collectionsOf(documentFacts),
  events: [documentEvents],
  on: {
    DocumentCreated: ({ documentId, title }) =>
      put(documentFacts, documentId, { documentId, titleKey: titleKeyOf(title), liveTitleKey: null }),
    DocumentUpdated: ({ documentId, title }) => patch(documentFacts, documentId, { titleKey: titleKeyOf(title) }),
    DocumentPublished: ({ documentId }) =>
      update(documentFacts, documentId, (doc) => ({ ...doc, liveTitleKey: doc.titleKey })),
    DocumentUnpublished: ({ documentId }) => patch(documentFacts, documentId, { liveTitleKey: null }),
    DocumentDeleted: ({ documentId }) => remove(documentFacts, documentId),
  },
});
