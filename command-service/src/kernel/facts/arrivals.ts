import type { Position } from '@paideia/store/port.ts';

/** So soon what is appended comes by the subscription, when all is well. */
const usuallyMs = 100;

/** Who waits for a position of the log that comes by itself. */
export function arrivals(withinMs = usuallyMs) {
  const waiting = new Set<{ readonly position: Position; readonly resolve: () => void }>();
  return {
    /** Resolves when the position has come, or when the time is over. */
    async of(position: Position): Promise<void> {
      let resolve = () => {};
      const there = new Promise<void>((done) => (resolve = done));
      const timer = setTimeout(resolve, withinMs);
      const one = { position, resolve };
      waiting.add(one);
      await there;
      clearTimeout(timer);
      waiting.delete(one);
    },
    came(position: Position): void {
      for (const one of waiting) if (position >= one.position) one.resolve();
    },
  };
}
