/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { ChangeSiteSettingDocument, type SiteSettingFragment } from '../generated/site-settings/admin/site-settings.ts';
import { answers, showConsole } from '../lib/testing/console.tsx';
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

test('of two who change one setting the second sees what the first has written, and saves over that', async () => {
  const theirs = 'Cedar Ridge College';
  const change = answers(ChangeSiteSettingDocument, ({ from }) =>
    from === theirs
      ? { data: { changeSiteSetting: { ...name, value: 'Cedar Ridge' } } }
      : { refusal: { message: 'Somebody was faster.', code: 'conflict' } },
  );
  const Page = () => {
    const [setting, setSetting] = useState(name);
    const again = async () => setSetting({ ...name, value: theirs });
    return <SettingDialog setting={setting} again={again} onClose={() => undefined} />;
  };
  showConsole(<Page />, [change.mock]);
  const field = await screen.findByLabelText<HTMLInputElement>('Name of the college');
  fireEvent.change(field, { target: { value: 'Cedar Ridge' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(`Now: ${theirs}`);
  expect(field.value).toBe('Cedar Ridge');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(change.seen.map(({ from, value }) => [from, value])).toEqual([
      [name.value, 'Cedar Ridge'],
      [theirs, 'Cedar Ridge'],
    ]),
  );
});

const terms: SiteSettingFragment = {
  ...name,
  key: 'termsVersion',
  kind: 'version',
  label: 'Version of the terms',
  value: '2',
};

test('whoever changes the version of the terms is told before that everybody has to accept them anew', async () => {
  expect(await show(terms)).toContain('Everybody is asked to accept the terms anew before going on.');
  cleanup();
  expect(await show(name)).toContain('It takes effect for everybody from the next page on');
});

test('whoever changes what nothing reads yet is told so, and not that it takes effect', async () => {
  const said = await show({ ...name, key: 'assetsUrl', kind: 'address', label: 'Address of the assets' });
  expect(said).toContain('For another system. This site keeps files and pictures itself.');
  expect(said).not.toContain('takes effect');
});

test('a version of the terms that is in force or was is refused at the field, before it is sent or by the server', async () => {
  const change = answers(ChangeSiteSettingDocument, () => ({
    refusal: { message: 'The terms have had version 1 already. Give them a new one.', code: 'siteSetting.termsTaken' },
  }));
  showConsole(<SettingDialog setting={terms} again={async () => undefined} onClose={() => undefined} />, [change.mock]);
  const field = await screen.findByLabelText('Version of the terms');
  expect(field).toHaveProperty('maxLength', 40);
  const send = (value: string) => {
    fireEvent.change(field, { target: { value } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  };
  send(' 2 ');
  await screen.findByText('This version is in force already. Give the terms a new one.');
  expect(change.seen).toEqual([]);
  send('1');
  const said = await screen.findByText('The terms have had version 1 already. Give them a new one.');
  expect(change.seen).toEqual([expect.objectContaining({ key: 'termsVersion', value: '1' })]);
  await waitFor(() => expect(field.getAttribute('aria-describedby')).toContain(said.closest('[id]')!.id));
});
