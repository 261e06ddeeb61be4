import { describe, expect, test } from '@jest/globals';
import { suggestedLocale, withLocale } from './suggested-locale.ts';

describe('the suggested language', () => {
  test.each([
    [true, '?suggestedLocale=pl_PL', 'pl_PL'],
    [true, '?suggestedLocale=ZHS', 'ZHS'],
    [true, '?suggestedLocale=PL_pl', undefined],
    [true, '?suggestedLocale=zhs', undefined],
    [true, '?suggestedLocale=pl', undefined],
    [true, '?suggestedlocale=pl_PL', undefined],
    [true, '', undefined],
    [true, '?suggestedLocale=hu_HU', 'hu_HU'],
    [true, '?suggestedLocale=uk_UA', 'uk_UA'],
    [true, '?suggestedLocale=ZHT', 'ZHT'],
    [false, '?suggestedLocale=pl_PL', undefined],
  ])('of a page that links lead to (%s) with %s is %s', (isMailed, search, expected) =>
    expect(suggestedLocale(isMailed, search)).toBe(expected),
  );
  test('gives way to the picker', () => {
    expect(withLocale('https://x.example/create-account/1?suggestedLocale=pl_PL', 'de_DE')).toBe(
      'https://x.example/create-account/1?suggestedLocale=de_DE',
    );
    expect(withLocale('https://x.example/login', 'de_DE')).toBe('https://x.example/login');
  });
});
