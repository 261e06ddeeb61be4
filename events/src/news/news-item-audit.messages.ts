import { defineMessages } from '../kernel/messages.ts';

/** What the kind of record is called. */
export const newsItemCategories = defineMessages({
  newsItem: {
    id: 'auditLog.category.newsItem',
    defaultMessage: 'News',
    description: 'Kind of record in the system log',
  },
  newsDelivery: {
    id: 'auditLog.category.newsDelivery',
    defaultMessage: 'Announcement of news',
    description: 'Kind of record in the system log',
  },
});

/** One sentence an event type. */
export const newsItemSentences = defineMessages({
  NewsPosted: {
    id: 'audit.NewsPosted',
    defaultMessage: '{actor} wrote the news “{name}”',
    description: 'An item of news begins as a draft',
  },
  NewsUpdated: {
    id: 'audit.NewsUpdated',
    defaultMessage: '{actor} changed the news “{name}”',
    description: 'An item of news is changed',
  },
  NewsPublished: {
    id: 'audit.NewsPublished',
    defaultMessage: '{actor} published the news “{name}”',
    description: 'Its readers see an item of news',
  },
  NewsUnpublished: {
    id: 'audit.NewsUnpublished',
    defaultMessage: '{actor} withdrew the news “{name}”',
    description: 'An item of news is a draft again',
  },
  NewsDeleted: {
    id: 'audit.NewsDeleted',
    defaultMessage: '{actor} deleted the news “{name}”',
    description: 'An item of news is gone',
  },
});

/** One sentence an event type. */
export const newsDeliverySentences = defineMessages({
  NewsDeliveryScheduled: {
    id: 'audit.NewsDeliveryScheduled',
    defaultMessage: 'The readers of the news “{name}” are to be told of it',
    description: 'It is known when an item of news will be announced',
  },
  NewsDeliveryAdvanced: {
    id: 'audit.NewsDeliveryAdvanced',
    defaultMessage: 'Readers of the news “{name}” were told of it',
    description: 'Some of the readers of an item of news have been told of it',
  },
  NewsDeliveryStopped: {
    id: 'audit.NewsDeliveryStopped',
    defaultMessage: 'The news “{name}” is announced no further',
    description: 'An item of news was withdrawn before all its readers were told of it',
  },
  NewsDeliveryFinished: {
    id: 'audit.NewsDeliveryFinished',
    defaultMessage: 'All readers of the news “{name}” were told of it',
    description: 'All readers of an item of news have been told of it',
  },
});

/** What the fields are called. */
export const newsDeliveryAuditFields = defineMessages({
  told: {
    id: 'audit.field.told',
    defaultMessage: 'People told',
    description: 'A field of an event: how many were told of an item of news',
  },
});
/** What the fields are called. */
export const newsItemAuditFields = defineMessages({
  body: { id: 'audit.field.body', defaultMessage: 'Text', description: 'A field of an event: body' },
  audience: { id: 'audit.field.audience', defaultMessage: 'For', description: 'A field of an event: audience' },
  pinned: { id: 'audit.field.pinned', defaultMessage: 'On top', description: 'A field of an event: pinned' },
});

/** Whom an item is for. */
export const newsItemAuditValues = defineMessages({
  all: { id: 'audit.value.all', defaultMessage: 'Everybody', description: 'Readers of an item of news' },
  students: { id: 'audit.value.students', defaultMessage: 'Students', description: 'Readers of an item of news' },
  alumni: { id: 'audit.value.alumni', defaultMessage: 'Alumni', description: 'Readers of an item of news' },
  group: { id: 'audit.value.group', defaultMessage: 'Groups', description: 'Readers of an item of news' },
});
