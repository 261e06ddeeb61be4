import { describe, expect, test } from '@jest/globals';
import { instalmentsOf, paymentDay, paymentDayAfter, paymentsAhead, paymentsLeft } from './payment-plan.rules.ts';

describe('instalments', () => {
  test.each([
    [120_000, 6, 'USD', 20_000, 20_000],
    [100_000, 3, 'USD', 33_333, 33_334],
    [12_800, 3, 'HUF', 4_200, 4_400],
    [100, 36, 'USD', 2, 30],
    [35, 36, 'USD', 0, 35],
  ])('%i in %i parts of %s: %i, the last one %i', (balance, n, currency, instalmentAmount, lastInstalmentAmount) => {
    expect(instalmentsOf(balance, n, currency)).toEqual({ instalmentAmount, lastInstalmentAmount });
    expect(instalmentAmount * (n - 1) + lastInstalmentAmount).toBe(balance);
  });
});

describe('days of payment', () => {
  test.each([
    ['2026-01-31', 'monthly', ['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30']],
    ['2027-12-30', 'monthly', ['2027-12-30', '2028-01-30', '2028-02-29', '2028-03-30']],
    ['2026-12-28', 'weekly', ['2026-12-28', '2027-01-04', '2027-01-11', '2027-01-18']],
    ['2026-12-28', 'fortnightly', ['2026-12-28', '2027-01-11', '2027-01-25', '2027-02-08']],
  ] as const)('from %s, %s', (first, frequency, days) =>
    expect([0, 1, 2, 3].map((n) => paymentDay(first, frequency, n))).toEqual(days),
  );
  test('go on by their own calendar, whatever failed or came late', () => {
    expect(paymentDayAfter('2026-01-31', 'monthly', '2026-02-03')).toBe('2026-02-28');
    expect(paymentDayAfter('2026-01-31', 'monthly', '2026-02-28')).toBe('2026-03-31');
    expect(paymentDayAfter('2026-01-31', 'monthly', '2026-01-01')).toBe('2026-01-31');
  });
});

describe('what is still to come', () => {
  const plan = {
    frequency: 'monthly',
    firstPaymentDate: '2026-10-31',
    instalments: 4,
    instalmentAmount: 3_333,
    successful: 1,
    nextPaymentDue: '2026-11-30',
  } as const;
  test('takes all that is left, the last one the rest', () =>
    expect(paymentsAhead(plan, 6_667)).toEqual([
      { sequence: 2, date: '2026-11-30', amount: 3_333 },
      { sequence: 3, date: '2026-12-31', amount: 3_333 },
      { sequence: 4, date: '2027-01-31', amount: 1 },
    ]));
  test.each([10_000, 6_667, 6_666, 4_000, 3_333, 1, 0, -500])('is counted, of %i', (left) =>
    expect(paymentsLeft(plan, left)).toBe(paymentsAhead(plan, left).length),
  );
  test('is less once something was paid beside it, and nothing when it is disabled', () => {
    expect(paymentsAhead(plan, 4_000)).toEqual([
      { sequence: 2, date: '2026-11-30', amount: 3_333 },
      { sequence: 3, date: '2026-12-31', amount: 667 },
    ]);
    expect(paymentsAhead(plan, 0)).toEqual([]);
    expect(paymentsAhead({ ...plan, nextPaymentDue: null }, 6_667)).toEqual([]);
  });
});
