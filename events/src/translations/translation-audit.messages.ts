import { defineMessages } from '../kernel/messages.ts';

/** The log calls the kind of record so. */
export const translationCategories = defineMessages('auditLog.category', {
  translationMessage: ['Translation', 'Kind of record in the system log'],
});

/** One sentence an event type, and a variant where one sentence would not do. `{subject}` is the person whom the event is about. */
export const translationSentences = defineMessages('audit', {
  MessageTranslated: ['{actor} changed the text {key} in {language}', 'A text of the screens in one language'],
  TranslationReviewed: [
    '{actor} reviewed the text {key} in {language}',
    'A text of the screens in one language was found right',
  ],
  TranslationRemoved: [
    '{actor} took back the text {key} in {language}',
    'The delivered text of the screens stands again',
  ],
  MessageDefined: ['{actor} defined the text {key}', 'A text of the college’s own, new or changed'],
  MessageRemoved: ['{actor} removed the text {key}', 'A text of the college’s own, in all languages'],
});

/** The log calls the fields so. */
export const translationAuditFields = defineMessages('audit.field', {
  category: ['Category', 'A field of an event: category'],
  isMachineMade: ['Translated by a machine', 'A field of an event: yes or no'],
  defaultMessage: ['English text', 'A field of an event: the text of a message'],
});

/** The log calls the fixed values so. */
export const translationAuditValues = defineMessages('audit.value', {
  translations: ['Translations', 'What a permission is for, as the menu of the console calls it'],
});
