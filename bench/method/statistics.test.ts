import { expect, test } from '@jest/globals';
import { bootstrap, median, percentile, randomFrom, slope } from './statistics.ts';

test.each([
  [[3, 1, 2], 2],
  [[4, 1, 3, 2], 2.5],
  [[7], 7],
])('the median of %j is %d', (values, wanted) => {
  expect(median(values)).toBe(wanted);
});

const hundred = Array.from({ length: 100 }, (_, n) => 100 - n);
test.each([
  [0.5, 50],
  [0.95, 95],
  [0.99, 99],
  [1, 100],
])('the share %d of 1 to 100 does not exceed %d', (share, wanted) => {
  expect(percentile(hundred, share)).toBe(wanted);
});

test('the interval holds the median, is the same each time, and narrows as the values agree', () => {
  const values = [9, 10, 11, 10, 9.5, 10.5, 10, 14, 6];
  const [low, high] = bootstrap(values);
  expect(bootstrap(values)).toEqual([low, high]);
  expect(low).toBeLessThan(10);
  expect(high).toBeGreaterThan(10);
  expect(bootstrap([10, 10, 10, 10])).toEqual([10, 10]);
});

test('the same seed gives the same numbers, another seed others, all from 0 up to 1', () => {
  const draw = (seed: number) => Array.from({ length: 1000 }, randomFrom(seed));
  expect(draw(1)).toEqual(draw(1));
  expect(draw(1)).not.toEqual(draw(2));
  expect(draw(3).every((value) => value >= 0 && value < 1)).toBe(true);
  expect(median(draw(4))).toBeCloseTo(0.5, 1);
});

test.each([
  ['the same for every size', (_: number) => 5, 0],
  ['linear', (n: number) => 3 * n, 1],
  ['quadratic', (n: number) => n * n, 2],
])('the slope of a cost that is %s', (_, cost, wanted) => {
  expect(slope([20, 200, 2000].map((n) => [n, cost(n)] as const))).toBeCloseTo(wanted);
});
test('one point has no slope', () => {
  expect(slope([[10, 3]])).toBe(0);
});
