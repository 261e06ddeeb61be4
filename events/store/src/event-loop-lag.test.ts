import { expect, test } from '@jest/globals';
import { paceOfLooks } from './event-loop-lag.ts';

test('it is looked often while there is work and for a while after it, and seldom at rest', () => {
  const paceOf = paceOfLooks();
  expect(paceOf(0.01, 0)).toBe(2_000);
  expect(paceOf(0.3, 2_000)).toBe(250);
  expect(paceOf(0.01, 2_250)).toBe(250);
  expect(paceOf(0.01, 11_900)).toBe(250);
  expect(paceOf(0.01, 12_000)).toBe(2_000);
});
