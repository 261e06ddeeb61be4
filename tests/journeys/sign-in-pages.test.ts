import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { G } from '../../scripts/demo/ids.ts';
import { base, expectAccessible, launch, photograph, returnTo, visit } from '../support/browser.ts';
import { linkTo } from '../support/mailbox.ts';
import '../support/patience.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});

const toast = (page: Page, text: string) => page.locator('.Toastify').getByText(text).first().waitFor();

test('a visitor signs up, proves the address, chooses a password, forgets it, sets a new one, and old links and sessions are over', async () => {
  const email = `signup-${randomUUID().slice(0, 8)}@example.org`;
  const { page } = await visit(browser);
  await page.goto(`${base()}/create-account/${G(4)}?suggestedLocale=PL_pl`);
  await page.getByRole('heading', { name: 'Create your account' }).waitFor();
  await expectAccessible(page, 'create account');
  await photograph(page, 'create-account');
  await page.getByRole('button', { name: 'Create account' }).click();
  await toast(page, 'Required field missing');
  await page.locator('[name=firstName]:focus').waitFor();
  // The form is filled by keyboard alone, in the order of the page.
  for (const text of ['Petra', 'Nowak', email]) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  expect(await page.getByLabel('Country').locator('option').count()).toBeGreaterThan(240);
  await page.getByLabel('Country').selectOption('Poland');
  await page.getByLabel('Country').press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Check your e-mail' }).waitFor();
  await expectAccessible(page, 'check your e-mail');

  await page.goto(base() + (await linkTo(email, 'verify-email')));
  await expectAccessible(page, 'verify');
  const verifyLink = page.url();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.waitForURL('**/enroll-account/*');
  await expectAccessible(page, 'enrol');
  const password = page.getByLabel('New password', { exact: true });
  await password.fill('password');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('This password is on every list').first().waitFor();
  expect(await page.getByLabel('E-mail').inputValue()).toBe(email);
  await password.fill('seven green kites');
  await page.getByRole('button', { name: 'Save' }).click();
  // The password is set, and the person is in.
  await page.waitForURL('**/dashboard');

  const signIn = async (of: Page, word: string) => {
    await of.getByLabel('E-mail').fill(email);
    await of.getByLabel('Password', { exact: true }).fill(word);
    await of.getByRole('button', { name: 'Sign in', exact: true }).click();
  };
  await page.goto(verifyLink);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByRole('alert').filter({ hasText: 'This link is no longer valid.' }).first().waitFor();

  // On another device the password is forgotten; the first one is signed out by it.
  const { page: other } = await visit(browser, { width: 390, height: 844 });
  await other.goto(`${base()}/login`);
  await expectAccessible(other, 'sign in');
  await other.getByRole('link', { name: 'Forgot your password?' }).click();
  await other.getByRole('heading', { name: 'Forgot your password?' }).waitFor();
  await expectAccessible(other, 'forgot password');
  await other.getByLabel('E-mail').fill(email.toUpperCase());
  await other.getByRole('button', { name: 'Send the link' }).click();
  await toast(other, 'Check your e-mail for a link to set your password.');
  const reset = await linkTo(email, 'reset-password');
  await other.goto(base() + reset);
  await other.getByLabel('New password', { exact: true }).fill('nine blue boats');
  await expectAccessible(other, 'reset password');
  await other.getByRole('button', { name: 'Save' }).click();
  await other.waitForURL('**/password-recoverd');
  await toast(other, 'Your password was changed.');
  await expectAccessible(other, 'password recovered');
  await returnTo(page, `${base()}/dashboard`);
  await page.waitForURL('**/login**');

  await other.goto(base() + reset);
  await other.getByLabel('New password', { exact: true }).fill('ten red roses');
  await other.getByRole('button', { name: 'Save' }).click();
  await other.getByRole('alert').filter({ hasText: 'This link is no longer valid.' }).first().waitFor();
  await other.getByRole('link', { name: 'Ask for a new link' }).click();
  await other.getByRole('link', { name: 'Back to sign-in' }).click();
  await signIn(other, 'seven green kites');
  await toast(other, 'Incorrect email or password');
  await signIn(other, 'nine blue boats');
  await other.waitForURL('**/dashboard');

  // The address is known now.
  const { page: again } = await visit(browser);
  await again.goto(`${base()}/create-account/${G(4)}?suggestedLocale=pl_PL`);
  await again.getByLabel('Imię').fill('Petra');
  await again.getByLabel('Nazwisko').fill('Nowak');
  await again.getByLabel('E-mail').fill(email);
  await again.getByLabel('Kraj').selectOption({ label: 'Polska' });
  await again.getByRole('button', { name: 'Załóż konto' }).click();
  await toast(again, 'Masz już konto z tym adresem e-mail.');
  await again.waitForURL('**/login');

  // The letter itself is in a frame that runs no scripts, so only the list can be examined.
  await again.goto(`${base()}/dev/mailbox`);
  await expectAccessible(again, 'mailbox of development');
  await again.getByRole('link', { name: 'Your password was changed' }).first().click();
  await again.frameLocator('iframe').getByRole('heading', { name: 'Your password was changed' }).waitFor();
});
