import { createHistogram } from 'node:perf_hooks';
import { untilNextLook } from './next-look.ts';

/** So often it is looked how late the event loop is while it has work; it is in each number that is kept. */
const whileBusyMs = 250;
/** Each look wakes the process, and whoever rests is late for nothing. */
const atRestMs = 2_000;
/** It has work when it took a twentieth of a processor, however long it waited for one, and rests when it did not for so long. */
const [mostAtRest, restsAfterMs] = [0.05, 10_000];

/** Nanoseconds from one look to the next, as while there is work. */
export const eventLoopLag = createHistogram();

/** The pace of the next look. */
export function paceOfLooks() {
  let busyAt = -Infinity;
  return (ofProcessor: number, now: number): number => {
    if (ofProcessor > mostAtRest) busyAt = now;
    return now - busyAt < restsAfterMs ? whileBusyMs : atRestMs;
  };
}

/** It looks for as long as the process lives, and keeps no process alive. */
export function measureEventLoopLag(): void {
  const paceOf = paceOfLooks();
  let [used, usedAt] = [process.cpuUsage(), performance.now()];
  function lookAgain(everyMs: number) {
    const leftMs = untilNextLook(everyMs);
    const due = performance.now() + leftMs;
    setTimeout(() => {
      const now = performance.now();
      eventLoopLag.record(Math.round((whileBusyMs + Math.max(0, now - due)) * 1e6));
      const { user, system } = process.cpuUsage(used);
      const ofProcessor = (user + system) / 1_000 / (now - usedAt);
      [used, usedAt] = [process.cpuUsage(), now];
      lookAgain(paceOf(ofProcessor, now));
    }, leftMs).unref();
  }
  lookAgain(whileBusyMs);
}
