import Stripe from 'stripe';
import { GatewayAway } from './card-gateway.ts';

/** Whatever may pass, or is the operator's to mend, is as if Stripe were away. */
export const awayBy = (error: unknown): unknown =>
  error instanceof Stripe.errors.StripeError
    ? new GatewayAway(`Stripe did not answer: ${error.type} ${error.statusCode ?? ''}`.trim())
    : error;
