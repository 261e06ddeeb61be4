import { z } from 'zod';
import { Id, Instant } from '../kernel/ids.ts';
import { Money } from '../invoices/invoice.events.ts';
import { defineEvents, event, streamOf, type EventOf } from '../kernel/message.ts';
import { personal } from '../kernel/personal.ts';
import { EndingDigits } from '../cards/card.events.ts';
import { cardFailures } from './card-payment.rules.ts';

/** One charge a stream; its id is what the gateway is asked under, and the id of the payment in the ledger of the invoice. */
export const cardPaymentStream = streamOf('cardPayment');
export const CardFailure = z.enum(cardFailures);
/** The instalment that a payment plan asks for, and which attempt at it this is; both are counted from 1. */
export const PlanPart = z.object({ planId: Id, sequence: z.int().positive(), attempt: z.int().positive() });
export type PlanPart = z.infer<typeof PlanPart>;

const payment = z.object({
  cardPaymentId: Id,
  invoiceId: Id,
  userId: Id,
  regionId: Id,
  amount: Money,
  currency: z.string(),
  cardId: Id,
  endingDigits: personal(EndingDigits),
  /** Left out: the person pays once, by hand. */
  plan: PlanPart.optional(),
});
export type CardPayment = z.infer<typeof payment>;
const about = { subject: (data: { userId: string }) => data.userId };

export const cardPaymentEvents = defineEvents('cardPayment', {
  CardPaymentRequested: event(payment, about),
  /** The gateway did not answer, or not yet; it is asked again under the same id. */
  CardPaymentDelayed: event(payment.extend({ tries: z.int().positive(), retryAt: Instant }), about),
  CardPaymentRetried: event(payment.extend({ tries: z.int().positive() }), about),
  /** The bank wants the holder to say that it is them: until `authenticateBy` they can, and nothing is charged before. */
  CardPaymentAuthenticationRequired: event(
    payment.extend({ tries: z.int().positive(), authenticateBy: Instant }),
    about,
  ),
  /** `reference` is what the gateway calls the charge. */
  CardPaymentSucceeded: event(payment.extend({ reference: z.string() }), about),
  CardPaymentFailed: event(payment.extend({ failureCode: CardFailure }), about),
});
export type CardPaymentEvent = EventOf<typeof cardPaymentEvents>;
