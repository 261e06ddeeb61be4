import { z } from 'zod';
import { group } from '@paideia/documents/port.ts';
import type { Rendition, RenditionFailure } from '@paideia/events/renditions/rendition.events.ts';

export const RenditionStatus = z.enum(['waiting', 'running', 'ready', 'failed']);
/** It says in which qualities a video is there; its id is the video's. Their bytes lie in the object storage, under the place of the run. */
export type RenditionsView = {
  readonly _id: string;
  readonly _revision: number;
  readonly status: z.infer<typeof RenditionStatus>;
  readonly failure: z.infer<typeof RenditionFailure> | null;
  readonly run: string | null;
  readonly renditions: readonly z.infer<typeof Rendition>[];
  readonly hasPoster: boolean;
  /** It is the length of the recording, in seconds; it is null until somebody has looked at it. */
  readonly durationS: number | null;
};
export const renditionsGroup = group('renditions', 2);
export const videoRenditions = renditionsGroup.collection<RenditionsView>('videoRenditions');
