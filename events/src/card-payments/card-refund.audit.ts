import { defineAudit, money, once, sentence, whole, word, type AuditValue } from '../kernel/audit.ts';
import { cardPaymentAuditFields } from './card-payment-audit.messages.ts';
import {
  cardRefundAuditValues,
  cardRefundCategories,
  cardRefundSentences as texts,
} from './card-refund-audit.messages.ts';
import { cardRefundEvents, type CardRefund } from './card-refund.events.ts';
import type { CardRefundFailure } from './card-refund.rules.ts';

/** One of the codes means something else of letters. */
const failureWord = (code: CardRefundFailure): AuditValue => word(code === 'declined' ? 'cardDeclined' : code);
const amountOf = ({ amount, currency }: CardRefund) => ({ amount: money(amount, currency) });

export const cardRefundAudit = defineAudit(cardRefundEvents, {
  label: cardRefundCategories.cardRefund,
  fields: cardPaymentAuditFields,
  values: cardRefundAuditValues,
  search: ({ invoiceId, amount }) => ({ recordId: invoiceId, amount }),
  hidden: ['cardRefundId', 'cardPaymentId', 'invoiceId', 'charge', 'attempt', 'isRepeated'],
  money: ['amount'],
  rows: {
    CardRefundRequested: {
      sentence: (data) =>
        sentence(data.isRepeated ? texts['CardRefundRequested.again'] : texts.CardRefundRequested, amountOf(data)),
      changes: ({ amount, currency, endingDigits, userId, regionId }) =>
        whole({ amount: money(amount, currency), endingDigits, userId, regionId, status: 'requested' }),
    },
    CardRefundDelayed: {
      sentence: (data) => sentence(texts.CardRefundDelayed, amountOf(data)),
      changes: ({ tries, retryAt }) => [once({ tries, retryAt })],
      isAutomatic: true,
    },
    CardRefundRetried: {
      sentence: (data) => sentence(texts.CardRefundRetried, amountOf(data)),
      changes: ({ tries }) => [once({ tries })],
      isAutomatic: true,
    },
    CardRefundSucceeded: {
      sentence: (data) => sentence(texts.CardRefundSucceeded, amountOf(data)),
      changes: ({ reference }) => whole({ reference, status: 'succeeded' }),
      isAutomatic: true,
    },
    CardRefundFailed: {
      sentence: (data) =>
        sentence(texts.CardRefundFailed, { ...amountOf(data), failureCode: failureWord(data.failureCode) }),
      changes: ({ failureCode }) => whole({ failureCode: failureWord(failureCode), status: 'failed' }),
      isAutomatic: true,
    },
    CardRefundReturnedOtherwise: {
      sentence: (data) => sentence(texts.CardRefundReturnedOtherwise, amountOf(data)),
      changes: () => whole({ status: 'otherwise' }),
    },
  },
});
