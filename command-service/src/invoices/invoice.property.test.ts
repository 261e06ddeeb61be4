import fc from 'fast-check';
import { expect, test } from '@jest/globals';
import type { InvoiceEvent } from '@paideia/events/invoices/invoice.events.ts';
import { balanceOf, statusOf } from '@paideia/events/invoices/invoice.rules.ts';
import type { CommandOf } from '@paideia/events/kernel/message.ts';
import type { invoiceCommands } from '@paideia/events/invoices/invoice.commands.ts';
import { invoiceId, issued, spec } from './invoice.examples.ts';

type Command = CommandOf<typeof invoiceCommands>;
const idOf = (kind: string, n: number) => `${kind}${n.toString(16).padStart(23, '0')}`;
/** The sums are round, so that they often come out even. */
const amount = fc.integer({ min: 1, max: 6 }).map((one) => one * 2_500);
/** There are few ids, so that some come twice and refunds meet payments. */
const n = fc.integer({ min: 1, max: 4 });
const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ n, amount }).map((wish): Command => pay(wish)) },
  { weight: 2, arbitrary: fc.record({ n, amount }).map((wish): Command => credit(wish)) },
  { weight: 4, arbitrary: fc.record({ n, payment: n, amount }).map((wish): Command => refund(wish)) },
  { weight: 2, arbitrary: n.map((one): Command => undo(one)) },
  { weight: 1, arbitrary: fc.constant<Command>({ type: 'DeleteInvoice', data: { invoiceId, reason: 'Wrong' } }) },
);
const pay = (wish: { n: number; amount: number }): Command => ({
  type: 'RecordPayment',
  data: {
    invoiceId,
    paymentId: idOf('a', wish.n),
    amount: wish.amount,
    method: 'cash',
    date: '2026-10-01',
    reference: null,
  },
});
const undo = (one: number): Command => ({
  type: 'VoidPayment',
  data: { invoiceId, paymentId: idOf('a', one), reason: 'The cheque came back' },
});
const credit = (wish: { n: number; amount: number }): Command => ({
  type: 'IssueCreditNote',
  data: { invoiceId, creditNoteId: idOf('b', wish.n), amount: wish.amount, date: '2026-10-01', reason: 'Discount' },
});
const refund = (wish: { n: number; payment: number; amount: number }): Command => ({
  type: 'IssueRefund',
  data: {
    invoiceId,
    refundId: idOf('c', wish.n),
    paymentId: idOf('a', wish.payment),
    amount: wish.amount,
    date: '2026-10-01',
    reason: 'Left',
  },
});

const sum = (events: readonly InvoiceEvent[], amountOf: (event: InvoiceEvent) => number) =>
  events.reduce((all, event) => all + amountOf(event), 0);
const paidIn = (event: InvoiceEvent) => {
  if (event.type === 'PaymentVoided') return -event.data.amount;
  return event.type === 'PaymentRecorded' ? event.data.amount : 0;
};
const givenBack = (event: InvoiceEvent) => (event.type === 'RefundIssued' ? event.data.amount : 0);
/** Says what an event does to what is owed, by its own figures. */
const owed = (event: InvoiceEvent) => {
  if (event.type === 'InvoiceIssued') return event.data.total;
  if (event.type === 'PaymentRecorded' || event.type === 'CreditNoteIssued') return -event.data.amount;
  if (event.type === 'PaymentVoided') return event.data.amount;
  return event.type === 'RefundIssued' ? event.data.overpaymentPart : 0;
};

test('whatever is sent, in any order and twice: the balance is the sum of the ledger, and no more goes back than came in', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 6 }).map((one) => one * 2_500),
      fc.array(command, { maxLength: 16 }),
      (total, commands) => {
        let events: readonly InvoiceEvent[] = [issued(total)];
        for (const one of commands) {
          const { outcome } = spec.given(...events).when(one);
          if ('rejected' in outcome) continue;
          events = [...events, ...outcome];
          const again = spec.given(...events).when(one);
          expect(again.outcome).toEqual([]);
        }
        const { ledger, refunded } = spec.given(...events).state();
        expect(balanceOf(ledger)).toBe(sum(events, owed));
        expect(sum(events, givenBack)).toBeLessThanOrEqual(sum(events, paidIn));
        expect(Object.values(refunded).reduce((all, one) => all + one, 0)).toBe(sum(events, givenBack));
        expect(ledger.credited).toBeLessThanOrEqual(total);
        const isDeleted = events.some(({ type }) => type === 'InvoiceDeleted');
        if (isDeleted) expect(sum(events, givenBack)).toBe(sum(events, paidIn));
        expect(statusOf(ledger) === 'deleted').toBe(isDeleted);
        if (!isDeleted)
          expect(statusOf(ledger) === 'refunded').toBe(
            ledger.paid > ledger.refundedOver && sum(events, givenBack) === sum(events, paidIn),
          );
        seen.add(statusOf(ledger));
      },
    ),
    { numRuns: 400, seed: 20261120 },
  );
  expect([...seen].sort()).toEqual([
    'deleted',
    'over-paid',
    'paid',
    'part-paid',
    'partial-refund',
    'refunded',
    'unpaid',
  ]);
});
