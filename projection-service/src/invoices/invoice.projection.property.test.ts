import fc from 'fast-check';
import { expect, test } from '@jest/globals';
import {
  balanceOf,
  emptyLedger,
  mayDelete,
  owedOf,
  splitRefund,
  statusOf,
  type Ledger,
} from '@paideia/events/invoices/invoice.rules.ts';
import { specFor, type GivenEvent } from '../kernel/spec.ts';
import { billingTotals, noSums, owedTotals, plus, sumsOf, type Sums } from './billing-totals.view.ts';
import { bill, credited, deleted, idOf, issued, paid, refunded, voided } from './invoice.examples.ts';
import { invoiceProjection } from './invoice.projection.ts';
import { invoices } from './invoice.view.ts';
import { studentAccounts, transactions } from './transaction.view.ts';

type Step = {
  readonly kind: 'pay' | 'credit' | 'refund' | 'void' | 'delete';
  readonly invoice: number;
  readonly amount: number;
};
const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom('pay', 'pay', 'credit', 'refund', 'refund', 'void', 'delete'),
  invoice: fc.integer({ min: 0, max: 2 }),
  amount: fc.integer({ min: 1, max: 6 }).map((n) => n * 2_500),
});
const bills = [bill(1), bill(2), bill(3, { currency: 'EUR' })];
const dueDates = ['2026-10-01', '2026-10-02', '2026-10-02'];
/** `last`: what was paid last on an invoice, while nothing has happened to it since. */
type Books = {
  readonly ledgers: readonly Ledger[];
  readonly events: readonly GivenEvent[];
  readonly last: Readonly<Record<number, { readonly amount: number; readonly n: number } | undefined>>;
};

/** It does as the decider allows; what that would refuse is left out. */
function take(books: Books, { kind, invoice, amount }: Step): Books {
  const { ledgers, events, last } = books;
  const [billed, ledger, n] = [bills[invoice]!, ledgers[invoice]!, events.length];
  const then = (changed: Partial<Ledger>, event: GivenEvent): Books => ({
    ledgers: ledgers.map((one, i) => (i === invoice ? { ...one, ...changed } : one)),
    events: [...events, event],
    last: { ...last, [invoice]: kind === 'pay' ? { amount, n } : undefined },
  });
  if (ledger.isDeleted) return books;
  if (kind === 'pay') return then({ paid: ledger.paid + amount }, paid(billed, amount, n));
  const payment = last[invoice];
  if (kind === 'void')
    return payment ? then({ paid: ledger.paid - payment.amount }, voided(billed, payment.amount, payment.n)) : books;
  if (kind === 'credit' && ledger.credited + amount <= ledger.total)
    return then({ credited: ledger.credited + amount }, credited(billed, amount, n));
  if (kind === 'delete' && mayDelete(ledger)) return then({ isDeleted: true }, deleted(billed));
  const { paid: received, refundedOver, refundedCharge } = ledger;
  if (kind !== 'refund' || refundedOver + refundedCharge + amount > received) return books;
  const { overpaymentPart, chargePart } = splitRefund(ledger, amount);
  return then(
    { refundedOver: refundedOver + overpaymentPart, refundedCharge: refundedCharge + chargePart },
    refunded(billed, overpaymentPart, chargePart, n),
  );
}

test('any order of payments, credits, refunds, voided payments and deletions: balances are sums of the ledger, each follows from the one before, statuses agree, totals are those of the invoices, by the day they are due too', () => {
  fc.assert(
    fc.property(
      fc.tuple(...bills.map(() => fc.integer({ min: 0, max: 6 }))),
      fc.array(step, { maxLength: 20 }),
      (totals, steps) => {
        const amounts = totals.map((total) => total * 2_500);
        const start: Books = {
          ledgers: amounts.map(emptyLedger),
          events: bills.map((billed, i) => issued(billed, amounts[i]!, { dueDate: dueDates[i]! })),
          last: {},
        };
        const { ledgers, events } = steps.reduce(take, start);
        const now = specFor(invoiceProjection).given(...events);
        const entries = now.all(transactions);

        bills.forEach(({ invoiceId }, i) => {
          const view = now.one(invoices, invoiceId)!;
          const own = entries.filter((entry) => entry.invoiceId === invoiceId);
          expect([view.status, view.balance]).toEqual([statusOf(ledgers[i]!), balanceOf(ledgers[i]!)]);
          const ledger = ledgers[i]!;
          const owed = owedOf({ status: statusOf(ledger), balance: balanceOf(ledger) });
          expect(own.reduce((sum, { balanceChange }) => sum + balanceChange, 0)).toBe(owed);
        });
        const running = new Map<string, number>();
        for (const { currency, balanceChange, balance } of entries.toSorted((a, b) => a.sequence - b.sequence)) {
          running.set(currency, (running.get(currency) ?? 0) + balanceChange);
          expect(balance).toBe(running.get(currency));
        }
        const owed = new Map<string, number>();
        const byCurrency = new Map<string, Sums>();
        for (const view of now.all(invoices)) {
          const isClosed = view.status === 'deleted' || view.status === 'refunded';
          if (!isClosed) owed.set(view.currency, (owed.get(view.currency) ?? 0) + view.balance);
          byCurrency.set(view.currency, plus(byCurrency.get(view.currency) ?? noSums, sumsOf(view)));
        }
        for (const { currency, balance } of now.one(studentAccounts, idOf('user'))!.balances)
          expect(balance).toBe(owed.get(currency) ?? 0);
        for (const { currency, byStatus } of now.all(billingTotals)) {
          const all = Object.values(byStatus).reduce((a, b) => plus(a, b), noSums);
          expect(all).toEqual(byCurrency.get(currency));
          expect(Object.values(byStatus).every(({ count }) => count >= 0)).toBe(true);
        }
        const toPay = now.all(invoices).filter(({ overdueFrom }) => overdueFrom !== null);
        const days = now.all(owedTotals);
        for (const { currency, dueDate, overdueFrom, byStatus } of days) {
          const ofDay = toPay.filter((one) => one.currency === currency && one.dueDate === dueDate);
          expect(ofDay.every((one) => one.overdueFrom === overdueFrom)).toBe(true);
          const sums = Object.entries(byStatus).filter(([, { count }]) => count !== 0);
          expect(Object.fromEntries(sums)).toEqual(
            Object.fromEntries(
              sums.map(([status]) => [
                status,
                ofDay.filter((one) => one.status === status).reduce((all, one) => plus(all, sumsOf(one)), noSums),
              ]),
            ),
          );
          expect(sums.length).toBeGreaterThan(0);
        }
        const counts = days.flatMap(({ byStatus }) => Object.values(byStatus).map(({ count }) => count));
        expect(counts.reduce((a, b) => a + b, 0)).toBe(toPay.length);
        expect(entries.map(({ sequence }) => sequence).toSorted((a, b) => a - b)).toEqual(entries.map((_, n) => n + 1));
      },
    ),
    { numRuns: 200, seed: 20261120 },
  );
});
