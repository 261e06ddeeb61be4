import { group } from '@paideia/documents/port.ts';
import { fileAssetEvents, type FileAssetEvent } from '@paideia/events/files/file.events.ts';
import type { FilePurpose } from '@paideia/events/files/file.rules.ts';
import { collectionsOf, defineProjection, put, remove, update } from '@paideia/projection-service/kernel/projection.ts';

/** Files that are there or on their way; their ids are the files'. */
type FileFact = {
  readonly fileId: string;
  readonly ownerId: string;
  readonly purpose: FilePurpose;
  readonly status: 'registered' | 'stored';
};
const fileFactsGroup = group('facts-files', 1);
export const fileFacts = fileFactsGroup.collection<FileFact>('fileFacts', {
  indexes: { byOwner: ['ownerId', 'status'] },
});

export const fileFactTable = defineProjection<FileAssetEvent>({
  group: fileFactsGroup,
  collections: collectionsOf(fileFacts),
  events: [fileAssetEvents],
  on: {
    FileRegistered: ({ fileId, ownerId, purpose }) =>
      put(fileFacts, fileId, { fileId, ownerId, purpose, status: 'registered' as const }),
    FileStored: ({ fileId }) => update(fileFacts, fileId, (one) => ({ ...one, status: 'stored' as const })),
    FileRefused: ({ fileId }) => remove(fileFacts, fileId),
    FileRemoved: ({ fileId }) => remove(fileFacts, fileId),
  },
});
