import { describe, expect, test } from '@jest/globals';
import type { CommandOf } from '@paideia/events/kernel/message.ts';
import type { invoiceCommands } from '@paideia/events/invoices/invoice.commands.ts';
import type { InvoiceEvent } from '@paideia/events/invoices/invoice.events.ts';
import { balanceOf, statusOf } from '@paideia/events/invoices/invoice.rules.ts';
import { invoiceId, issued, spec } from './invoice.examples.ts';

type Step = readonly ['pay' | 'credit' | 'delete', number] | readonly ['refund', number, payment: number];
const idOf = (kind: string, n: number) => `${kind}${String(n).padStart(23, '0')}`;
/** It makes the n-th step; a refund names the step that paid. */
function commandOf([kind, amount, payment]: Step, n: number): CommandOf<typeof invoiceCommands> {
  const day = { amount, date: '2026-10-01' };
  if (kind === 'pay')
    return {
      type: 'RecordPayment',
      data: { invoiceId, paymentId: idOf('a', n), method: 'bank', reference: null, ...day },
    };
  if (kind === 'credit')
    return { type: 'IssueCreditNote', data: { invoiceId, creditNoteId: idOf('b', n), reason: 'Discount', ...day } };
  if (kind === 'delete') return { type: 'DeleteInvoice', data: { invoiceId, reason: 'Wrong' } };
  return {
    type: 'IssueRefund',
    data: { invoiceId, refundId: idOf('c', n), paymentId: idOf('a', payment ?? 0), reason: 'Left', ...day },
  };
}
/** Sends each step and says what the invoice is then. */
function walk(total: number, ...steps: readonly Step[]): readonly (readonly [string, number])[] {
  let events: readonly InvoiceEvent[] = [issued(total)];
  return [undefined, ...steps].map((step, n) => {
    const outcome = step ? spec.given(...events).when(commandOf(step, n)).outcome : [];
    if ('rejected' in outcome) throw new Error(outcome.rejected);
    events = [...events, ...outcome];
    const { ledger } = spec.given(...events).state();
    return [statusOf(ledger), balanceOf(ledger)];
  });
}

describe('the status of an invoice, by commands', () => {
  const rows: readonly (readonly [string, number, readonly Step[], readonly (readonly [string, number])[]])[] = [
    ['nothing paid', 10_000, [], [['unpaid', 10_000]]],
    ['a zero total', 0, [], [['paid', 0]]],
    [
      'deleted',
      10_000,
      [['delete', 0]],
      [
        ['unpaid', 10_000],
        ['deleted', 10_000],
      ],
    ],
    [
      'a refund of a charge does not reopen the debt',
      10_000,
      [
        ['pay', 10_000],
        ['refund', 4_000, 1],
        ['pay', 2_000],
      ],
      [
        ['unpaid', 10_000],
        ['paid', 0],
        ['partial-refund', 0],
        ['over-paid', -2_000],
      ],
    ],
    [
      'the rest credited',
      10_000,
      [
        ['pay', 4_000],
        ['credit', 6_000],
      ],
      [
        ['unpaid', 10_000],
        ['part-paid', 6_000],
        ['paid', 0],
      ],
    ],
    [
      'credited after it was paid, and refunded',
      10_000,
      [
        ['pay', 10_000],
        ['credit', 3_000],
        ['refund', 3_000, 1],
      ],
      [
        ['unpaid', 10_000],
        ['paid', 0],
        ['over-paid', -3_000],
        ['paid', 0],
      ],
    ],
    [
      'all credited',
      10_000,
      [['credit', 10_000]],
      [
        ['unpaid', 10_000],
        ['paid', 0],
      ],
    ],
    [
      'refunded although a part was never paid, and paid again',
      10_000,
      [
        ['pay', 4_000],
        ['refund', 4_000, 1],
        ['pay', 6_000],
      ],
      [
        ['unpaid', 10_000],
        ['part-paid', 6_000],
        ['refunded', 6_000],
        ['partial-refund', 0],
      ],
    ],
    [
      'the worked example',
      120_000,
      [
        ['pay', 50_000],
        ['pay', 80_000],
        ['refund', 10_000, 2],
        ['refund', 30_000, 1],
        ['refund', 70_000, 2],
        ['refund', 20_000, 1],
      ],
      [
        ...([
          ['unpaid', 120_000],
          ['part-paid', 70_000],
          ['over-paid', -10_000],
          ['paid', 0],
        ] as const),
        ...([
          ['partial-refund', 0],
          ['partial-refund', 0],
          ['refunded', 0],
        ] as const),
      ],
    ],
  ];
  test.each(rows)('%s', (_, total, steps, expected) => expect(walk(total, ...steps)).toEqual(expected));

  test('the last 90,000 of the worked example came in two payments, so they go back in two refunds', () => {
    expect(() =>
      walk(
        120_000,
        ['pay', 50_000],
        ['pay', 80_000],
        ['refund', 10_000, 2],
        ['refund', 30_000, 1],
        ['refund', 90_000, 2],
      ),
    ).toThrow('refundTooMuch');
  });
});
