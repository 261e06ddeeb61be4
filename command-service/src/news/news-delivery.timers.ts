import { newsDeliveryEvents } from '@paideia/events/news/news-delivery.events.ts';
import { defineTimer } from '../kernel/schedule/timer.ts';

const done = ({ newsId }: { readonly newsId: string }) => ({ subject: newsId, dueAt: null });

/** Readers are told of an item when its days begin. */
export const newsDeliveryStart = defineTimer({
  kind: 'newsDeliveryStart',
  events: [newsDeliveryEvents],
  schedule: {
    NewsDeliveryScheduled: ({ newsId, startsAt }) => ({ subject: newsId, dueAt: startsAt }),
    NewsDeliveryAdvanced: done,
    NewsDeliveryStopped: done,
  },
  fire: (newsId) => ({ type: 'StartNewsDelivery', data: { newsId } }),
});
