import { defineAudit, sentence, word } from '../kernel/audit.ts';
import {
  definitionAuditFields,
  notificationAuditValues,
  notificationCategories,
  notificationSentences as texts,
} from './notification-audit.messages.ts';
import { notificationDefinitionEvents } from './definition.events.ts';

export const notificationDefinitionAudit = defineAudit(notificationDefinitionEvents, {
  label: notificationCategories.notificationDefinition,
  fields: definitionAuditFields,
  values: notificationAuditValues,
  hidden: ['key'],
  rows: {
    NotificationDefined: { sentence: ({ key }) => sentence(texts.NotificationDefined, { template: word(key) }) },
  },
});
