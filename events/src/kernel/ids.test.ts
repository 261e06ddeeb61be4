import { expect, test } from '@jest/globals';
import { OptionalText, Text } from './ids.ts';

test.each([
  ['  Ada \n', 'Ada'],
  ['a\u0000b\u0007c\u001b[31m', 'abc[31m'],
  ['\u202egnp.exe', 'gnp.exe'],
  ['\u2067Ada\u2069', 'Ada'],
  ['two\nlines\tand a tab', 'two\nlines\tand a tab'],
  ['عمر שרה 宋 👩‍🎓', 'عمر שרה 宋 👩‍🎓'],
  ['\ud800x', '\ufffdx'],
])('%j becomes %j', (typed, kept) => {
  expect([Text(100).parse(typed), OptionalText(100).parse(typed)]).toEqual([kept, kept]);
});
test('nothing but unseen signs is nothing', () => {
  expect([Text(100).safeParse(' \u0000\u202e ').success, OptionalText(100).parse(' \u0000\u202e ')]).toEqual([
    false,
    null,
  ]);
});
