import { videoUploadEvents, type VideoUploadEvent } from '@paideia/events/uploads/upload.events.ts';
import { collectionsOf, defineProjection, patch, put, remove, update, type Occurred } from '../kernel/projection.ts';
import { videos, videosGroup, type VideoView } from './video.view.ts';

type Subtitles = VideoView['subtitles'];
const subtitled = (videoId: string, { revision }: Occurred, to: (list: Subtitles) => Subtitles) =>
  update(videos, videoId, (doc) => ({ ...doc, subtitles: to(doc.subtitles), _revision: revision }));

export const videoProjection = defineProjection<VideoUploadEvent>({
  group: videosGroup,
  collections: collectionsOf(videos),
  events: [videoUploadEvents],
  on: {
    VideoUploadRequested: ({ videoId, ...data }, { at, revision }) =>
      put(videos, videoId, {
        ...data,
        _id: videoId,
        _revision: revision,
        status: 'requested' as const,
        failure: null,
        requestedAt: at,
        completedAt: null,
        subtitles: [],
      }),
    VideoUploadCompleted: ({ videoId, type }, { at, revision }) =>
      patch(videos, videoId, { type, status: 'completed' as const, completedAt: at, _revision: revision }),
    VideoUploadAborted: ({ videoId }, { revision }) =>
      patch(videos, videoId, { status: 'aborted' as const, _revision: revision }),
    VideoUploadFailed: ({ videoId, reason }, { revision }) =>
      patch(videos, videoId, { status: 'failed' as const, failure: reason, _revision: revision }),
    VideoRemoved: ({ videoId }) => remove(videos, videoId),
    VideoSubtitlesSet: ({ videoId, locale, fileId }, occurred) =>
      subtitled(videoId, occurred, (list) => [...list, { locale, fileId }]),
    VideoSubtitlesRemoved: ({ videoId, locale }, occurred) =>
      subtitled(videoId, occurred, (list) => list.filter((one) => one.locale !== locale)),
  },
});
