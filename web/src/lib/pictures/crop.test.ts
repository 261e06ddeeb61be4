import { expect, test } from '@jest/globals';
import { moved, wholeOf, zoomed, zoomOf } from './crop.ts';

const wide = { width: 1200, height: 800 };
const whole = { x: 200, y: 0, size: 800 };

test('a picture begins with the largest square in its middle', () => {
  expect(wholeOf(wide)).toEqual(whole);
  expect(wholeOf({ width: 10, height: 40 })).toEqual({ x: 0, y: 15, size: 10 });
});
test.each([
  ['to the side', 50, 0, { x: 250, y: 0 }],
  ['no further than the edge', 900, 0, { x: 400, y: 0 }],
  ['nor beyond the other', -900, -5, { x: 0, y: 0 }],
])('it is moved %s', (_, byX, byY, at) => expect(moved(wide, whole, byX, byY)).toEqual({ ...at, size: 800 }));
test('it is zoomed around its middle, and out again within the picture', () => {
  const near = zoomed(wide, whole, 2);
  expect([near, zoomOf(wide, near)]).toEqual([{ x: 400, y: 200, size: 400 }, 2]);
  expect(zoomed(wide, moved(wide, near, 900, 900), 1)).toEqual({ x: 400, y: 0, size: 800 });
  expect(zoomOf(wide, zoomed(wide, whole, 99))).toBe(5);
});
