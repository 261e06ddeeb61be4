import { group } from '@paideia/documents/port.ts';
import type { PlanPart } from '@paideia/events/card-payments/card-payment.events.ts';
import type { CardFailure } from '@paideia/events/card-payments/card-payment.rules.ts';
import type { EventRef } from '@paideia/events/kernel/metadata.ts';

export const cardPaymentsGroup = group('card-payments', 3);

/** One charge to a card; money in hundredths. What came of it stands in the ledger of its invoice too. */
export type CardPaymentView = {
  readonly _id: string;
  readonly invoiceId: string;
  readonly userId: string;
  readonly regionId: string;
  readonly amount: number;
  readonly currency: string;
  readonly cardId: string;
  /** Null after an erasure. */
  readonly endingDigits: string | null;
  /** Null where the person paid once, by hand. */
  readonly plan: PlanPart | null;
  readonly status: 'requested' | 'succeeded' | 'failed';
  readonly failureCode: CardFailure | null;
  /** What the gateway calls it, once it has come. */
  readonly reference: string | null;
  readonly requestedAt: string;
  readonly endedAt: string | null;
  /** The gateway does not answer at present: it is asked again then. */
  readonly retryAt: string | null;
  /** The bank waits for the holder of the card, until then. */
  readonly authenticateBy: string | null;
  /** How often the gateway was asked, the try under way counted too. */
  readonly tries: number;
  readonly why: readonly EventRef[];
};
export const cardPayments = cardPaymentsGroup.collection<CardPaymentView>('cardPayments', {
  indexes: { owner: ['userId', 'requestedAt'], invoice: ['invoiceId', 'requestedAt'] },
});
