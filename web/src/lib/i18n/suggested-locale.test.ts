import { describe, expect, test } from '@jest/globals';
import { suggestedLocale, withLocale } from './suggested-locale.ts';

describe('the suggested language', () => {
  test.each([
    ['/create-account/5eed', '?suggestedLocale=pl_PL', 'pl_PL'],
    ['/create-account/5eed', '?suggestedLocale=ZHS', 'ZHS'],
    ['/create-account/5eed', '?suggestedLocale=PL_pl', undefined],
    ['/create-account/5eed', '?suggestedLocale=zhs', undefined],
    ['/create-account/5eed', '?suggestedLocale=pl', undefined],
    ['/create-account/5eed', '?suggestedlocale=pl_PL', undefined],
    ['/create-account/5eed', '', undefined],
    ['/enroll-account/token', '?suggestedLocale=hu_HU', 'hu_HU'],
    ['/verify-email/token', '?suggestedLocale=uk_UA', 'uk_UA'],
    ['/reset-password/token', '?suggestedLocale=ZHT', 'ZHT'],
    ['/login', '?suggestedLocale=pl_PL', undefined],
  ])('of %s%s is %s', (path, search, expected) => expect(suggestedLocale(path, search)).toBe(expected));
  test('gives way to the picker', () => {
    expect(withLocale('https://x.example/create-account/1?suggestedLocale=pl_PL', 'de_DE')).toBe(
      'https://x.example/create-account/1?suggestedLocale=de_DE',
    );
    expect(withLocale('https://x.example/login', 'de_DE')).toBe('https://x.example/login');
  });
});
