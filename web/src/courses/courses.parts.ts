import { lazyPart } from '../lib/ui/index.ts';

/** The alumni see their courses with their pictures too. */
export const CoursePicture = lazyPart(async () => (await import('./CoursePicture.tsx')).CoursePicture, null);
