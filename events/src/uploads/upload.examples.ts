import { exampleId, type ExamplesOf } from '../kernel/examples.ts';
import type { videoUploadCommands } from './upload.commands.ts';

const videoId = exampleId('d', 1);
export const uploadExamples = {
  RequestVideoUpload: {
    videoId,
    itemId: exampleId('e', 1),
    itemType: 'lesson',
    locale: 'en',
    title: 'Genesis 1',
    type: 'video/mp4',
    size: 314_572_800,
  },
  CompleteVideoUpload: { videoId },
  AbortVideoUpload: { videoId },
  FailVideoUpload: { videoId, reason: 'expired' },
  RemoveVideo: { videoId },
  SetVideoSubtitles: { videoId, locale: 'pl_PL', fileId: exampleId('f', 1) },
  RemoveVideoSubtitles: { videoId, locale: 'pl_PL' },
} satisfies ExamplesOf<typeof videoUploadCommands>;
