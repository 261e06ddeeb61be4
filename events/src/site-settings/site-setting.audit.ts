import {
  allNamed,
  defineAudit,
  language,
  part,
  sentence,
  word,
  type AuditValue,
  type NamedKind,
} from '../kernel/audit.ts';
import { siteSettingAuditValues, siteSettingCategories, siteSettingSentences } from './site-setting-audit.messages.ts';
import { siteSettingsEvents, type SettingKey } from './site-setting.events.ts';
import { settingIds, settingKind } from './site-setting.rules.ts';

const kinds: Readonly<Record<string, NamedKind>> = {
  region: 'region',
  group: 'group',
  groups: 'group',
  user: 'person',
};
/** What a value stands for is said by its name, as on the page of the settings. */
function said(key: SettingKey, value: string): AuditValue {
  const kind = settingKind(key);
  const ofIds = kinds[kind];
  if (value === '') return value;
  if (ofIds !== undefined) return allNamed(ofIds, settingIds(key, value));
  return kind === 'locale' ? language(value) : value;
}

export const siteSettingsAudit = defineAudit(siteSettingsEvents, {
  label: siteSettingCategories.siteSettings,
  values: siteSettingAuditValues,
  rows: {
    SiteSettingChanged: {
      sentence: ({ key, to }) =>
        to === ''
          ? sentence(siteSettingSentences['SiteSettingChanged.cleared'], { key: word(key) })
          : sentence(siteSettingSentences.SiteSettingChanged, { key: word(key), value: said(key, to) }),
      changes: ({ key, from, to }) => [
        part(key, { value: said(key, to) }, { value: from === null ? null : said(key, from) }),
      ],
    },
  },
});
