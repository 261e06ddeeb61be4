// Students are marked by the code of a register, explain an absence, and are excused by an attendance admin.
import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { enter, expectAccessible, launch, photograph } from '../support/browser.ts';
import { newClass, type Class } from '../support/college.ts';
import '../support/patience.ts';

let browser: Browser;
let room: Class;
beforeAll(async () => {
  browser = await launch();
  // They are Rosalind Teague and Sven Marlowe.
  room = await newClass(`Evening prayer ${Date.now()}`, [18, 19]);
});

const registerPath = (period: string) => `/attendances?group=${room.groupId}&date=${room.date}&period=${period}`;
const choose = async (page: Page) => {
  await page.getByRole('combobox', { name: /group/i }).first().selectOption({ label: room.name });
  await page.getByText(`${room.name}, The whole time`).first().waitFor();
};
const open = async (period: string) => {
  const { page } = await enter(browser, 'harriet.vance@example.org', registerPath(period));
  await page.getByRole('button', { name: 'Open register' }).click();
  await page.getByText('0 of 2 marked').waitFor();
  return page;
};

describe('absence to excuse', () => {
  test('a student who follows the picture of the register is marked by one touch, and another cannot use a wrong code', async () => {
    const staff = await open('J2');
    await staff.getByRole('button', { name: 'Scan code' }).click();
    await staff.getByRole('img', { name: /QR code/ }).waitFor();
    await expectAccessible(staff, 'scan code');
    await photograph(staff, 'scan-code');
    const said = await staff.getByText(/^The scan code is/).textContent();
    const code = said!.replaceAll(/\D/g, '');
    expect(code).toHaveLength(8);

    const path = `/student/attendance?tab=scans&code=${code}`;
    const { page } = await enter(browser, 'rosalind.teague@example.org', path, { width: 390 });
    await choose(page);
    expect(await page.getByLabel('Code on the screen').inputValue()).toBe(code);
    await page.getByRole('button', { name: 'I am here' }).click();
    await page.getByText(/^Recorded:/).waitFor();
    await page.getByRole('tabpanel').getByRole('listitem').first().waitFor();
    await expectAccessible(page, 'scans');
    await photograph(page, 'scans');
    await staff.getByText('1 of 2 marked').waitFor();

    const sven = await enter(browser, 'sven.marlowe@example.org', '/student/attendance?tab=scans');
    await sven.page.getByLabel('Code on the screen').fill('0000 0000');
    await sven.page.getByRole('button', { name: 'I am here' }).click();
    await sven.page.locator('[aria-invalid=true]').waitFor();
    expect(await sven.page.getByLabel('Code on the screen').inputValue()).toBe('0000 0000');
  });

  test('an absence is explained where it stands, excused with an answer, and shows as excused', async () => {
    const staff = await open('J1');
    await staff.getByRole('radiogroup', { name: 'Sven Marlowe' }).getByRole('radio', { name: 'Absent' }).click();
    await staff
      .getByText(/^Saved/)
      .first()
      .waitFor();

    const { page } = await enter(browser, 'sven.marlowe@example.org', '/student/attendance');
    await choose(page);
    await page.getByRole('button', { name: 'Details' }).first().click();
    await page.getByLabel('Explain this absence').fill('My train did not come.');
    await expectAccessible(page, 'explanation form');
    await page.getByRole('button', { name: 'Send explanation' }).click();
    await page.getByText('Your explanation is sent.').waitFor();

    const admin = (await enter(browser, 'silas.demarest@example.org', '/attendances?tab=explanations')).page;
    await admin.getByText('My train did not come.').first().click();
    await admin.getByLabel(/Comment for the student/).fill('The line was down, I read of it.');
    await expectAccessible(admin, 'explanation review');
    await photograph(admin, 'explanation-review');
    await admin.getByRole('button', { name: 'Excuse', exact: true }).click();
    await admin.getByText('Sven Marlowe: excused').waitFor();

    await staff
      .getByRole('radiogroup', { name: 'Sven Marlowe' })
      .getByRole('radio', { name: 'Excused' })
      .and(staff.locator('[aria-checked=true]'))
      .waitFor();
    await page.goto(page.url().replace(/\?.*|$/, '?tab=explanations'));
    await choose(page);
    await page.getByText('The line was down, I read of it.').first().waitFor();
    await expectAccessible(page, 'explanations');
    await photograph(page, 'explanations');
  });
});
