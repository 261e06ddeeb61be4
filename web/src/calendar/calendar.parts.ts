import { lazyPart } from '../lib/ui/index.ts';

/** The profile shows this of the private address that calendars read. */
export const CalendarFeed = lazyPart(async () => (await import('./student/CalendarFeed.tsx')).CalendarFeed);
