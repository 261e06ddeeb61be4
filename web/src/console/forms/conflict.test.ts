import { expect, test } from '@jest/globals';
import { contested } from './conflict.ts';

const base = { name: 'a', phone: '1', city: 'x', zones: ['e'] };
const names = Object.keys(base);

test('only what both have changed, and not to the same in whatever order, has to be chosen', () => {
  const mine = { ...base, name: 'mine', phone: '2', zones: ['f', 'e'] };
  const theirs = { ...base, name: 'theirs', city: 'y', zones: ['e', 'f'] };
  expect(contested({ base, mine, theirs }, names)).toEqual(['name']);
});
test('changes of different fields merge by themselves', () =>
  expect(contested({ base, mine: { ...base, name: 'b' }, theirs: { ...base, phone: '2' } }, names)).toEqual([]));
