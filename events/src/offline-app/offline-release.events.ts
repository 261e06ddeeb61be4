import { z } from 'zod';
import { defineEvents, event, streamOf, type EventOf } from '../kernel/message.ts';

/** Whom a version of the app is for: everybody, or the group that tries versions out. */
export const AppRegion = z.enum(['default', 'test']);
export type AppRegion = z.infer<typeof AppRegion>;
export const offlineReleaseStream = streamOf('offlineRelease');

export const offlineReleaseEvents = defineEvents('offlineRelease', {
  /** Versions before `minVersion` do not work any more; without it all do. */
  OfflineReleasePublished: event(
    z.object({ appRegion: AppRegion, version: z.string(), notes: z.string(), minVersion: z.string().nullable() }),
  ),
});
export type OfflineReleaseEvent = EventOf<typeof offlineReleaseEvents>;
