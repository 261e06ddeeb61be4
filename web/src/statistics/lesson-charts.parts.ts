import { lazyPart } from '../lib/ui/index.ts';

/** Charts of the lessons of a course: for staff in the console, and for teachers. */
export const LessonAudience = lazyPart(async () => (await import('./LessonAudience.tsx')).LessonAudience);
export const LessonWatching = lazyPart(async () => (await import('./LessonWatching.tsx')).LessonWatching);
