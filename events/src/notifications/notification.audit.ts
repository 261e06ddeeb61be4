import { defineAudit, sentence, word } from '../kernel/audit.ts';
import {
  notificationAuditValues,
  notificationCategories,
  notificationSentences as texts,
} from './notification-audit.messages.ts';
import { notificationFeedEvents } from './notification.events.ts';

export const notificationFeedAudit = defineAudit(notificationFeedEvents, {
  label: notificationCategories.notificationFeed,
  values: notificationAuditValues,
  hidden: ['notificationId', 'causeId', 'key', 'link', 'upTo'],
  isFeed: true,
  rows: {
    NotificationRaised: {
      sentence: ({ key }) => sentence(texts.NotificationRaised, { template: word(key) }),
      isAutomatic: true,
    },
    NotificationsRead: { sentence: texts.NotificationsRead },
    NotificationOpened: { sentence: texts.NotificationOpened },
  },
});
