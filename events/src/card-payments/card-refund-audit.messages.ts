import { defineMessages } from '../kernel/messages.ts';

/** The log calls the kind of record so. */
export const cardRefundCategories = defineMessages('auditLog.category', {
  cardRefund: ['Refund to a card', 'Kind of record in the system log'],
});

/** One sentence an event type, and a variant where one sentence would not do. `{subject}` is the person whom the event is about. */
export const cardRefundSentences = defineMessages('audit', {
  CardRefundRequested: [
    'The payment service is asked to return {amount} to {subject}’s card',
    'A refund is sent back to the card',
  ],
  'CardRefundRequested.again': [
    '{actor} had the payment service asked once more to return {amount} to {subject}’s card',
    'The same, by a person after it failed',
  ],
  CardRefundDelayed: [
    'The {amount} have not gone back to {subject}’s card yet; the payment service is asked again',
    'A refund to a card waits',
  ],
  CardRefundRetried: [
    'The payment service was asked again to return {amount} to {subject}’s card',
    'A refund to a card goes on',
  ],
  CardRefundSucceeded: ['{amount} went back to {subject}’s card', 'The money was returned'],
  CardRefundFailed: [
    '{amount} did not go back to {subject}’s card: {failureCode}',
    'failureCode is a few words, such as declined by the bank',
  ],
  CardRefundReturnedOtherwise: [
    '{actor} gave {amount} back to {subject} by other means',
    'After the refund to the card failed',
  ],
});

/** The log calls the fixed values so. */
export const cardRefundAuditValues = defineMessages('audit.value', {
  otherwise: ['by other means', 'A value of an event: otherwise'],
  cardClosed: ['card closed', 'A value of an event: cardClosed'],
  disputed: ['disputed', 'A value of an event: disputed'],
  alreadyRefunded: ['already given back', 'A value of an event: alreadyRefunded'],
  noFunds: ['not enough money at the payment service', 'A value of an event: noFunds'],
  paymentGone: ['payment not known', 'A value of an event: paymentGone'],
  cardRefundFailed: ['a refund to a card failed', 'A value of an event: cardRefundFailed'],
});
