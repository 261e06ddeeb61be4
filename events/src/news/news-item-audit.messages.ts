import { defineMessages } from '../kernel/messages.ts';

/** The log calls the kind of record so. */
export const newsItemCategories = defineMessages('auditLog.category', {
  newsItem: ['News', 'Kind of record in the system log'],
  newsDelivery: ['Announcement of news', 'Kind of record in the system log'],
});

/** One sentence an event type. */
export const newsItemSentences = defineMessages('audit', {
  NewsPosted: ['{actor} wrote the news “{name}”', 'An item of news begins as a draft'],
  NewsUpdated: ['{actor} changed the news “{name}”', 'An item of news is changed'],
  NewsPublished: ['{actor} published the news “{name}”', 'Its readers see an item of news'],
  NewsUnpublished: ['{actor} withdrew the news “{name}”', 'An item of news is a draft again'],
  NewsDeleted: ['{actor} deleted the news “{name}”', 'An item of news is gone'],
});

/** One sentence an event type. */
export const newsDeliverySentences = defineMessages('audit', {
  NewsDeliveryScheduled: [
    'The readers of the news “{name}” are to be told of it',
    'It is known when an item of news will be announced',
  ],
  NewsDeliveryAdvanced: [
    'Readers of the news “{name}” were told of it',
    'Some of the readers of an item of news have been told of it',
  ],
  NewsDeliveryStopped: [
    'The news “{name}” is announced no further',
    'An item of news was withdrawn before all its readers were told of it',
  ],
  NewsDeliveryFinished: [
    'All readers of the news “{name}” were told of it',
    'All readers of an item of news have been told of it',
  ],
});

/** The log calls the fields so. */
export const newsDeliveryAuditFields = defineMessages('audit.field', {
  told: ['People told', 'A field of an event: how many were told of an item of news'],
});
/** The log calls the fields so. */
export const newsItemAuditFields = defineMessages('audit.field', {
  body: ['Text', 'A field of an event: body'],
  audience: ['For', 'A field of an event: audience'],
  pinned: ['On top', 'A field of an event: pinned'],
});

/** Whom an item is for. */
export const newsItemAuditValues = defineMessages('audit.value', {
  news: ['Noticeboard', 'What a permission is for, as the menu of the console calls it'],
  all: ['Everybody', 'Readers of an item of news'],
  students: ['Students', 'Readers of an item of news'],
  alumni: ['Alumni', 'Readers of an item of news'],
  group: ['Groups', 'Readers of an item of news'],
});
