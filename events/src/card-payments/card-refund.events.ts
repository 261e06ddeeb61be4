import { z } from 'zod';
import { EndingDigits } from '../cards/card.events.ts';
import { Money } from '../invoices/invoice.events.ts';
import { Id, Instant } from '../kernel/ids.ts';
import { defineEvents, event, streamOf, type EventOf } from '../kernel/message.ts';
import { personal } from '../kernel/personal.ts';
import { cardRefundFailures } from './card-refund.rules.ts';

/** What is sent back to a card, one refund a stream; its id is the one that the refund has among the transactions. */
export const cardRefundStream = streamOf('cardRefund');
export const CardRefundFailure = z.enum(cardRefundFailures);

const refund = z.object({
  cardRefundId: Id,
  invoiceId: Id,
  cardPaymentId: Id,
  userId: Id,
  regionId: Id,
  amount: Money,
  currency: z.string(),
  /** What the gateway calls the charge. */
  charge: z.string(),
  endingDigits: personal(EndingDigits),
  /** Counted from 1. The gateway is asked under the id and this: it sends back once for both, and again only after it has said that it failed. */
  attempt: z.int().positive(),
});
export type CardRefund = z.infer<typeof refund>;
const about = { subject: (data: { userId: string }) => data.userId };
const tries = z.int().positive();

/** The ledger has the refund from the beginning: whatever comes of it here, nothing of the balance changes. */
export const cardRefundEvents = defineEvents('cardRefund', {
  /** By the refund, and again by people after it failed. */
  CardRefundRequested: event(refund.extend({ isRepeated: z.boolean() }), about),
  /** The gateway did not answer, or has not sent it yet; it is asked again under the same key. */
  CardRefundDelayed: event(refund.extend({ tries, retryAt: Instant }), about),
  CardRefundRetried: event(refund.extend({ tries }), about),
  /** `reference` is what the gateway calls the refund. */
  CardRefundSucceeded: event(refund.extend({ reference: z.string() }), about),
  /** It may follow upon a success: banks send back what they cannot book, also after weeks. */
  CardRefundFailed: event(refund.extend({ failureCode: CardRefundFailure }), about),
  /** It failed, and was given back by other means. */
  CardRefundReturnedOtherwise: event(refund, about),
});
export type CardRefundEvent = EventOf<typeof cardRefundEvents>;
