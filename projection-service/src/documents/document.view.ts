import { group } from '@paideia/documents/port.ts';

export type DocumentView = {
  readonly _id: string;
  readonly _revision: number;
  readonly title: string;
  /** Sanitised HTML. */
  readonly content: string;
  /** Roles that may read it; none means everyone. */
  readonly permissions: readonly string[];
  readonly published: boolean;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly updatedBy: string | null;
};
export const documentsGroup = group('documents', 1);
export const documents = documentsGroup.collection<DocumentView>('documents', {
  indexes: { byTitle: ['title'], byPublished: ['published', 'title'], byUpdate: ['updatedAt'] },
  search: ['title'],
});
