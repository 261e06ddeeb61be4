import { describe, expect, test } from '@jest/globals';
import { bill, credited, deleted, issued, paid, refunded, voided } from '../invoices/invoice.examples.ts';
import { specFor } from '../kernel/spec.ts';
import { reportProjection } from './report.projection.ts';
import { reportMonthly } from './report.view.ts';

const { given } = specFor(reportProjection);

describe('revenue', () => {
  const one = bill(1);
  const at = (month: string, currency = 'USD', regionId = one.regionId) => `${regionId}_${month}_${currency}`;

  test('is what was paid, by the region, the month of the payment and the currency', () => {
    const other = bill(3, { regionId: 'f'.repeat(24) });
    const after = given(
      paid(one, 4_000),
      paid(bill(2), 500, 2),
      paid(one, 700, 3, 'cash', '2026-12-31'),
      paid(one, 900, 4, 'cash', '2027-01-01'),
      paid(bill(4, { currency: 'EUR' }), 60, 5),
      paid(other, 8, 6),
    );
    after.then(reportMonthly, at('2026-09'), { year: 2026, month: 9, currency: 'USD', paid: 4_500, refunded: 0 });
    after.then(reportMonthly, at('2026-12'), { year: 2026, month: 12, paid: 700 });
    after.then(reportMonthly, at('2027-01'), { year: 2027, month: 1, paid: 900 });
    after.then(reportMonthly, at('2026-09', 'EUR'), { currency: 'EUR', paid: 60 });
    after.then(reportMonthly, at('2026-09', 'USD', other.regionId), { regionId: other.regionId, paid: 8 });
    expect(after.all(reportMonthly)).toHaveLength(5);
  });
  test('a refund counts in its own month, whole: what was paid too much and charges', () => {
    const after = given(issued(one, 10_000), paid(one, 12_000), refunded(one, 2_000, 1_000));
    after.then(reportMonthly, at('2026-09'), { paid: 12_000, refunded: 0 });
    after.then(reportMonthly, at('2026-10'), { paid: 0, refunded: 3_000 });
  });
  test('a voided payment is taken back from the month in which it counted', () => {
    const after = given(issued(one, 10_000), paid(one, 4_000), paid(one, 1_000, 2), voided(one, 4_000));
    after.then(reportMonthly, at('2026-09'), { paid: 1_000, refunded: 0 });
  });
  test('what is billed, credited or deleted is no revenue', () => {
    expect(given(issued(one, 10_000), credited(one, 1_000), deleted(one)).all(reportMonthly)).toEqual([]);
  });
});
