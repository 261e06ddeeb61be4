import { untilNextLook } from '@paideia/store/next-look.ts';

/** So seldom it is looked while nothing is at hand, in case somebody was not told: each look wakes the process. */
export const restEveryMs = 8_000;

/** Waits that events cut short: what looks at a pace of its own looks seldom while only an event can bring it something. */
export function rousing() {
  let count = 0;
  const waiting = new Set<() => void>();

  const wait = (ms: number, signal: AbortSignal, canBeRoused: boolean) =>
    new Promise<void>((resolve) => {
      if (signal.aborted) return resolve();
      const wake = () => {
        clearTimeout(timer);
        waiting.delete(wake);
        signal.removeEventListener('abort', wake);
        resolve();
      };
      const timer = setTimeout(wake, ms);
      if (canBeRoused) waiting.add(wake);
      signal.addEventListener('abort', wake);
    });

  return {
    rouse(): void {
      count++;
      for (const wake of waiting) wake();
    },
    roused: () => count,
    /** Until the next look of this pace. Given how often it was roused when the look before began, it rests until it is roused once more. */
    async untilNextLook(everyMs: number, signal: AbortSignal, restsSince?: number): Promise<void> {
      if (restsSince === count) {
        await wait(untilNextLook(Math.max(everyMs, restEveryMs)), signal, true);
        if (restsSince === count) return;
      }
      await wait(untilNextLook(everyMs), signal, false);
    },
  };
}
export type Rousing = ReturnType<typeof rousing>;
