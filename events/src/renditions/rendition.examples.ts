import { exampleId, type ExamplesOf } from '../kernel/examples.ts';
import type { renditionCommands } from './rendition.commands.ts';

const [videoId, run] = [exampleId('d', 1), exampleId('7', 1)];
export const renditionExamples = {
  RequestRenditions: { videoId },
  StartRenditions: { videoId, run },
  CompleteRenditions: {
    videoId,
    run,
    durationS: 1260.5,
    renditions: [{ name: '360p', width: 640, height: 360, bandwidth: 928_000, codecs: 'avc1.4d401e,mp4a.40.2' }],
    hasPoster: true,
    files: [
      { file: '360p.mp4', size: 52_000_000, checksum: 'a1' },
      { file: '360p.m3u8', size: 9_000, checksum: 'b2' },
      { file: 'poster.jpg', size: 41_000, checksum: 'c3' },
    ],
  },
  FailRenditions: { videoId, run, reason: 'damaged' },
} satisfies ExamplesOf<typeof renditionCommands>;
