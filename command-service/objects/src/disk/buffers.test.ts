import { expect, test } from '@jest/globals';
import { borrowed, giveBack, giveUp } from './buffers.ts';

const [large, small] = [1 << 20, 1 << 18];

test('sixteen who read at once get large pieces, and those besides small ones', () => {
  const lent = Array.from({ length: 20 }, borrowed);
  expect(lent.map(({ length }) => length)).toEqual([...Array<number>(16).fill(large), ...Array<number>(4).fill(small)]);
  expect(new Set(lent).size).toBe(20);
  lent.forEach(giveBack);
});

test('what was given back is lent again, the last one first, and what was given up is not', () => {
  const [kept, lost] = [borrowed(), borrowed()];
  giveBack(kept);
  giveUp(lost);
  const again = Array.from({ length: 17 }, borrowed);
  expect(again[0]).toBe(kept);
  expect(again).not.toContain(lost);
  // What was given up takes nobody's place.
  expect(again.filter(({ length }) => length === large)).toHaveLength(16);
  again.forEach(giveBack);
});
