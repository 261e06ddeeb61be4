import { exampleId, type ExamplesOf } from '../kernel/examples.ts';
import type { alumniVideoCommands } from './alumni-video.commands.ts';

const videoId = exampleId('d', 1);
export const alumniVideoExamples = {
  ListAlumniVideo: {
    videoId,
    title: 'Preaching after ten years',
    categoryId: exampleId('k', 1),
    order: 10,
    locale: 'en',
  },
  UnlistAlumniVideo: { videoId },
} satisfies ExamplesOf<typeof alumniVideoCommands>;
