import fc from 'fast-check';
import { expect, test } from '@jest/globals';
import { currencies, stepOf } from '../kernel/money.ts';
import {
  fewestInstalments,
  frequencies,
  instalmentsOf,
  mostInstalments,
  paymentDay,
  paymentDayAfter,
  paymentsAhead,
} from './payment-plan.rules.ts';

const currency = fc.constantFrom(...currencies.map(({ value }) => value));
const instalments = fc.integer({ min: fewestInstalments, max: mostInstalments });
const frequency = fc.constantFrom(...frequencies);
const day = fc
  .date({ min: new Date('2024-01-01'), max: new Date('2040-12-31'), noInvalidDate: true })
  .map((at) => at.toISOString().slice(0, 10));
const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);

test('the instalments of whole coins come to the balance, and the last one is the largest by less than a coin for each', () => {
  fc.assert(
    fc.property(currency, instalments, fc.integer({ min: 1, max: 10_000_000 }), (code, n, coins) => {
      const step = stepOf(code);
      const balance = coins * step;
      const { instalmentAmount, lastInstalmentAmount } = instalmentsOf(balance, n, code);
      expect((n - 1) * instalmentAmount + lastInstalmentAmount).toBe(balance);
      expect([instalmentAmount % step, lastInstalmentAmount % step]).toEqual([0, 0]);
      expect(lastInstalmentAmount).toBeGreaterThanOrEqual(instalmentAmount);
      expect(lastInstalmentAmount - instalmentAmount).toBeLessThan(n * step);
    }),
  );
});

test('the payments ahead come to what is left, whatever was paid beside the plan, on days that follow one another', () => {
  const left = fc.integer({ min: 0, max: 500_000 });
  fc.assert(
    fc.property(instalments, frequency, day, left, left, fc.nat(), (n, every, first, balance, paid, done) => {
      const successful = done % n;
      const rest = Math.max(0, balance - paid);
      const { instalmentAmount } = instalmentsOf(balance, n, 'USD');
      fc.pre(instalmentAmount > 0);
      const next = paymentDay(first, every, successful);
      const plan = { frequency: every, firstPaymentDate: first, instalments: n, instalmentAmount, successful };
      const ahead = paymentsAhead({ ...plan, nextPaymentDue: next }, rest);
      expect(sum(ahead.map(({ amount }) => amount))).toBe(rest);
      expect(ahead.every(({ amount }) => amount > 0)).toBe(true);
      expect(ahead.map(({ date }) => date)).toEqual(ahead.map((_, i) => paymentDay(first, every, successful + i)));
    }),
  );
});

test('a monthly plan is paid once in every month, on its day or the last one', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: 0, max: 35 }), (first, n) => {
      const date = paymentDay(first, 'monthly', n);
      const months = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7));
      expect(months(date) - months(first)).toBe(n);
      const last = new Date(Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)), 0)).getUTCDate();
      expect(Number(date.slice(8))).toBe(Math.min(Number(first.slice(8)), last));
      expect(paymentDayAfter(first, 'monthly', date)).toBe(paymentDay(first, 'monthly', n + 1));
    }),
  );
});
