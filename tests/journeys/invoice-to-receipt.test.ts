// An invoice is issued to a group, paid too much, refunded; the student sees the sums, and every figure says why.
import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { inAMonth } from '../support/billing.ts';
import { enter, expectAccessible, launch, photograph } from '../support/browser.ts';
import { newClass, type Class } from '../support/college.ts';

let browser: Browser;
let room: Class;
beforeAll(async () => {
  browser = await launch();
  // They are Quentin Abara and Tamsin Oyelaran.
  room = await newClass(`Retreat ${Date.now()}`, [17, 20]);
});

const openInvoice = async (page: Page) => {
  await page.getByText('Quentin Abara').first().waitFor();
  await page.getByText('Quentin Abara').first().click();
  await page.getByText('Ledger').first().waitFor();
};
const dialog = (page: Page) => page.getByRole('dialog').last();

describe('invoice to receipt', () => {
  test('an admin bills a whole group, with progress and a result for each student', async () => {
    const { page } = await enter(browser, 'silas.demarest@example.org', '/billing');
    await page
      .getByText(/^US-CedarRidge-\d{4}-0001$/)
      .first()
      .waitFor();
    await expectAccessible(page, 'billing');
    await photograph(page, 'billing');
    await page
      .getByRole('link', { name: 'Issue invoice' })
      .or(page.getByRole('button', { name: 'Issue invoice' }))
      .first()
      .click();
    await page.getByText('A whole group').click();
    await page.getByRole('combobox', { name: 'Group' }).selectOption({ label: room.name });
    await page.getByLabel('Particulars').fill('Retreat weekend');
    await page.getByLabel('Quantity').fill('2');
    await page.getByLabel('Price').fill('125.50');
    await page.getByLabel('Due date').fill(inAMonth());
    await page
      .getByText(/251\.00/)
      .first()
      .waitFor();
    await expectAccessible(page, 'issue an invoice');
    await photograph(page, 'issue-invoice');
    await page.getByRole('button', { name: 'Issue 2 invoices' }).click();
    await page.getByText('All 2 students have the invoice.').waitFor();
    await expectAccessible(page, 'invoices issued');
  });

  test('a payment too large is said before it is recorded; a refund splits; the ledger tells all', async () => {
    const { page } = await enter(browser, 'silas.demarest@example.org', '/billing');
    await openInvoice(page);
    await page.getByRole('button', { name: 'Record payment' }).first().click();
    await dialog(page).getByLabel('Amount').fill('300.00');
    await dialog(page)
      .getByText(/more than is owed/)
      .waitFor();
    await expectAccessible(page, 'record a payment');
    await dialog(page).getByRole('button', { name: 'Record payment' }).click();
    const question = page.getByRole('alertdialog', { name: 'Record $300.00 although $251.00 is owed?' });
    await question.getByText(/a credit of \$49\.00/).waitFor();
    await expectAccessible(page, 'a payment above the balance');
    await question.getByRole('button', { name: 'Record payment' }).click();
    await page.getByText('Over-paid').locator('visible=true').first().waitFor();
    await page.getByRole('button', { name: 'Refund' }).first().click();
    await dialog(page).getByLabel('Amount').fill('49.00');
    await dialog(page).getByLabel('Reason').fill('Paid too much');
    await expectAccessible(page, 'refund');
    await photograph(page, 'refund');
    await dialog(page).getByRole('button', { name: 'Issue refund' }).click();
    await page.getByText('Paid', { exact: true }).locator('visible=true').first().waitFor();
    await expectAccessible(page, 'invoice review');
  });

  test('the student sees invoice, receipt and refund, and nobody else does', async () => {
    const { page } = await enter(browser, 'quentin.abara@example.org', '/student/billing');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByText('$251.00').first().waitFor();
    await expectAccessible(page, 'student billing');
    await photograph(page, 'student-billing');
    await page
      .getByRole('link', { name: /US-CedarRidge/ })
      .first()
      .click();
    await page.getByText('Retreat weekend').first().waitFor();
    const path = new URL(page.url()).pathname;
    await expectAccessible(page, 'invoice');
    await photograph(page, 'invoice');

    const other = await enter(browser, 'emmett.solano@example.org', path);
    await other.page.getByRole('alert').first().waitFor();
    expect(await other.page.getByText('Retreat weekend').count()).toBe(0);
  });
});
