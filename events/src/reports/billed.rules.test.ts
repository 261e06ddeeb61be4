import { expect, test } from '@jest/globals';
import {
  billedRows,
  moneyByCurrency,
  moneyMonths,
  revenueByRegion,
  revenueRows,
  type RevenueRow,
} from './revenue.rules.ts';

const row = (regionId: string, month: number, more: Partial<RevenueRow>): RevenueRow => ({
  regionId,
  currency: 'USD',
  year: 2026,
  month,
  invoiced: 0,
  credited: 0,
  paid: 0,
  refunded: 0,
  ...more,
});
const rows = [
  row('ridge', 3, { credited: 5_001 }),
  row('ridge', 1, { invoiced: 100_000, paid: 40_000 }),
  row('ridge', 1, { invoiced: 20_050, currency: 'EUR' }),
  row('lublin', 2, { paid: 7_000, refunded: 7_000 }),
  row('lublin', 1, {}),
  row('lublin', 4, { invoiced: 90_000 }),
  row('hidden', 1, { invoiced: 90_000 }),
];
const wanted = { regionIds: ['lublin', 'ridge'], year: 2026, month: 3, currency: 'USD' };

test('what was invoiced or credited is told by month in one currency, as revenue is', () => {
  const rates = [{ currency: 'EUR', year: 2026, month: 2, rate: 0.5 }];
  expect(billedRows(rows, wanted).map(({ month, currency }) => `${month} ${currency}`)).toEqual([
    '3 USD',
    '1 USD',
    '1 EUR',
  ]);
  expect(revenueRows(rows, wanted)).toEqual([rows[1]]);
  expect(revenueByRegion(rows, wanted, rates, ({ invoiced }) => invoiced)).toEqual([
    { regionId: 'lublin', months: [0, 0, 0] },
    { regionId: 'ridge', months: [1_401, 0, 0] },
  ]);
});
test('sums are exact, each currency by itself, of each region and of all; where nothing was booked there is none', () => {
  const none = { invoiced: 0, credited: 0, paid: 0, refunded: 0 };
  const dollars = { invoiced: 100_000, credited: 5_001 };
  expect(moneyByCurrency(rows, wanted)).toEqual([
    { regionId: 'lublin', currency: 'USD', ...none, paid: 7_000, refunded: 7_000 },
    { regionId: 'ridge', currency: 'EUR', ...none, invoiced: 20_050 },
    { regionId: 'ridge', currency: 'USD', ...none, ...dollars, paid: 40_000 },
    { regionId: null, currency: 'EUR', ...none, invoiced: 20_050 },
    { regionId: null, currency: 'USD', ...dollars, paid: 47_000, refunded: 7_000 },
  ]);
});
test('a file has each region, month and currency, in their order', () => {
  expect(moneyMonths(rows, wanted).map((one) => `${one.regionId} ${one.month} ${one.currency}`)).toEqual([
    'lublin 2 USD',
    'ridge 1 EUR',
    'ridge 1 USD',
    'ridge 3 USD',
  ]);
});
