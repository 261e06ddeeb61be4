import { z } from 'zod';
import { defineEvents, event, type EventOf } from '../kernel/message.ts';

export const siteSettingsStream = 'siteSettings-global';
/** Typed keys only; a secret has no key. */
export const SettingKey = z.enum(['orgName', 'shortName', 'appName', 'senderEmail', 'apiHost', 'defaultLocale', 'termsVersion', 'defaultAllowedAttempts']);
export type SettingKey = z.infer<typeof SettingKey>;
export const settingDefaults: Readonly<Record<SettingKey, string>> = {
  orgName: 'Paideia',
  shortName: 'Paideia',
  appName: 'Paideia',
  senderEmail: 'no-reply@localhost.localdomain',
  apiHost: '',
  defaultLocale: 'en',
  termsVersion: '1',
  defaultAllowedAttempts: '2',
};
export const siteSettingsEvents = defineEvents('siteSettings', {
  SiteSettingChanged: event(z.object({ key: SettingKey, from: z.string().nullable(), to: z.string() })),
});
export type SiteSettingsEvent = EventOf<typeof siteSettingsEvents>;
