import type { Recorded } from '@paideia/events/kernel/metadata.ts';
import type { DueList } from './due-list.ts';
import { rousing } from './rousing.ts';
import { runScheduledJobs, type ScheduledJob } from './scheduled-job.ts';
import { timersOf, type TimerParts } from './timers.ts';

/** All that happens by the clock: timers and scheduled jobs. Both rest while nothing is at hand, so they are to hear of all events, once facts have them. */
export async function scheduleOf(
  parts: Omit<TimerParts, 'hears'>,
  lists: readonly DueList[],
  jobs: readonly ScheduledJob[],
) {
  const timers = await timersOf({ ...parts, hears: true }, lists);
  const events = rousing();
  return {
    hear(heard: readonly Recorded[]): void {
      timers.hear(heard);
      events.rouse();
    },
    run: (signal: AbortSignal) =>
      Promise.all([timers.run(signal), runScheduledJobs(jobs, { ...parts, events }, signal)]),
  };
}
