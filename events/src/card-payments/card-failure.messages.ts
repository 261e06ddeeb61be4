import { defineMessages } from '../kernel/messages.ts';

/** Why a card payment failed, in the words of whoever pays; each by its code. */
export const cardFailureMessages = defineMessages('cardFailure', {
  declined: ['The bank declined the card.', 'Banks do not say why'],
  insufficientFunds: ['There is not enough money on the card.', 'Why a card payment failed'],
  expired: ['The card has expired.', 'Why a card payment failed'],
  securityCode: ['The security code of the card is wrong.', 'The three or four digits on the card'],
  authentication: [
    'The bank wanted the holder of the card to confirm this payment, and it was not confirmed. Please pay on the page of the invoice, where your bank can ask you, or use another card.',
    'Why a card payment failed: also an instalment of a plan, at which nobody is there to confirm it',
  ],
  cardGone: ['The payment service does not know this card any more. Please add it again.', 'Why a card payment failed'],
  refused: ['The payment service refused this payment.', 'Why a card payment failed'],
  gatewayAway: [
    'The payment service did not answer, so this payment was given up.',
    'Why a card payment failed: many tries over hours',
  ],
});
