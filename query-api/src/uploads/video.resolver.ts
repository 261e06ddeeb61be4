import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { readsVideos } from '@paideia/events/uploads/upload.permissions.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { videosOf } from './video.shown.ts';
import { Video } from './video.types.ts';

@Resolver()
export class VideoResolver {
  /** For staff: the videos of a lesson, a course or the alumni that are there. */
  @Query(() => [Video])
  async videos(@Arg('itemId', () => ID) itemId: string, @Ctx() context: Context): Promise<readonly Video[]> {
    context.require(readsVideos);
    return videosOf(context, itemId);
  }
}
