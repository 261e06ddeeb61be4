import { expect, test } from '@jest/globals';
import type { SettingKey } from '@paideia/events/site-settings/site-setting.events.ts';
import { settingDefaults } from '@paideia/events/site-settings/site-setting.events.ts';
import { specFor } from '../kernel/decide/spec.ts';
import { siteSettings } from './site-settings.decider.ts';

const { given } = specFor(siteSettings, { areKnown: true, isOffered: true });
const change = (key: SettingKey, value: string) => ({ type: 'ChangeSiteSetting', data: { key, value } }) as const;

test('a setting says what it was and what it is', () => {
  const first = {
    type: 'SiteSettingChanged',
    data: { key: 'appName', from: null, to: 'Cedar Ridge Learning' },
  } as const;
  given().when(change('appName', 'Cedar Ridge Learning')).then(first);
  given(first).when(change('appName', 'Cedar Ridge Learning')).thenNothing();
  given(first)
    .when(change('appName', 'CRL'))
    .thenLike({ data: { from: 'Cedar Ridge Learning', to: 'CRL' } });
});
test('of two who change one setting the second is told, and others are not in the way', () => {
  const changed = (key: SettingKey, to: string) =>
    ({ type: 'SiteSettingChanged', data: { key, from: null, to } }) as const;
  const seeing = (from: string, to: string) =>
    ({ type: 'ChangeSiteSetting', data: { ...change('appName', to).data, from } }) as const;
  const theirs = changed('appName', 'CRL');
  given(theirs).when(seeing(settingDefaults.appName, 'Learning')).thenRejected('conflict');
  given(theirs).when(seeing('', 'Learning')).thenRejected('conflict');
  given(theirs)
    .when(seeing('CRL', 'Learning'))
    .thenLike({ data: { from: 'CRL', to: 'Learning' } });
  given(changed('shortName', 'CRL'))
    .when(seeing(settingDefaults.appName, 'Learning'))
    .then(changed('appName', 'Learning'));
  // Both wish the same.
  given(theirs).when(seeing(settingDefaults.appName, 'CRL')).thenNothing();
});
test.each([
  ['senderEmail', 'office@example.org', true],
  ['senderEmail', 'office', false],
  ['senderEmail', 'a@example.org\r\nBcc: b@example.org', false],
  ['apiHost', 'https://learn.example.org', true],
  ['apiHost', 'http://127.0.0.1:3000', true],
  ['apiHost', 'javascript:alert(1)', false],
  ['apiHost', 'https://learn.example.org/path', false],
  ['defaultLocale', 'pl_PL', true],
  ['defaultLocale', 'xx', false],
  ['defaultAllowedAttempts', '10', true],
  ['defaultAllowedAttempts', '0', false],
  ['defaultAllowedAttempts', '11', false],
  ['cardPublicKeyProduction', 'pk_live_0123456789', true],
  ['cardPublicKeyProduction', 'sk_live_0123456789', false],
  ['imageUploadKey', 'sk_live_0123456789', false],
  ['imageUploadKey', '', true],
  ['orgName', '', false],
  ['d2lUrl', 'https://learn.example.org/d2l', true],
  ['d2lUrl', 'javascript:alert(1)', false],
  ['alumniRegionId', '6'.repeat(24), true],
  ['alumniRegionId', 'US-Alumni', false],
  ['alumniGroupIds', `${'6'.repeat(24)},${'7'.repeat(24)}`, true],
  ['alumniGroupIds', `${'6'.repeat(24)},${'6'.repeat(24)}`, false],
  ['alumniGroupIds', '6'.repeat(24), false],
] as const)('%s = %j', (key, value, isFit) => {
  const { outcome, thenRejected } = given().when(change(key, value));
  if (isFit) expect(outcome).toHaveLength(value === '' ? 0 : 1);
  else thenRejected('siteSetting.misfit');
});
test('an id of nothing that is there is no value', () => {
  given()
    .when(change('alumniRegionId', '6'.repeat(24)), { areKnown: false })
    .thenRejected('siteSetting.misfit');
});
test('the default language is one that people may choose', () => {
  const toPolish = change('defaultLocale', 'pl_PL');
  given().when(toPolish, { isOffered: false }).thenRejected('siteSetting.localeUnknown');
  given()
    .when(toPolish)
    .then({ type: 'SiteSettingChanged', data: { key: 'defaultLocale', from: null, to: 'pl_PL' } });
});
test('the terms never get a version that they have or had, for whoever accepted it would not be asked again', () => {
  const changed = (from: string | null, to: string) =>
    ({ type: 'SiteSettingChanged', data: { key: 'termsVersion', from, to } }) as const;
  const second = changed(null, '2');
  const third = changed('2', '2027-01-01');
  given(second, third).when(change('termsVersion', '2027-01-01')).thenRejected('siteSetting.termsTaken');
  given(second, third).when(change('termsVersion', ' 2 ')).thenRejected('siteSetting.termsTaken');
  // The one that they are delivered with is one of them.
  given(second).when(change('termsVersion', settingDefaults.termsVersion)).thenRejected('siteSetting.termsTaken');
  given(second).when(change('termsVersion', '3')).then(changed('2', '3'));
  given(second)
    .when(change('termsVersion', 'v'.repeat(41)))
    .thenRejected('siteSetting.misfit');
  given(second).when(change('termsVersion', '')).thenRejected('siteSetting.misfit');
});
test('what is not needed can be cleared', () => {
  const set = { type: 'SiteSettingChanged', data: { key: 'd2lUrl', from: null, to: 'https://a.example' } } as const;
  given(set)
    .when(change('d2lUrl', ''))
    .then({ type: 'SiteSettingChanged', data: { key: 'd2lUrl', from: 'https://a.example', to: '' } });
});
test('defaults are settings of the right kind, but for those that are empty', () => {
  for (const [key, value] of Object.entries(settingDefaults))
    if (value !== '') expect(given().when(change(key as SettingKey, value)).outcome).toHaveLength(1);
});
