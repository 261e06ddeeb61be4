import { videoKey } from '@paideia/events/uploads/upload.rules.ts';
import { videos, type VideoView } from '@paideia/projection-service/uploads/video.view.ts';
import type { Context } from '../kernel/graphql/context.ts';
import type { Video } from './video.types.ts';

const most = 50;

/** Where whoever is signed in reads a video for some minutes; null until it is complete. Whether they may is for the caller to have asked. */
export const videoAddressOf = (context: Context, { _id, title, type, status }: VideoView): string | null =>
  status === 'completed'
    ? context.files.addressOf({ key: videoKey(_id), name: title, type }, context.signedIn().userId)
    : null;

/** The videos of a lesson, a course or the alumni that are there. Whether whoever is signed in may see them is for the caller to have asked. */
export async function videosOf(
  context: Context,
  itemId: string,
  isShown: (video: VideoView) => boolean = () => true,
): Promise<readonly Video[]> {
  const { items } = await context.read(videos).find({ where: { itemId }, limit: most });
  return items.filter(isShown).flatMap((video) => {
    const address = videoAddressOf(context, video);
    return address === null ? [] : [{ ...video, address }];
  });
}
