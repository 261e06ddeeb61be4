import { defineAudit, money, once, sentence, whole, word, type AuditValue } from '../kernel/audit.ts';
import {
  cardPaymentAuditFields,
  cardPaymentAuditValues,
  cardPaymentCategories,
  cardPaymentSentences as texts,
} from './card-payment-audit.messages.ts';
import { cardPaymentEvents, type CardPayment } from './card-payment.events.ts';
import type { CardFailure } from './card-payment.rules.ts';

/** Two of the codes mean something else of letters and of uploads. */
const failureWord = (code: CardFailure): AuditValue =>
  word({ declined: 'cardDeclined', expired: 'cardExpired' }[code as string] ?? code);
const amountOf = ({ amount, currency }: CardPayment) => ({ amount: money(amount, currency) });

export const cardPaymentAudit = defineAudit(cardPaymentEvents, {
  label: cardPaymentCategories.cardPayment,
  fields: cardPaymentAuditFields,
  values: cardPaymentAuditValues,
  search: ({ invoiceId, amount }) => ({ recordId: invoiceId, amount }),
  hidden: ['cardPaymentId', 'invoiceId', 'cardId', 'plan'],
  money: ['amount'],
  rows: {
    CardPaymentRequested: {
      sentence: (data) =>
        sentence(data.plan ? texts['CardPaymentRequested.plan'] : texts.CardPaymentRequested, amountOf(data)),
      changes: ({ amount, currency, endingDigits, userId, regionId }) =>
        whole({ amount: money(amount, currency), endingDigits, userId, regionId, status: 'requested' }),
    },
    CardPaymentDelayed: {
      sentence: (data) => sentence(texts.CardPaymentDelayed, amountOf(data)),
      changes: ({ tries, retryAt }) => [once({ tries, retryAt })],
      isAutomatic: true,
    },
    CardPaymentRetried: {
      sentence: (data) => sentence(texts.CardPaymentRetried, amountOf(data)),
      changes: ({ tries }) => [once({ tries })],
      isAutomatic: true,
    },
    CardPaymentAuthenticationRequired: {
      sentence: (data) => sentence(texts.CardPaymentAuthenticationRequired, amountOf(data)),
      changes: ({ authenticateBy }) => [once({ authenticateBy })],
      isAutomatic: true,
    },
    CardPaymentSucceeded: {
      sentence: (data) => sentence(texts.CardPaymentSucceeded, amountOf(data)),
      changes: ({ reference }) => whole({ reference, status: 'succeeded' }),
      isAutomatic: true,
    },
    CardPaymentFailed: {
      sentence: (data) =>
        sentence(texts.CardPaymentFailed, { ...amountOf(data), failureCode: failureWord(data.failureCode) }),
      changes: ({ failureCode }) => whole({ failureCode: failureWord(failureCode), status: 'failed' }),
      isAutomatic: true,
    },
  },
});
