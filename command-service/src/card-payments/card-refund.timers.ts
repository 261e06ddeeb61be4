import { cardRefundEvents } from '@paideia/events/card-payments/card-refund.events.ts';
import { defineTimer } from '../kernel/schedule/timer.ts';

const done = ({ cardRefundId }: { readonly cardRefundId: string }) => ({ subject: cardRefundId, dueAt: null });

/** The gateway is asked again after a pause. */
export const cardRefundRetry = defineTimer({
  kind: 'cardRefundRetry',
  events: [cardRefundEvents],
  schedule: {
    CardRefundRequested: done,
    CardRefundDelayed: ({ cardRefundId, retryAt }) => ({ subject: cardRefundId, dueAt: retryAt }),
    CardRefundRetried: done,
    CardRefundSucceeded: done,
    CardRefundFailed: done,
  },
  fire: (cardRefundId) => ({ type: 'RetryCardRefund', data: { cardRefundId } }),
});
