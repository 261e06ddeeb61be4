import { z } from 'zod';
import { Id, Instant } from '../kernel/ids.ts';
import { defineEvents, event, streamOf, type EventOf } from '../kernel/message.ts';

export const newsDeliveryStream = streamOf('newsDelivery');
const newsRef = z.object({ newsId: Id });
/** It says how far the delivery is: everybody up to this person has been told, so many altogether. */
const place = newsRef.extend({ after: z.string(), told: z.int() });

/** How an item of news is announced to its readers, one batch after the other; whom it reached stands in their own feeds. */
export const newsDeliveryEvents = defineEvents('newsDelivery', {
  NewsDeliveryScheduled: event(newsRef.extend({ title: z.string(), startsAt: Instant })),
  NewsDeliveryAdvanced: event(place),
  NewsDeliveryStopped: event(newsRef),
  NewsDeliveryFinished: event(newsRef.extend({ told: z.int() })),
});
export type NewsDeliveryEvent = EventOf<typeof newsDeliveryEvents>;
