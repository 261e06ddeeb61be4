import { expect, test } from '@jest/globals';
import type { CardFailure } from '@paideia/events/card-payments/card-payment.rules.ts';
import { ada, exampleId } from '@paideia/events/kernel/examples.ts';
import { uuidFrom } from '@paideia/events/kernel/uuid.ts';
import type { Occurred } from '@paideia/projection-service/kernel/projection.ts';
import type { Ask } from '../kernel/decide/decider.ts';
import { cardPaymentNotices } from './card-payment-notices.reactions.ts';
import { cardPayment } from './card-payment.decider.ts';

const [cardPaymentId, invoiceId] = [exampleId('p'), exampleId('i')];
const plan = { planId: exampleId('q'), sequence: 1, attempt: 1 };
const payment = { cardPaymentId, invoiceId, userId: ada, amount: 20_000, currency: 'USD' };
/** The person has an address, and the payment was tried so often. */
const knowing = (tries: number): Ask =>
  ({
    state: (decider: { readonly initial: object }) =>
      Promise.resolve(
        decider === cardPayment
          ? { ...cardPayment.initial, status: 'failed', tries }
          : { ...decider.initial, email: 'ada@example.org', status: 'active', fields: { firstName: 'Ada' } },
      ),
    table: () => ({
      one: () => Promise.resolve({ receiptNumber: 'US-2026-0041' }),
      find: () => Promise.resolve({ items: [], next: undefined }),
    }),
  }) as unknown as Ask; // Nothing else of it is asked.
const told = (failureCode: CardFailure, tries: number, more: object = {}, channel: Occurred['channel'] = 'SYSTEM') =>
  cardPaymentNotices.on['CardPaymentFailed']!(
    { ...payment, failureCode, ...more } as never,
    { id: uuidFrom('spec'), at: '2026-12-31T16:00:00.000Z', channel } as Occurred,
    knowing(tries),
  );

test.each<[CardFailure, number]>([
  ['gatewayAway', 20],
  ['gatewayAway', 1],
  ['declined', 2],
])('of a payment that failed as %s after %i tries, the student is told, and is led to the invoice', async (why, n) => {
  const link = `/student/billing/invoices/${invoiceId}`;
  const words = { amount: '20000', failureCode: why };
  expect(await told(why, n)).toMatchObject([
    { type: 'RaiseNotification', data: { userId: ada, key: 'paymentFailed', params: { invoiceId, ...words }, link } },
    {
      type: 'QueueEmail',
      data: { template: 'paymentFailed', params: { ...words, currency: 'USD', number: 'US-2026-0041', link } },
    },
  ]);
  expect((await told(why, n, {}, 'SEED')).map(({ type }) => type)).toEqual(['RaiseNotification']);
});
test('nothing is told of what was seen at once, and of an instalment the plan tells', async () => {
  expect(await told('declined', 1)).toEqual([]);
  expect(await told('gatewayAway', 20, { plan })).toEqual([]);
});
