// A student pays in instalments: sees every payment first, staff stop the plan, the student lets it go on with another card, and it is over when all is paid.
import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { enterCard, newBilledStudent, payDialog, type Billed } from '../support/billing.ts';
import { enter, expectAccessible, expectFocus, expectNothingCut, launch, photograph } from '../support/browser.ts';

let browser: Browser;
let student: Billed;
const lastName = `Quillon${Date.now()}`;
beforeAll(async () => {
  browser = await launch();
  student = await newBilledStudent(`plan-${Date.now()}`, lastName);
});
const planPath = () => `/student/billing/payment-plan/${student.invoiceId}`;

/** The next January that is not over: a plan begins within a year. */
const today = new Date();
const year = today.getUTCFullYear() + (today.getUTCMonth() === 0 && today.getUTCDate() < 30 ? 0 : 1);
const lastOfFebruary = new Date(Date.UTC(year, 2, 0)).getUTCDate();

describe('plan to instalments', () => {
  test('a student without a card saves one, sees every payment, and sets the plan up', async () => {
    const { page } = await enter(browser, student.email, student.invoicePath);
    await page.getByRole('link', { name: 'Set up a payment plan' }).click();
    await page.getByText('A payment plan is paid with a saved card, and you have none yet.').waitFor();
    await expectAccessible(page, 'a payment plan without a card');
    await page.getByRole('button', { name: 'Add credit card' }).click();
    await enterCard(page, '4242 4242 4242 4242');
    await page.getByLabel('Number of payments').fill('37');
    await page.getByRole('button', { name: 'Set up a payment plan' }).click();
    await page.getByText('At most 36.').waitFor();
    await page.getByLabel('Number of payments').fill('7');
    await page.getByLabel('First payment').fill(`${year}-01-31`);
    const payments = page.getByRole('table', { name: 'Your payments' }).getByRole('row');
    await payments.filter({ hasText: `${lastOfFebruary} Feb ${year}` }).waitFor();
    expect(await payments.last().textContent()).toBe(`31 Jul ${year}$85.74`);
    await expectAccessible(page, 'a new payment plan');
    await expectNothingCut(page, 'a new payment plan');
    await photograph(page, 'new-payment-plan');
    await page.getByRole('button', { name: 'Set up a payment plan' }).click();
    await page.getByText('The payment plan is set up').waitFor();
    await page.getByText('Nothing has been charged yet.').waitFor();
    await expectAccessible(page, 'a payment plan');
    await expectNothingCut(page, 'a payment plan');
    await photograph(page, 'payment-plan');
    await page.getByRole('link', { name: 'Open the invoice' }).click();
    await page
      .getByText(new RegExp(String.raw`^Nothing to do now\. The next \$85\.71 is charged on 31 Jan ${year}`))
      .waitFor();
    await page.goto(new URL('/student/billing/cards', page.url()).href);
    await page.getByRole('button', { name: 'Remove Visa ending in 4242' }).click();
    await page.getByRole('button', { name: 'Remove', exact: true }).last().click();
    await page.getByText('A payment plan uses this card. Choose another card for the plan first.').waitFor();
  });

  test('staff find the plan, look at it and stop it', async () => {
    const { page } = await enter(browser, 'renata.okafor@example.org', '/billing');
    await page.getByRole('tab', { name: 'Payment plans' }).click();
    await page.getByPlaceholder('Student').fill(lastName);
    await page.getByText(student.fullName).first().click();
    await page.getByText('Payments to come').waitFor();
    await expectAccessible(page, 'payment plans of staff');
    await photograph(page, 'payment-plans-admin');
    await page.getByRole('button', { name: 'Disable' }).click();
    await page.getByRole('dialog', { name: 'Disable' }).getByRole('button', { name: 'Disable' }).click();
    await page.getByText('The office disabled it').waitFor();
  });

  test('the student lets it go on with another card; when the rest is paid at once, the plan is over', async () => {
    const { page } = await enter(browser, student.email, planPath(), { width: 390, height: 844 });
    await page.getByText('The office disabled it').waitFor();
    await page.getByRole('button', { name: 'Change card' }).click();
    await page.getByRole('dialog', { name: 'Change card' }).getByRole('button', { name: 'Add credit card' }).click();
    await enterCard(page, '5555 5555 5555 4444');
    await page.getByRole('option', { name: /ending in 4444/ }).waitFor({ state: 'attached' });
    await expectAccessible(page, 'another card for a plan');
    await page.getByRole('dialog', { name: 'Change card' }).getByRole('button', { name: 'Save' }).click();
    // The dialog's own list names the card, too, until it has closed.
    await page
      .getByRole('definition')
      .filter({ hasText: /ending in 4444/ })
      .waitFor();
    await page.getByRole('button', { name: 'Enable' }).click();
    await page.getByRole('dialog', { name: 'Enable' }).getByRole('button', { name: 'Enable' }).click();
    await page.getByText(`31 Jan ${year}`).first().waitFor();

    await page.getByRole('link', { name: 'Open the invoice' }).click();
    await page.getByRole('button', { name: 'Pay by card' }).click();
    await payDialog(page).getByRole('button', { name: 'Pay $600.00' }).click();
    await page.getByText('Your payment of $600.00 was received. Thank you!').waitFor();
    await page.keyboard.press('Escape');
    await page.getByText('Nothing to pay.').waitFor();
    await expectFocus(page);
    // The plan ends behind the booking.
    for (
      let tries = 0;
      tries < 60 && (await page.getByText('Nothing is left to pay on the invoice').count()) === 0;
      tries++
    ) {
      await page.goto(new URL(planPath(), page.url()).href);
      await page.getByText('Saved credit card').waitFor();
    }
    await page.getByText('Fully paid').first().waitFor();
    expect(await page.getByRole('button', { name: /Enable|Disable|Change card/ }).count()).toBe(0);
  });
});
