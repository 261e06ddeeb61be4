import type { DataOf } from '../kernel/message.ts';
import { videoKey } from '../uploads/upload.rules.ts';
import type { RenditionEvent } from './rendition.events.ts';

/** After so many beginnings that came to no end, as when a service is ended again and again, a video is given up. */
export const mostRuns = 3;
/** All that lies in the object storage of a video, the original too, begins so. */
export const videoPrefix = (videoId: string): string => videoKey(videoId).slice(0, -'original'.length);
/** A file of a run lies there: each run has its own place, so that one that was given up never mixes with the next. */
export const renditionKey = (videoId: string, run: string, file: string): string =>
  `${videoPrefix(videoId)}${run}/${file}`;

/** The objects that the event names, as they lie in the object storage. */
export const renditionObjects = ({
  videoId,
  run,
  files,
}: Pick<DataOf<RenditionEvent, 'RenditionsCompleted'>, 'videoId' | 'run' | 'files'>) =>
  files.map(({ file, size, checksum }) => ({ key: renditionKey(videoId, run, file), size, checksum }));
