import { expect, test } from '@jest/globals';
import { weaknessOf } from './password-weakness.ts';

const words = ['Freya', 'Halloran', 'freya.halloran@example.org', 'Cedar Ridge Bible College', 'Paideia', null];
test.each([
  ['password', 'passwordCommon'],
  ['Password1', 'passwordCommon'],
  ['P@ssw0rd', 'passwordCommon'],
  ['Qwerty123', 'passwordCommon'],
  ['123456', 'passwordCommon'],
  ['aaaaaaaa', 'passwordCommon'],
  ['      ', 'passwordCommon'],
  ['Jesus2026!', 'passwordCommon'],
  ['Welcome2024', 'passwordCommon'],
  ['Summer2026', 'passwordCommon'],
  ['Winter@2025.', 'passwordCommon'],
  ['october0815', 'passwordCommon'],
  ['Summer Camp 2026', undefined],
  ['freya123', 'passwordPersonal'],
  ['Freya Halloran', 'passwordPersonal'],
  ['freya.halloran1', 'passwordPersonal'],
  ['Freya.Halloran@example.org', 'passwordPersonal'],
  ['CedarRidgeBibleCollege!', 'passwordPersonal'],
  ['Paideia2026', 'passwordPersonal'],
  ['cedar-ridge-1', undefined],
  ['a third long password', undefined],
  ['hymn 88 at dusk', undefined],
] as const)('%s: %s', (password, weakness) => expect(weaknessOf(password, words)).toBe(weakness));
