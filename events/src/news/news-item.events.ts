import { z } from 'zod';
import { Id, LocalDate } from '../kernel/ids.ts';
import { defineEvents, event, streamOf, type EventOf } from '../kernel/message.ts';

export const newsItemStream = streamOf('newsItem');
const newsRef = z.object({ newsId: Id });
/** Whom an item is for: everybody, all who study, all alumni, or the people of the named regions or groups. */
export const NewsAudience = z.enum(['all', 'students', 'alumni', 'region', 'group']);
export type NewsAudience = z.infer<typeof NewsAudience>;
const details = newsRef.extend({
  title: z.string(),
  /** Sanitised HTML. */
  body: z.string(),
  /** Who reads the site in this language; null is everybody. */
  locale: z.string().nullable(),
  audience: NewsAudience,
  regionIds: z.array(Id),
  groupIds: z.array(Id),
  /** Days in the reader's zone, both included; null is no bound. */
  fromDate: LocalDate.nullable(),
  toDate: LocalDate.nullable(),
  pinned: z.boolean(),
});

export const newsItemEvents = defineEvents('newsItem', {
  NewsPosted: event(details),
  /** It carries the whole item. */
  NewsUpdated: event(details),
  NewsPublished: event(newsRef),
  NewsUnpublished: event(newsRef),
  NewsDeleted: event(newsRef),
});
export type NewsItemEvent = EventOf<typeof newsItemEvents>;
