import { lazyPart } from '../lib/ui/index.ts';

/** The home of the alumni shows these too. */
export const CourseTiles = lazyPart(async () => (await import('./student/CourseTiles.tsx')).CourseTiles, null);
export const VideoTiles = lazyPart(async () => (await import('./student/VideoTiles.tsx')).VideoTiles, null);
