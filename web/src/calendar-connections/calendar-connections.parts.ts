import { lazyPart } from '../lib/ui/index.ts';

/** The profile shows this of the connected calendar. */
export const CalendarConnection = lazyPart(
  async () => (await import('./student/CalendarConnection.tsx')).CalendarConnection,
);
