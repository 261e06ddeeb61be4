import { expect, test } from '@jest/globals';
import { currencies, moneyText, stepOf } from './money.ts';

const said = (...args: Parameters<typeof moneyText>) => moneyText(...args).replace(/[\u00a0\u202f]/g, ' ');

test.each<[number, string, string, string]>([
  [120_000, 'USD', 'en-US', '$1,200.00'],
  [-1_000, 'USD', 'en-US', '−$10.00'],
  [120_000, 'USD', 'en-GB', '$1,200.00'],
  [1, 'EUR', 'de-DE', '0,01 €'],
  [2_500_000, 'HUF', 'en-US', 'Ft 25,000'],
  [1_500_000_000, 'IDR', 'id-ID', 'Rp 15.000.000'],
  [12_345_600, 'JPY', 'en-US', '¥123,456'],
  [2_500_050, 'UAH', 'uk-UA', '25 000,50 ₴'],
  [1_234_500, 'MXN', 'es-MX', '$12,345.00'],
  [123_456, 'zloty', 'en-US', '1,234.56 zloty'],
])('%s hundredths of %s in %s', (amount, currency, tag, text) => expect(said(amount, currency, tag)).toBe(text));

test('the smallest amount that is printed is a hundredth, or a whole forint', () =>
  expect(['USD', 'HUF', 'JPY', 'IDR', 'UAH', 'zloty'].map(stepOf)).toEqual([1, 100, 100, 100, 1, 1]));

test('every currency is named once, by a code that is one', () => {
  const codes = currencies.map(({ value }) => value);
  expect(new Set(codes).size).toBe(codes.length);
  for (const code of codes) expect(Intl.supportedValuesOf('currency')).toContain(code);
});
