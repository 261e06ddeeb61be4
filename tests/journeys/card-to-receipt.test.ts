// A student saves a card, pays an invoice with it and sees the receipt; a card that fails is told of, and nothing is booked.
import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { enterCard, newBilledStudent, payDialog, type Billed } from '../support/billing.ts';
import { enter, expectAccessible, expectNothingCut, launch, photograph } from '../support/browser.ts';

let browser: Browser;
let payer: Billed;
let careful: Billed;
let unlucky: Billed;
beforeAll(async () => {
  browser = await launch();
  const run = Date.now();
  payer = await newBilledStudent(`card-payer-${run}`, 'Rowntree');
  careful = await newBilledStudent(`card-careful-${run}`, 'Harrowgate');
  unlucky = await newBilledStudent(`card-unlucky-${run}`, 'Tavistock');
});

describe('card to receipt', () => {
  test('a card is saved, is not taken by a wrong number, and is removed after a question', async () => {
    const { page } = await enter(browser, payer.email, '/student/billing/cards');
    await page.getByText('You have not saved a card yet.').waitFor();
    await expectAccessible(page, 'no cards');
    await page.getByRole('button', { name: 'Add credit card' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add credit card' });
    await dialog.getByLabel('Card number').fill('4111 1111 1111 1111');
    await dialog.getByLabel('Valid through (MM/YY)').fill('12/39');
    await dialog.getByLabel('Security code').fill('123');
    await dialog.getByRole('button', { name: 'Save card' }).click();
    await dialog.getByText('This is none of the test numbers.').waitFor();
    await expectAccessible(page, 'a card that is not taken');
    await expectNothingCut(page, 'a card that is not taken');
    await enterCard(page, '5555 5555 5555 4444');
    await page.getByText('Mastercard ending in 4444').waitFor();
    await page.getByRole('button', { name: 'Add credit card' }).click();
    await enterCard(page, '4242 4242 4242 4242');
    await page.getByText('Visa ending in 4242').waitFor();
    await expectAccessible(page, 'saved cards');
    await photograph(page, 'saved-cards');
    await page.getByRole('button', { name: 'Remove Mastercard ending in 4444' }).click();
    await page.getByRole('button', { name: 'Remove', exact: true }).last().click();
    await page.getByText('The card was removed.').waitFor();
    // The question before, which names the card, may not have faded yet.
    await page.locator('main').getByText('Mastercard ending in 4444').waitFor({ state: 'detached' });
  });

  test('a part of an invoice is paid with it, and the receipt, the invoice and the ledger say so', async () => {
    const { page } = await enter(browser, payer.email, payer.invoicePath);
    await page.getByRole('button', { name: 'Pay by card' }).click();
    const dialog = payDialog(page);
    const amount = dialog.getByLabel('Amount');
    await amount.fill('600.01');
    await dialog.getByRole('button', { name: 'Pay by card' }).click();
    await dialog.getByText('At most 600.00.').waitFor();
    await expectAccessible(page, 'pay by card');
    await expectNothingCut(page, 'pay by card');
    await photograph(page, 'pay-by-card');
    await amount.fill('150.50');
    await dialog.getByRole('button', { name: 'Pay $150.50' }).click();
    await page.getByText('Your payment of $150.50 was received. Thank you!').waitFor();
    await expectAccessible(page, 'paid by card');
    await page.getByRole('link', { name: 'Show the receipt' }).click();
    await page.getByText(`Received with thanks from ${payer.fullName}`).waitFor();
    expect(
      await page
        .getByRole('definition')
        .filter({ hasText: /^Card$/ })
        .count(),
    ).toBe(1);
    expect(await page.getByText(/trial_charge/).count()).toBe(0);
    await page.goBack();
    await page.getByText('$449.50').first().waitFor();
    await page.getByRole('link', { name: /^Payment US-CedarRidge/ }).waitFor();
    await page.getByText('Part-paid').first().waitFor();
  });

  test('what is refunded of it goes back to the card by itself, and the student reads so', async () => {
    const { page } = await enter(browser, 'silas.demarest@example.org', `/billing?id=${payer.invoiceId}`);
    await page.getByRole('button', { name: 'Refund' }).first().click();
    const dialog = page.getByRole('dialog', { name: /^Refund on/ });
    await dialog.getByRole('checkbox', { name: 'Send it back to the card ending in 4242', checked: true }).waitFor();
    await dialog.getByText('The payment service is asked to send the money back to the card.').waitFor();
    await dialog.getByLabel('Amount').fill('50.50');
    await dialog.getByLabel('Reason').fill('One evening less');
    await expectAccessible(page, 'refund to a card');
    await expectNothingCut(page, 'refund to a card');
    await photograph(page, 'refund-to-card');
    await dialog.getByRole('button', { name: 'Issue refund' }).click();
    const told = 'It was sent back to the card ending in 4242. Banks may take some days to show it.';
    await page.getByText(told).waitFor();
    await expectAccessible(page, 'refunded to a card');
    const { page: student } = await enter(browser, payer.email, payer.invoicePath);
    await student.getByRole('link', { name: /^Refund/ }).click();
    await student.getByText(told).waitFor();
    await expectAccessible(student, 'own refund to a card');
    await expectNothingCut(student, 'own refund to a card');
    await photograph(student, 'own-refund-to-card');
  });

  test('a payment about which the bank asks is confirmed by its holder, also in another window than it was begun in', async () => {
    const { page } = await enter(browser, careful.email, careful.invoicePath, { width: 390, height: 844 });
    await page.getByRole('button', { name: 'Pay by card' }).click();
    await payDialog(page).getByRole('button', { name: 'Add credit card' }).click();
    await enterCard(page, '4000 0027 6000 3184');
    await payDialog(page).getByRole('combobox', { name: 'Card' }).waitFor();
    await payDialog(page).getByLabel('Amount').fill('100');
    await payDialog(page).getByRole('button', { name: 'Pay $100.00' }).click();
    await page.getByText('Your bank asks you to confirm this payment of $100.00.').waitFor();
    await expectAccessible(page, 'a payment that is to be confirmed');
    await expectNothingCut(page, 'a payment that is to be confirmed');
    await photograph(page, 'confirm-with-the-bank');
    await page.reload();
    await page.getByRole('button', { name: 'Pay by card' }).click();
    await page.getByRole('button', { name: 'Confirm with the bank' }).click();
    await page.getByRole('button', { name: 'Refuse' }).click();
    await page.getByText('Your payment of $100.00 failed. Nothing was charged.').waitFor();
    await page.getByRole('button', { name: 'Try again' }).click();
    await payDialog(page).getByRole('button', { name: 'Pay $600.00' }).click();
    await page.getByRole('button', { name: 'Confirm with the bank' }).click();
    await page.getByRole('button', { name: 'Confirm the payment' }).click();
    await page.getByText('Your payment of $600.00 was received. Thank you!').waitFor();
    await expectAccessible(page, 'a confirmed payment');
    await page.keyboard.press('Escape');
    await page.getByText('Nothing to pay.').waitFor();
  });

  test('a card without enough money is told of, nothing is booked, and another card pays', async () => {
    const { page } = await enter(browser, unlucky.email, unlucky.invoicePath, { width: 390, height: 844, dark: true });
    await page.getByRole('button', { name: 'Pay by card' }).click();
    await payDialog(page).getByText('Save a card first; then you can pay with it here.').waitFor();
    await payDialog(page).getByRole('button', { name: 'Add credit card' }).click();
    await enterCard(page, '4000 0000 0000 9995');
    await payDialog(page).getByRole('combobox', { name: 'Card' }).waitFor();
    await payDialog(page).getByRole('button', { name: 'Pay $600.00' }).click();
    await page.getByText('Your payment of $600.00 failed. Nothing was charged.').waitFor();
    await page.getByText('There is not enough money on the card.').waitFor();
    await expectAccessible(page, 'a card payment that failed');
    await page.getByRole('button', { name: 'Try again' }).click();
    await payDialog(page).getByRole('button', { name: 'Add credit card' }).click();
    await enterCard(page, '4242 4242 4242 4242');
    await page.getByRole('option', { name: /Visa ending in 4242/ }).waitFor({ state: 'attached' });
    await page.keyboard.press('Escape');
    await page.getByText('Unpaid').first().waitFor();
    expect(await page.getByRole('link', { name: /^Payment US-CedarRidge/ }).count()).toBe(0);
    expect(await page.getByText('$600.00').count()).toBeGreaterThan(0);
    await page.goto(new URL('/student/billing?tab=receipts', page.url()).href);
    await page.getByText('Payments, refunds and credit notes appear here.').waitFor();
  });
});
