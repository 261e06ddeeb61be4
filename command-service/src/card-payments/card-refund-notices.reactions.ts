import { cardRefundEvents } from '@paideia/events/card-payments/card-refund.events.ts';
import { notificationLink } from '@paideia/events/notifications/notification-link.rules.ts';
import { billersOf } from '../invoices/biller.facts.ts';
import { defineReaction, ofStream } from '../kernel/react/reaction.ts';
import { notification } from '../notifications/notification.commands.ts';

/** Those who see to the money of the region are told of what did not go back: it stands in the ledger all the same, and somebody has to see to it. */
export const cardRefundNotices = defineReaction({
  name: 'card-refund-notices',
  from: 'now',
  events: [cardRefundEvents],
  partition: ofStream,
  on: {
    async CardRefundFailed({ invoiceId, userId: studentId, regionId, amount, failureCode }, occurred, ask) {
      const params = { invoiceId, studentId, amount: String(amount), failureCode };
      const link = notificationLink('cardRefundFailed', params);
      return (await billersOf(ask, regionId, studentId)).map(({ userId }) =>
        notification({ userId, key: 'cardRefundFailed', params, link }, occurred),
      );
    },
  },
});
