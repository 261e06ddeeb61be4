import { describe, expect, test } from '@jest/globals';
import { bill, credited, deleted, issued, paid, refunded, voided } from '../invoices/invoice.examples.ts';
import { specFor, type GivenEvent } from '../kernel/spec.ts';
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
    const after = given(issued(one, 10_000), credited(one, 1_000), deleted(one)).all(reportMonthly);
    expect(after.map(({ paid: came, refunded: went }) => [came, went])).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });
});

describe('what is invoiced and credited', () => {
  const one = bill(1);
  /** By month and currency. */
  const months = (...events: readonly GivenEvent[]) =>
    Object.fromEntries(
      given(...events)
        .all(reportMonthly)
        .map(({ _id, invoiced, credited: remitted }) => [_id.replace(`${one.regionId}_`, ''), [invoiced, remitted]]),
    );

  test('counts in the months of the invoices and of the credit notes, each currency by itself', () => {
    expect(
      months(
        issued(one, 10_050),
        issued(bill(2), 500),
        issued(bill(3, { currency: 'EUR' }), 70, { date: '2026-09-30' }),
        issued(bill(4), 9, { date: '2027-01-01' }),
        credited(one, 1_025),
        credited(one, 75, 2, '2026-09-08'),
      ),
    ).toEqual({
      '2026-09_USD': [10_550, 75],
      '2026-10_USD': [0, 1_025],
      '2026-09_EUR': [70, 0],
      '2027-01_USD': [9, 0],
    });
  });
  test('is not changed by payments, refunds and voided payments', () => {
    const events = [issued(one, 10_000), paid(one, 12_000), refunded(one, 2_000, 1_000), paid(one, 50, 2)];
    expect(months(...events, voided(one, 50, 2))).toMatchObject({ '2026-09_USD': [10_000, 0] });
  });
  test('of a deleted invoice is taken back from the months in which it counted, with its credit notes', () => {
    const other = [issued(bill(2), 300), credited(bill(2), 30)];
    const events = [issued(one, 10_000), credited(one, 1_000), credited(one, 200, 2, '2026-09-08'), ...other];
    expect(months(...events)).toEqual({ '2026-09_USD': [10_300, 200], '2026-10_USD': [0, 1_030] });
    expect(months(...events, deleted(one))).toEqual({ '2026-09_USD': [300, 0], '2026-10_USD': [0, 30] });
  });
  test('of an invoice that is not known nothing is taken back', () => {
    expect(months(deleted(one))).toEqual({});
  });
});
