import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { base, enter, expectAccessible, expectFocus, launch, photograph, signIn, visit } from '../support/browser.ts';
import { newPerson } from '../support/college.ts';
import { calendarFor } from '../../scripts/demo/calendar.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});

describe('on the sign-in page', () => {
  test('a wrong password is said in one sentence, and the e-mail stays', async () => {
    const { page } = await visit(browser);
    await page.goto(`${base()}/attendances?tab=registers`);
    await page.waitForURL('**/login?redirect=**');
    expect(new URL(page.url()).searchParams.get('redirect')).toBe('/attendances?tab=registers');
    await page.getByLabel('E-mail').fill('harriet.vance@example.org');
    await page.getByLabel('Password', { exact: true }).fill('not-her-password');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.locator('form').getByText('Incorrect email or password').waitFor();
    await expectFocus(page);
    expect(await page.getByLabel('E-mail').inputValue()).toBe('harriet.vance@example.org');
    await expectAccessible(page, 'sign-in');
    await photograph(page, 'sign-in');
  });
  test('the password is shown and hidden', async () => {
    const { page } = await visit(browser);
    await page.goto(`${base()}/login`);
    const field = page.getByLabel('Password', { exact: true });
    await field.fill('cedar');
    await page.getByRole('button', { name: /show/i }).click();
    expect(await field.getAttribute('type')).toBe('text');
    await page.getByRole('button', { name: /hide/i }).click();
    expect(await field.getAttribute('type')).toBe('password');
  });
  test.each(['/privacy', '/terms', '/docs'])('%s is open to everybody', async (path) => {
    const { page } = await visit(browser);
    await page.goto(`${base()}${path}`);
    await page.getByRole('heading', { level: 2 }).first().waitFor();
    await expectAccessible(page, path);
  });
  test('an unknown path is a 404 with a way home', async () => {
    const { page } = await visit(browser);
    await page.goto(`${base()}/no/such/page`);
    await page.getByText('Oops! 404 - PAGE NOT FOUND').waitFor();
    await expectAccessible(page, '404');
    await photograph(page, 'not-found');
    await page
      .getByRole('link', { name: 'Home' })
      .or(page.getByRole('button', { name: 'Home' }))
      .first()
      .click();
    // Who is not signed in comes from there to the sign-in page.
    await page.waitForURL('**/login?redirect=%2Fdashboard');
  });
  test('somebody who has not accepted the terms enters only after that', async () => {
    const { page } = await signIn(browser, 'yolanda.pike@example.org');
    await page.getByText('Acceptance is required to enter the site').waitFor();
    await expectAccessible(page, 'terms');
    await photograph(page, 'terms');
    await page.getByRole('button', { name: 'I accept the terms' }).click();
    await page.getByText('Acceptance is required').waitFor({ state: 'detached' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.reload();
    expect(await page.getByText('Acceptance is required').count()).toBe(0);
  });
});

describe('a student', () => {
  test('sees attendance with grace, deduction, history and why', async () => {
    const { page } = await signIn(browser, 'emmett.solano@example.org');
    await page.getByRole('heading', { level: 1, name: /Emmett/ }).waitFor();
    await expectAccessible(page, 'dashboard');
    await photograph(page, 'dashboard');

    await page.goto(`${base()}/student/attendance`);
    await page.getByText('75 present').waitFor();
    for (const text of ['94.3%', '6 late', '5 absent', '2 excused', '−3.00'])
      await page.getByText(text).first().waitFor();
    await expectAccessible(page, 'attendance');
    await photograph(page, 'attendance');

    await page
      .getByRole('button', { name: /^Why.*attendance/i })
      .first()
      .click();
    const drawer = page.getByRole('dialog');
    await drawer.getByText(/88/).first().waitFor();
    await drawer
      .getByText(/Harriet Vance/)
      .first()
      .waitFor();
    await expectAccessible(page, 'why of the attendance');
    await photograph(page, 'why');
    await page.keyboard.press('Escape');

    await page
      .getByRole('button', { name: 'Details' })
      .or(page.getByRole('link', { name: 'Details' }))
      .nth(2)
      .click();
    // The dates of the demo data move with the weeks; the college was made some time ago, which may have been in the week before.
    const [shown, before] = [0, 1].map((hours) => {
      const today = new Date(Date.now() - hours * 3_600_000).toISOString().slice(0, 10);
      const late = new Date(calendarFor(today)('2026-11-17'));
      return late.toLocaleDateString('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
    }) as [string, string];
    const details = page.getByRole('dialog');
    await details.getByText(shown).or(details.getByText(before)).first().waitFor();
    await page.keyboard.press('Escape');
  });

  test('reads notifications and marks them read', async () => {
    const { page } = await signIn(browser, 'emmett.solano@example.org', { path: '/login?redirect=%2Fnotifications' });
    await page.waitForURL('**/notifications');
    await page
      .getByText(/excused/)
      .first()
      .waitFor();
    await expectAccessible(page, 'notifications');
    await photograph(page, 'notifications');
    const mark = page.getByRole('button', { name: 'Mark all read' });
    if (await mark.isVisible()) await mark.click();
    await mark.waitFor({ state: 'hidden' });
    await page.reload();
    await page
      .getByText(/excused/)
      .first()
      .waitFor();
    expect(await mark.count()).toBe(0);
  });

  test('changes the language, and it stays', async () => {
    // This is a person of this journey's own, so that nobody else's screens speak German from now on.
    const { email } = await newPerson(`language-${Date.now()}`);
    const { page } = await enter(browser, email, '/dashboard');
    await page
      .getByRole('contentinfo')
      .getByRole('combobox')
      .selectOption({ label: 'Deutsch' })
      .catch(async () => {
        await page.getByRole('contentinfo').getByRole('combobox').click();
        await page.getByRole('option', { name: 'Deutsch' }).click();
      });
    await page.getByRole('contentinfo').getByText('Datenschutz').waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('de-DE');
    await page.reload();
    await page.getByRole('contentinfo').getByText('Datenschutz').waitFor();
  });
});
