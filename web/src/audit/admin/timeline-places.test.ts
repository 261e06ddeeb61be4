import { describe, expect, test } from '@jest/globals';
import { indexAt, nearest, placesOf } from './timeline-places.ts';

describe('events on a line of time', () => {
  test('a pause is seen as one', () => expect(placesOf([0, 50, 100])).toEqual([0, 50, 100]));
  test('what happened at once can still be told apart, in order and within the line', () => {
    const places = placesOf([0, 0, 0, 100, 100]);
    expect(new Set(places).size).toBe(5);
    expect([...places].sort((a, b) => a - b)).toEqual(places);
    expect(places.at(-1)).toBe(100);
  });
  test('one event stands at the start', () => expect(placesOf([7])).toEqual([0]));
});
test('a moment shows the last event that had happened', () => {
  expect([5, 10, 15, 99].map((moment) => indexAt([10, 15], moment))).toEqual([-1, 0, 1, 1]);
});
test('a click goes to the nearest event', () =>
  expect([nearest([0, 40, 100], 65), nearest([0, 40, 100], 75)]).toEqual([1, 2]));
