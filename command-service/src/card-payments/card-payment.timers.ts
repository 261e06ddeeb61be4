import { cardPaymentEvents } from '@paideia/events/card-payments/card-payment.events.ts';
import { defineTimer } from '../kernel/schedule/timer.ts';

const done = ({ cardPaymentId }: { readonly cardPaymentId: string }) => ({ subject: cardPaymentId, dueAt: null });

/** The gateway is asked again after a pause, or when the holder of the card has let their time pass. */
export const cardPaymentRetry = defineTimer({
  kind: 'cardPaymentRetry',
  events: [cardPaymentEvents],
  schedule: {
    CardPaymentDelayed: ({ cardPaymentId, retryAt }) => ({ subject: cardPaymentId, dueAt: retryAt }),
    CardPaymentAuthenticationRequired: ({ cardPaymentId, authenticateBy }) => ({
      subject: cardPaymentId,
      dueAt: authenticateBy,
    }),
    CardPaymentRetried: done,
    CardPaymentSucceeded: done,
    CardPaymentFailed: done,
  },
  fire: (cardPaymentId) => ({ type: 'RetryCardPayment', data: { cardPaymentId } }),
});
