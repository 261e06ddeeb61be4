import { expect, test } from '@jest/globals';
import { isDue } from './submission.rules.ts';

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
