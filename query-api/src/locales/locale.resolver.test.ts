import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { locales } from '@paideia/projection-service/locales/locale.view.ts';
import { apiSpec, type ApiSpec } from '../kernel/testing/spec.ts';
import { userView } from '../kernel/testing/examples.ts';

const _id = 'b'.repeat(24);
let api: ApiSpec;
let owner: string;
beforeAll(async () => {
  api = await apiSpec();
  owner = await api.signIn(userView({ _id: '1'.repeat(24), roles: ['superadmin', 'admin', 'user'] }));
  await api.put(locales, { _id, _revision: 2, name: 'Polish', value: 'pl_PL', label: 'Polski' });
});
afterAll(() => api.close());
const list = '{ allLocaleAdmins(filter: { q: "pol" }) { items { id _revision value label } } }';

test('superadmins list the languages, admins do not', async () => {
  const { data } = await api.post(list, {}, { cookie: owner });
  expect(data?.['allLocaleAdmins']).toEqual({ items: [{ id: _id, _revision: 2, value: 'pl_PL', label: 'Polski' }] });
  const cookie = await api.signIn(userView({ _id: '2'.repeat(24), roles: ['admin', 'user'] }));
  expect((await api.post(list, {}, { cookie })).errors[0]?.extensions.code).toBe('noAccess');
});
test('one is changed and removed by its commands', async () => {
  const names = `_id: "${_id}", name: "Polish", label: "Język polski", expectedRevision: 2`;
  await api.post(`mutation { updateLocale(${names}) { id } }`, {}, { cookie: owner });
  expect(api.sent.at(-1)?.envelope).toMatchObject({
    type: 'UpdateLocale',
    expectedRevision: 2,
    data: { localeId: _id, name: 'Polish', label: 'Język polski' },
  });
  await api.post(`mutation { removeLocale(_id: "${_id}", expectedRevision: 2) }`, {}, { cookie: owner });
  expect(api.sent.at(-1)?.envelope).toMatchObject({ type: 'RemoveLocale', data: { localeId: _id } });
});
