import { z } from 'zod';
import { Id } from '../kernel/ids.ts';
import { defineEvents, event, streamOf, type EventOf } from '../kernel/message.ts';

export const renditionStream = streamOf('videoRenditions');
const videoRef = z.object({ videoId: Id });
const ofRun = videoRef.extend({ run: Id });

/**
 * A kind of recording that is not converted; one that cannot be read; a picture of too many pixels; it took too long; no room to work in; the
 * service was ended again and again; the recording is gone.
 */
export const RenditionFailure = z.enum([
  'unknownKind',
  'damaged',
  'tooManyPixels',
  'timeLimit',
  'noSpace',
  'interrupted',
  'gone',
]);
/** A recording in one quality, as HLS plays it: `<name>.mp4` and the list of its segments, `<name>.m3u8`. */
export const Rendition = z.object({
  /** It is called by its shorter side, such as 720p, or `audio`. */
  name: z.string(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  /** Bits a second at most, and its codecs as RFC 6381 writes them. */
  bandwidth: z.int(),
  codecs: z.string(),
});

export const renditionEvents = defineEvents('videoRenditions', {
  /** They are requested by the upload of the video, or by somebody after a failure. */
  RenditionsRequested: event(videoRef.extend({ title: z.string() })),
  /** One begins anew when the service was ended meanwhile: only what the last run made counts. */
  RenditionsStarted: event(ofRun),
  RenditionsCompleted: event(
    ofRun.extend({
      durationS: z.number(),
      renditions: z.array(Rendition),
      hasPoster: z.boolean(),
      /** All that was put into the object storage. */
      files: z.array(z.object({ file: z.string(), size: z.int(), checksum: z.string() })),
    }),
  ),
  RenditionsFailed: event(ofRun.extend({ reason: RenditionFailure })),
});
export type RenditionEvent = EventOf<typeof renditionEvents>;
