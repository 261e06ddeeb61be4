import { defineAudit, nameIn, sentence, type Fields } from '../kernel/audit.ts';
import type { MessageDescriptor } from '../kernel/messages.ts';
import {
  newsDeliveryAuditFields,
  newsDeliverySentences as texts,
  newsItemCategories,
} from './news-item-audit.messages.ts';
import { newsDeliveryEvents } from './news-delivery.events.ts';

const ofNews = (message: MessageDescriptor) => (_: unknown, known: Fields) =>
  sentence(message, { name: nameIn(known) });

export const newsDeliveryAudit = defineAudit(newsDeliveryEvents, {
  label: newsItemCategories.newsDelivery,
  fields: newsDeliveryAuditFields,
  hidden: ['newsId', 'after'],
  rows: {
    NewsDeliveryScheduled: { sentence: ofNews(texts.NewsDeliveryScheduled), isAutomatic: true },
    NewsDeliveryAdvanced: { sentence: ofNews(texts.NewsDeliveryAdvanced), isAutomatic: true },
    NewsDeliveryStopped: { sentence: ofNews(texts.NewsDeliveryStopped), isAutomatic: true },
    NewsDeliveryFinished: { sentence: ofNews(texts.NewsDeliveryFinished), isAutomatic: true },
  },
});
