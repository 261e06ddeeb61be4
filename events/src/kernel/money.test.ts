import { expect, test } from '@jest/globals';
import { moneyText, stepOf } from './money.ts';

const said = (...args: Parameters<typeof moneyText>) => moneyText(...args).replace(/[\u00a0\u202f]/g, ' ');

test.each<[number, string, string, string]>([
  [120_000, 'USD', 'en-US', '$1,200.00'],
  [-1_000, 'USD', 'en-US', '−$10.00'],
  [120_000, 'USD', 'en-GB', '$1,200.00'],
  [1, 'EUR', 'de-DE', '0,01 €'],
  [2_500_000, 'HUF', 'en-US', 'Ft 25,000'],
  [123_456, 'zloty', 'en-US', '1,234.56 zloty'],
])('%s hundredths of %s in %s', (amount, currency, tag, text) => expect(said(amount, currency, tag)).toBe(text));

test('the smallest amount that is printed is a hundredth, or a whole forint', () =>
  expect(['USD', 'HUF', 'zloty'].map(stepOf)).toEqual([1, 100, 1]));
