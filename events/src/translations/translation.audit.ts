import { defineAudit, language, part, sentence } from '../kernel/audit.ts';
import { translationCategories, translationSentences } from './translation-audit.messages.ts';
import { translationMessageEvents } from './translation.events.ts';

export const translationMessageAudit = defineAudit(translationMessageEvents, {
  label: translationCategories.translationMessage,
  rows: {
    MessageTranslated: {
      sentence: ({ messageId, locale }) =>
        sentence(translationSentences.MessageTranslated, { key: messageId, language: language(locale) }),
      changes: ({ locale, text }) => [part(locale, { value: text })],
    },
  },
});
