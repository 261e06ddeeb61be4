/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { intentions } from './use-command.ts';

test('one intention keeps its id until it has succeeded; another wish is another intention', () => {
  let minted = 0;
  const { idFor, succeeded } = intentions(() => `id ${(minted += 1)}`);
  expect([idFor('a'), idFor('a')]).toEqual(['id 1', 'id 1']);
  expect(idFor('b')).toBe('id 2');
  succeeded('b');
  expect(idFor('b')).toBe('id 3');
});
test('a wish that succeeds ends its own intention, and not the one that came meanwhile', () => {
  let minted = 0;
  const { idFor, succeeded } = intentions(() => `id ${(minted += 1)}`);
  expect([idFor('a'), idFor('b')]).toEqual(['id 1', 'id 2']);
  succeeded('a');
  expect(idFor('b')).toBe('id 2');
});
