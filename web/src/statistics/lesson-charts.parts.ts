import { lazyPart } from '../lib/ui/index.ts';

/** Staff in the console and teachers see charts of the lessons of a course. */
export const LessonAudience = lazyPart(async () => (await import('./LessonAudience.tsx')).LessonAudience);
export const LessonWatching = lazyPart(async () => (await import('./LessonWatching.tsx')).LessonWatching);
