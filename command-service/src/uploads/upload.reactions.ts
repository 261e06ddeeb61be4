import type { ObjectStore } from '@paideia/objects/port.ts';
import { videoUploadEvents, videoUploadStream } from '@paideia/events/uploads/upload.events.ts';
import { videoPrefix } from '@paideia/events/renditions/rendition.rules.ts';
import { videoKey } from '@paideia/events/uploads/upload.rules.ts';
import type { Ask } from '../kernel/decide/decider.ts';
import { defineReaction, ofStream } from '../kernel/react/reaction.ts';
import { removeUnder } from '../kernel/storage/remove-under.ts';
import { videoUpload } from './upload.decider.ts';

/** The bytes of an upload that came to nothing, or of a video that was removed, go, with all that was made of it. Doing it again changes nothing. */
export function uploadCleanup(objects: Pick<ObjectStore, 'abort' | 'list' | 'remove'>) {
  async function removed({ videoId }: { readonly videoId: string }, _: unknown, ask: Ask) {
    const state = await ask.state(videoUpload, videoUploadStream(videoId));
    if (state.status !== 'none')
      await objects.abort({ key: videoKey(videoId), uploadId: state.requested.multipartUploadId });
    await removeUnder(objects, videoPrefix(videoId));
    return [];
  }
  return defineReaction({
    name: 'uploadCleanup',
    from: 'beginning',
    events: [videoUploadEvents],
    partition: ofStream,
    on: { VideoUploadAborted: removed, VideoUploadFailed: removed, VideoRemoved: removed },
  });
}

/** The file of subtitles that a video has no more goes. */
export const subtitleCleanup = defineReaction({
  name: 'subtitleCleanup',
  from: 'beginning',
  events: [videoUploadEvents],
  partition: ofStream,
  on: {
    VideoSubtitlesRemoved: ({ fileId }) => Promise.resolve([{ type: 'RemoveFile', data: { fileId } }]),
  },
});
