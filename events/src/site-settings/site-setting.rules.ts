import { z } from 'zod';
import { isId } from '../kernel/ids.ts';
import { isLocale } from '../kernel/messages.ts';
import { parsePrograms } from '../time-logs/time-log-program.rules.ts';
import { isWebAddress } from '../kernel/web-address.ts';
import { longestTermsVersion } from './setting-limits.rules.ts';
import type { SettingKey } from './site-setting.events.ts';

/** A setting holds a value of one of these kinds; `groups` are two ids with a comma between them. */
export const SettingKind = z.enum([
  'text',
  'version',
  'email',
  'origin',
  'address',
  'locale',
  'attempts',
  'publicKey',
  'region',
  'group',
  'groups',
  'user',
  'programs',
]);
export type SettingKind = z.infer<typeof SettingKind>;
/** The headings of the page, in its order. */
export const SettingSection = z.enum(['college', 'site', 'exams', 'alumni', 'pictures', 'app', 'cards']);
export type SettingSection = z.infer<typeof SettingSection>;

/** Under their headings, in the order of the page. */
export const settingSections = {
  college: { orgName: 'text', shortName: 'text', appName: 'text', senderEmail: 'email', timeLogPrograms: 'programs' },
  site: {
    apiHost: 'origin',
    assetsUrl: 'address',
    d2lUrl: 'address',
    defaultLocale: 'locale',
    termsVersion: 'version',
    globalRegionId: 'region',
    errorReportingId: 'text',
  },
  exams: { defaultAllowedAttempts: 'attempts' },
  alumni: {
    alumniRegionId: 'region',
    alumniGroupIds: 'groups',
    alumniAdminId: 'user',
    facebookGroupUrl: 'address',
    endowmentUrl: 'address',
    donationUrl: 'address',
  },
  pictures: { imageUploadCloudId: 'text', imageUploadPreset: 'text', imageUploadKey: 'text' },
  app: { appVersionDefaultGroupId: 'group', appVersionTestGroupId: 'group' },
  cards: {
    cardPublicKeyDevelopment: 'publicKey',
    cardPublicKeyTest: 'publicKey',
    cardPublicKeyProduction: 'publicKey',
    cardPublicKeyAdminProduction: 'publicKey',
  },
} as const satisfies Readonly<Record<SettingSection, Partial<Readonly<Record<SettingKey, SettingKind>>>>>;

const kinds: Readonly<Record<string, SettingKind>> = Object.fromEntries(
  Object.values(settingSections).flatMap((keys) => Object.entries(keys)),
);
export const settingKind = (key: SettingKey): SettingKind => kinds[key] ?? 'text';

/** A value may hold ids: of a region, of groups or of a person. */
export const settingIds = (key: SettingKey, value: string): readonly string[] =>
  ['region', 'group', 'groups', 'user'].includes(settingKind(key)) && value !== '' ? value.split(',') : [];

/** What only a service may know begins so at gateways, clouds and in key files. */
const isSecret = (value: string) => /(^|\s)(sk|rk|whsec)_|AKIA[0-9A-Z]{16}|-----BEGIN/.test(value);
const fits: Readonly<Record<SettingKind, (value: string) => boolean>> = {
  text: () => true,
  version: (value) => value.length <= longestTermsVersion,
  email: (value) => z.email().safeParse(value).success,
  origin: (value) => /^https?:\/\/[^\s/?#]+$/.test(value) && URL.canParse(value),
  address: isWebAddress,
  locale: isLocale,
  attempts: (value) => /^([1-9]|10)$/.test(value),
  publicKey: (value) => /^pk_[\w-]{8,200}$/.test(value),
  region: isId,
  group: isId,
  groups: (value) => {
    const ids = value.split(',');
    return ids.length === 2 && new Set(ids).size === 2 && ids.every(isId);
  },
  user: isId,
  programs: (value) => parsePrograms(value) !== undefined,
};
/** Says whether a value is of the kind of its setting; no setting holds a secret. */
export const fitsSetting = (key: SettingKey, value: string): boolean =>
  !isSecret(value) && fits[settingKind(key)](value);
