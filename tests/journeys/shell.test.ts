import { beforeAll, expect, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { base, enter, expectAccessible, launch, photograph, signIn } from '../support/browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});

test('a graduate is greeted once, finds every page by its name, and comes to the alumni', async () => {
  const { page } = await signIn(browser, 'malachi.brightwell@example.org', { width: 390, height: 800, dark: true });
  await page.getByRole('heading', { name: 'Welcome to the alumni, Malachi' }).waitFor();
  await photograph(page, 'alumni-welcome');
  await expectAccessible(page, 'the welcome to the alumni');
  await page.getByRole('button', { name: 'Enter the site' }).click();
  await page.getByRole('button', { name: 'Go to' }).click();
  const palette = page.getByRole('dialog', { name: 'Go to' });
  await expectAccessible(page, 'the palette');
  await palette.getByRole('combobox').fill('alu');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/alumni');
  await page.getByRole('heading', { name: 'News and updates' }).waitFor();
  await photograph(page, 'alumni');
  await expectAccessible(page, 'the home of the alumni');
  await page.reload();
  await page.getByRole('heading', { name: 'News and updates' }).waitFor();
});

test('a student writes the own profile, is warned before leaving it unsaved, and chooses the letters', async () => {
  const { page } = await enter(browser, 'noor.castellane@example.org', '/dashboard');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('g');
  await page.keyboard.press('p');
  await page.waitForURL('**/profile');
  await page.getByRole('button', { name: 'Add a phone number' }).click();
  await page.locator('input:focus').waitFor();
  await page.keyboard.type('+48 22 555 0100');
  await expectAccessible(page, 'the profile');
  await page.keyboard.press('Control+k');
  await page
    .getByRole('dialog', { name: 'Go to' })
    .getByRole('option', { name: /Dashboard/ })
    .click();
  const question = page.getByRole('alertdialog', {
    name: 'Unsaved changes. Are you sure you want to leave this page?',
  });
  await question.getByRole('button').last().click();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Your profile is saved.').waitFor();

  await page.getByRole('tab', { name: 'Addresses' }).click();
  await page.getByRole('button', { name: 'Add' }).first().waitFor();
  await expectAccessible(page, 'the addresses');
  await page.getByRole('tab', { name: 'Sign-in' }).click();
  await page.getByText('This device').waitFor();
  await page.getByLabel('Current password').first().fill('not-the-password');
  await page.getByLabel('New password').fill('another-ridge-7');
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByText('Current password is not correct.').first().waitFor();
  await photograph(page, 'profile-sign-in');
  await expectAccessible(page, 'what one signs in with');

  await page.getByRole('tab', { name: 'Language and e-mails' }).click();
  const box = page.getByRole('checkbox', { name: /^Exams that close soon/ }).first();
  await box.uncheck();
  await page.getByText('Your choice is saved.').waitFor();
  await photograph(page, 'profile-letters');
  await page.reload();
  expect(
    await page
      .getByRole('checkbox', { name: /^Exams that close soon/ })
      .first()
      .isChecked(),
  ).toBe(false);
});

test('who may not open a page is led to the dashboard, and an unknown address says so', async () => {
  const { page } = await signIn(browser, 'noor.castellane@example.org', { path: '/profile' });
  await page.waitForURL('**/dashboard');
  for (const path of ['/users', '/logits', '/courses']) {
    await page.goto(`${base()}${path}`);
    await page.waitForURL('**/dashboard');
    await page.getByText('You do not have access to that page.').waitFor();
  }
  await page.goto(`${base()}/dashboard`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.getByText('You do not have access to that page.').count()).toBe(0);
  await page.goto(`${base()}/nowhere`);
  await page.getByRole('heading', { name: 'Oops! 404 - PAGE NOT FOUND' }).waitFor();
  await page.getByRole('link', { name: 'Home' }).first().click();
  await page.waitForURL('**/dashboard');
});

test('the bar of a student has room for the mark and the name of the product, or the mark alone, and cuts nothing', async () => {
  for (const width of [768, 1024, 1280]) {
    const { page } = await enter(browser, 'quentin.abara@example.org', '/dashboard', { width, height: 900 });
    await page.getByRole('heading', { level: 1 }).waitFor();
    // Until its own letters have come, the bar is written in those of the device.
    await page.evaluate('document.fonts.ready.then(() => undefined)');
    const measured = await page.evaluate<object>(`(() => {
      const bar = document.querySelector('header[data-bar]');
      const [mark, name] = ['svg', 'span'].map((one) => bar.querySelector('a[href="/dashboard"] ' + one));
      const entries = [...bar.querySelectorAll('a, button')].filter((one) => one.offsetParent !== null);
      return {
        mark: mark.getBoundingClientRect().width >= 30,
        name: name.offsetParent === null || (name.scrollWidth <= name.clientWidth && name.scrollHeight <= name.clientHeight + 1),
        entries: entries.every((one) => one.getBoundingClientRect().width >= 24 && one.scrollWidth <= one.clientWidth + 1),
        bar: bar.scrollWidth <= bar.clientWidth,
      };
    })()`);
    expect({ width, ...measured }).toEqual({ width, mark: true, name: true, entries: true, bar: true });
  }
});

test('on a phone a notice stands above a sheet from below, and leaves its buttons free', async () => {
  const { page } = await enter(browser, 'tobias.lindqvist@example.org', '/logits', { width: 390, height: 844 });
  await page.locator('main [data-row-link]').first().click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Copy link' }).click();
  const notice = page.getByText(/^The link (is|could not be) copied/);
  await notice.waitFor();
  // It slides to where it stays.
  await page.waitForTimeout(400);
  const [said, title] = await Promise.all([notice.boundingBox(), sheet.getByRole('heading').first().boundingBox()]);
  expect(said!.y + said!.height).toBeLessThan(title!.y + title!.height);
});
