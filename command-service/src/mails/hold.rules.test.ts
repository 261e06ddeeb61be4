import { describe, expect, test } from '@jest/globals';
import { holdOf, nextTime } from './hold.rules.ts';

const night = { timeZone: 'Europe/London', digestAt: null, quietFrom: '22:00', quietTo: '07:00' };
const day = { ...night, digestAt: '07:30', quietFrom: null, quietTo: null };

describe('the next time that a clock shows', () => {
  test.each([
    ['today', '07:30', '2026-11-20T06:00:00.000Z', 'Europe/London', '2026-11-20T07:30:00.000Z'],
    [
      'tomorrow, when it is that time now',
      '07:30',
      '2026-11-20T07:30:00.000Z',
      'Europe/London',
      '2026-11-21T07:30:00.000Z',
    ],
    ['in another zone', '07:30', '2026-11-20T06:00:00.000Z', 'America/Denver', '2026-11-20T14:30:00.000Z'],
    [
      'over the night that loses an hour',
      '07:30',
      '2026-03-28T12:00:00.000Z',
      'Europe/London',
      '2026-03-29T06:30:00.000Z',
    ],
    ['over the night that gains one', '07:30', '2026-10-24T12:00:00.000Z', 'Europe/London', '2026-10-25T07:30:00.000Z'],
    ['an hour that is skipped', '01:30', '2026-03-28T12:00:00.000Z', 'Europe/London', '2026-03-29T01:30:00.000Z'],
    [
      'an hour that comes twice, once',
      '01:30',
      '2026-10-25T00:30:00.000Z',
      'Europe/London',
      '2026-10-26T01:30:00.000Z',
    ],
  ])('%s', (_, time, after, zone, expected) => expect(nextTime(time, zone, after)).toBe(expected));
});

describe('a letter that can wait', () => {
  test.each([
    ['goes at once by day', night, '2026-11-20T12:00:00.000Z', undefined],
    ['waits in the evening', night, '2026-11-20T22:00:00.000Z', '2026-11-21T07:00:00.000Z'],
    ['waits in the morning', night, '2026-11-21T06:59:59.000Z', '2026-11-21T07:00:00.000Z'],
    ['goes when the quiet hours end', night, '2026-11-21T07:00:00.000Z', undefined],
    ['waits through the night that loses an hour', night, '2026-03-28T23:00:00.000Z', '2026-03-29T06:00:00.000Z'],
    ['waits through the night that gains one', night, '2026-10-24T23:00:00.000Z', '2026-10-25T07:00:00.000Z'],
    [
      'waits in quiet hours by day',
      { ...night, quietFrom: '12:00', quietTo: '13:00' },
      '2026-11-20T12:30:00.000Z',
      '2026-11-20T13:00:00.000Z',
    ],
    [
      'waits no day when the end of its quiet hours comes twice',
      { ...night, quietTo: '01:30' },
      '2026-10-25T01:10:00.000Z',
      undefined,
    ],
  ])('%s', (_, delivery, now, until) =>
    expect(holdOf(delivery, now, false)).toEqual(until && { reason: 'quietHours', until }),
  );
  test('waits for the letter of the day, which itself waits for quiet hours alone', () => {
    const now = '2026-11-20T12:00:00.000Z';
    expect(holdOf(day, now, false)).toEqual({ reason: 'digest', until: '2026-11-21T07:30:00.000Z' });
    expect(holdOf(day, now, true)).toBeUndefined();
    expect(holdOf({ ...night, digestAt: '23:00' }, '2026-11-20T23:00:00.000Z', true)).toEqual({
      reason: 'quietHours',
      until: '2026-11-21T07:00:00.000Z',
    });
    expect(holdOf(null, now, false)).toBeUndefined();
  });
});
