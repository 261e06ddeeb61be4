import { describe, expect, test } from '@jest/globals';
import type { InvoiceEvent, ReceiptCounterEvent, TransactionType } from '@paideia/events/invoices/invoice.events.ts';
import { transactionIdOf } from '@paideia/events/invoices/transaction-id.rules.ts';
import { uuidFrom } from '@paideia/events/kernel/uuid.ts';
import type { Occurred } from '@paideia/projection-service/kernel/projection.ts';
import type { Ask } from '../kernel/decide/decider.ts';
import type { Reaction } from '../kernel/react/reaction.ts';
import {
  credited,
  creditNoteId,
  deleted,
  invoiceId,
  issued,
  paid,
  paymentId,
  refunded,
  refundId,
  regionId,
  userId,
  voided,
  whose,
} from './invoice.examples.ts';
import { invoice } from './invoice.decider.ts';
import type { InvoiceState } from './invoice-state.decider.ts';
import { invoiceNotices } from './invoice-notices.reactions.ts';
import { invoiceNumbers } from './invoice-numbers.reactions.ts';

const id = uuidFrom('spec');
const occurred = (channel: Occurred['channel']): Occurred => ({
  id,
  stream: `invoice-${invoiceId}`,
  revision: 0,
  position: 1,
  at: '2026-10-01T12:00:00.000Z',
  actorId: null,
  commandId: id,
  correlationId: id,
  channel,
  schemaVersion: 1,
  payloadHash: '',
});
/** It knows the account, the profile and the invoice as these events left it, which has the number 41. */
const knowing = (events: readonly InvoiceEvent[]): Ask =>
  ({
    state: (decider: { readonly initial: object }) =>
      Promise.resolve(
        decider === invoice
          ? events.reduce<InvoiceState>(
              (state, event) => invoice.evolve[event.type](state, event.data as never),
              invoice.initial,
            )
          : {
              ...decider.initial,
              email: 'emmett@example.org',
              status: 'active',
              firstName: 'Emmett',
              lastName: 'Solano',
            },
      ),
    table: () => ({
      one: () => Promise.resolve({ number: 41, receiptNumber: 'US-2026-0041' }),
      find: () => Promise.resolve({ items: [], next: undefined }),
    }),
  }) as unknown as Ask;
const react = (
  reaction: Reaction,
  { type, data }: InvoiceEvent | ReceiptCounterEvent,
  channel: Occurred['channel'] = 'WEB',
  ...before: readonly InvoiceEvent[]
) => reaction.on[type]?.(data as never, occurred(channel), knowing(before)) ?? Promise.resolve([]);

describe('numbers', () => {
  test.each<[InvoiceEvent, string, string, number]>([
    [issued(100), invoiceId, 'INVOICE', 2026],
    [paid(100), transactionIdOf(invoiceId, paymentId), 'PAYMENT', 2026],
    [credited(100), transactionIdOf(invoiceId, creditNoteId), 'CREDIT_NOTE', 2026],
    [refunded(0, 100), transactionIdOf(invoiceId, refundId), 'REFUND', 2026],
  ])('%j', async (event, transactionId, type, year) => {
    expect(await react(invoiceNumbers, event, 'SEED')).toEqual([
      { type: 'NumberTransaction', data: { regionId, year, transactionId, invoiceId, type } },
    ]);
  });
  test('none for a deletion', async () => expect(await react(invoiceNumbers, deleted)).toEqual([]));
});

describe('notices', () => {
  const numbered = (transactionId: string, type: TransactionType): ReceiptCounterEvent => ({
    type: 'TransactionNumbered',
    data: { regionId, year: 2026, number: 42, receiptNumber: 'US-2026-0042', transactionId, invoiceId, type },
  });
  test('of a new invoice: one in the product, and a letter once it has its number', async () => {
    const link = `/student/billing/invoices/${invoiceId}`;
    expect(await react(invoiceNotices, issued(120_000))).toMatchObject([
      { type: 'RaiseNotification', data: { userId, key: 'invoiceIssued', params: { invoiceId }, link } },
    ]);
    expect(await react(invoiceNotices, numbered(invoiceId, 'INVOICE'), 'WEB', issued(120_000))).toMatchObject([
      {
        type: 'QueueEmail',
        data: {
          userId,
          template: 'invoiceIssued',
          to: 'emmett@example.org',
          params: { amount: '120000', currency: 'USD', dueDate: '2026-10-01', number: 'US-2026-0041', link },
        },
      },
    ]);
  });
  test.each<[InvoiceEvent, TransactionType, string]>([
    [paid(4_000), 'PAYMENT', paymentId],
    [credited(4_000), 'CREDIT_NOTE', creditNoteId],
    [refunded(1_000, 3_000), 'REFUND', refundId],
  ])('of %j: a receipt', async (event, type, entryId) => {
    const transactionId = transactionIdOf(invoiceId, entryId);
    const link = `/transaction/${transactionId}`;
    expect(await react(invoiceNotices, event)).toMatchObject([
      { type: 'RaiseNotification', data: { key: 'receipt', params: { invoiceId, transactionId, type }, link } },
    ]);
    const params = {
      amount: '4000',
      currency: 'USD',
      type,
      number: 'US-2026-0041',
      receiptNumber: 'US-2026-0042',
      link,
    };
    expect(
      await react(invoiceNotices, numbered(transactionId, type), 'WEB', issued(9_000), paid(4_000), event),
    ).toMatchObject([{ type: 'QueueEmail', data: { template: 'receipt', params } }]);
  });
  test('of a voided payment: that its receipt is void, inside and by a letter', async () => {
    const transactionId = transactionIdOf(invoiceId, paymentId);
    const link = `/transaction/${transactionId}`;
    expect(await react(invoiceNotices, voided(4_000))).toMatchObject([
      { type: 'RaiseNotification', data: { key: 'receipt', params: { transactionId, type: 'VOID' }, link } },
      {
        type: 'QueueEmail',
        data: {
          template: 'receipt',
          params: { type: 'VOID', amount: '4000', number: 'US-2026-0041', receiptNumber: 'US-2026-0041', link },
        },
      },
    ]);
  });
  test('of the demo data go into no letter', async () => {
    expect(await react(invoiceNotices, numbered(invoiceId, 'INVOICE'), 'SEED', issued(120_000))).toEqual([]);
  });
  test('of what is overdue: one in the product and a letter, with what is still to be paid', async () => {
    const overdue: InvoiceEvent = {
      type: 'InvoiceReminderDue',
      data: { ...whose, balance: 80_000, dueDate: '2026-10-01' },
    };
    const link = `/student/billing/invoices/${invoiceId}`;
    expect(await react(invoiceNotices, overdue, 'SYSTEM')).toMatchObject([
      {
        type: 'RaiseNotification',
        data: { userId, key: 'invoiceOverdue', params: { invoiceId, amount: '80000' }, link },
      },
      {
        type: 'QueueEmail',
        data: {
          userId,
          template: 'invoiceOverdue',
          to: 'emmett@example.org',
          params: { amount: '80000', currency: 'USD', dueDate: '2026-10-01', number: 'US-2026-0041', link },
        },
      },
    ]);
  });
  test('none of a deletion', async () => expect(await react(invoiceNotices, deleted)).toEqual([]));
});
