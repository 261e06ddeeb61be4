import { describe, expect, test } from '@jest/globals';
import { leaveRequestCommands } from './leave-request.commands.ts';
import { isMissed, isTooLong } from './leave-request.rules.ts';

test.each([
  ['2026-11-20', '2026-11-20', false],
  ['2026-11-01', '2026-12-30', false],
  ['2026-11-01', '2026-12-31', true],
  ['2026-03-01', '2026-04-29', false],
])('leave from %s to %s is too long: %s', (from, to, expected) => expect(isTooLong(from, to)).toBe(expected));

describe('a period from 10:30 to 12:00', () => {
  const period = { start: '10:30', end: '12:00' };
  test.each([
    ['absence', '08:00', true],
    ['lateArrival', '10:29', false],
    ['lateArrival', '10:30', false],
    ['lateArrival', '10:31', true],
    ['lateArrival', '12:30', true],
    ['earlyDeparture', '10:00', true],
    ['earlyDeparture', '11:59', true],
    ['earlyDeparture', '12:00', false],
  ] as const)('is missed by %s at %s: %s', (type, time, expected) =>
    expect(isMissed(type, time, period)).toBe(expected),
  );
});

test.each([
  ['2026-11-24', []],
  ['2200-01-01', ['fromDate', 'toDate']],
  ['9999-12-31', ['fromDate', 'toDate']],
  ['0001-01-01', ['fromDate', 'toDate']],
])('a request for %s is refused at %j', (date, paths) => {
  const id = 'a'.repeat(24);
  const wish = { attendanceType: 'absence', fromDate: date, toDate: date, reason: 'Dentist' };
  const { error } = leaveRequestCommands.SubmitLeaveRequest.safeParse({
    ...wish,
    leaveRequestId: id,
    groupId: id,
    userId: id,
  });
  expect((error?.issues ?? []).map(({ path }) => path.join('.'))).toEqual(paths);
  for (const issue of error?.issues ?? []) expect(issue.message).toBe('field.beyondHorizon');
});
