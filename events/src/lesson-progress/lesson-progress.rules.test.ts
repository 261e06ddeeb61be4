import { expect, test } from '@jest/globals';
import { isEnough, joinedRanges, lessonsDue, mostRanges } from './lesson-progress.rules.ts';

test.each([
  [
    [
      [10, 20],
      [0, 5],
    ],
    [
      [0, 5],
      [10, 20],
    ],
  ],
  [
    [
      [0, 10],
      [5, 20],
      [20, 30],
    ],
    [[0, 30]],
  ],
  [
    [
      [5, 5],
      [9, 3],
    ],
    [],
  ],
])('%j become %j', (ranges, joined) => {
  const rangesOf = (pairs: number[][]) => pairs.map(([from = 0, to = 0]) => ({ from, to }));
  expect(joinedRanges(rangesOf(ranges))).toEqual(rangesOf(joined));
});
test('too many ranges are joined over their shortest gaps', () => {
  const many = Array.from({ length: mostRanges + 1 }, (_, n) => ({ from: n * 10, to: n * 10 + (n === 3 ? 9 : 5) }));
  const joined = joinedRanges(many);
  expect(joined).toHaveLength(mostRanges);
  expect(joined[3]).toEqual({ from: 30, to: 45 });
});
test.each([
  [[{ from: 0, to: 90 }], true],
  [[{ from: 0, to: 89 }], false],
  [
    [
      { from: 0, to: 50 },
      { from: 60, to: 400 },
    ],
    true,
  ],
])('%j of 100 seconds are enough: %s', (ranges, enough) => expect(isEnough(ranges, 100)).toBe(enough));
test.each([
  ['2026-09-06', 0],
  ['2026-09-07', 1],
  ['2026-09-11', 5],
  ['2026-09-16', 10],
  ['2027-01-01', 10],
])('on %s %i of ten lessons of ten days are due', (today, due) =>
  expect(lessonsDue(10, '2026-09-07', '2026-09-16', today)).toBe(due),
);
test('a course of a single day is due on it', () =>
  expect(lessonsDue(3, '2026-09-07', '2026-09-07', '2026-09-07')).toBe(3));
