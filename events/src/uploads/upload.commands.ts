import { z } from 'zod';
import { Id, Text } from '../kernel/ids.ts';
import { defineCommands, type CommandOf } from '../kernel/message.ts';
import { locales } from '../kernel/messages.ts';
import { UploadFailure, UploadItemType } from './upload.events.ts';
import { mostVideoBytes } from './upload.rules.ts';

const videoRef = z.object({ videoId: Id });

export const videoUploadCommands = defineCommands({
  /** Sent again it changes nothing: whoever goes on asks for fresh addresses so. */
  RequestVideoUpload: videoRef.extend({
    itemId: Id,
    itemType: UploadItemType,
    locale: z.enum(locales),
    title: Text(200),
    type: z
      .string()
      .max(100)
      .regex(/^(?:video|audio)\/[\w.+-]+$/i, 'upload.wrongType'),
    size: z.int().min(1, 'upload.wrongSize').max(mostVideoBytes, 'upload.tooLarge'),
  }),
  CompleteVideoUpload: videoRef,
  AbortVideoUpload: videoRef,
  FailVideoUpload: videoRef.extend({ reason: UploadFailure }),
  /** It removes a video for good. One that is still on its way is given up when what it is for is gone. */
  RemoveVideo: videoRef,
  /** They take the place of those that the language has. */
  SetVideoSubtitles: videoRef.extend({ locale: z.enum(locales), fileId: Id }),
  RemoveVideoSubtitles: videoRef.extend({ locale: z.enum(locales) }),
});
export type VideoUploadCommand = CommandOf<typeof videoUploadCommands>;
