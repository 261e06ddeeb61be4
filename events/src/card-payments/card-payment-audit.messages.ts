import { defineMessages } from '../kernel/messages.ts';

/** The log calls the kind of record so. */
export const cardPaymentCategories = defineMessages('auditLog.category', {
  cardPayment: ['Card payment', 'Kind of record in the system log'],
});

/** One sentence an event type, and a variant where one sentence would not do. `{subject}` is the person whom the event is about. */
export const cardPaymentSentences = defineMessages('audit', {
  CardPaymentRequested: ['{subject} pays {amount} by card', 'The payment service is asked for the money'],
  'CardPaymentRequested.plan': [
    '{amount} of a payment plan is due from {subject}’s card',
    'The same, without a person',
  ],
  CardPaymentDelayed: [
    'The payment service did not answer about {amount} of {subject}; it is asked again',
    'A card payment waits',
  ],
  CardPaymentRetried: ['The payment service was asked again about {amount} of {subject}', 'A card payment goes on'],
  CardPaymentAuthenticationRequired: [
    'The bank asks {subject} to confirm the card payment of {amount}',
    'A card payment waits for the holder of the card',
  ],
  CardPaymentSucceeded: ['{subject}’s card payment of {amount} succeeded', 'The money came'],
  CardPaymentFailed: [
    '{subject}’s card payment of {amount} failed: {failureCode}',
    'failureCode is a word, such as declined',
  ],
});

/** The log calls the fields so. */
export const cardPaymentAuditFields = defineMessages('audit.field', {
  tries: ['Tries', 'A field of an event: tries'],
  retryAt: ['Next try', 'A field of an event: retryAt'],
  authenticateBy: ['To be confirmed by', 'A field of an event: authenticateBy, a time'],
  failureCode: ['Failure', 'A field of an event: failureCode'],
});

/** The log calls the fixed values so. */
export const cardPaymentAuditValues = defineMessages('audit.value', {
  requested: ['under way', 'A value of an event: requested'],
  succeeded: ['succeeded', 'A value of an event: succeeded'],
  cardDeclined: ['declined by the bank', 'Why a card payment failed'],
  cardExpired: ['card expired', 'Why a card payment failed'],
  insufficientFunds: ['not enough money', 'A value of an event: insufficientFunds'],
  securityCode: ['wrong security code', 'A value of an event: securityCode'],
  authentication: ['to be confirmed by its holder', 'A value of an event: authentication'],
  cardGone: ['card not known', 'A value of an event: cardGone'],
  gatewayAway: ['payment service not reached', 'A value of an event: gatewayAway'],
});
