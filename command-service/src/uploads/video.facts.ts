import { group } from '@paideia/documents/port.ts';
import { videoUploadEvents, type VideoUploadEvent } from '@paideia/events/uploads/upload.events.ts';
import { collectionsOf, defineProjection, patch, put, remove } from '@paideia/projection-service/kernel/projection.ts';

/** Videos that are there or on their way; their ids are the videos'. */
type VideoFact = {
  readonly videoId: string;
  readonly itemId: string;
  readonly locale: string;
  readonly completedAt: string | null;
};
const videoFactsGroup = group('facts-videos', 1);
export const videoFacts = videoFactsGroup.collection<VideoFact>('videoFacts', { indexes: { byItem: ['itemId'] } });

const gone = ({ videoId }: { readonly videoId: string }) => remove(videoFacts, videoId);
export const videoFactTable = defineProjection<VideoUploadEvent>({
  group: videoFactsGroup,
  collections: collectionsOf(videoFacts),
  events: [videoUploadEvents],
  on: {
    VideoUploadRequested: ({ videoId, itemId, locale }) =>
      put(videoFacts, videoId, { videoId, itemId, locale, completedAt: null }),
    VideoUploadCompleted: ({ videoId }, { at }) => patch(videoFacts, videoId, { completedAt: at }),
    VideoUploadAborted: gone,
    VideoUploadFailed: gone,
    VideoRemoved: gone,
    VideoSubtitlesSet: () => [],
    VideoSubtitlesRemoved: () => [],
  },
});
