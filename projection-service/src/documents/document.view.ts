import { group } from '@paideia/documents/port.ts';

/** One content of a document. The versions of a document count from 1. */
export type DocumentVersionView = {
  readonly _id: string;
  readonly documentId: string;
  readonly version: number;
  readonly title: string;
  /** Sanitised HTML. */
  readonly content: string;
  /** Roles that may read it; none means everyone. */
  readonly permissions: readonly string[];
  readonly createdAt: string;
  readonly createdBy: string | null;
};
/** A document by its latest version; what readers see is `live`, if anything. The contents stand with the versions. */
export type DocumentView = Pick<DocumentVersionView, '_id' | 'version' | 'title' | 'permissions' | 'createdAt'> & {
  readonly _revision: number;
  readonly titleKey: string;
  readonly published: boolean;
  readonly liveVersion: number | null;
  readonly liveTitle: string | null;
  /** These are the pictures of the latest version. */
  readonly pictureIds: readonly string[];
  /** What visitors see, too. */
  readonly publicPictureIds: readonly string[];
  readonly updatedAt: string;
  readonly updatedBy: string | null;
};
export const documentsGroup = group('documents', 3);
export const documents = documentsGroup.collection<DocumentView>('documents', {
  indexes: {
    byTitle: ['title'],
    byLiveTitle: ['liveTitle'],
    byKey: ['titleKey'],
    byPublished: ['published', 'titleKey'],
    byPublishedUpdate: ['published', 'updatedAt'],
    byUpdate: ['updatedAt'],
    byPublicPicture: ['publicPictureIds'],
  },
  search: ['title'],
});
export const documentVersions = documentsGroup.collection<DocumentVersionView>('documentVersions', {
  indexes: { byDocument: ['documentId', 'version'] },
});
export const documentVersionId = (documentId: string, version: number): string => `${documentId}-${version}`;
