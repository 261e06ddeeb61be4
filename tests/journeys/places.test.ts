// What a college consists of is made and changed in the console: regions, groups with their courses, and the settings of the site.
import { beforeAll, expect, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { enter, expectAccessible, launch } from '../support/browser.ts';
import '../support/patience.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});

const run = Date.now().toString(36);
const region = `Bath ${run}`;
const group = `Bath Evening ${run}`;

test('a registrar makes a region and a group there, which gets its courses, is archived and comes back', async () => {
  // The device keeps the regions as they are before there is a new one.
  const { page } = await enter(browser, 'renata.okafor@example.org', '/groups');
  await page.getByRole('button', { name: 'New group' }).waitFor();
  await page.getByRole('link', { name: 'Regions' }).click();
  const dialog = page.getByRole('dialog');
  const choose = (label: string, value: string | { index: number } | { label: string }) =>
    dialog.getByLabel(label, { exact: true }).selectOption(value);

  await page.getByRole('button', { name: 'New region' }).click();
  await dialog.getByLabel('Name', { exact: true }).fill(region);
  await dialog.getByLabel('Short name').fill('UK Bath');
  await dialog.getByRole('button', { name: 'Create the region' }).click();
  // What is wrong is said at its field, and nothing that was typed is lost.
  await dialog.getByLabel('Short name').and(page.locator('[aria-invalid=true]')).waitFor();
  expect(await dialog.getByLabel('Name', { exact: true }).inputValue()).toBe(region);
  await expectAccessible(page, 'a new region with mistakes');
  await dialog.getByLabel('Short name').fill('UK-Wells');
  await choose('Zone', 'EUROPE');
  await choose('Currency', 'GBP');
  await choose('Time zone', 'Europe/London');
  await dialog.getByRole('button', { name: 'Create the region' }).click();
  // Another region has that short name.
  await dialog.locator('[aria-invalid=true]').first().waitFor();
  await dialog.getByLabel('Short name').fill(`UK-Bath-${run}`);
  await dialog.getByRole('button', { name: 'Create the region' }).click();
  await page.waitForURL(/\/regions\/[0-9a-f]{24}$/);
  await page.getByRole('heading', { level: 1, name: region }).waitFor();
  await page.getByRole('button', { name: 'Edit: Attendance admins' }).click();
  await dialog.getByLabel(/^Add a person/).waitFor();
  await expectAccessible(page, 'the attendance admins of a region');
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('link', { name: 'Groups' }).click();
  await page.getByRole('button', { name: 'New group' }).click();
  await choose('Region', { label: region });
  await dialog.getByLabel('Group', { exact: true }).fill(group);
  await dialog.getByRole('button', { name: 'Create the group' }).click();
  await page.waitForURL(/\/groups\/[0-9a-f]{24}$/);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await dialog.getByRole('checkbox', { name: /^Free of charge/ }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('Only groups that are open for sign-up can be free of charge.').waitFor();
  await dialog.getByRole('checkbox', { name: /^Self sign-up/ }).check();
  await dialog.getByLabel(/^Attendance schema/).selectOption({ index: 1 });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'hidden' });

  await page.getByRole('tab', { name: 'Courses' }).click();
  await page.getByRole('button', { name: 'Edit courses' }).click();
  await dialog.getByLabel(/^Add a course/).selectOption({ index: 1 });
  await dialog.getByLabel(/^Add a course/).selectOption({ index: 1 });
  const titles = () => dialog.locator('li b').allTextContents();
  const [first, second] = await titles();
  await dialog.getByRole('button', { name: `Move ${first} down` }).click();
  expect(await titles()).toEqual([second, first]);
  await expectAccessible(page, 'the courses of a group');
  await dialog.getByRole('button', { name: 'Save the courses' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.reload();
  await page.getByText(String(second)).waitFor();
  expect(await page.locator('main section ol li b').allTextContents()).toEqual([second, first]);

  await page.getByRole('button', { name: 'Archive', exact: true }).click();
  await dialog.getByRole('button', { name: 'Archive' }).click();
  await page.getByRole('button', { name: 'Restore', exact: true }).click();
  await dialog.getByRole('button', { name: 'Restore' }).click();
  await page.getByRole('button', { name: 'Archive', exact: true }).waitFor();
});

test('a superadmin changes a setting of the site, which refuses a secret and says who changed it', async () => {
  const { page } = await enter(browser, 'adele.marchetti@example.org', '/site-settings');
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Edit: Picture upload key' }).waitFor();
  await expectAccessible(page, 'the settings of the site');
  await page.getByRole('button', { name: 'Edit: Picture upload key' }).click();
  await dialog.getByLabel(/^Picture upload key/).fill('sk_live_0123456789');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByRole('alert').waitFor();
  await dialog.getByLabel(/^Picture upload key/).fill(`key-${run}`);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByText(`key-${run}`).waitFor();
  await page
    .getByText(/^Adele Marchetti, /)
    .first()
    .waitFor();
});

test('an exchange rate of nothing is refused in plain words, another is recorded and corrected', async () => {
  const { page } = await enter(browser, 'renata.okafor@example.org', '/regions?tab=forex');
  const dialog = page.getByRole('dialog');
  const rate = dialog.getByLabel('HUF for 1 USD');
  await page.getByRole('button', { name: 'Record a rate' }).click();
  await dialog.getByLabel('Currency').selectOption('HUF');
  await dialog.getByLabel('Year').fill('2031');
  await rate.fill('0');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('More than 0.').waitFor();
  await expectAccessible(page, 'a rate of nothing');
  await rate.fill('351.25');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const row = page.getByRole('row').filter({ hasText: '2031' });
  await row.getByText('351.25').waitFor();
  await row.getByRole('button', { name: /^Edit: HUF/ }).click();
  await rate.fill('352.5');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await row.getByText('352.5').waitFor();
});
