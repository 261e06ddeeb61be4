import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { readsVideos } from '@paideia/events/uploads/upload.permissions.ts';
import { videoKey } from '@paideia/events/uploads/upload.rules.ts';
import { videos, type VideoView } from '@paideia/projection-service/uploads/video.view.ts';
import { changeOf, savedRecord } from '../kernel/graphql/change.ts';
import { RecordArgs } from '../kernel/graphql/command-args.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { memberOf } from '../kernel/graphql/time-range.ts';
import { Refusal } from '../kernel/errors/refusal.ts';
import { videoAddressOf } from './video.queries.ts';
import { Locale, VideoUpload, VideoUploadInput } from './upload.types.ts';

async function uploadOf(context: Context, video: VideoView): Promise<VideoUpload> {
  const { _id, itemId, title, locale, multipartUploadId, partsCount, size, status } = video;
  const upload = { key: videoKey(_id), uploadId: multipartUploadId };
  return {
    _id,
    itemId,
    title,
    locale,
    uploadInfo: {
      multipartUploadId,
      multipartUploadToken: context.files.uploadToken(upload, context.signedIn().userId),
      partsCount,
      partUploadUrls: status === 'requested' ? await context.files.partAddresses(upload, size) : [],
      completed: status === 'completed',
    },
  };
}
const begin = changeOf(videos, async (context, id) => uploadOf(context, await savedRecord(context, videos, id)));
/** What is no video is known once all of it is there: the record says so. */
const complete = changeOf(videos, async (context, id) => {
  const { failure } = await savedRecord(context, videos, id);
  if (failure) throw new Refusal(`upload.${failure}`);
  return true;
});

@Resolver()
export class UploadResolver {
  /** Asked again for the same video it answers fresh addresses, so that an upload is gone on with. */
  @Mutation(() => VideoUpload)
  getMultipartVideoUploadInfo(
    @Arg('videoUploadInput', () => VideoUploadInput) { fileSize: size, ...video }: VideoUploadInput,
    @Ctx() context: Context,
  ): Promise<VideoUpload> {
    return begin(context, video.videoId, 'RequestVideoUpload', {
      ...video,
      size,
      locale: memberOf(Locale, 'locale', video.locale),
    });
  }

  @Mutation(() => Boolean)
  completeMultipartVideoUpload(@Arg('videoId', () => ID) videoId: string, @Ctx() context: Context): Promise<boolean> {
    return complete(context, videoId, 'CompleteVideoUpload', { videoId });
  }

  @Mutation(() => Boolean)
  async abortVideoUpload(
    @Args(() => RecordArgs) { _id: videoId, ...intent }: RecordArgs,
    @Ctx() context: Context,
  ): Promise<boolean> {
    await context.send('AbortVideoUpload', { videoId }, { ...intent, then: [videos] });
    return true;
  }

  /** Staff read a video there for some minutes. Students ask for it by their lesson. */
  @Query(() => String)
  async videoAddress(@Arg('_id', () => ID) id: string, @Ctx() context: Context): Promise<string> {
    context.signedIn();
    const video = context.visible(await context.join(videos, id), readsVideos, () => ({}));
    const address = videoAddressOf(context, video);
    if (address === null) throw new Refusal('notFound');
    return address;
  }
}
