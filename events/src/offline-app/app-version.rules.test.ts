import { expect, test } from '@jest/globals';
import { compareVersions, isVersion } from './app-version.rules.ts';

test.each([
  ['2.4', '2.4.0', 0],
  ['2.10', '2.9.9', 1],
  ['2.4.1', '2.4.2', -1],
  ['1.9.9.9', '2.0', -1],
  ['3.0', '3.0.0.1', -1],
] as const)('%s and %s compare by their numbers', (one, other, expected) => {
  expect(Math.sign(compareVersions(one, other))).toBe(expected);
  expect(Math.sign(compareVersions(other, one))).toBe(expected === 0 ? 0 : -expected);
});
test('a version is numbers with dots', () => {
  expect(['2.4', '2.4.1', '10.0.3.12'].every(isVersion)).toBe(true);
  expect(['2', '2.', 'v2.4', '2.4-beta', '2.4.1.2.3', ''].some(isVersion)).toBe(false);
});
