import { defineMessages } from '../kernel/messages.ts';

/** What the kind of record is called. */
export const translationCategories = defineMessages({
  translationMessage: {
    id: 'auditLog.category.translationMessage',
    defaultMessage: 'Translation',
    description: 'Kind of record in the system log',
  },
});

/** One sentence an event type, and a variant where one sentence would not do. `{subject}` is the person whom the event is about. */
export const translationSentences = defineMessages({
  MessageTranslated: {
    id: 'audit.MessageTranslated',
    defaultMessage: '{actor} changed the text {key} in {language}',
    description: 'A text of the screens in one language',
  },
});
