import { reject } from '@paideia/events/kernel/rejection.ts';
import { localeCommands } from '@paideia/events/locales/locale.commands.ts';
import { localeEvents, localeStream } from '@paideia/events/locales/locale.events.ts';
import { localePermissions, readsLocales } from '@paideia/events/locales/locale.permissions.ts';
import { settingDefaults, siteSettingsStream } from '@paideia/events/site-settings/site-setting.events.ts';
import { defineDecider } from '../kernel/decide/decider.ts';
import { siteSettings } from '../site-settings/site-settings.decider.ts';
import { localeFacts } from './locale.facts.ts';

type State = { readonly value: string | null; readonly name?: string; readonly label?: string };
type Facts = { readonly isTaken: boolean; readonly defaultLocale: string };

export const locale = defineDecider<State, 'locale.exists' | 'locale.isDefault', Facts>()({
  events: localeEvents,
  commands: localeCommands,
  permissions: localePermissions,
  reads: readsLocales,
  creates: ['AddLocale'],
  commutes: [],
  stream: ({ data }) => localeStream(data.localeId),
  initial: { value: null },
  exists: ({ value }) => value !== null,
  claims: ({ value }) => (value === null ? [] : [{ kind: 'locale', value, taken: reject('locale.exists') }]),
  scope: () => ({}),
  facts: async ({ type, data }, ask) => ({
    isTaken: type === 'AddLocale' && (await ask.table(localeFacts).count({ where: { value: data.value } })).n > 0,
    defaultLocale: { ...settingDefaults, ...(await ask.state(siteSettings, siteSettingsStream)) }.defaultLocale,
  }),

  decide: {
    AddLocale: ({ value }, data, { isTaken }) => {
      if (value === data.value) return [];
      return value !== null || isTaken ? reject('locale.exists') : [{ type: 'LocaleAdded', data }];
    },
    UpdateLocale: ({ name, label }, data) =>
      name === data.name && label === data.label ? [] : [{ type: 'LocaleUpdated', data }],
    RemoveLocale: ({ value }, data, { defaultLocale }) =>
      value === defaultLocale ? reject('locale.isDefault') : [{ type: 'LocaleRemoved', data }],
  },
  evolve: {
    LocaleAdded: (_, { value, name, label }) => ({ value, name, label }),
    LocaleUpdated: (state, { name, label }) => ({ ...state, name, label }),
    LocaleRemoved: () => ({ value: null }),
  },
});
