import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { readsVideos } from '@paideia/events/uploads/upload.permissions.ts';
import { alumniVideos } from '@paideia/projection-service/alumni-videos/alumni-video.view.ts';
import { videos } from '@paideia/projection-service/uploads/video.view.ts';
import { changeOf, savedRecord } from '../kernel/graphql/change.ts';
import { CommandArgs } from '../kernel/graphql/command-args.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { Refusal } from '../kernel/errors/refusal.ts';
import { memberOf } from '../kernel/graphql/time-range.ts';
import { Locale } from './upload.types.ts';
import { videoOf, videosOf } from './video.queries.ts';
import { Video } from './video.types.ts';

const change = changeOf(videos, async (context, id): Promise<Video> => {
  const video = await videoOf(context, await savedRecord(context, videos, id));
  if (!video) throw new Refusal('notFound');
  return video;
});

@Resolver()
export class VideoResolver {
  /** Staff see the videos of a lesson, a course or the alumni that are there. */
  @Query(() => [Video])
  async videos(@Arg('itemId', () => ID) itemId: string, @Ctx() context: Context): Promise<readonly Video[]> {
    context.require(readsVideos);
    return videosOf(context, itemId);
  }

  /** For good, with its subtitles and its qualities; one for the alumni leaves their library. */
  @Mutation(() => ID)
  async removeVideo(
    @Arg('videoId', () => ID) videoId: string,
    @Args(() => CommandArgs) intent: CommandArgs,
    @Ctx() context: Context,
  ): Promise<string> {
    await context.send('RemoveVideo', { videoId }, { ...intent, then: [videos, alumniVideos] });
    return videoId;
  }

  /** A stored file in place of what the language has. */
  @Mutation(() => Video)
  setVideoSubtitles(
    @Arg('videoId', () => ID) videoId: string,
    @Arg('locale', () => String) locale: string,
    @Arg('fileId', () => ID) fileId: string,
    @Args(() => CommandArgs) intent: CommandArgs,
    @Ctx() context: Context,
  ): Promise<Video> {
    const data = { videoId, locale: memberOf(Locale, 'locale', locale), fileId };
    return change(context, videoId, 'SetVideoSubtitles', data, intent);
  }

  @Mutation(() => Video)
  removeVideoSubtitles(
    @Arg('videoId', () => ID) videoId: string,
    @Arg('locale', () => String) locale: string,
    @Args(() => CommandArgs) intent: CommandArgs,
    @Ctx() context: Context,
  ): Promise<Video> {
    const data = { videoId, locale: memberOf(Locale, 'locale', locale) };
    return change(context, videoId, 'RemoveVideoSubtitles', data, intent);
  }
}
