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
};
export const renditionsGroup = group('renditions', 1);
export const videoRenditions = renditionsGroup.collection<RenditionsView>('videoRenditions');
