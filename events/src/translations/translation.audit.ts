import { defineAudit, language, part, sentence, whole } from '../kernel/audit.ts';
import {
  translationAuditFields,
  translationCategories,
  translationSentences as texts,
  translationAuditValues,
} from './translation-audit.messages.ts';
import { translationMessageEvents } from './translation.events.ts';

export const translationMessageAudit = defineAudit(translationMessageEvents, {
  label: translationCategories.translationMessage,
  fields: translationAuditFields,
  values: translationAuditValues,
  hidden: ['messageId'],
  rows: {
    MessageTranslated: {
      sentence: ({ messageId, locale }) =>
        sentence(texts.MessageTranslated, { key: messageId, language: language(locale) }),
      changes: ({ locale, text, isMachineMade }) => [part(locale, { value: text, isMachineMade })],
    },
    TranslationReviewed: {
      sentence: ({ messageId, locale }) =>
        sentence(texts.TranslationReviewed, { key: messageId, language: language(locale) }),
      changes: ({ locale, text }) => [part(locale, { value: text, isMachineMade: false })],
    },
    TranslationRemoved: {
      sentence: ({ messageId, locale }) =>
        sentence(texts.TranslationRemoved, { key: messageId, language: language(locale) }),
      changes: ({ locale }) => [part(locale, { value: null })],
    },
    MessageDefined: {
      sentence: ({ messageId }) => sentence(texts.MessageDefined, { key: messageId }),
      changes: ({ category, description, defaultMessage }) => whole({ category, description, defaultMessage }),
    },
    MessageRemoved: {
      sentence: ({ messageId }) => sentence(texts.MessageRemoved, { key: messageId }),
      changes: () => whole({ deleted: true }),
    },
  },
});
