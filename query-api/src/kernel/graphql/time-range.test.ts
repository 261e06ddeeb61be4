import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { Refusal } from '../errors/refusal.ts';
import { dateRange, oneOf, timeRange } from './time-range.ts';

const isIn = (at: string, from: string | null, to: string | null) => {
  const range = timeRange(from, to);
  return (range?.from === undefined || at >= range.from) && (range?.below === undefined || at < range.below);
};
const codeOf = (run: () => unknown) => {
  try {
    run();
    return undefined;
  } catch (error) {
    return error instanceof Refusal ? error.issues[0]?.path : error;
  }
};

describe('a range of instants', () => {
  test('is none without bounds', () => expect(timeRange(null, undefined)).toBeUndefined());
  test.each([
    ['2026-11-20T00:00:00.000Z', '2026-11-20', '2026-11-20', true],
    ['2026-11-20T23:59:59.999Z', '2026-11-20', '2026-11-20', true],
    ['2026-11-21T00:00:00.000Z', '2026-11-20', '2026-11-20', false],
    ['2026-11-19T23:59:59.999Z', '2026-11-20', null, false],
    ['2027-01-01T00:00:00.000Z', null, '2026-12-31', false],
    ['2026-11-20T09:00:00.000Z', null, '2026-11-20T09:00:00.000Z', true],
    ['2026-11-20T09:00:00.001Z', null, '2026-11-20T09:00:00.000Z', false],
    ['2026-11-20T09:00:00.000Z', '2026-11-20T09:00:00.000Z', null, true],
    ['2026-11-20T09:00:00.000Z', null, '9999-12-31', true],
    ['9999-12-31T23:59:59.999Z', '9999-12-31', '9999-12-31', true],
  ])('%s from %s to %s: %s', (at, from, to, expected) => expect(isIn(at, from, to)).toBe(expected));
  test('of something else is refused with its path', () => {
    expect(codeOf(() => timeRange('yesterday', null))).toBe('from');
    expect(codeOf(() => timeRange(null, '2026-13-01'))).toBe('to');
  });
});

describe('a range of dates', () => {
  test.each([
    ['2026-11-20', '2026-11-20', '2026-11-20'],
    ['9999-12-31', '2026-11-20', '9999-12-31'],
  ])('takes in %s, from %s to %s', (date, from, to) => {
    const range = dateRange(from, to)!;
    expect([range.from! <= date, date < range.below!]).toEqual([true, true]);
  });
  test('ends before the day after', () => expect('2026-11-21' < dateRange(null, '2026-11-20')!.below!).toBe(false));
  test('of instants is refused with its path', () => {
    expect(codeOf(() => dateRange('2026-11-20T09:00:00.000Z', null))).toBe('from');
    expect(codeOf(() => dateRange(null, 'tomorrow'))).toBe('to');
    expect(dateRange(null, '')).toBeUndefined();
  });
});

describe('one of a closed list', () => {
  const Colour = z.enum(['red', 'blue']);
  test('is itself, or nothing', () => {
    expect(oneOf(Colour, 'colour', 'red')).toBe('red');
    expect(oneOf(Colour, 'colour', '')).toBeUndefined();
    expect(oneOf(Colour, 'colour', null)).toBeUndefined();
  });
  test('and nothing else', () => expect(codeOf(() => oneOf(Colour, 'colour', 'toString'))).toBe('colour'));
});
