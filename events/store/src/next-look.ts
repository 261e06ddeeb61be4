/** A timer may end a moment early. What is left then is no look of its own. */
const early = 0.02;
/**
 * It is the clock of Node's timers, in whole milliseconds as they count: whoever waits for one moment of it is woken together with all who do, and no timer
 * ends a fraction too early, which would be a wake for nothing and another one a millisecond later.
 */
const timerClock = () => Number(process.hrtime.bigint() / 1_000_000n);

/**
 * How long until the next look of those at this pace. All of a process that look at one pace, and at its multiples, do so at the same moments:
 * at rest it is woken once for all of them.
 */
export function untilNextLook(everyMs: number, now = timerClock()): number {
  const left = everyMs - (now % everyMs);
  return left < everyMs * early ? left + everyMs : left;
}
