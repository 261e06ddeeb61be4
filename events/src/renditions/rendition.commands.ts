import { z } from 'zod';
import { Id } from '../kernel/ids.ts';
import { defineCommands, type CommandOf } from '../kernel/message.ts';
import { renditionEvents, RenditionFailure } from './rendition.events.ts';

const videoRef = z.object({ videoId: Id });
const ofRun = videoRef.extend({ run: Id });

export const renditionCommands = defineCommands({
  RequestRenditions: videoRef,
  StartRenditions: ofRun,
  CompleteRenditions: renditionEvents.types.RenditionsCompleted.schema,
  FailRenditions: ofRun.extend({ reason: RenditionFailure }),
});
export type RenditionCommand = CommandOf<typeof renditionCommands>;
