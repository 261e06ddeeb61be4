import { every } from '@paideia/documents/every.ts';
import { group } from '@paideia/documents/port.ts';
import { cardPaymentEvents, type CardPaymentEvent } from '@paideia/events/card-payments/card-payment.events.ts';
import { collectionsOf, defineProjection, put, remove } from '@paideia/projection-service/kernel/projection.ts';
import { bookingOf, type InvoiceState } from '../invoices/invoice-state.decider.ts';
import type { Ask } from '../kernel/decide/decider.ts';

/** A card payment that has not failed: its money is under way, or has come and is booked, or soon will be. */
type CardPaymentFact = {
  readonly cardPaymentId: string;
  readonly invoiceId: string;
  readonly amount: number;
  readonly hasCome: boolean;
};
const cardPaymentFactsGroup = group('facts-card-payments', 1);
const cardPaymentFacts = cardPaymentFactsGroup.collection<CardPaymentFact>('cardPaymentFacts', {
  indexes: { invoice: ['invoiceId'] },
});

/** What of an invoice is being paid by card and does not stand in its ledger yet. */
export async function unbookedOf(
  ask: Ask,
  invoiceId: string,
  known: InvoiceState,
): Promise<{
  /** A payment is under way, or its money has come. */
  readonly isBeingPaid: boolean;
  /** What has come, in hundredths. */
  readonly amount: number;
}> {
  const all = await every(ask.table(cardPaymentFacts), { where: { invoiceId } });
  const unbooked = all.filter(({ cardPaymentId }) => !bookingOf(known, cardPaymentId));
  const amount = unbooked.reduce((sum, one) => (one.hasCome ? sum + one.amount : sum), 0);
  return { isBeingPaid: unbooked.length > 0, amount };
}

/** Says whether this payment of an invoice came through the gateway, which can send it back; what is recorded by hand as paid by card did not. */
export async function isThroughGateway(ask: Ask, invoiceId: string, paymentId: string): Promise<boolean> {
  const found = await ask.table(cardPaymentFacts).one(paymentId);
  return found?.invoiceId === invoiceId && found.hasCome;
}

const fact =
  (hasCome: boolean) =>
  ({ cardPaymentId, invoiceId, amount }: Omit<CardPaymentFact, 'hasCome'>) =>
    put(cardPaymentFacts, cardPaymentId, { cardPaymentId, invoiceId, amount, hasCome });

export const cardPaymentFactTable = defineProjection<CardPaymentEvent>({
  group: cardPaymentFactsGroup,
  collections: collectionsOf(cardPaymentFacts),
  events: [cardPaymentEvents],
  on: {
    CardPaymentRequested: fact(false),
    CardPaymentDelayed: () => [],
    CardPaymentRetried: () => [],
    CardPaymentAuthenticationRequired: () => [],
    CardPaymentSucceeded: fact(true),
    CardPaymentFailed: ({ cardPaymentId }) => remove(cardPaymentFacts, cardPaymentId),
  },
});
