import { describe, expect, test } from '@jest/globals';
import type { CardRefundEvent } from '@paideia/events/card-payments/card-refund.events.ts';
import { specFor } from '../kernel/spec.ts';
import { bill, idOf, issued, paid, refunded, transactionOf } from './invoice.examples.ts';
import { invoiceProjection } from './invoice.projection.ts';
import { invoices } from './invoice.view.ts';
import { transactions } from './transaction.view.ts';

const { given } = specFor(invoiceProjection);
const one = bill();
const cardRefundId = transactionOf(one, 'refund');
const refund = {
  ...one,
  cardRefundId,
  cardPaymentId: idOf('payment'),
  amount: 4_000,
  charge: 'pi_1',
  endingDigits: '4242',
  attempt: 1,
};
const stream = `cardRefund-${cardRefundId}`;
const at = (event: CardRefundEvent) => ({ ...event, meta: { stream } });
const requested = at({ type: 'CardRefundRequested', data: { ...refund, isRepeated: false } });
const retryAt = '2026-11-20T09:05:00.000Z';
const delayed = at({ type: 'CardRefundDelayed', data: { ...refund, tries: 1, retryAt } });
const retried = at({ type: 'CardRefundRetried', data: { ...refund, tries: 2 } });
const succeeded = at({ type: 'CardRefundSucceeded', data: { ...refund, reference: 're_1' } });
const failed = at({ type: 'CardRefundFailed', data: { ...refund, failureCode: 'cardClosed' } });
const again = at({ type: 'CardRefundRequested', data: { ...refund, attempt: 2, isRepeated: true } });
const otherwise = at({ type: 'CardRefundReturnedOtherwise', data: refund });
const booked = [issued(one, 10_000), paid(one, 10_000), refunded(one, 0, 4_000)] as const;
const nothing = { failureCode: null, retryAt: null, endingDigits: '4242', attempt: 1 };

describe('what became of a refund at the gateway', () => {
  test.each([
    ['was not asked for', [], null],
    ['is under way', [requested], { ...nothing, status: 'requested' }],
    ['waits until it is asked for again', [requested, delayed], { ...nothing, status: 'requested', retryAt }],
    ['is asked for again', [requested, delayed, retried], { ...nothing, status: 'requested' }],
    ['went back', [requested, succeeded], { ...nothing, status: 'succeeded' }],
    [
      'was sent back by the bank',
      [requested, succeeded, failed],
      { ...nothing, status: 'failed', failureCode: 'cardClosed' },
    ],
    ['is asked for by people', [requested, failed, again], { ...nothing, status: 'requested', attempt: 2 }],
    ['was given back by other means', [requested, failed, otherwise], { ...nothing, status: 'otherwise' }],
  ] as const)('%s', (_, events, cardRefund) =>
    given(...booked, ...events).then(transactions, cardRefundId, { type: 'REFUND', amount: 4_000, cardRefund }),
  );
  test('changes nothing of the ledger, nor what a decision about the invoice sends back', () => {
    const before = given(...booked).one(invoices, one.invoiceId);
    expect(given(...booked, requested, failed, again, succeeded).one(invoices, one.invoiceId)).toEqual(before);
    expect(before).toMatchObject({ status: 'partial-refund', balance: 0 });
  });
  test('of which nothing is booked stands nowhere', () => expect(given(requested).all(transactions)).toEqual([]));
});
