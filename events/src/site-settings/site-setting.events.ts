import { z } from 'zod';
import { defineEvents, event, type EventOf } from '../kernel/message.ts';

export const siteSettingsStream = 'siteSettings-global';
/** Typed keys only; a secret has no key. */
export const SettingKey = z.enum([
  'orgName',
  'shortName',
  'appName',
  'senderEmail',
  'apiHost',
  'defaultLocale',
  'termsVersion',
  'defaultAllowedAttempts',
  // What a browser shows the card gateway, one for each environment. It is public; the secret one is no setting.
  'cardPublicKeyDevelopment',
  'cardPublicKeyTest',
  'cardPublicKeyProduction',
  'cardPublicKeyAdminProduction',
  'assetsUrl',
  'd2lUrl',
  'globalRegionId',
  'errorReportingId',
  'alumniRegionId',
  'alumniGroupIds',
  'alumniAdminId',
  'facebookGroupUrl',
  'endowmentUrl',
  'donationUrl',
  'imageUploadCloudId',
  'imageUploadPreset',
  'imageUploadKey',
  'appVersionDefaultGroupId',
  'appVersionTestGroupId',
  // The programs in which students keep time logs, and on which weekday the weeks of each end.
  'timeLogPrograms',
]);
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
  cardPublicKeyDevelopment: '',
  cardPublicKeyTest: '',
  cardPublicKeyProduction: '',
  cardPublicKeyAdminProduction: '',
  assetsUrl: '',
  d2lUrl: '',
  globalRegionId: '',
  errorReportingId: '',
  alumniRegionId: '',
  alumniGroupIds: '',
  alumniAdminId: '',
  facebookGroupUrl: '',
  endowmentUrl: '',
  donationUrl: '',
  imageUploadCloudId: '',
  imageUploadPreset: '',
  imageUploadKey: '',
  appVersionDefaultGroupId: '',
  appVersionTestGroupId: '',
  timeLogPrograms: 'practicum = Practicum, saturday',
};
export const siteSettingsEvents = defineEvents('siteSettings', {
  SiteSettingChanged: event(z.object({ key: SettingKey, from: z.string().nullable(), to: z.string() })),
});
export type SiteSettingsEvent = EventOf<typeof siteSettingsEvents>;
