import { defineMessages } from '../kernel/messages.ts';

/** Why nothing is done about what was to be sent back to a card. */
export const cardRefundMessages = defineMessages('cardRefund', {
  unsure: [
    'The payment service has not said whether the money went back. Ask it again first.',
    'Somebody wants to give it back in another way, which would be twice',
  ],
});

/** Why money did not go back to a card; each by its code. */
export const cardRefundFailureMessages = defineMessages('cardRefundFailure', {
  cardClosed: ['The card is closed, lost or expired.', 'Why a refund to a card failed'],
  declined: ['The bank of the card did not take the money.', 'Why a refund to a card failed'],
  disputed: ['The payment is disputed at the bank of the card.', 'Why a refund to a card failed'],
  alreadyRefunded: [
    'The payment has already been given back at the payment service.',
    'Why a refund to a card failed: somebody did it there by hand',
  ],
  noFunds: [
    'The college’s account at the payment service does not cover it at present.',
    'Why a refund to a card failed',
  ],
  paymentGone: ['The payment service does not know this payment.', 'Why a refund to a card failed'],
  refused: ['The payment service refused the refund.', 'Why a refund to a card failed'],
  gatewayAway: [
    'The payment service did not answer. Whether the money went back is not known.',
    'Why a refund to a card failed: many tries over hours',
  ],
});
