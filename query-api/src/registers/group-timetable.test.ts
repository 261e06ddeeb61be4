import { expect, test } from '@jest/globals';
import { dateIn } from './group-timetable.types.ts';

test.each([
  ['America/Denver', '2026-11-20T06:59:59.999Z', '2026-11-19'],
  ['America/Denver', '2026-11-20T07:00:00.000Z', '2026-11-20'],
  ['Asia/Kathmandu', '2026-11-19T18:14:59.999Z', '2026-11-19'],
  ['Asia/Kathmandu', '2026-11-19T18:15:00.000Z', '2026-11-20'],
  ['America/Denver', '2026-11-20T06:59:59.999Z', '2026-11-19'],
  ['Europe/Warsaw', '2026-11-19T23:30:00.000+01:00', '2026-11-19'],
  ['Europe/Warsaw', '2026-11-19T23:30:00.000-01:00', '2026-11-20'],
])('on the wall of %s it is at %s the %s', (zone, instant, date) => {
  expect(dateIn(zone, instant)).toBe(date);
});
test('what is no instant is no date', () => {
  expect(() => dateIn('UTC', 'yesterday')).toThrow(RangeError);
});
