import { describe, expect, test } from '@jest/globals';
import {
  datesBetween,
  dayCount,
  daysAfter,
  isFarBack,
  isFarOff,
  later,
  longestPutOffMs,
  putOff,
  through,
  type Absence,
} from './dates.ts';
import { DateInput, InstantInput } from './ids.ts';

describe('days', () => {
  test.each([
    ['2026-02-28', 1, '2026-03-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-01-01', -1, '2025-12-31'],
    ['9999-12-31', 1, '9999-12-31'],
    ['0000-01-01', -1, '0000-01-01'],
  ])('%s and %i days is %s', (date, days, expected) => expect(daysAfter(date, days)).toBe(expected));
  test.each([
    ['2026-10-24', '2026-10-26', 3],
    ['2026-10-24', '2026-10-24', 1],
    ['2026-10-24', '2026-10-23', 0],
  ])('from %s to %s are %i', (from, to, count) => {
    expect(dayCount(from, to)).toBe(count);
    expect(datesBetween(from, to, 100)).toHaveLength(count);
  });
  test('are listed over the change of a clock and of a month, and no more than asked for', () => {
    expect(datesBetween('2026-10-24', '2026-10-26', 60)).toEqual(['2026-10-24', '2026-10-25', '2026-10-26']);
    expect(datesBetween('2026-10-31', '9999-12-31', 2)).toEqual(['2026-10-31', '2026-11-01']);
    expect(datesBetween('9999-12-30', '9999-12-31', 60)).toEqual(['9999-12-30', '9999-12-31']);
  });
});
test.each([
  ['2016-11-20', true, true],
  ['2016-11-21', false, false],
  ['2016-11-21T00:00:00.000Z', false, false],
  ['2036-11-22', false, false],
  ['2036-11-22T23:59:59.999Z', false, false],
  ['2036-11-23', false, true],
  ['1950-01-01T00:00:00Z', true, true],
])('%s is more than ten years back: %s, or off: %s', (at, back, off) => {
  expect([isFarBack(at, '2026-11-22'), isFarOff(at, '2026-11-22T09:00:00.000Z')]).toEqual([back, off]);
});
test('an instant after the last that can be written is the last one, which sorts above all', () => {
  expect(later('9999-12-31T12:00:00.000Z', 86_400_000)).toBe('9999-12-31T23:59:59.999Z');
  expect(later('2026-11-20T09:00:00.000Z', -60_000)).toBe('2026-11-20T08:59:00.000Z');
});
test.each([
  ['2026-11-20', '2026-11-20', true],
  ['2026-11-20T23:59:59.999Z', '2026-11-20', true],
  ['2026-11-21', '2026-11-20', false],
  ['9999-12-31', '9999-12-31', true],
  ['2026-11-20T09:00:00.001Z', '2026-11-20T09:00:00.000Z', false],
])('%s is within a range through %s: %s', (at, end, expected) => expect(at < through(end)).toBe(expected));

describe('what comes from outside', () => {
  test.each([
    ['1900-01-01', true],
    ['2199-12-31', true],
    ['1899-12-31', false],
    ['2200-01-01', false],
    ['9999-12-31', false],
    ['2026-02-30', false],
  ])('the date %s is taken: %s', (date, isTaken) => expect(DateInput.safeParse(date).success).toBe(isTaken));
  test.each([
    ['2026-11-20T09:00:00Z', '2026-11-20T09:00:00.000Z'],
    ['2026-11-20T09:00:00.5Z', '2026-11-20T09:00:00.500Z'],
    ['2026-11-20T09:00:00.123456Z', '2026-11-20T09:00:00.123Z'],
  ])('the instant %s is taken as %s', (at, taken) => expect(InstantInput.parse(at)).toBe(taken));
  test('what is no instant is said to be none', () => expect(InstantInput.safeParse('tomorrow').success).toBe(false));
  test.each([
    ['1900-01-01T00:00:00.000Z', true],
    ['2199-12-31T23:59:59.999Z', true],
    ['1899-12-31T23:59:59.999Z', false],
    ['2200-01-01T00:00:00.000Z', false],
    ['9999-12-31T23:59:59.999Z', false],
  ])('the instant %s is taken: %s', (at, isTaken) => expect(InstantInput.safeParse(at).success).toBe(isTaken));
});

describe('an end is put off by', () => {
  const at = (minutes: number) => Date.parse('2026-10-01T12:00:00.000Z') + minutes * 60_000;
  const away = (from: number, until: number): Absence => ({
    from: new Date(at(from)).toISOString(),
    until: new Date(at(until)).toISOString(),
  });
  const grace = 2 * 60_000;

  test.each([
    ['nothing', [], 0],
    ['an absence at the end', [away(-3, 10)], 12],
    ['one that begins at the end', [away(0, 10)], 12],
    ['one that begins after the end', [away(1, 10)], 0],
    ['one that was over long before', [away(-20, -10)], 0],
    ['one that was over a minute before: who waits a minute between two tries has not come yet', [away(-20, -1)], 1],
    ['another one before they could come', [away(-3, 10), away(11, 20)], 22],
    ['another one after they could', [away(-3, 10), away(13, 20)], 12],
  ])('%s', (_, absences, minutes) => expect(putOff(at(0), grace, absences)).toBe(at(minutes)));

  test('an end is put off by a day at most', () =>
    expect(putOff(at(0), grace, [away(-1, 3 * 24 * 60)])).toBe(at(0) + longestPutOffMs));
});
