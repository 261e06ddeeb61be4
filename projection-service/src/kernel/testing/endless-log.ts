import type { Log } from '../log.ts';
import { lampEvent } from './lamp.ts';

/** Up to `end`, in batches of uneven length of at most so many; afterwards it waits for its end. */
export const endlessLog = (end: number, most: number): Log => ({
  async *subscribe(after, { signal } = {}) {
    while (after < end) {
      const length = Math.min(1 + ((after * 31) % most), end - after);
      const events = Array.from({ length }, (_, n) => lampEvent(after + 1 + n));
      after += length;
      yield { events, broken: new Map(), position: after };
    }
    await new Promise((resolve) => signal?.addEventListener('abort', resolve, { once: true }));
  },
  head: async () => end,
});
