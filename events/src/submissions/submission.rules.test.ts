import { expect, test } from '@jest/globals';
import { deadlineOf, isDue } from './submission.rules.ts';

const [before, due, after, later] = [
  '2026-11-20T08:59:59.999Z',
  '2026-11-20T09:00:00.000Z',
  '2026-11-20T09:00:00.001Z',
  '2026-11-21T09:00:00.000Z',
];
test.each([
  [before, null, true],
  [due, null, false],
  [after, null, false],
  [after, later, true],
  [later, later, false],
  // It is given once more for less than there was.
  [before, '2026-11-19T09:00:00.000Z', true],
])('at %s, reopened until %s, work is still due: %s', (now, until, expected) =>
  expect(isDue(due, until, now)).toBe(expected),
);
test('what was given once more counts where it is later', () => {
  expect(deadlineOf(due, null)).toBe(due);
  expect(deadlineOf(due, later)).toBe(later);
  expect(deadlineOf(due, '2026-11-19T09:00:00.000Z')).toBe(due);
});
