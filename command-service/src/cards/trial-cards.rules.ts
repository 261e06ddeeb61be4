import type { CardFailure } from '@paideia/events/card-payments/card-payment.rules.ts';
import type { CardRefundFailure } from '@paideia/events/card-payments/card-refund.rules.ts';
import type { CardBrand } from '@paideia/events/cards/card.rules.ts';

export type TrialCard = {
  readonly brand: CardBrand;
  readonly endingDigits: string;
  /** What comes of a payment with it; null: the money comes. */
  readonly failureCode: CardFailure | null;
  /** The bank asks the holder about each payment; nothing is charged where they are not there. */
  readonly isAuthenticated?: true;
  /** What comes of giving such a payment back; left out: the money goes back. */
  readonly refundFailureCode?: CardRefundFailure;
};
/** The numbers that Stripe publishes for trials. */
const byNumber: Readonly<Record<string, Omit<TrialCard, 'endingDigits'>>> = {
  '4242424242424242': { brand: 'visa', failureCode: null },
  '5555555555554444': { brand: 'mastercard', failureCode: null },
  '378282246310005': { brand: 'amex', failureCode: null },
  '4000000000000002': { brand: 'visa', failureCode: 'declined' },
  '4000000000009995': { brand: 'visa', failureCode: 'insufficientFunds' },
  '4000000000000069': { brand: 'visa', failureCode: 'expired' },
  '4000000000000127': { brand: 'visa', failureCode: 'securityCode' },
  '4000002760003184': { brand: 'visa', failureCode: null, isAuthenticated: true },
  '4000000000005126': { brand: 'visa', failureCode: null, refundFailureCode: 'declined' },
};
export const trialCards: readonly TrialCard[] = Object.entries(byNumber).map(([number, card]) => ({
  ...card,
  endingDigits: number.slice(-4),
}));

/** Undefined for any other number: a real card is not taken. */
export function trialCardOf(number: string): TrialCard | undefined {
  const digits = number.replaceAll(/[\s-]/g, '');
  return Object.hasOwn(byNumber, digits) ? { ...byNumber[digits]!, endingDigits: digits.slice(-4) } : undefined;
}
