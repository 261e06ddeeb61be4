import { documentEvents, type DocumentEvent } from '@paideia/events/documents/document.events.ts';
import { collectionsOf, defineProjection, patch, put, type AnyChange, type Occurred } from '../kernel/projection.ts';
import { documents, documentsGroup, type DocumentView } from './document.view.ts';

const changed = (documentId: string, { at, actorId, revision }: Occurred, fields: Partial<DocumentView>): AnyChange =>
  patch(documents, documentId, { ...fields, _revision: revision, updatedAt: at, updatedBy: actorId });

export const documentProjection = defineProjection<DocumentEvent>({
  group: documentsGroup,
  collections: collectionsOf(documents),
  events: [documentEvents],
  on: {
    DocumentCreated: ({ documentId, ...fields }, { at, actorId, revision }) =>
      put(documents, documentId, {
        ...fields,
        _id: documentId,
        _revision: revision,
        published: false,
        createdAt: at,
        updatedAt: at,
        updatedBy: actorId,
      }),
    DocumentPublished: ({ documentId }, occurred) => changed(documentId, occurred, { published: true }),
    DocumentUnpublished: ({ documentId }, occurred) => changed(documentId, occurred, { published: false }),
  },
});
