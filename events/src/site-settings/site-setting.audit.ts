import { defineAudit, part, sentence, word } from '../kernel/audit.ts';
import { siteSettingAuditValues, siteSettingCategories, siteSettingSentences } from './site-setting-audit.messages.ts';
import { siteSettingsEvents } from './site-setting.events.ts';

export const siteSettingsAudit = defineAudit(siteSettingsEvents, {
  label: siteSettingCategories.siteSettings,
  values: siteSettingAuditValues,
  rows: {
    SiteSettingChanged: {
      sentence: ({ key, to }) => sentence(siteSettingSentences.SiteSettingChanged, { key: word(key), value: to }),
      changes: ({ key, from, to }) => [part(key, { value: to }, { value: from })],
    },
  },
});
