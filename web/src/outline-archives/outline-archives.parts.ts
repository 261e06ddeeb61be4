import { lazyPart } from '../lib/ui/index.ts';

/** The outlines of all courses of a group, for the pages of its students and of staff. */
export const OutlinesZip = lazyPart(async () => (await import('./OutlinesZip.tsx')).OutlinesZip);
