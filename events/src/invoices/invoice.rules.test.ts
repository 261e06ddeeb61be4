import fc from 'fast-check';
import { describe, expect, test } from '@jest/globals';
import {
  balanceOf,
  creditableOf,
  emptyLedger,
  ledgerAfter,
  ledgerOf,
  mayDelete,
  mayPay,
  stateOf,
  netOf,
  owedOf,
  splitRefund,
  statusOf,
  totalsOf,
  type Ledger,
} from './invoice.rules.ts';

type Step = ['pay' | 'credit' | 'refund', number];
const apply = (ledger: Ledger, [kind, amount]: Step): Ledger => {
  if (kind === 'pay') return ledgerAfter.PaymentRecorded(ledger, { amount });
  if (kind === 'credit') return ledgerAfter.CreditNoteIssued(ledger, { amount });
  return ledgerAfter.RefundIssued(ledger, splitRefund(ledger, amount));
};
const after = (total: number, ...steps: Step[]) => steps.reduce(apply, emptyLedger(total));
const shown = (ledger: Ledger) => [statusOf(ledger), balanceOf(ledger)];

describe('what an event makes of the ledger', () => {
  const ledger: Ledger = { total: 10_000, credited: 1, paid: 2, refundedOver: 3, refundedCharge: 4, isDeleted: false };
  test.each<[string, Ledger, Partial<Ledger>]>([
    ['a payment', ledgerAfter.PaymentRecorded(ledger, { amount: 100 }), { paid: 102 }],
    ['a credit note', ledgerAfter.CreditNoteIssued(ledger, { amount: 100 }), { credited: 101 }],
    [
      'a refund',
      ledgerAfter.RefundIssued(ledger, { overpaymentPart: 70, chargePart: 30 }),
      { refundedOver: 73, refundedCharge: 34 },
    ],
    ['a deletion', ledgerAfter.InvoiceDeleted(ledger), { isDeleted: true }],
  ])('%s changes its own sums alone', (_, now, changed) => expect(now).toEqual({ ...ledger, ...changed }));
  test('is read back from what is kept of it', () => {
    const { isDeleted: _, ...sums } = ledger;
    expect(ledgerOf({ ...sums, status: statusOf(ledger) })).toEqual(ledger);
    expect(ledgerOf({ ...sums, status: 'deleted' })).toEqual({ ...ledger, isDeleted: true });
  });
  test('can be credited up to its total, and no more once it is deleted', () =>
    expect([creditableOf(ledger), creditableOf({ ...ledger, isDeleted: true })]).toEqual([9_999, 0]));
});

describe('the status of an invoice', () => {
  test.each<[string, Ledger, [string, number]]>([
    ['nothing paid', after(10_000), ['unpaid', 10_000]],
    ['a zero total is paid', after(0), ['paid', 0]],
    ['paid in part', after(10_000, ['pay', 4000]), ['part-paid', 6000]],
    ['refund of a charge', after(10_000, ['pay', 10_000], ['refund', 4000]), ['partial-refund', 0]],
    [
      'paid again after a refund of a charge',
      after(10_000, ['pay', 10_000], ['refund', 4000], ['pay', 2000]),
      ['over-paid', -2000],
    ],
    ['the rest credited', after(10_000, ['pay', 4000], ['credit', 6000]), ['paid', 0]],
    ['credited after it was paid', after(10_000, ['pay', 10_000], ['credit', 3000]), ['over-paid', -3000]],
    ['and the over-payment refunded', after(10_000, ['pay', 10_000], ['credit', 3000], ['refund', 3000]), ['paid', 0]],
    ['all credited', after(10_000, ['credit', 10_000]), ['paid', 0]],
    ['all given back', after(10_000, ['pay', 10_000], ['refund', 10_000]), ['refunded', 0]],
    ['deleted', { ...after(10_000), isDeleted: true }, ['deleted', 10_000]],
  ])('%s', (_, ledger, expected) => expect(shown(ledger)).toEqual(expected));

  test('the worked example, step by step', () => {
    const steps: Step[] = [
      ['pay', 50_000],
      ['pay', 80_000],
      ['refund', 10_000],
      ['refund', 30_000],
      ['refund', 90_000],
    ];
    const seen = steps.map((_, i) => shown(after(120_000, ...steps.slice(0, i + 1))));
    expect(seen).toEqual([
      ['part-paid', 70_000],
      ['over-paid', -10_000],
      ['paid', 0],
      ['partial-refund', 0],
      ['refunded', 0],
    ]);
  });

  test.each<[string, Ledger, number]>([
    ['what is left of it', after(10_000, ['pay', 4_000]), 6_000],
    ['what was paid too much', after(10_000, ['pay', 12_000]), -2_000],
    ['what is left after a part was given back', after(10_000, ['pay', 4_000], ['refund', 1_000]), 6_000],
    [
      'nothing once all was given back, also of what was never paid',
      after(10_000, ['pay', 4_000], ['refund', 4_000]),
      0,
    ],
    ['nothing once it is deleted', { ...after(10_000), isDeleted: true }, 0],
  ])('is owed: %s', (_, ledger, owed) =>
    expect(owedOf({ status: statusOf(ledger), balance: balanceOf(ledger) })).toBe(owed),
  );

  test.each([
    ['2026-10-01', 'part-paid'],
    ['2026-10-02', 'overdue'],
  ])('what is left to pay of it is, on %s, %s', (today, state) =>
    expect(stateOf(after(100, ['pay', 50]), '2026-10-01', today)).toBe(state),
  );
  test('nothing is overdue of what is paid, refunded or deleted', () => {
    const states = [
      after(100, ['pay', 100]),
      after(100, ['pay', 60], ['refund', 60]),
      { ...after(100), isDeleted: true },
    ];
    expect(states.map((ledger) => stateOf(ledger, '2026-10-01', '2026-12-01'))).toEqual([
      'paid',
      'refunded',
      'deleted',
    ]);
  });
  test('what may be paid and deleted', () => {
    expect([after(100), after(100, ['pay', 50]), after(100, ['pay', 100])].map(mayPay)).toEqual([true, true, false]);
    expect(mayPay(after(100, ['pay', 60], ['refund', 20]))).toBe(true);
    expect(mayPay(after(100, ['pay', 60], ['refund', 60]))).toBe(false);
    expect([after(100), after(100, ['pay', 50]), after(100, ['pay', 50], ['refund', 50])].map(mayDelete)).toEqual([
      true,
      false,
      true,
    ]);
  });
});

