import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { siteSettings } from '@paideia/projection-service/site-settings/site-setting.view.ts';
import { apiSpec, type ApiSpec } from '../kernel/testing/spec.ts';
import { userView } from '../kernel/testing/examples.ts';

let api: ApiSpec;
beforeAll(async () => {
  api = await apiSpec();
  const setting = (key: 'facebookGroupUrl' | 'donationUrl', value: string) =>
    api.put(siteSettings, { _id: key, key, value, changedBy: null, changedAt: '' });
  await setting('facebookGroupUrl', 'https://example.org/alumni');
  await setting('donationUrl', '');
});
afterAll(() => api.close());

test.each([
  ['alumni', true, 'https://example.org/alumni'],
  ['nobody else', false, null],
] as const)('where the alumni meet and give is told to %s, where it is set', async (_, isAlumni, facebookGroupUrl) => {
  const cookie = await api.signIn(userView({ _id: (isAlumni ? 'a' : 'b').repeat(24), isAlumni }));
  const query = '{ alumniHome { profile { _id } facebookGroupUrl endowmentUrl donationUrl } }';
  expect((await api.post(query, {}, { cookie })).data).toEqual({
    alumniHome: { profile: null, facebookGroupUrl, endowmentUrl: null, donationUrl: null },
  });
});
