/** @jest-environment jsdom */
import { afterAll, describe, expect, test } from '@jest/globals';
import { decimalText, parseDecimal } from './decimal.ts';
import { speak } from '../i18n/i18n.ts';

const money = { digits: 2, min: 1, max: 100_000_000_000 };
const quantity = { digits: 3, min: 1, max: 100_000_000 };
const forint = { ...money, fine: 0 };
afterAll(() => speak('en', {}));

describe('an amount is read the way the locale writes it', () => {
  test.each([
    ['en', '1200', 120_000],
    ['en', ' 1,200.5 ', 120_050],
    ['en', '1 200.50', 120_050],
    ['en', '1,500', 150_000],
    ['en', '0.01', 1],
    ['en', '1,234,567.89', 123_456_789],
    ['de_DE', '1.200,50', 120_050],
    ['de_DE', '1200,5', 120_050],
    ['de_DE', '1.500', 150_000],
    ['pl_PL', '123 456,00', 12_345_600],
    ['pl_PL', '123\u00A0456,00', 12_345_600],
  ])('%s: %s', async (locale, text, units) => {
    speak(locale, {});
    expect(parseDecimal(text, money)).toEqual({ units });
  });
});

describe('what could mean something else is refused', () => {
  test.each([
    ['en', '1,50', 'ambiguous'],
    ['en', '1.500', 'ambiguous'],
    ['en', '1.200,50', 'ambiguous'],
    ['de_DE', '1.50', 'ambiguous'],
    ['de_DE', '1,500', 'ambiguous'],
    ['pl_PL', '1.50', 'ambiguous'],
    ['en', '12,34,56', 'unreadable'],
    ['en', '1,2345', 'unreadable'],
    ['en', '-5', 'tooSmall'],
    ['en', '1e3', 'unreadable'],
    ['en', '.5', 'unreadable'],
    ['en', 'abc', 'unreadable'],
    ['en', '', 'empty'],
    ['en', '1.2345', 'tooFine'],
    ['en', '0', 'tooSmall'],
    ['en', '1000000000.01', 'tooLarge'],
    ['en', '99999999999999999999', 'tooLarge'],
  ])('%s: "%s" is %s', async (locale, text, problem) => {
    speak(locale, {});
    expect(parseDecimal(text, money)).toEqual({ problem });
  });

  test('a quantity has three digits, so that a thousand with a separator has two meanings', async () => {
    speak('en', {});
    expect(parseDecimal('1,500', quantity)).toEqual({ problem: 'ambiguous' });
    expect(parseDecimal('1.5', quantity)).toEqual({ units: 1500 });
    expect(parseDecimal('1500', quantity)).toEqual({ units: 1_500_000 });
  });

  test('a currency without a smaller unit takes whole numbers', async () => {
    speak('en', {});
    expect(parseDecimal('1200', forint)).toEqual({ units: 120_000 });
    expect(parseDecimal('1200.50', forint)).toEqual({ problem: 'tooFine' });
  });
});

test('what a field is filled with is read back as it was', async () => {
  for (const locale of ['en', 'de_DE', 'pl_PL']) {
    speak(locale, {});
    for (const units of [1, 10, 120_050, 12_345_600])
      expect(parseDecimal(decimalText(units, 2, 2), money)).toEqual({ units });
  }
});
