import { z } from 'zod';
import { Id } from '../kernel/ids.ts';
import { defineEvents, event, streamOf, type EventOf } from '../kernel/message.ts';

export const courseBundleStream = streamOf('courseBundle');
export const bundleIdOf = (groupId: string, courseId: string): string => `${groupId}_${courseId}`;
export const BundledKind = z.enum(['outline', 'download', 'video', 'subtitles']);
/** A file never changes; what takes its place has another id. */
const bundledFile = z.object({
  kind: BundledKind,
  id: Id,
  locale: z.string().nullable(),
  /** Whose subtitles they are. */
  videoId: Id.nullable(),
});
export type BundledFile = z.infer<typeof bundledFile>;

export const courseBundleEvents = defineEvents('courseBundle', {
  /** What a device of the group's students keeps of a course from now on. The version grows by one each time. */
  CourseBundlePublished: event(z.object({ groupId: Id, courseId: Id, version: z.int(), files: z.array(bundledFile) })),
});
export type CourseBundleEvent = EventOf<typeof courseBundleEvents>;
