import { reject } from '@paideia/events/kernel/rejection.ts';
import { siteSettingsCommands } from '@paideia/events/site-settings/site-setting.commands.ts';
import {
  settingDefaults,
  siteSettingsEvents,
  siteSettingsStream,
  type SettingKey,
} from '@paideia/events/site-settings/site-setting.events.ts';
import { fitsSetting, settingIds, settingKind } from '@paideia/events/site-settings/site-setting.rules.ts';
import { siteSettingsPermissions } from '@paideia/events/site-settings/site-setting.permissions.ts';
import { accountFacts } from '../accounts/account.facts.ts';
import { groupFacts } from '../groups/group.facts.ts';
import { defineDecider } from '../kernel/decide/decider.ts';
import { localeFacts } from '../locales/locale.facts.ts';
import { regionFacts } from '../regions/region.facts.ts';

/** It holds what was set; a key that never was has its default. */
type State = Readonly<Partial<Record<SettingKey, string>>> & {
  /** Versions that the terms have had: people have accepted them, and would not be asked again. */
  readonly pastTerms?: readonly string[];
};
type Rejected = 'conflict' | 'siteSetting.misfit' | 'siteSetting.termsTaken' | 'siteSetting.localeUnknown';

type Facts = {
  /** The ids that the value holds are those of something. */
  readonly areKnown: boolean;
  /** People may choose the language that the value names, if it names one. */
  readonly isOffered: boolean;
};

export const siteSettings = defineDecider<State, Rejected, Facts>()({
  events: siteSettingsEvents,
  commands: siteSettingsCommands,
  permissions: siteSettingsPermissions,
  creates: ['ChangeSiteSetting'],
  commutes: [],
  stream: () => siteSettingsStream,
  initial: {},
  exists: () => true,
  scope: () => ({}),
  facts: async ({ data: { key, value } }, ask) => {
    const ids = settingIds(key, value);
    const kind = settingKind(key);
    const known =
      ids.length === 0
        ? []
        : kind === 'region'
          ? await ask.table(regionFacts).many(ids)
          : kind === 'user'
            ? await ask.table(accountFacts).many(ids)
            : await ask.table(groupFacts).many(ids);
    const isOffered = kind !== 'locale' || (await ask.table(localeFacts).count({ where: { value } })).n > 0;
    return { areKnown: known.length === ids.length, isOffered };
  },

  decide: {
    ChangeSiteSetting: (state, { key, value, from }, { areKnown, isOffered }) => {
      const present = state[key] ?? settingDefaults[key];
      if (from !== undefined && from !== present && value !== present) return reject('conflict');
      const isCleared = value === '' && settingDefaults[key] === '';
      if (!isCleared && !(value !== '' && fitsSetting(key, value) && areKnown))
        return reject('siteSetting.misfit', { key });
      if (!isOffered) return reject('siteSetting.localeUnknown');
      if (key === 'termsVersion' && state.pastTerms?.includes(value))
        return reject('siteSetting.termsTaken', { version: value });
      return present === value && (state[key] !== undefined || value === '')
        ? []
        : [{ type: 'SiteSettingChanged', data: { key, from: state[key] ?? null, to: value } }];
    },
  },
  evolve: {
    SiteSettingChanged: (state, { key, to }) => ({
      ...state,
      [key]: to,
      ...(key === 'termsVersion' && {
        pastTerms: [...new Set([...(state.pastTerms ?? [settingDefaults.termsVersion]), to])],
      }),
    }),
  },
});
