import { defineAudit, nameIn, sentence, whole } from '../kernel/audit.ts';
import {
  newsItemAuditFields,
  newsItemAuditValues,
  newsItemCategories,
  newsItemSentences as texts,
} from './news-item-audit.messages.ts';
import { newsItemEvents } from './news-item.events.ts';

export const newsItemAudit = defineAudit(newsItemEvents, {
  label: newsItemCategories.newsItem,
  fields: newsItemAuditFields,
  values: newsItemAuditValues,
  hidden: ['newsId'],
  rows: {
    NewsPosted: { sentence: ({ title }) => sentence(texts.NewsPosted, { name: title }) },
    NewsUpdated: { sentence: ({ title }) => sentence(texts.NewsUpdated, { name: title }) },
    NewsPublished: {
      sentence: (_, known) => sentence(texts.NewsPublished, { name: nameIn(known) }),
      changes: () => whole({ published: true }),
    },
    NewsUnpublished: {
      sentence: (_, known) => sentence(texts.NewsUnpublished, { name: nameIn(known) }),
      changes: () => whole({ published: false }),
    },
    NewsDeleted: {
      sentence: (_, known) => sentence(texts.NewsDeleted, { name: nameIn(known) }),
      changes: () => [],
    },
  },
});
