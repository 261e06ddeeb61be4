import { videoKey } from '@paideia/events/uploads/upload.rules.ts';
import type { VideoView } from '@paideia/projection-service/uploads/video.view.ts';
import type { Context } from '../kernel/graphql/context.ts';

/** Where whoever is signed in reads a video for some minutes; null until it is complete. Whether they may is for the caller to have asked. */
export const videoAddressOf = (context: Context, { _id, title, type, status }: VideoView): string | null =>
  status === 'completed'
    ? context.files.addressOf({ key: videoKey(_id), name: title, type }, context.signedIn().userId)
    : null;
