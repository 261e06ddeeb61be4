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
    expect(holdOf(delivery, now)).toEqual(until && { reason: 'quietHours', until }),
  );
  test('waits for the letter of the day, which itself waits for quiet hours alone', () => {
    const now = '2026-11-20T12:00:00.000Z';
    expect(holdOf(day, now)).toEqual({ reason: 'digest', until: '2026-11-21T07:30:00.000Z' });
    expect(holdOf(day, now, { isDigest: true })).toBeUndefined();
    expect(holdOf({ ...night, digestAt: '23:00' }, '2026-11-20T23:00:00.000Z', { isDigest: true })).toEqual({
      reason: 'quietHours',
      until: '2026-11-21T07:00:00.000Z',
    });
    expect(holdOf(null, now)).toBeUndefined();
  });
});

describe('a letter of something that closes a day later', () => {
  const both = { ...night, digestAt: '07:30' };
  test.each([
    [
      'comes with the letter of the day while half a day is left then',
      both,
      '2026-11-20T19:00:00.000Z',
      'digest',
      '2026-11-21T07:30:00.000Z',
      24.5,
    ],
    [
      'goes at once when the letter of the day would come an hour before',
      day,
      '2026-11-20T08:30:00.000Z',
      undefined,
      undefined,
      24,
    ],
    [
      'waits for the end of the night all the same',
      both,
      '2026-11-20T22:30:00.000Z',
      'quietHours',
      '2026-11-21T07:00:00.000Z',
      20.75,
    ],
    ['does not when that is too late as well', night, '2026-11-20T22:30:00.000Z', undefined, undefined, 20],
    [
      'counts the night that the letter of the day waits for',
      { ...night, digestAt: '23:00' },
      '2026-11-20T21:00:00.000Z',
      undefined,
      undefined,
      16,
    ],
  ] as const)('%s', (_, delivery, now, reason, until, hours) => {
    const closesAt = new Date(Date.parse(now) + hours * 3_600_000).toISOString();
    expect(holdOf(delivery, now, { closesAt })).toEqual(reason && { reason, until });
  });
});
