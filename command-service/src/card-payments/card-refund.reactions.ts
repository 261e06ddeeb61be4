import { invoiceEvents } from '@paideia/events/invoices/invoice.events.ts';
import { transactionIdOf } from '@paideia/events/invoices/transaction-id.rules.ts';
import { defineReaction, ofStream } from '../kernel/react/reaction.ts';

/** A refund that is to go back to the card is asked for once, under the id that it has among the transactions. */
export const cardRefundRequests = defineReaction({
  name: 'card-refund-requests',
  from: 'beginning',
  events: [invoiceEvents],
  partition: ofStream,
  on: {
    RefundIssued: ({ invoiceId, refundId, paymentId, amount, isToCard }) => {
      const cardRefundId = transactionIdOf(invoiceId, refundId);
      const data = { cardRefundId, invoiceId, cardPaymentId: paymentId, amount };
      return Promise.resolve(isToCard ? [{ type: 'RequestCardRefund', data }] : []);
    },
  },
});
