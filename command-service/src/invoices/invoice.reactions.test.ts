import { describe, expect, test } from '@jest/globals';
import type { InvoiceEvent } from '@paideia/events/invoices/invoice.events.ts';
import { transactionIdOf } from '@paideia/events/invoices/transaction-id.ts';
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
} from './invoice.fixture.ts';
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
/** Only people are asked for here: the account, and the profile. */
const ask: Pick<Ask, 'state'> = {
  state: (decider) =>
    Promise.resolve({
      ...decider.initial,
      email: 'emmett@example.org',
      status: 'active',
      firstName: 'Emmett',
      lastName: 'Solano',
    }),
};
const react = (reaction: Reaction, { type, data }: InvoiceEvent, channel: Occurred['channel'] = 'WEB') =>
  reaction.on[type]?.(data as never, occurred(channel), ask as Ask) ?? Promise.resolve([]);

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
  test('of a new invoice: one in the product and a letter', async () => {
    const link = `/student/billing/invoices/${invoiceId}`;
    expect(await react(invoiceNotices, issued(120_000))).toMatchObject([
      { type: 'RaiseNotification', data: { userId, key: 'invoiceIssued', params: { invoiceId }, link } },
      {
        type: 'QueueEmail',
        data: {
          userId,
          template: 'invoiceIssued',
          to: 'emmett@example.org',
          params: { amount: '120000', currency: 'USD', dueDate: '2026-10-01', link },
        },
      },
    ]);
  });
  test.each<[InvoiceEvent, string, string]>([
    [paid(4_000), 'PAYMENT', paymentId],
    [credited(4_000), 'CREDIT_NOTE', creditNoteId],
    [refunded(1_000, 3_000), 'REFUND', refundId],
  ])('of %j: a receipt', async (event, type, of) => {
    const transactionId = transactionIdOf(invoiceId, of);
    expect(await react(invoiceNotices, event)).toMatchObject([
      {
        type: 'RaiseNotification',
        data: { key: 'receipt', params: { invoiceId, transactionId, type }, link: `/transaction/${transactionId}` },
      },
      { type: 'QueueEmail', data: { template: 'receipt', params: { amount: '4000', currency: 'USD', type } } },
    ]);
  });
  test('of the demo data go into no letter', async () => {
    expect((await react(invoiceNotices, paid(4_000), 'SEED')).map(({ type }) => type)).toEqual(['RaiseNotification']);
  });
  test('none of a deletion', async () => expect(await react(invoiceNotices, deleted)).toEqual([]));
});
