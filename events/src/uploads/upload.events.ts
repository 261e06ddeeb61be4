import { z } from 'zod';
import { Id } from '../kernel/ids.ts';
import { defineEvents, event, streamOf, type EventOf } from '../kernel/message.ts';

export const videoUploadStream = streamOf('videoUpload');
const videoRef = z.object({ videoId: Id });

/** A video is for one of these. */
export const UploadItemType = z.enum(['lesson', 'alumniVideo', 'course']);
/** Nobody completed it in time; the bytes are no video; they are more or fewer than were said. */
export const UploadFailure = z.enum(['expired', 'wrongType', 'wrongSize']);
const item = { itemId: Id, itemType: UploadItemType, locale: z.string() };

export const videoUploadEvents = defineEvents('videoUpload', {
  VideoUploadRequested: event(
    videoRef.extend({
      ...item,
      title: z.string(),
      /** The browser called it so. */
      type: z.string(),
      size: z.int(),
      partsCount: z.int(),
      /** The object storage knows it by this id. */
      multipartUploadId: z.string(),
      requestedBy: Id,
    }),
  ),
  /** The bytes are whole in the object storage. `type` is what they are. */
  VideoUploadCompleted: event(
    videoRef.extend({ ...item, type: z.string(), size: z.int(), parts: z.int(), checksum: z.string() }),
  ),
  VideoUploadAborted: event(videoRef),
  VideoUploadFailed: event(videoRef.extend({ reason: UploadFailure })),
  /** All that was made of it goes with it: its bytes leave the object storage. */
  VideoRemoved: event(videoRef),
  /** What is said in it, in one language: a stored file of WebVTT. */
  VideoSubtitlesSet: event(videoRef.extend({ locale: z.string(), fileId: Id })),
  VideoSubtitlesRemoved: event(videoRef.extend({ locale: z.string(), fileId: Id })),
});
export type VideoUploadEvent = EventOf<typeof videoUploadEvents>;
