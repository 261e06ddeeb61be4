import { expect, test } from '@jest/globals';
import { find, fit } from './find.ts';

test.each([
  ['Leave requests', '', 1],
  ['Leave requests', '  ', 1],
  ['Leave requests', 'lea', 4],
  ['Leave requests', 'req', 3],
  ['Leave requests', 'requests leave', 2],
  ['Leave requests', 'quest', 2],
  ['Leave requests', 'billing', 0],
  ['Obecność', 'OBECNOSC', 4],
  ['Présences', 'presence', 4],
  ['考试', '考', 4],
])('"%s" answers "%s" with %i', (label, typed, value) => {
  expect(fit(label, typed)).toBe(value);
});

test('what starts with the words comes first, and equals stay in their order', () => {
  const items = ['System log', 'Staff: attendance', 'Attendance', 'Attending'].map((label) => ({ label }));
  expect(find(items, 'atten').map(({ label }) => label)).toEqual(['Attendance', 'Attending', 'Staff: attendance']);
});
