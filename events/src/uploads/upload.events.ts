import { z } from 'zod';
import { Id } from '../kernel/ids.ts';
import { defineEvents, event, streamOf, type EventOf } from '../kernel/message.ts';

export const videoUploadStream = streamOf('videoUpload');
const of = z.object({ videoId: Id });

/** What a video is for. */
export const UploadItemType = z.enum(['lesson', 'alumniVideo', 'course']);
/** Nobody completed it in time; the bytes are no video; they are more or fewer than were said. */
export const UploadFailure = z.enum(['expired', 'wrongType', 'wrongSize']);
const item = { itemId: Id, itemType: UploadItemType, locale: z.string() };

export const videoUploadEvents = defineEvents('videoUpload', {
  VideoUploadRequested: event(
    of.extend({
      ...item,
      title: z.string(),
      /** As the browser called it. */
      type: z.string(),
      size: z.int(),
      partsCount: z.int(),
      /** By which the object storage knows it. */
      multipartUploadId: z.string(),
      requestedBy: Id,
    }),
  ),
  /** The bytes are whole in the object storage. `type` is what they are. */
  VideoUploadCompleted: event(
    of.extend({ ...item, type: z.string(), size: z.int(), parts: z.int(), checksum: z.string() }),
  ),
  VideoUploadAborted: event(of),
  VideoUploadFailed: event(of.extend({ reason: UploadFailure })),
  /** With all that was made of it: its bytes leave the object storage. */
  VideoRemoved: event(of),
  /** What is said in it, in one language: a stored file of WebVTT. */
  VideoSubtitlesSet: event(of.extend({ locale: z.string(), fileId: Id })),
  VideoSubtitlesRemoved: event(of.extend({ locale: z.string(), fileId: Id })),
});
export type VideoUploadEvent = EventOf<typeof videoUploadEvents>;
