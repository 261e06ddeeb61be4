import { cardPaymentEvents } from '@paideia/events/card-payments/card-payment.events.ts';
import { defineReaction, ofStream } from '../kernel/react/reaction.ts';

/** What was paid by card is booked on its invoice, once, under the id of the payment. */
export const cardPaymentBooking = defineReaction({
  name: 'card-payment-booking',
  from: 'beginning',
  events: [cardPaymentEvents],
  partition: ofStream,
  on: {
    CardPaymentSucceeded: ({ invoiceId, cardPaymentId, amount, reference, plan }) =>
      Promise.resolve([
        {
          type: 'RecordPayment',
          data: {
            invoiceId,
            paymentId: cardPaymentId,
            amount,
            method: plan ? 'plan' : 'card',
            date: null,
            reference,
          },
        },
      ]),
  },
});
