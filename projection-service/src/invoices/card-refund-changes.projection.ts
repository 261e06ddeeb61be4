import type { CardRefund, CardRefundEvent } from '@paideia/events/card-payments/card-refund.events.ts';
import { refOf, update, type AnyChange, type Occurred, type Projection } from '../kernel/projection.ts';
import { transactions, type CardRefundView } from './transaction.view.ts';

const changed = (
  { cardRefundId, endingDigits, attempt }: Pick<CardRefund, 'cardRefundId' | 'endingDigits' | 'attempt'>,
  occurred: Occurred,
  { status, failureCode = null, retryAt = null }: Pick<CardRefundView, 'status'> & Partial<CardRefundView>,
): AnyChange =>
  update(transactions, cardRefundId, (refund) => ({
    ...refund,
    cardRefund: { status, failureCode, retryAt, attempt, endingDigits },
    why: [...refund.why, refOf(occurred)],
  }));

/** What became of a refund at the gateway stands with the refund; nothing of the ledger changes. */
export const cardRefundRows: Projection<CardRefundEvent>['on'] = {
  CardRefundRequested: (refund, occurred) => changed(refund, occurred, { status: 'requested' }),
  CardRefundDelayed: (refund, occurred) => changed(refund, occurred, { status: 'requested', retryAt: refund.retryAt }),
  CardRefundRetried: (refund, occurred) => changed(refund, occurred, { status: 'requested' }),
  CardRefundSucceeded: (refund, occurred) => changed(refund, occurred, { status: 'succeeded' }),
  CardRefundFailed: (refund, occurred) =>
    changed(refund, occurred, { status: 'failed', failureCode: refund.failureCode }),
  CardRefundReturnedOtherwise: (refund, occurred) => changed(refund, occurred, { status: 'otherwise' }),
};
