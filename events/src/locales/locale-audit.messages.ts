import { defineMessages } from '../kernel/messages.ts';

/** What the kind of record is called. */
export const localeCategories = defineMessages({
  locale: {
    id: 'auditLog.category.locale',
    defaultMessage: 'Language',
    description: 'Kind of record in the system log',
  },
});

/** One sentence an event type, and a variant where one sentence would not do. `{subject}` is the person whom the event is about. */
export const localeSentences = defineMessages({
  LocaleAdded: {
    id: 'audit.LocaleAdded',
    defaultMessage: '{actor} added the language {name}',
    description: 'A language that people may choose',
  },
  LocaleUpdated: {
    id: 'audit.LocaleUpdated',
    defaultMessage: '{actor} changed the language {name}',
    description: 'A language that people may choose',
  },
  LocaleRemoved: {
    id: 'audit.LocaleRemoved',
    defaultMessage: '{actor} removed the language {name}',
    description: 'A language that people may choose no more',
  },
});

/** What the fields are called. */
export const localeAuditFields = defineMessages({
  label: { id: 'audit.field.label', defaultMessage: 'Label', description: 'A field of an event: label' },
});
