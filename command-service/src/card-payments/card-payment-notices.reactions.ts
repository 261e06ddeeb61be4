import { cardPaymentEvents, cardPaymentStream } from '@paideia/events/card-payments/card-payment.events.ts';
import { isUnsure } from '@paideia/events/card-payments/card-payment.rules.ts';
import { linksOf } from '@paideia/events/notifications/notification-link.rules.ts';
import { receiptFacts } from '../invoices/receipt.facts.ts';
import { defineReaction, ofStream } from '../kernel/react/reaction.ts';
import { letterTo, personOf } from '../mails/letter.commands.ts';
import { notification } from '../notifications/notification.commands.ts';
import { cardPayment } from './card-payment.decider.ts';

/**
 * Who pays by hand sees at once what the bank says. Where the gateway had to be asked again, perhaps for hours, nobody sits before that page any more: they are told
 * that it came to nothing. What came in has its receipt, and of an instalment the plan tells.
 */
export const cardPaymentNotices = defineReaction({
  name: 'card-payment-notices',
  from: 'now',
  events: [cardPaymentEvents],
  partition: ofStream,
  on: {
    async CardPaymentFailed({ cardPaymentId, invoiceId, userId, amount, currency, plan, failureCode }, occurred, ask) {
      const { tries } = await ask.state(cardPayment, cardPaymentStream(cardPaymentId));
      if (plan || (tries === 1 && !isUnsure(failureCode, tries))) return [];
      const params = { invoiceId, amount: String(amount), failureCode };
      const link = linksOf('paymentFailed', params)[1] ?? null;
      const [person, bill] = await Promise.all([personOf(ask, userId), ask.table(receiptFacts).one(invoiceId)]);
      const words = { amount: String(amount), currency, failureCode, number: bill?.receiptNumber ?? '' };
      return [
        notification({ userId, key: 'paymentFailed', params, link }, occurred),
        ...letterTo(
          person,
          { template: 'paymentFailed', subjectId: userId, replyTo: null, params: words, link },
          occurred,
        ),
      ];
    },
  },
});
