/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import type { SiteSettingFragment } from '../generated/site-settings/admin/site-settings.ts';
import { showConsole } from '../lib/testing/console.tsx';
import { SettingDialog } from './admin/SettingDialog.tsx';

afterEach(cleanup);

const name: SiteSettingFragment = {
  key: 'orgName',
  kind: 'text',
  section: 'college',
  label: 'Name of the college',
  value: 'Cedar Ridge Bible College',
  shown: 'Cedar Ridge Bible College',
  isDefault: false,
  changedBy: null,
  changedAt: null,
};
const show = async (setting: SiteSettingFragment) => {
  showConsole(<SettingDialog setting={setting} again={async () => undefined} onClose={() => undefined} />, []);
  return (await screen.findByRole('dialog')).textContent;
};

test('whoever changes the version of the terms is told before that everybody has to accept them anew', async () => {
  const terms: SiteSettingFragment = { ...name, key: 'termsVersion', kind: 'version', label: 'Version of the terms' };
  expect(await show(terms)).toContain('Everybody is asked to accept the terms anew before going on.');
  cleanup();
  expect(await show(name)).toContain('It takes effect for everybody from the next page on');
});
