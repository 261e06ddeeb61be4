import { describe, expect, test } from '@jest/globals';
import { silenceOf } from './watchdog-silence.ts';

const [limitMs, beatEveryMs, endMs] = [5_000, 2_000, 60_000];
type Span = { readonly from: number; readonly ms: number };

/** Answers when the thread would be taken for blocked, and how often it was looked: it beats except while it is blocked, and while all is stopped nobody does anything. */
function watched({ blocked, stopped }: { readonly blocked?: Span; readonly stopped?: Span }) {
  const after = (at: number, span?: Span) =>
    span && at >= span.from && at < span.from + span.ms ? span.from + span.ms : at;
  const beats = [0];
  for (let at = 0; at < endMs;) beats.push((at = after(after(at + beatEveryMs, blocked), stopped)));
  const silence = silenceOf(limitMs, 0);
  let looks = 0;
  for (let now = 300; now < endMs; looks++) {
    // At one moment the watcher is the faster one.
    now = after(silence.nextLook(now), stopped);
    const beat = beats.filter((one) => one < now).at(-1)!;
    if (silence.look(now, beat).silentMs >= limitMs) return { endsAt: now, looks };
  }
  return { endsAt: undefined, looks };
}
const moments = Array.from({ length: 60 }, (_, n) => 10_000 + n * 100);

describe('a thread', () => {
  test('that beats is looked at every four seconds', () => {
    expect(watched({})).toEqual({ endsAt: undefined, looks: 15 });
  });

  test('that is blocked is found after some five seconds, whenever that begins, and one that was blocked for less is not', () => {
    for (const from of moments) {
      const { endsAt } = watched({ blocked: { from, ms: Infinity } });
      expect(endsAt! - from).toBeGreaterThan(4_000);
      expect(endsAt! - from).toBeLessThan(7_000);
      expect(watched({ blocked: { from, ms: 4_000 } }).endsAt).toBeUndefined();
    }
  });

  test('that was stopped with its process, whenever and for however long, is not blocked', () => {
    for (const from of moments)
      for (const ms of [500, 2_000, 4_000, 7_000, 9_000, 20_000])
        expect(watched({ stopped: { from, ms } }).endsAt).toBeUndefined();
  });

  test('that is blocked after it was stopped is found all the same', () => {
    for (const from of moments) {
      const { endsAt } = watched({ stopped: { from, ms: 9_000 }, blocked: { from: from + 12_000, ms: Infinity } });
      expect(endsAt! - from - 12_000).toBeLessThan(7_000);
    }
  });
});
