import type { CardBrand } from '@paideia/events/cards/card.rules.ts';
import type { CardFailure } from '@paideia/events/card-payments/card-payment.rules.ts';
import type { CardRefundFailure } from '@paideia/events/card-payments/card-refund.rules.ts';

/** What the gateway calls a saved card, and whose it is there. It is a secret of ours and stands sealed in the records. */
export type GatewayCard = { readonly customer: string; readonly method: string };
/** What is known of a card here; its number is not. */
export type CardFacts = { readonly brand: CardBrand; readonly endingDigits: string; readonly expiry: string };
/** A card is being added: the page speaks with the gateway about it under `reference`, by the secret where it needs one. */
type CardSetup = { readonly reference: string; readonly clientSecret: string | null };
type Charge = {
  /** The gateway is asked under it, and charges once however often it is asked. */
  readonly cardPaymentId: string;
  readonly amount: number;
  readonly currency: string;
  readonly card: GatewayCard;
  /** The holder is before a page of ours and can authenticate, if the bank wants it. Nobody is where an instalment is charged, or has let the time pass. */
  readonly isOnSession: boolean;
};
export type ChargeResult =
  | { readonly status: 'succeeded'; readonly reference: string }
  | { readonly status: 'failed'; readonly failureCode: CardFailure }
  | { readonly status: 'pending' }
  /** The bank waits for the holder, whose page speaks with the gateway by the secret, where it needs one. Only of a charge on session. */
  | { readonly status: 'actionRequired'; readonly clientSecret: string | null };
export type Refund = {
  /** The gateway is asked under both, and sends back once however often it is asked; a further attempt is made only after one that failed. */
  readonly cardRefundId: string;
  readonly attempt: number;
  /** What is given back, in part or whole: what it was charged under, and what the gateway calls it. */
  readonly cardPaymentId: string;
  readonly charge: string;
  readonly amount: number;
  readonly currency: string;
};
export type RefundResult =
  | { readonly status: 'succeeded'; readonly reference: string }
  | { readonly status: 'failed'; readonly failureCode: CardRefundFailure }
  /** The gateway has it, and has not sent it yet. */
  | { readonly status: 'pending' };
/** What a webhook tells: an event of the gateway, and what became of which payment or refund, if it is about one. */
export type GatewayNotice = {
  readonly id: string;
  readonly result?: { readonly cardPaymentId: string } & Exclude<
    ChargeResult,
    { status: 'pending' | 'actionRequired' }
  >;
  readonly refund?: Pick<Refund, 'cardRefundId' | 'attempt'> & Exclude<RefundResult, { status: 'pending' }>;
};

/** Nobody knows whether the gateway has taken it: it is asked again under the same id. */
export class GatewayAway extends Error {}
/** A webhook that the gateway has not signed, or too long ago. */
export class BadSignature extends Error {}
/** A webhook older than that is not taken: somebody may have kept it. */
export const signatureSeconds = 300;

/** Where cards are charged. Money is in hundredths. Each may throw `GatewayAway`. */
export type CardGateway = {
  readonly kind: 'stripe' | 'trial';
  beginSetup(userId: string): Promise<CardSetup>;
  /** The card that was entered under this reference; undefined when none was, or by somebody else. */
  cardOf(reference: string, userId: string): Promise<(CardFacts & GatewayCard) | undefined>;
  /** Asked again under the same id, it says how it stands now; asked off session, it lets go of what waits for the holder. */
  charge(charge: Charge): Promise<ChargeResult>;
  /** Gives a charge back to its card, also one whose card was to be forgotten. */
  refund(refund: Refund): Promise<RefundResult>;
  forget(card: GatewayCard): Promise<void>;
  /** @throws BadSignature */
  notice(body: string, signature: string): GatewayNotice;
};
