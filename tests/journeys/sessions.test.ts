import { beforeAll, expect, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { ask, base, enter, expectAccessible, launch, photograph, returnTo, signIn } from '../support/browser.ts';
import { newPerson } from '../support/college.ts';
import { U } from '../../scripts/demo/ids.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});

test('an admin acts as a student under a black bar, only looks until changes are allowed, and comes back to the student’s page', async () => {
  const { page } = await enter(browser, 'renata.okafor@example.org', `/users/${U(12)}`);
  await page.getByRole('button', { name: 'Act as this user' }).click();
  await page.getByLabel('Reason').fill('The invoices do not load');
  await expectAccessible(page, 'the dialog');
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.waitForURL('**/dashboard');
  const bar = page.getByRole('region', { name: 'Acting for somebody else' });
  await bar.getByText(/You see the site as/).waitFor();
  await photograph(page, 'impersonation');
  await expectAccessible(page, 'the dashboard below the black bar');

  const change = `mutation { updateUserProfile(userProfileInput: { _id: "${U(12)}", location: "Denver" }) { _id } }`;
  expect((await ask(page, change)).errors?.[0]?.extensions.code).toBe('impersonation.readOnly');
  await bar.getByRole('switch', { name: 'Allow changes' }).click();
  await bar.getByRole('switch', { name: 'Allow changes', checked: true }).waitFor();
  expect((await ask(page, change)).errors).toBeUndefined();
  await page.goto(`${base()}/privacy`);
  await bar.waitFor();

  await bar.getByRole('button', { name: 'Log out' }).click();
  await page.waitForURL(`**/users/${U(12)}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await bar.count()).toBe(0);
  const me = await ask(page, '{ currentUser { email impersonatingUser } }');
  expect(me.data).toEqual({ currentUser: { email: 'renata.okafor@example.org', impersonatingUser: null } });
});

test('a person sees where they are signed in and ends the other one, which is over at once', async () => {
  const { email } = await newPerson(`two-places-${Date.now()}`);
  const [here, there] = [await signIn(browser, email), await signIn(browser, email)];
  const listed = await ask(here.page, '{ mySessions { _id browser system isPresent } }');
  const sessions = listed.data!.mySessions as readonly { readonly browser: string; readonly isPresent: boolean }[];
  expect(sessions.filter(({ isPresent }) => isPresent)).toEqual([
    expect.objectContaining({ browser: 'Chrome', system: 'Linux' }),
  ]);
  expect(sessions.length).toBeGreaterThan(1);
  await ask(here.page, 'mutation { endOtherSessions }');
  await returnTo(there.page, `${base()}/dashboard`);
  await there.page.waitForURL('**/login?redirect=%2Fdashboard');
  expect((await ask(here.page, '{ currentUser { _id } }')).errors).toBeUndefined();
});
