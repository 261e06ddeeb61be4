import { expect, test } from '@jest/globals';
import { instantAt, timeAt } from './zone-time.ts';

test.each([
  ['2026-11-23', '10:36', 'America/Denver', '2026-11-23T17:36:00.000Z'],
  ['2026-07-01', '10:36', 'America/Denver', '2026-07-01T16:36:00.000Z'],
  ['2026-11-23', '18:00', 'Europe/Warsaw', '2026-11-23T17:00:00.000Z'],
  // This is the day the clocks change, before and after it.
  ['2026-03-08', '01:30', 'America/Denver', '2026-03-08T08:30:00.000Z'],
  ['2026-03-08', '03:30', 'America/Denver', '2026-03-08T09:30:00.000Z'],
  ['2026-01-01', '00:10', 'Pacific/Auckland', '2025-12-31T11:10:00.000Z'],
])('%s %s in %s', (date, time, zone, instant) => {
  expect(instantAt(date, time, zone)).toBe(instant);
  expect(timeAt(instant, zone)).toBe(time);
});
