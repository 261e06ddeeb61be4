import { expect, test } from '@jest/globals';
import { isSearched } from './search.ts';

test.each([
  ['', false],
  ['  ', false],
  ['f', false],
  ['ł', false],
  ['--', false],
  ['%_*', false],
  ['f.', false],
  ['fr', true],
  ['é ø', true],
  ['07', true],
  ['王', true],
  ['김', true],
  ['の', true],
])('%j: %j', (text, expected) => expect(isSearched(text)).toBe(expected));
