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
  TranslationReviewed: {
    id: 'audit.TranslationReviewed',
    defaultMessage: '{actor} reviewed the text {key} in {language}',
    description: 'A text of the screens in one language was found right',
  },
  TranslationRemoved: {
    id: 'audit.TranslationRemoved',
    defaultMessage: '{actor} took back the text {key} in {language}',
    description: 'The delivered text of the screens stands again',
  },
  MessageDefined: {
    id: 'audit.MessageDefined',
    defaultMessage: '{actor} defined the text {key}',
    description: 'A text of the college’s own, new or changed',
  },
  MessageRemoved: {
    id: 'audit.MessageRemoved',
    defaultMessage: '{actor} removed the text {key}',
    description: 'A text of the college’s own, in all languages',
  },
});

/** What the fields are called. */
export const translationAuditFields = defineMessages({
  category: { id: 'audit.field.category', defaultMessage: 'Category', description: 'A field of an event: category' },
  isMachineMade: {
    id: 'audit.field.isMachineMade',
    defaultMessage: 'Translated by a machine',
    description: 'A field of an event: yes or no',
  },
  defaultMessage: {
    id: 'audit.field.defaultMessage',
    defaultMessage: 'English text',
    description: 'A field of an event: the text of a message',
  },
});
