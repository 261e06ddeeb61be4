import { expect, test } from '@jest/globals';
import { misplaced, placeholdersOf } from './placeholders.rules.ts';

test('placeholders are the names in braces', () => {
  expect(placeholdersOf('{b} and {a}, {b} again, {not one}, { c }')).toEqual(['a', 'b', 'c']);
  expect(misplaced('id', '{a}', '{a} {a}')).toBeUndefined();
  expect(misplaced('id', '{a}', '')).toBe('a');
  expect(misplaced('id', '', '{a}')).toBe('a');
});
test('the number of a plural form may be left out or be put in', () => {
  expect(misplaced('days_one', '{count} day of {name}', 'ein Tag von {name}')).toBeUndefined();
  expect(misplaced('days_few', 'a day', '{count} dni')).toBeUndefined();
  expect(misplaced('days_one', '{count} day of {name}', 'ein Tag')).toBe('name');
});
