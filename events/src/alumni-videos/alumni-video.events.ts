import { z } from 'zod';
import { Id } from '../kernel/ids.ts';
import { defineEvents, event, streamOf, type EventOf } from '../kernel/message.ts';

export const alumniVideoStream = streamOf('alumniVideo');

export const alumniVideoEvents = defineEvents('alumniVideo', {
  /** It holds the whole entry, new or changed: from now on alumni see the video so. */
  AlumniVideoListed: event(
    z.object({ videoId: Id, title: z.string(), categoryId: Id, order: z.int(), locale: z.string() }),
  ),
  AlumniVideoUnlisted: event(z.object({ videoId: Id })),
});
export type AlumniVideoEvent = EventOf<typeof alumniVideoEvents>;
