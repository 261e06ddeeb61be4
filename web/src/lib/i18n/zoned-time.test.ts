/** @jest-environment jsdom */
import { describe, expect, test } from '@jest/globals';
import { instantOf, skippedTime, wallTime, zoneText } from './zoned-time.ts';

describe('times on the wall of a zone', () => {
  test.each([
    ['America/Denver', '2026-07-01T09:30', '2026-07-01T15:30:00.000Z'],
    ['America/Denver', '2026-12-01T17:00', '2026-12-02T00:00:00.000Z'],
    ['Europe/Warsaw', '2026-12-01T00:00', '2026-11-30T23:00:00.000Z'],
    // These are the day before and the day after the clocks change.
    ['America/Denver', '2026-10-31T23:59', '2026-11-01T05:59:00.000Z'],
    ['America/Denver', '2026-11-01T23:59', '2026-11-02T06:59:00.000Z'],
    ['Asia/Kolkata', '2026-01-15T12:00', '2026-01-15T06:30:00.000Z'],
  ])('%s %s', (zone, wall, instant) => {
    expect(instantOf(wall, zone)).toBe(instant);
    expect(wallTime(instant, zone)).toBe(wall);
  });
  test.each([
    ['America/Denver', '2026-03-08T02:30', '2026-03-08T03:30'],
    ['Europe/Warsaw', '2026-03-29T02:30', '2026-03-29T03:30'],
    ['Pacific/Auckland', '2026-09-27T02:30', '2026-09-27T03:30'],
  ])('in %s %s, an hour that is left out, is the next one', (zone, wall, shown) =>
    expect(wallTime(instantOf(wall, zone)!, zone)).toBe(shown),
  );
  test.each([
    ['America/Denver', '2026-11-01T01:30', '2026-11-01T07:30:00.000Z'],
    ['Europe/London', '2026-10-25T01:30', '2026-10-25T00:30:00.000Z'],
    ['Pacific/Auckland', '2026-04-05T02:30', '2026-04-04T13:30:00.000Z'],
  ])('in %s %s, an hour that comes twice, is the first', (zone, wall, instant) =>
    expect(instantOf(wall, zone)).toBe(instant),
  );
  test.each([
    ['America/Denver', '2026-03-08T02:30', '8 Mar 2026, 03:30'],
    ['Africa/Cairo', '2026-04-24T00:15', '24 Apr 2026, 01:15'],
  ])('in %s %s, a time that is left out, is said to be none, with the one that there is', (zone, wall, shown) =>
    expect(skippedTime(wall, zone)).toBe(
      `There is no such time there: the clocks are set forward over it. Choose ${shown} or another time.`,
    ),
  );
  test.each(['2026-03-08T01:59', '2026-03-08T03:00', '2026-11-01T01:30', ''])('of "%s" nothing is said', (wall) =>
    expect(skippedTime(wall, 'America/Denver')).toBeUndefined(),
  );
  test('nothing typed is no instant', () => expect(instantOf('', 'America/Denver')).toBeUndefined());
  test('a zone has a name and its offset of that day', () => {
    expect(zoneText('America/Denver', '2026-12-01T00:00:00Z')).toBe('Denver, GMT-7');
    expect(zoneText('America/New_York', '2026-07-01T00:00:00Z')).toBe('New York, GMT-4');
  });
});
