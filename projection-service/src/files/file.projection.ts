import { fileAssetEvents, type FileAssetEvent } from '@paideia/events/files/file.events.ts';
import { collectionsOf, defineProjection, patch, put, remove } from '../kernel/projection.ts';
import { files, filesGroup } from './file.view.ts';

export const fileProjection = defineProjection<FileAssetEvent>({
  group: filesGroup,
  collections: collectionsOf(files),
  events: [fileAssetEvents],
  on: {
    FileRegistered: ({ fileId, ...data }, { at, revision }) =>
      put(files, fileId, {
        ...data,
        _id: fileId,
        _revision: revision,
        status: 'registered' as const,
        refusal: null,
        registeredAt: at,
        storedAt: null,
      }),
    FileStored: ({ fileId, type, size }, { at, revision }) =>
      patch(files, fileId, { type, size, status: 'stored' as const, storedAt: at, _revision: revision }),
    FileRefused: ({ fileId, reason }, { revision }) =>
      patch(files, fileId, { status: 'refused' as const, refusal: reason, _revision: revision }),
    FileRemoved: ({ fileId }) => remove(files, fileId),
  },
});
