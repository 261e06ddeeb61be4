/**
 * Tells from the moments of a thread's beats how long it has been silent, and when to look next: while it beats nobody asks before it could have been silent for
 * nearly so long; from then on it is looked soon, as often as it takes. All are milliseconds of one clock.
 */
export function silenceOf(limitMs: number, firstBeat: number) {
  const soonMs = limitMs / 5;
  /** `forgivenMs` is what both threads have lost since the beat that was seen last. */
  let [seen, forgivenMs, due] = [firstBeat, 0, firstBeat];
  return {
    /** It answers when to look next. */
    nextLook(now: number): number {
      due = Math.max(now + soonMs, seen + limitMs - soonMs / 2);
      return due;
    },
    /** It is called at each look. The thread may have had no reason to beat for a while, which does not count. */
    look(now: number, beat: number): { readonly silentMs: number; readonly hasBeaten: boolean } {
      // A process that was stopped, or a machine that slept, has blocked nothing: whoever looks comes too late as well.
      const lostMs = Math.max(0, now - due - soonMs);
      const hasBeaten = beat !== seen;
      if (hasBeaten) [seen, forgivenMs] = [beat, 0];
      if (seen < due) forgivenMs += lostMs;
      return { silentMs: now - seen - forgivenMs - soonMs, hasBeaten };
    },
  };
}
