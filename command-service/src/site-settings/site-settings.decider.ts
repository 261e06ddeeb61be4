import { z } from 'zod';
import { isLocale } from '@paideia/events/kernel/messages.ts';
import { reject } from '@paideia/events/kernel/rejection.ts';
import { siteSettingsCommands } from '@paideia/events/site-settings/site-setting.commands.ts';
import {
  siteSettingsEvents,
  siteSettingsStream,
  type SettingKey,
} from '@paideia/events/site-settings/site-setting.events.ts';
import { siteSettingsPermissions } from '@paideia/events/site-settings/site-setting.permissions.ts';
import { defineDecider, noFacts } from '../kernel/decide/decider.ts';

/** What was set; a key that never was has its default. */
type State = Readonly<Partial<Record<SettingKey, string>>>;

const always = () => true;
/** Gateways call a public key so; a secret one begins otherwise and has no place here. */
const isPublicKey = (value: string) => /^pk_[\w-]{8,200}$/.test(value);
const fits: Readonly<Record<SettingKey, (value: string) => boolean>> = {
  orgName: always,
  shortName: always,
  appName: always,
  termsVersion: (value) => value.length <= 40,
  senderEmail: (value) => z.email().safeParse(value).success,
  apiHost: (value) => /^https?:\/\/[^\s/?#]+$/.test(value) && URL.canParse(value),
  defaultLocale: isLocale,
  defaultAllowedAttempts: (value) => /^([1-9]|10)$/.test(value),
  cardPublicKeyDevelopment: isPublicKey,
  cardPublicKeyTest: isPublicKey,
  cardPublicKeyProduction: isPublicKey,
  cardPublicKeyAdminProduction: isPublicKey,
};

export const siteSettings = defineDecider<State, 'siteSetting.misfit'>()({
  events: siteSettingsEvents,
  commands: siteSettingsCommands,
  permissions: siteSettingsPermissions,
  creates: ['ChangeSiteSetting'],
  commutes: [],
  stream: () => siteSettingsStream,
  initial: {},
  exists: () => true,
  scope: () => ({}),
  facts: noFacts,

  decide: {
    ChangeSiteSetting: (state, { key, value }) => {
      if (!fits[key](value)) return reject('siteSetting.misfit', { key });
      return state[key] === value
        ? []
        : [{ type: 'SiteSettingChanged', data: { key, from: state[key] ?? null, to: value } }];
    },
  },
  evolve: { SiteSettingChanged: (state, { key, to }) => ({ ...state, [key]: to }) },
});
