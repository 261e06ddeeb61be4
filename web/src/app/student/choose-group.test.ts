import { expect, test } from '@jest/globals';
import { chooseGroup } from './choose-group.ts';

const groups = [
  { _id: 'old', archived: true },
  { _id: 'a', archived: false },
  { _id: 'b', archived: false },
];
test.each([
  ['1: same here and there', 'a', 'a', { groupId: 'a', tellServer: false }],
  ['2: only here', 'a', null, { groupId: 'a', tellServer: true }],
  ['3: here wins', 'a', 'b', { groupId: 'a', tellServer: false }],
  ['4: only there', undefined, 'b', { groupId: 'b', tellServer: false }],
  ['5: neither is mine', 'x', 'y', { groupId: 'a', tellServer: false }],
  ['5: nothing chosen', undefined, null, { groupId: 'a', tellServer: false }],
])('row %s', (_, local, server, expected) => {
  expect(chooseGroup(groups, local, server)).toEqual(expected);
});
test('row 5: archived ones if there are no others, else none', () => {
  expect(chooseGroup([{ _id: 'old', archived: true }], undefined, null).groupId).toBe('old');
  expect(chooseGroup([], 'a', 'b').groupId).toBeUndefined();
});
