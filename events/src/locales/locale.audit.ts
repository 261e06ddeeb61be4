import { defineAudit, nameIn, sentence, whole } from '../kernel/audit.ts';
import { localeAuditFields, localeCategories, localeSentences, localeAuditValues } from './locale-audit.messages.ts';
import { localeEvents } from './locale.events.ts';

export const localeAudit = defineAudit(localeEvents, {
  label: localeCategories.locale,
  fields: localeAuditFields,
  values: localeAuditValues,
  hidden: ['localeId'],
  rows: {
    LocaleAdded: { sentence: ({ label }) => sentence(localeSentences.LocaleAdded, { name: label }) },
    LocaleUpdated: { sentence: ({ label }) => sentence(localeSentences.LocaleUpdated, { name: label }) },
    LocaleRemoved: {
      sentence: (_, known) => sentence(localeSentences.LocaleRemoved, { name: nameIn(known) }),
      changes: () => whole({ deleted: true }),
    },
  },
});
