import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { readsVideos } from '@paideia/events/uploads/upload.permissions.ts';
import { videos } from '@paideia/projection-service/uploads/video.view.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { videoAddressOf } from './video.shown.ts';
import { Video } from './video.types.ts';

const most = 50;

@Resolver()
export class VideoResolver {
  /** For staff: the videos of a lesson, a course or the alumni that are there. */
  @Query(() => [Video])
  async videos(@Arg('itemId', () => ID) itemId: string, @Ctx() context: Context): Promise<readonly Video[]> {
    context.require(readsVideos);
    const { items } = await context.read(videos).find({ where: { itemId }, limit: most });
    return items.flatMap((video) => {
      const address = videoAddressOf(context, video);
      return address === null ? [] : [{ ...video, address }];
    });
  }
}
