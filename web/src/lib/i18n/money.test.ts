/** @jest-environment jsdom */
import { afterAll, describe, expect, test } from '@jest/globals';
import { speak } from './i18n.ts';
import { money, plainMoney } from './money.ts';

const known = [
  { value: 'USD', decimals: 2 },
  { value: 'HUF', decimals: 0 },
];
const spaces = (text: string) => text.replace(/\s/g, ' ');
afterAll(() => speak('en', {}));

describe('money is hundredths, printed with the currency’s digits', () => {
  test.each([
    ['en', 80_000, 'USD', '$800.00', '800.00'],
    ['en', -1_000, 'USD', '−$10.00', '−10.00'],
    ['en', 1, 'USD', '$0.01', '0.01'],
    ['en', 123_400, 'HUF', 'Ft 1,234', '1,234'],
    ['en', 500, 'PLN', 'zł 5.00', '5.00'],
    ['en', 500, 'crowns', '5.00 crowns', '5.00'],
    ['de_DE', 120_000, 'EUR', '1.200,00 €', '1.200,00'],
    ['pl_PL', 12_345_600, 'USD', '123 456,00 $', '123 456,00'],
  ])('%s: %i %s', async (locale, amount, currency, withCurrency, plain) => {
    speak(locale, {});
    expect(spaces(money(amount, currency, known))).toBe(withCurrency);
    expect(spaces(plainMoney(amount, currency, known))).toBe(plain);
  });
});
