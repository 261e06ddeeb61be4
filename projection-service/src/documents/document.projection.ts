import { documentEvents, type DocumentEvent } from '@paideia/events/documents/document.events.ts';
import { titleKeyOf } from '@paideia/events/documents/document.rules.ts';
import { pictureIdsIn } from '@paideia/events/kernel/pictures.ts';
import type { DataOf } from '@paideia/events/kernel/message.ts';
import {
  collectionsOf,
  defineProjection,
  need,
  put,
  remove,
  update,
  type AnyChange,
  type Occurred,
} from '../kernel/projection.ts';
import { documents, documentsGroup, documentVersionId, documentVersions, type DocumentView } from './document.view.ts';

type OfDocument = { readonly documentId: string };
type Version = DataOf<DocumentEvent, 'DocumentCreated'>;

const changed = (
  { documentId }: OfDocument,
  { at, actorId, revision }: Occurred,
  to: (doc: DocumentView) => Partial<DocumentView>,
): AnyChange =>
  update(documents, documentId, (doc) => ({
    ...doc,
    ...to(doc),
    _revision: revision,
    updatedAt: at,
    updatedBy: actorId,
  }));
const kept = (data: Version, version: number, { at, actorId }: Occurred): AnyChange =>
  put(documentVersions, documentVersionId(data.documentId, version), {
    ...data,
    _id: documentVersionId(data.documentId, version),
    version,
    createdAt: at,
    createdBy: actorId,
  });

export const documentProjection = defineProjection<DocumentEvent>({
  group: documentsGroup,
  collections: collectionsOf(documents, documentVersions),
  events: [documentEvents],
  on: {
    DocumentCreated: (data, occurred) => {
      const { documentId, title, content, permissions } = data;
      const { at, actorId, revision } = occurred;
      return [
        put(documents, documentId, {
          _id: documentId,
          _revision: revision,
          title,
          titleKey: titleKeyOf(title),
          permissions,
          published: false,
          version: 1,
          liveVersion: null,
          liveTitle: null,
          pictureIds: pictureIdsIn(content),
          publicPictureIds: [],
          createdAt: at,
          updatedAt: at,
          updatedBy: actorId,
        }),
        kept(data, 1, occurred),
      ];
    },
    DocumentUpdated: {
      needs: ({ documentId }) => [need(documents, documentId)],
      then: (data, occurred, found) => {
        const version = (found.one(documents, data.documentId)?.version ?? 0) + 1;
        const { title, content, permissions } = data;
        const pictureIds = pictureIdsIn(content);
        return [
          changed(data, occurred, () => ({ title, titleKey: titleKeyOf(title), permissions, version, pictureIds })),
          kept(data, version, occurred),
        ];
      },
    },
    DocumentPublished: (data, occurred) =>
      changed(data, occurred, ({ version, title, permissions, pictureIds }) => ({
        published: true,
        liveVersion: version,
        liveTitle: title,
        publicPictureIds: permissions.length === 0 ? pictureIds : [],
      })),
    DocumentUnpublished: (data, occurred) =>
      changed(data, occurred, () => ({
        published: false,
        liveVersion: null,
        liveTitle: null,
        publicPictureIds: [],
      })),
    DocumentDeleted: {
      needs: ({ documentId }) => [need(documents, documentId)],
      then: ({ documentId }, _, found) => [
        remove(documents, documentId),
        ...Array.from({ length: found.one(documents, documentId)?.version ?? 0 }, (_one, i) =>
          remove(documentVersions, documentVersionId(documentId, i + 1)),
        ),
      ],
    },
  },
});
