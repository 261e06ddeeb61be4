/** A timer may end a moment early. What is left then is no look of its own. */
const early = 0.02;

/**
 * How long until the next look of those at this pace. All of a process that look at one pace, and at its multiples, do so at the same moments:
 * at rest it is woken once for all of them.
 */
export function untilNextLook(everyMs: number, now = performance.now()): number {
  const left = everyMs - (now % everyMs);
  return left < everyMs * early ? left + everyMs : left;
}
