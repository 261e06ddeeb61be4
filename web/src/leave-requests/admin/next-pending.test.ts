import { expect, test } from '@jest/globals';
import { nextPending, rowAfter } from './next-pending.ts';

const rows = [
  { id: 'a', status: 'pending' },
  { id: 'b', status: 'approved' },
  { id: 'c', status: 'pending' },
];
test('the next one below, else from the start', () => {
  expect(nextPending(rows, 'a')?.id).toBe('c');
  expect(nextPending(rows, 'c')?.id).toBe('a');
});
test('none is left, although the list still shows the decided one as it was', () => {
  expect(nextPending([{ id: 'a', status: 'pending' }, rows[1]!], 'a')).toBeUndefined();
});
test('a row that the list does not have', () => {
  expect(nextPending(rows, 'x')?.id).toBe('a');
  expect([rowAfter(rows, 'a', 1)?.id, rowAfter(rows, 'a', -1), rowAfter(rows, 'x', 1)]).toEqual([
    'b',
    undefined,
    undefined,
  ]);
});
