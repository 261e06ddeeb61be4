import { z } from 'zod';
import { Id } from '../kernel/ids.ts';
import { defineEvents, event, streamOf, type EventOf } from '../kernel/message.ts';
import { personal } from '../kernel/personal.ts';

export const fileAssetStream = streamOf('fileAsset');
const fileRef = z.object({ fileId: Id });
export const FilePurpose = z.enum([
  ...(['outline', 'download', 'audio', 'subtitles', 'submission', 'feedback', 'image'] as const),
  'profilePicture',
]);
/** The bytes are of another kind; there are more or fewer; they can do harm; nobody stored it in time. */
export const FileRefusal = z.enum(['wrongType', 'wrongSize', 'unsafe', 'expired']);

export const fileAssetEvents = defineEvents('fileAsset', {
  FileRegistered: event(
    fileRef.extend({
      ownerId: Id,
      name: personal(z.string()),
      /** The browser called it so. */
      type: z.string(),
      size: z.int(),
      purpose: FilePurpose,
      /** The object storage knows it by this id. */
      uploadId: z.string(),
    }),
    { subject: ({ ownerId }) => ownerId },
  ),
  /** The bytes are whole in the object storage. */
  FileStored: event(fileRef.extend({ type: z.string(), size: z.int(), checksum: z.string() })),
  FileRefused: event(fileRef.extend({ reason: FileRefusal })),
  FileRemoved: event(fileRef),
});
export type FileAssetEvent = EventOf<typeof fileAssetEvents>;
