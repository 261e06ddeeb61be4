import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Reply } from '@paideia/command-service/kernel/decide/reply.ts';
import { SettingKey } from '@paideia/events/site-settings/site-setting.events.ts';
import { users } from '@paideia/projection-service/accounts/users.view.ts';
import { locales } from '@paideia/projection-service/locales/locale.view.ts';
import { siteSettings } from '@paideia/projection-service/site-settings/site-setting.view.ts';
import { apiSpec, type ApiSpec } from '../kernel/testing/spec.ts';
import { specCatalogue, userView } from '../kernel/testing/examples.ts';

const owner = userView({ _id: '1'.repeat(24), fullName: 'Adele Marchetti', roles: ['superadmin', 'admin', 'user'] });
let api: ApiSpec;
let cookie: string;
let refusal: Reply | undefined;
beforeAll(async () => {
  api = await apiSpec({
    reply: () => refusal,
    catalogue: {
      ...specCatalogue,
      'siteSetting.misfit': {
        category: 'siteSetting',
        description: '',
        en: 'This does not fit {key}.',
        de_DE: '{key} passt nicht.',
      },
      'audit.value.timeLogPrograms': { category: 'audit', description: '', en: 'Programs', de_DE: 'Programme' },
    },
  });
  cookie = await api.signIn(owner);
  await api.put(users, owner);
  await api.put(siteSettings, {
    _id: 'appName',
    key: 'appName',
    value: 'Cedar Ridge Learning',
    changedBy: owner._id,
    changedAt: '2026-11-20T09:00:00.000Z',
  });
});
afterAll(() => api.close());

const query = '{ siteSettings { key section kind value isDefault changedBy } }';
test('superadmins see every setting once, with who changed it', async () => {
  const { data, errors } = await api.post(query, {}, { cookie });
  expect(errors).toEqual([]);
  const shown = data!['siteSettings'] as readonly { readonly key: string }[];
  expect(shown.map(({ key }) => key).toSorted()).toEqual(SettingKey.options.toSorted());
  expect(shown.find(({ key }) => key === 'appName')).toEqual({
    key: 'appName',
    section: 'college',
    kind: 'text',
    value: 'Cedar Ridge Learning',
    isDefault: false,
    changedBy: 'Adele Marchetti',
  });
  expect(shown.find(({ key }) => key === 'defaultAllowedAttempts')).toMatchObject({ value: '2', isDefault: true });
});
test('nobody else sees them', async () => {
  const admin = await api.signIn(userView({ _id: '2'.repeat(24), roles: ['admin', 'user'] }));
  expect((await api.post(query, {}, { cookie: admin })).errors[0]?.extensions.code).toBe('noAccess');
});
test('one is changed by its command', async () => {
  const { errors } = await api.post(
    'mutation { changeSiteSetting(key: d2lUrl, value: "https://learn.example.org") { key } }',
    {},
    { cookie },
  );
  expect(errors).toEqual([]);
  expect(api.sent.at(-1)?.envelope).toMatchObject({
    type: 'ChangeSiteSetting',
    data: { key: 'd2lUrl', value: 'https://learn.example.org' },
  });
});
test('a value that does not fit is refused with the label of the setting, in the language of the reader', async () => {
  const german = await api.signIn(
    userView({ ...owner, _id: '3'.repeat(24), email: 'de@example.org', locale: 'de_DE' }),
  );
  refusal = { ok: false, code: 'siteSetting.misfit', params: { key: 'timeLogPrograms' } };
  const change = 'mutation { changeSiteSetting(key: timeLogPrograms, value: "=") { key } }';
  const said = async (by: string) => (await api.post(change, {}, { cookie: by })).errors[0]!;
  expect(await said(cookie)).toMatchObject({
    message: 'This does not fit Programs.',
    extensions: { code: 'siteSetting.misfit' },
  });
  expect((await said(german)).message).toBe('Programme passt nicht.');
  refusal = undefined;
});
test('with what it was when it was seen, which may be nothing', async () => {
  for (const from of ['', 'https://old.example.org']) {
    const { errors } = await api.post(
      `mutation { changeSiteSetting(key: d2lUrl, from: "${from}", value: "https://learn.example.org") { key } }`,
      {},
      { cookie },
    );
    expect(errors).toEqual([]);
    expect(api.sent.at(-1)?.envelope).toMatchObject({ type: 'ChangeSiteSetting', data: { key: 'd2lUrl', from } });
  }
});

test('visitors may choose the default language before anybody has added one, and once afterwards', async () => {
  const chosen = async () => (await api.post('{ publicConfig { locales { value label } } }')).data!['publicConfig'];
  expect(await chosen()).toEqual({ locales: [{ value: 'en', label: 'English' }] });
  const polish = { name: 'Polish', value: 'pl_PL', label: 'Polski', _revision: 0 };
  await api.put(locales, { ...polish, _id: '2'.repeat(24) });
  expect(await chosen()).toMatchObject({ locales: [{ value: 'en' }, { value: 'pl_PL', label: 'Polski' }] });
  await api.put(locales, { _id: '3'.repeat(24), name: 'English', value: 'en', label: 'English (UK)', _revision: 0 });
  expect(await chosen()).toMatchObject({ locales: [{ value: 'en', label: 'English (UK)' }, { value: 'pl_PL' }] });
});
