import Stripe from 'stripe';
import { cardBrands, type CardBrand } from '@paideia/events/cards/card.rules.ts';
import type { CardFailure } from '@paideia/events/card-payments/card-payment.rules.ts';
import {
  BadSignature,
  signatureSeconds,
  type CardGateway,
  type ChargeResult,
  type GatewayNotice,
} from './card-gateway.ts';
import { stripeAmount } from './stripe-amount.ts';
import { awayBy } from './stripe-away.ts';
import { isAboutRefund, refundBy, refundNoticeOf } from './stripe-refund.ts';

/** `url` is Stripe's own, or that of a double in tests. */
export type StripeConfig = { readonly secretKey: string; readonly webhookSecret: string; readonly url: string };

const patienceMs = 12_000;
const failures: Readonly<Record<string, CardFailure>> = {
  insufficient_funds: 'insufficientFunds',
  expired_card: 'expired',
  incorrect_cvc: 'securityCode',
  invalid_cvc: 'securityCode',
  authentication_required: 'authentication',
  payment_intent_authentication_failure: 'authentication',
  invalid_expiry_month: 'expired',
  invalid_expiry_year: 'expired',
};
const brandOf = (brand: string): CardBrand =>
  cardBrands.find((one) => one === (brand === 'american_express' ? 'amex' : brand)) ?? 'other';
const failureOf = (...codes: readonly (string | null | undefined)[]): CardFailure =>
  codes.map((code) => failures[code ?? '']).find((failure) => failure !== undefined) ?? 'declined';

function resultOf({
  id,
  status,
  last_payment_error: error,
  client_secret: clientSecret,
}: Stripe.PaymentIntent): ChargeResult {
  if (status === 'succeeded') return { status: 'succeeded', reference: id };
  // What has neither come nor failed is still under way, perhaps by an earlier request that is not through yet.
  if (['processing', 'requires_confirmation'].includes(status) || (status === 'requires_payment_method' && !error))
    return { status: 'pending' };
  if (status === 'requires_action') return { status: 'actionRequired', clientSecret };
  // We cancel what its holder has not confirmed, and nothing else.
  const failureCode = status === 'canceled' ? 'authentication' : failureOf(error?.decline_code, error?.code);
  return { status: 'failed', failureCode };
}
/** What a refusal means. Whatever may pass, or is the operator's to mend, is as if Stripe were away: no student's payment fails by it. */
function refusalOf(error: unknown): ChargeResult {
  if (error instanceof Stripe.errors.StripeCardError)
    return { status: 'failed', failureCode: failureOf(error.decline_code, error.code) };
  if (error instanceof Stripe.errors.StripeInvalidRequestError)
    return { status: 'failed', failureCode: error.code === 'resource_missing' ? 'cardGone' : 'refused' };
  throw awayBy(error);
}

type Parts = StripeConfig & {
  /** Where the pages are. A bank that leaves the page for one of its own leads back there. */
  readonly publicUrl: string;
};

