import { expect, test } from '@jest/globals';
import { demoDayAt } from './calendar.ts';
import { demoCommands } from './demo.ts';

test.each([
  ['2026-11-30T01:00:00.000Z', '2026-11-29'],
  ['2026-11-30T07:30:00.000Z', '2026-11-30'],
  ['2027-07-01T05:30:00.000Z', '2027-06-30'],
  ['2027-07-01T06:30:00.000Z', '2027-07-01'],
])('a demo that is made at %s is of %s, and nothing in it is still to come', (now, day) => {
  expect(demoDayAt(now)).toBe(day);
  expect(demoCommands(day).filter(({ occurredAt }) => occurredAt > now)).toEqual([]);
});
