import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { siteSettings } from '@paideia/projection-service/site-settings/site-setting.view.ts';
import { apiSpec, type ApiSpec } from '../kernel/testing/spec.ts';
import { userView } from '../kernel/testing/examples.ts';

const user = userView();
let api: ApiSpec;
let cookie: string;
beforeAll(async () => {
  api = await apiSpec();
  await api.put(siteSettings, { _id: 'termsVersion', key: 'termsVersion', value: '2', changedBy: null, changedAt: '' });
  cookie = await api.signIn(user);
});
afterAll(() => api.close());

test.each([
  ['the version that was shown', '(termsVersion: "1")', '1'],
  ['the present one, where none is said', '', '2'],
])('the terms are accepted in %s', async (_, said, termsVersion) => {
  api.sent.length = 0;
  const { data } = await api.post(`mutation { acceptTerms${said} { _id termsAccepted } }`, {}, { cookie });
  expect(api.sent.map(({ envelope: { type, data: sent } }) => [type, sent])).toEqual([
    ['AcceptTerms', { userId: user._id, termsVersion }],
  ]);
  // What was accepted before, and is no more the present one, lets nobody in.
  expect(data).toEqual({ acceptTerms: { _id: user._id, termsAccepted: false } });
});