/** Cards by Stripe: a card is added by a SetupIntent, whose number the browser tells Stripe alone, and charged by a PaymentIntent, whose bank the browser lets ask its holder. */
export function stripeGateway({ secretKey, webhookSecret, url, publicUrl }: Parts): CardGateway {
  const { hostname, port, protocol } = new URL(url);
  const stripe = new Stripe(secretKey, {
    host: hostname,
    port: port || (protocol === 'https:' ? 443 : 80),
    protocol: protocol === 'https:' ? 'https' : 'http',
    timeout: patienceMs,
    // Whoever asks tries again, with pauses that outlast a restart.
    maxNetworkRetries: 0,
    telemetry: false,
  });
  const orAway = <T>(asked: Promise<T>): Promise<T> =>
    asked.catch((error: unknown) => {
      throw awayBy(error);
    });
  /** Stripe remembers for a day what it was asked under a key, but what it has charged for ever. */
  async function asked(customer: string, cardPaymentId: string): Promise<Stripe.PaymentIntent | undefined> {
    for await (const intent of stripe.paymentIntents.list({ customer, limit: 100 }))
      if (intent.metadata['cardPaymentId'] === cardPaymentId) return intent;
    return undefined;
  }
  /** What waits for its holder can be confirmed by their page until it is cancelled; that may have come first. */
  async function letGo({ id }: Stripe.PaymentIntent): Promise<ChargeResult> {
    const intent = await stripe.paymentIntents.cancel(id).catch((error: unknown) => {
      if (error instanceof Stripe.errors.StripeInvalidRequestError) return stripe.paymentIntents.retrieve(id);
      throw error;
    });
    const result = resultOf(intent);
    return result.status === 'actionRequired' ? { status: 'pending' } : result;
  }

  return {
    kind: 'stripe',
    async beginSetup(userId) {
      const metadata = { userId };
      const { id: customer } = await orAway(stripe.customers.create({ metadata }));
      const intent = await orAway(
        stripe.setupIntents.create({
          customer,
          metadata,
          usage: 'off_session',
          allowed_payment_method_types: ['card' as const],
        }),
      );
      return { reference: intent.id, clientSecret: intent.client_secret };
    },
    async cardOf(reference, userId) {
      const found = await stripe.setupIntents
        .retrieve(reference, { expand: ['payment_method'] })
        .catch((error: unknown) => {
          if (error instanceof Stripe.errors.StripeInvalidRequestError) return undefined;
          throw awayBy(error);
        });
      const { status, customer, metadata, payment_method: method } = found ?? {};
      if (status !== 'succeeded' || metadata?.userId !== userId || typeof customer !== 'string') return undefined;
      if (typeof method !== 'object' || !method?.card) return undefined;
      const { brand, last4: endingDigits, exp_month: month, exp_year: year } = method.card;
      const expiry = `${String(month).padStart(2, '0')}/${String(year % 100).padStart(2, '0')}`;
      return { customer, method: method.id, brand: brandOf(brand), endingDigits, expiry };
    },
    async charge({ cardPaymentId, amount, currency, isOnSession, card: { customer, method } }) {
      const payment = {
        amount: stripeAmount(amount, currency),
        currency: currency.toLowerCase(),
        customer,
        payment_method: method,
        allowed_payment_method_types: ['card' as const],
        confirm: true,
        ...(isOnSession ? { use_stripe_sdk: true, return_url: `${publicUrl}/student/billing` } : { off_session: true }),
        metadata: { cardPaymentId },
      };
      try {
        const before = await asked(customer, cardPaymentId);
        if (before) return before.status === 'requires_action' && !isOnSession ? await letGo(before) : resultOf(before);
        const intent = await stripe.paymentIntents.create(payment, { idempotencyKey: cardPaymentId });
        // Asked again under the same key, Stripe says what it said the first time.
        return resultOf(intent.status === 'processing' ? await stripe.paymentIntents.retrieve(intent.id) : intent);
      } catch (error) {
        return refusalOf(error);
      }
    },
    refund: (refund) => refundBy(stripe, refund),
    async forget({ customer }) {
      await stripe.customers.del(customer).catch((error: unknown) => {
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw awayBy(error);
      });
    },
    notice(body, signature): GatewayNotice {
      let event: Stripe.Event;
      try {
        event = stripe.webhooks.constructEvent(body, signature, webhookSecret, signatureSeconds);
      } catch (cause) {
        throw new BadSignature('the webhook is not signed as it should be', { cause });
      }
      const { id } = event;
      if (isAboutRefund(event)) return { id, ...refundNoticeOf(event.data.object) };
      if (event.type !== 'payment_intent.succeeded' && event.type !== 'payment_intent.payment_failed') return { id };
      const { cardPaymentId } = event.data.object.metadata;
      const result = resultOf(event.data.object);
      return cardPaymentId === undefined || result.status === 'pending' || result.status === 'actionRequired'
        ? { id }
        : { id, result: { cardPaymentId, ...result } };
    },
  };
}
