import { lazyPart } from '../lib/ui/index.ts';

/** What the profile shows of the connected calendar. */
export const CalendarConnection = lazyPart(
  async () => (await import('./student/CalendarConnection.tsx')).CalendarConnection,
);
