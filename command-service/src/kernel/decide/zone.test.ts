import { describe, expect, test } from '@jest/globals';
import { dateIn, endOfDay, instantOf, weekdayOf } from './zone.ts';

describe('wall clocks', () => {
  test.each([
    ['Europe/London in winter', '2026-01-15', '08:30', 'Europe/London', '2026-01-15T08:30:00.000Z'],
    ['Europe/London in summer', '2026-07-15', '08:30', 'Europe/London', '2026-07-15T07:30:00.000Z'],
    ['the hour that London skips', '2026-03-29', '01:30', 'Europe/London', '2026-03-29T01:30:00.000Z'],
    ['the hour that London has twice', '2026-10-25', '01:30', 'Europe/London', '2026-10-25T00:30:00.000Z'],
    ['half hours of Asia/Kolkata', '2026-07-15', '08:30', 'Asia/Kolkata', '2026-07-15T03:00:00.000Z'],
    ['Pacific/Apia, a day ahead', '2026-07-15', '08:30', 'Pacific/Apia', '2026-07-14T19:30:00.000Z'],
  ])('%s', (_, date, time, zone, instant) => {
    expect(instantOf(date, time, zone)).toBe(instant);
    expect(dateIn(zone, instant)).toBe(date);
  });

  test.each([
    ['a plain day', '2026-11-20', 'America/Denver', '2026-11-21T07:00:00.000Z'],
    ['the short day of London', '2026-03-29', 'Europe/London', '2026-03-29T23:00:00.000Z'],
    ['the long day of London', '2026-10-25', 'Europe/London', '2026-10-26T00:00:00.000Z'],
    ['the last that can be written', '9999-12-31', 'America/Denver', '9999-12-31T23:59:59.999Z'],
    ['the day before the one that Apia left out', '2011-12-29', 'Pacific/Apia', '2011-12-30T10:00:00.000Z'],
  ])('%s ends', (_, date, zone, instant) => expect(endOfDay(date, zone)).toBe(instant));

  test('the days of a week are counted from Monday', () => {
    expect(weekdayOf('2026-11-20')).toBe(5);
    expect(weekdayOf('2026-11-22')).toBe(7);
  });
});
