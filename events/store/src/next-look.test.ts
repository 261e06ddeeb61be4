import { expect, test } from '@jest/globals';
import { untilNextLook } from './next-look.ts';

const looksFrom = (begunAt: number, everyMs: number, tookMs = 0) => {
  const looks: number[] = [];
  for (let now = begunAt; looks.length < 4; now += tookMs) looks.push((now += untilNextLook(everyMs, now)));
  return looks;
};

test('those that began at different moments look at the same ones, and a look that took long leaves out none of them but its own', () => {
  expect(looksFrom(130, 500)).toEqual([500, 1000, 1500, 2000]);
  expect(looksFrom(720, 1000)).toEqual([1000, 2000, 3000, 4000]);
  expect(looksFrom(130, 500, 600)).toEqual([500, 1500, 2500, 3500]);
  expect(untilNextLook(500, 1000)).toBe(500);
});

test('one whose timer ended a moment early does not look twice', () => {
  expect(untilNextLook(500, 999.4)).toBeCloseTo(500.6);
  expect(untilNextLook(500, 980)).toBe(20);
});

test('a look is a whole number of milliseconds away, as timers count them', () => {
  for (let n = 0; n < 100; n++) expect(untilNextLook(500) % 1).toBe(0);
});
