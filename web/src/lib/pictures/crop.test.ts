import { expect, test } from '@jest/globals';
import { moved, wholeOf, zoomed, zoomOf } from './crop.ts';

const wide = { width: 1200, height: 800 };
const square = { width: 256, height: 256 };
const whole = { x: 200, y: 0, width: 800, height: 800 };
const size = { width: 800, height: 800 };

test('a picture begins with the largest part of the shape in its middle', () => {
  expect(wholeOf(wide, square)).toEqual(whole);
  expect(wholeOf({ width: 10, height: 40 }, square)).toEqual({ x: 0, y: 15, width: 10, height: 10 });
  expect(wholeOf(wide, { width: 160, height: 90 })).toEqual({ x: 0, y: 62.5, width: 1200, height: 675 });
});
test.each([
  ['to the side', 50, 0, { x: 250, y: 0 }],
  ['no further than the edge', 900, 0, { x: 400, y: 0 }],
  ['nor beyond the other', -900, -5, { x: 0, y: 0 }],
])('it is moved %s', (_, byX, byY, at) => expect(moved(wide, whole, byX, byY)).toEqual({ ...at, ...size }));
test('it is zoomed around its middle, and out again within the picture', () => {
  const near = zoomed(wide, whole, 2);
  expect([near, zoomOf(wide, near)]).toEqual([{ x: 400, y: 200, width: 400, height: 400 }, 2]);
  expect(zoomed(wide, moved(wide, near, 900, 900), 1)).toEqual({ x: 400, y: 0, ...size });
  expect(zoomOf(wide, zoomed(wide, whole, 99))).toBe(5);
});
