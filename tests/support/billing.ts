import type { Locator, Page } from 'playwright-core';
import { R } from '../../scripts/demo/ids.ts';
import { idOf, newClass, newPerson } from './college.ts';
import { prepare } from './commands.ts';

export type Billed = {
  readonly email: string;
  readonly fullName: string;
  readonly invoiceId: string;
  readonly invoicePath: string;
};
/** A day that something is due on. */
export const inAMonth = (): string => new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
/** It is a student of a region that takes cards, who owes 600.00 and has no card. */
export async function newBilledStudent(name: string, lastName: string): Promise<Billed> {
  const { groupId } = await newClass(`Class of ${name}`, []);
  const { userId, email } = await newPerson(name, { firstName: 'Ida', lastName });
  const invoiceId = idOf(`invoice ${name}`);
  await prepare([
    { type: 'EnrolStudent', data: { groupId, userId } },
    {
      type: 'IssueInvoice',
      data: {
        invoiceId,
        userId,
        regionId: R(1),
        currency: 'USD',
        lines: [{ particulars: 'Choir tour', qty: 1, price: 60_000 }],
        dueDate: inAMonth(),
      },
    },
  ]);
  return { email, fullName: `Ida ${lastName}`, invoiceId, invoicePath: `/student/billing/invoices/${invoiceId}` };
}

/** It fills in the form of the trial gateway, which must be open, and saves the card. */
export async function enterCard(page: Page, number: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Add credit card' });
  await dialog.getByLabel('Card number').fill(number);
  await dialog.getByLabel('Valid through (MM/YY)').fill('12/39');
  await dialog.getByLabel('Security code').fill('123');
  await dialog.getByRole('button', { name: 'Save card' }).click();
  await dialog.waitFor({ state: 'detached' });
}
export const payDialog = (page: Page): Locator => page.getByRole('dialog', { name: /^Pay by credit card/ });
