import { defineMessages } from '../kernel/messages.ts';

/** The log calls the kind of record so. */
export const localeCategories = defineMessages('auditLog.category', {
  locale: ['Language', 'Kind of record in the system log'],
});

/** One sentence an event type, and a variant where one sentence would not do. `{subject}` is the person whom the event is about. */
export const localeSentences = defineMessages('audit', {
  LocaleAdded: ['{actor} added the language {name}', 'A language that people may choose'],
  LocaleUpdated: ['{actor} changed the language {name}', 'A language that people may choose'],
  LocaleRemoved: ['{actor} removed the language {name}', 'A language that people may choose no more'],
});

/** The log calls the fields so. */
export const localeAuditFields = defineMessages('audit.field', {
  label: ['Label', 'A field of an event: label'],
});

/** The log calls the fixed values so. */
export const localeAuditValues = defineMessages('audit.value', {
  locales: ['Languages', 'What a permission is for, as the menu of the console calls it'],
});
