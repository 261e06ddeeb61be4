// A registrar opens a student's record from every list that names the student; others see of it what is theirs to see.
import { beforeAll, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { U } from '../../scripts/demo/ids.ts';
import { enter, expectAccessible, launch, photograph } from '../support/browser.ts';
import '../support/patience.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});

const freya = U(12);
const parts = async (page: Page) => {
  const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  await links.first().waitFor();
  return links.allTextContents();
};
const isRecord = async (page: Page, name: string) => {
  await page.waitForURL(/\/students\//);
  await page.getByRole('heading', { level: 1, name }).waitFor();
};

test('from users, groups, leave requests and invoices to the record, and through it by keyboard', async () => {
  const { page } = await enter(browser, 'renata.okafor@example.org', '/users');
  const toRecord = (name: string) => page.getByRole('link', { name }).first().click();
  await page.getByRole('searchbox', { name: 'Name or e-mail' }).fill('freya');
  await page
    .getByRole('row', { name: /Freya Halloran/ })
    .getByRole('link', { name: 'Student record' })
    .click();
  await isRecord(page, 'Freya Halloran');
  expect(await parts(page)).toEqual([
    ...['Contact', 'Groups', 'Leave requests', 'Invoices', 'Attendance', 'Grades', 'History'],
  ]);
  await expectAccessible(page, 'the record of a student');
  await photograph(page, 'student-record');
  // The keyboard leads to a part, and on to the first thing in it.
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Leave requests' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL(/attendance-leave-requests\?id=/);
  await toRecord('Student record');
  await isRecord(page, 'Freya Halloran');
  await page.getByRole('region', { name: 'Groups' }).getByRole('link').first().click();
  await page.getByRole('link', { name: 'Emmett Solano' }).click();
  await isRecord(page, 'Emmett Solano');
  const invoices = page.getByRole('region', { name: 'Invoices' });
  await invoices.getByRole('link', { name: 'Statement of account' }).waitFor();
  await invoices
    .getByRole('link', { name: /US-CedarRidge/ })
    .first()
    .click();
  await page.waitForURL(/\/billing\?id=/);
  await toRecord('Student record');
  await isRecord(page, 'Emmett Solano');
  await page.getByRole('link', { name: 'Account', exact: true }).click();
  await page.waitForURL(/\/users\//);
  await toRecord('Student record');
  await isRecord(page, 'Emmett Solano');
});

test('a facilitator sees neither invoices nor contact, staff of another region that there is nobody', async () => {
  const { page } = await enter(browser, 'harriet.vance@example.org', `/students/${freya}`);
  await isRecord(page, 'Freya Halloran');
  expect(await parts(page)).toEqual(['Groups', 'Leave requests', 'Attendance', 'Grades', 'History']);
  const { page: other } = await enter(browser, 'piotr.zielak@example.org', `/students/${freya}`);
  await other.getByRole('alert').waitFor();
  const said = await other.getByRole('alert').textContent();
  await other.goto(other.url().replace(freya, 'f'.repeat(24)));
  await other.getByRole('alert').waitFor();
  expect(await other.getByRole('alert').textContent()).toBe(said);
  expect(await other.locator('body').textContent()).not.toContain('Halloran');
});