test('any order of payments, credits and refunds keeps the sum of the ledger equal to the balance, and the status agrees', () => {
  const step = fc.tuple(fc.constantFrom<Step[0][]>('pay', 'credit', 'refund'), fc.integer({ min: 1, max: 30_000 }));
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 50_000 }), fc.array(step, { maxLength: 12 }), (total, steps) => {
      let ledger = emptyLedger(total);
      let sum = total;
      for (const [kind, wanted] of steps) {
        // The decider allows no credit beyond the total, and no refund beyond what was received.
        const most =
          kind === 'pay' ? wanted : kind === 'credit' ? total - ledger.credited : netOf(ledger) - ledger.refundedCharge;
        const amount = Math.min(wanted, most);
        if (amount <= 0) continue;
        const before = ledger;
        ledger = apply(ledger, [kind, amount]);
        sum += kind === 'pay' || kind === 'credit' ? -amount : ledger.refundedOver - before.refundedOver;
      }
      expect(balanceOf(ledger)).toBe(sum);
      expect(netOf(ledger)).toBeGreaterThanOrEqual(ledger.refundedCharge);
      const status = statusOf(ledger);
      expect(status === 'over-paid' || status === 'refunded' || balanceOf(ledger) >= 0).toBe(true);
      if (status === 'paid') expect([balanceOf(ledger), ledger.refundedCharge]).toEqual([0, 0]);
      if (status === 'unpaid') expect(netOf(ledger)).toBe(0);
    }),
  );
});

describe('totals', () => {
  test('are whole hundredths, rounded half up', () => {
    expect(totalsOf([{ particulars: 'Tuition', qty: 1, price: 120_000 }], 0, 'USD')).toEqual({
      amounts: [120_000],
      subtotal: 120_000,
      tax: 0,
      total: 120_000,
    });
    expect(totalsOf([{ particulars: 'Books', qty: 1.5, price: 333 }], 23, 'USD')).toEqual({
      amounts: [500],
      subtotal: 500,
      tax: 115,
      total: 615,
    });
    expect(totalsOf([{ particulars: 'Half', qty: 0.5, price: 1 }], 0, 'USD').amounts).toEqual([1]);
    expect(totalsOf([{ particulars: 'Half of tax', qty: 1, price: 50 }], 1, 'USD').tax).toBe(1);
  });
  test.each<[string, number, number, number, { amounts: number[]; tax: number; total: number }]>([
    ['tax that is no whole forint', 1, 10_100, 27, { amounts: [10_100], tax: 2_700, total: 12_800 }],
    ['half a forint of tax', 1, 5_000, 1, { amounts: [5_000], tax: 100, total: 5_100 }],
    ['less than half a forint of tax', 1, 4_900, 1, { amounts: [4_900], tax: 0, total: 4_900 }],
    ['a part of a price', 0.333, 10_000, 0, { amounts: [3_300], tax: 0, total: 3_300 }],
    ['a half of a price', 0.5, 10_100, 0, { amounts: [5_100], tax: 0, total: 5_100 }],
    ['a price below a forint', 1, 49, 27, { amounts: [0], tax: 0, total: 0 }],
  ])('in forints are whole forints: %s', (_, qty, price, rate, expected) =>
    expect(totalsOf([{ particulars: 'Books', qty, price }], rate, 'HUF')).toMatchObject(expected),
  );
  test('of very large sums stay exact', () => {
    const all = [{ particulars: 'All', qty: 99_999.999, price: 90_000_001 }];
    expect(totalsOf(all, 0, 'USD').subtotal).toBe(9_000_000_010_000);
    expect(totalsOf(all, 0, 'HUF').subtotal).toBe(9_000_000_010_000);
  });
});
