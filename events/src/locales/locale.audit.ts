import { defineAudit, sentence } from '../kernel/audit.ts';
import { localeAuditFields, localeCategories, localeSentences } from './locale-audit.messages.ts';
import { localeEvents } from './locale.events.ts';

export const localeAudit = defineAudit(localeEvents, {
  label: localeCategories.locale,
  fields: localeAuditFields,
  hidden: ['localeId'],
  rows: { LocaleAdded: { sentence: ({ label }) => sentence(localeSentences.LocaleAdded, { name: label }) } },
});
