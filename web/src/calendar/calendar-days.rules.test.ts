import { describe, expect, test } from '@jest/globals';
import {
  comingDays,
  dayByKey,
  dayIn,
  daysOfMonth,
  firstDayOf,
  marksOn,
  monthAfter,
  weekdaysFrom,
  weeksOf,
} from './calendar-days.rules.ts';
import { calendarDays } from './calendar.examples.ts';

test.each([
  ['2026-11', 1, '2026-12'],
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2026-11', -12, '2025-11'],
])('%s and %i months are %s', (month, months, other) => expect(monthAfter(month, months)).toBe(other));

test.each([
  ['2026-11', 1, 6, '2026-10-26', '2026-12-06'],
  ['2026-11', 7, 5, '2026-11-01', '2026-12-05'],
  ['2027-02', 1, 4, '2027-02-01', '2027-02-28'],
  ['2024-02', 7, 5, '2024-01-28', '2024-03-02'],
])('%s in weeks that begin on day %i has %i of them, from %s to %s', (month, firstDay, count, first, last) => {
  const weeks = weeksOf(month, firstDay);
  expect([weeks.length, weeks[0]![0], weeks.at(-1)![6]]).toEqual([count, first, last]);
  expect(weeks.every((week) => week.length === 7)).toBe(true);
});
test('a month is asked for with all of its days, and no more than six weeks', () => {
  expect(daysOfMonth('2026-12')).toEqual({ from: '2026-12-01', to: '2027-01-11' });
});

test.each([
  ['ArrowLeft', false, '2026-11-19'],
  ['ArrowRight', false, '2026-11-21'],
  ['ArrowUp', false, '2026-11-13'],
  ['ArrowDown', false, '2026-11-27'],
  ['Home', false, '2026-11-16'],
  ['End', false, '2026-11-22'],
  ['PageUp', false, '2026-10-20'],
  ['PageDown', false, '2026-12-20'],
  ['PageUp', true, '2025-11-20'],
  ['PageDown', true, '2027-11-20'],
  ['a', false, undefined],
  ['Enter', false, undefined],
])('%s with shift %s leads from Friday 20 November to %s', (key, shiftKey, date) =>
  expect(dayByKey('2026-11-20', { key, shiftKey }, 1)).toBe(date),
);
test('the pages of months end at the last day that there is', () => {
  expect(dayByKey('2027-01-31', { key: 'PageDown', shiftKey: false }, 1)).toBe('2027-02-28');
  expect(dayByKey('2024-02-29', { key: 'PageUp', shiftKey: true }, 1)).toBe('2023-02-28');
  expect(dayByKey('2026-11-22', { key: 'Home', shiftKey: false }, 7)).toBe('2026-11-22');
});

describe('the first day of the week', () => {
  const without = (region: string | undefined) => () => ({ region });
  test.each([
    ['en-GB', 1],
    ['de-DE', 1],
    ['es-MX', 7],
    ['zh-TW', 7],
  ])('of %s is %i', (tag, day) => expect(firstDayOf(tag)).toBe(day));
  test.each([
    ['MX', 7],
    ['US', 7],
    ['PL', 1],
    [undefined, 1],
  ])('of %s is %i where the browser does not say', (region, day) =>
    expect(firstDayOf('en', without(region))).toBe(day),
  );
  test('may be told by a property, as older browsers do', () =>
    expect(firstDayOf('en', () => ({ weekInfo: { firstDay: 6 } }))).toBe(6));
  test('all days follow it', () => expect(weekdaysFrom(7)).toEqual([7, 1, 2, 3, 4, 5, 6]));
});

test('a day has what lasts over it, and one mark of each kind', () => {
  expect(dayIn(calendarDays, '2026-11-26').items.map(({ kind }) => kind)).toEqual(['leave']);
  expect(marksOn(dayIn(calendarDays, '2026-11-20'))).toEqual(['exam', 'assignment']);
  expect(marksOn(dayIn(calendarDays, '2026-11-23'))).toEqual(['classes']);
  expect(marksOn(dayIn(calendarDays, '2026-11-22'))).toEqual([]);
});
test('the coming days begin with today, and leave out what has nothing', () =>
  expect(comingDays(calendarDays).map(({ date }) => date)).toEqual([
    '2026-11-20',
    '2026-11-23',
    '2026-11-25',
    '2026-11-26',
    '2026-12-04',
  ]));
