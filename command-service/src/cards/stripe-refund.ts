import Stripe from 'stripe';
import type { CardRefundFailure } from '@paideia/events/card-payments/card-refund.rules.ts';
import type { GatewayNotice, Refund, RefundResult } from './card-gateway.ts';
import { stripeAmount } from './stripe-amount.ts';
import { awayBy } from './stripe-away.ts';

/** Why Stripe refused, and why a bank sent the money back. */
const failures: Readonly<Record<string, CardRefundFailure>> = {
  charge_already_refunded: 'alreadyRefunded',
  charge_disputed: 'disputed',
  charge_for_pending_refund_disputed: 'disputed',
  resource_missing: 'paymentGone',
  balance_insufficient: 'noFunds',
  insufficient_funds: 'noFunds',
  lost_or_stolen_card: 'cardClosed',
  expired_or_canceled_card: 'cardClosed',
  declined: 'declined',
  unknown: 'declined',
};
const failureOf = (code: string | null | undefined): CardRefundFailure => failures[code ?? ''] ?? 'refused';

function resultOf({ id, status, failure_reason: reason }: Stripe.Refund): RefundResult {
  if (status === 'succeeded') return { status: 'succeeded', reference: id };
  const isOver = status === 'failed' || status === 'canceled';
  return isOver ? { status: 'failed', failureCode: failureOf(reason) } : { status: 'pending' };
}
const isFailed = (refund: Stripe.Refund) => resultOf(refund).status === 'failed';

/** Stripe remembers for a day what it was asked under a key, but what it has sent back for ever: the refund of this attempt, or of an earlier one that has not failed. */
async function asked(stripe: Stripe, { cardRefundId, attempt, charge }: Refund): Promise<Stripe.Refund | undefined> {
  for await (const refund of stripe.refunds.list({ payment_intent: charge, limit: 100 }))
    if (refund.metadata?.['cardRefundId'] === cardRefundId)
      if (refund.metadata['attempt'] === String(attempt) || !isFailed(refund)) return refund;
  return undefined;
}

export async function refundBy(stripe: Stripe, wish: Refund): Promise<RefundResult> {
  const { cardRefundId, attempt, charge, amount, currency } = wish;
  const metadata = { cardRefundId, attempt: String(attempt) };
  try {
    const before = await asked(stripe, wish);
    if (before) return resultOf(before);
    const refund = { payment_intent: charge, amount: stripeAmount(amount, currency), metadata };
    return resultOf(await stripe.refunds.create(refund, { idempotencyKey: `${cardRefundId}-${attempt}` }));
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw awayBy(error);
    return { status: 'failed', failureCode: failureOf(error.code) };
  }
}

/** `refund.failed` may follow upon a success. Older versions of Stripe's interface tell of it as of a change of the charge. */
type AboutRefund = Extract<Stripe.Event, { data: { object: Stripe.Refund } }>;
const types: readonly string[] = ['refund.created', 'refund.updated', 'refund.failed', 'charge.refund.updated'];
export const isAboutRefund = (event: Stripe.Event): event is AboutRefund => types.includes(event.type);

/** Refunds that were made in Stripe's dashboard are none of ours. */
export function refundNoticeOf(refund: Stripe.Refund): Pick<GatewayNotice, 'refund'> {
  const { cardRefundId, attempt } = refund.metadata ?? {};
  const result = resultOf(refund);
  return cardRefundId === undefined || result.status === 'pending'
    ? {}
    : { refund: { cardRefundId, attempt: Number(attempt), ...result } };
}
