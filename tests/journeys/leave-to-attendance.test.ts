// This is one line through the house: leave is asked for, decided, and shows in the register, in the history, in a notification, a letter and the log.
import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { base, enter, expectAccessible, expectFocus, launch, photograph } from '../support/browser.ts';
import { newClass, type Class } from '../support/college.ts';
import { letterTo } from '../support/mailbox.ts';
import { U } from '../../scripts/demo/ids.ts';

let browser: Browser;
let room: Class;
beforeAll(async () => {
  browser = await launch();
  // They are Perpetua Lowry, Rosalind Teague and Sven Marlowe.
  room = await newClass(`Morning prayer ${Date.now()}`, [16, 18, 19]);
});

const at = (path: string) => `${base()}${path}`;
const registerPath = () => `/attendances?group=${room.groupId}&date=${room.date}&period=J2`;
const markOf = (page: Page, name: string, status: string) =>
  page.getByRole('radiogroup', { name }).getByRole('radio', { name: status });
const expectMark = async (page: Page, name: string, status: string) => {
  await markOf(page, name, status).and(page.locator('[aria-checked=true]')).waitFor();
};
/** Perpetua is in two groups; this is the one of the journey. */
const choose = (page: Page) =>
  page.getByRole('combobox', { name: /group/i }).first().selectOption({ label: room.name });
const question = (page: Page) => page.getByRole('alertdialog').or(page.getByRole('dialog')).last();
const openRequest = async (page: Page) => {
  await page.getByText('Idris Coleman-Nash').first().waitFor();
  await page.getByRole('searchbox', { name: 'Student or reason' }).fill('perpetua emergency');
  await page.getByText('Idris Coleman-Nash').first().waitFor({ state: 'detached' });
  await page.getByText('Perpetua Lowry').first().click();
};

describe('leave to attendance', () => {
  test('a facilitator takes the register with keys and finger, undoes, and every mark says why', async () => {
    const { page, context } = await enter(browser, 'harriet.vance@example.org', registerPath());
    await page.getByRole('button', { name: 'Open register' }).click();
    await page.getByText('0 of 3 marked').waitFor();
    await expectFocus(page);
    await expectAccessible(page, 'open register');

    // What is said of the saving moves no button from under the hand.
    const place = () =>
      page
        .getByRole('button', { name: 'Mark the rest present' })
        .evaluate((button) => ['offsetTop', 'offsetLeft'].map((side) => Reflect.get(button, side) as number));
    const before = await place();
    await markOf(page, 'Perpetua Lowry', 'Absent').click();
    await expectMark(page, 'Perpetua Lowry', 'Absent');
    await page
      .getByText(/^Saved/)
      .first()
      .waitFor();
    expect(await place()).toEqual(before);
    await page.keyboard.press('p');
    await expectMark(page, 'Perpetua Lowry', 'Present');
    await page.keyboard.press('Control+z');
    await expectMark(page, 'Perpetua Lowry', 'Absent');
    await page.getByRole('button', { name: 'Mark the rest present' }).click();
    await expectMark(page, 'Rosalind Teague', 'Present');
    await expectMark(page, 'Perpetua Lowry', 'Absent');
    await page
      .getByText(/^Saved/)
      .first()
      .waitFor();
    await photograph(page, 'register-open');

    // The room has no connection for a while: nothing is lost, and nothing has to be done again.
    await context.setOffline(true);
    await markOf(page, 'Rosalind Teague', 'Absent').click();
    await page.getByText('1 mark not sent yet').waitFor();
    await expectMark(page, 'Rosalind Teague', 'Absent');
    expect(await place()).toEqual(before);
    await expectAccessible(page, 'a register without a connection');
    await photograph(page, 'register-offline');
    await context.setOffline(false);
    await page.getByText('Not sent yet', { exact: true }).waitFor({ state: 'detached' });
    await page
      .getByText(/^Saved/)
      .first()
      .waitFor();
    await expectMark(page, 'Rosalind Teague', 'Absent');
    await markOf(page, 'Rosalind Teague', 'Present').click();
    await expectMark(page, 'Rosalind Teague', 'Present');

    await page.getByRole('button', { name: /^Why.*Perpetua/ }).click();
    await page
      .getByRole('dialog')
      .getByText(/Harriet Vance marked Perpetua Lowry absent/)
      .first()
      .waitFor();
    await expectAccessible(page, 'why of a mark');
  });

  test('the student asks for leave, sees what it changes, amends it and withdraws another', async () => {
    const { page } = await enter(browser, 'perpetua.lowry@example.org', '/student/attendance?tab=leave-requests');
    await choose(page);
    await page.getByLabel('First day').fill(room.date);
    await page.getByLabel('Last day').fill(room.date);
    await page.getByLabel('Reason').fill('Family matter');
    await page.getByLabel(/Notes for the dean/).fill('My mother is in hospital.');
    await page.getByText(/if approved/).waitFor();
    await expectAccessible(page, 'leave form');
    await photograph(page, 'leave-form');
    await page.reload(); // The draft is kept.
    expect(await page.getByLabel('Reason').inputValue()).toBe('Family matter');
    await page.getByRole('button', { name: 'Send request' }).click();
    await page.getByText('Waiting for an answer').first().waitFor();

    await page.getByRole('button', { name: 'Change' }).first().click();
    await page.getByLabel('Reason').fill('Family emergency');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Family emergency').first().waitFor();

    await page.getByLabel('First day').fill('2030-01-07');
    await page.getByLabel('Last day').fill('2030-01-05');
    await page.getByLabel('Reason').fill('Never sent');
    await page.getByRole('button', { name: 'Send request' }).click();
    await page.waitForTimeout(300);
    expect(await page.getByText('Never sent', { exact: true }).count()).toBe(0);
  });

  test('an attendance admin finds it and approves with a comment, which a letter brings; of two who decide at once, the second is shown the decision', async () => {
    const silas = await enter(browser, 'silas.demarest@example.org', '/attendance-leave-requests');
    const renata = await enter(browser, 'renata.okafor@example.org', '/attendance-leave-requests');
    for (const { page } of [silas, renata]) {
      await openRequest(page);
      await page.getByText('What your decision changes').waitFor();
    }
    await expectAccessible(silas.page, 'leave review');
    await photograph(silas.page, 'leave-review');
    await silas.page.getByLabel('Comment for the student').fill('We pray for your family.');
    const letter = letterTo('perpetua.lowry@example.org', ({ text }) => text.includes('We pray for your family.'));
    await silas.page.getByRole('button', { name: /^Approve/ }).click();
    await silas.page
      .getByText(/leave approved/)
      .first()
      .waitFor();
    await letter;

    await renata.page.getByLabel('Comment for the student').fill('Please talk to me first.');
    await renata.page.getByRole('button', { name: /^Acknowledge/ }).click();
    await renata.page.getByText(/Silas Demarest approved this request while you looked at it/).waitFor();
    expect(await renata.page.getByLabel('Comment for the student').inputValue()).toBe('Please talk to me first.');
    await photograph(renata.page, 'leave-conflict');
  });

  test('the register shows Excused, and the student sees it everywhere', async () => {
    const harriet = await enter(browser, 'harriet.vance@example.org', registerPath());
    await expectMark(harriet.page, 'Perpetua Lowry', 'Excused');
    await expectMark(harriet.page, 'Rosalind Teague', 'Present');

    const { page } = await enter(browser, 'perpetua.lowry@example.org', '/student/attendance');
    await choose(page);
    await page.getByText('1 excused').waitFor();
    await page.getByText('100%').first().waitFor();
    await page.goto(at('/notifications'));
    await page
      .getByText(/leave.*approved/i)
      .first()
      .waitFor();
    await page.goto(at('/student/attendance?tab=leave-requests'));
    await page.getByText('We pray for your family.').first().waitFor();
  });

  test('reversing the decision reverses exactly its marks', async () => {
    const { page } = await enter(browser, 'harriet.vance@example.org', '/attendances?tab=leave-requests');
    await openRequest(page);
    await page.getByRole('button', { name: 'Change to acknowledged' }).click();
    await expectAccessible(page, 'confirm a reversal');
    await question(page).getByRole('button', { name: 'Change to acknowledged' }).click();
    await page
      .getByText(/leave acknowledged/)
      .first()
      .waitFor();
    await page.goto(at(registerPath()));
    await expectMark(page, 'Perpetua Lowry', 'Absent');
    await expectMark(page, 'Rosalind Teague', 'Present');

    await page.getByRole('button', { name: 'Close register' }).click();
    await question(page).getByRole('button', { name: 'Close register' }).click();
    await page.getByText('Closed', { exact: true }).locator('visible=true').first().waitFor();
    await page
      .getByRole('button', { name: /Correct/ })
      .first()
      .waitFor();
    await expectAccessible(page, 'closed register');
    await photograph(page, 'register-closed');
  });

  test('the auditor reads all of it, and sees the request as it was', async () => {
    // Others write to the log at the same time: its newest page need not be about her.
    const about = `/logits?filter=${encodeURIComponent(JSON.stringify({ subjectId: U(16) }))}`;
    const { page } = await enter(browser, 'tobias.lindqvist@example.org', about);
    await page
      .getByText(/Perpetua Lowry/)
      .first()
      .waitFor();
    await expectAccessible(page, 'system log');
    await photograph(page, 'system-log');

    await page.goto(at('/logits?stream=leaveRequest-736565644c00000000000002'));
    await page
      .getByText(/Harriet Vance approved Idris Coleman-Nash/)
      .first()
      .waitFor();
    await page.getByText('+ approved').waitFor();
    await expectAccessible(page, 'history of a record');
    await photograph(page, 'system-log-record');
    await page.getByRole('button', { name: 'Previous' }).click();
    await page.getByText('Event 1 of 2').waitFor();
    const link = page.url(); // The link opens the same moment again.
    await page.goto(at('/dashboard'));
    await page.goto(link);
    await page.getByText('Event 1 of 2').waitFor();
    expect(await page.getByText('+ approved').count()).toBe(0);
  });

  test.each([
    ['silas.demarest@example.org', '/users', 'Quentin Abara'],
    ['silas.demarest@example.org', '/regions', 'Poland - Lublin'],
    ['harriet.vance@example.org', '/groups', 'Cedar Ridge Day Year 1 2026'],
    ['harriet.vance@example.org', '/attendances?tab=registers', 'Attendance'],
  ])('%s reads %s', async (email, path, sought) => {
    const { page } = await enter(browser, email, path);
    await page.getByText(sought).first().waitFor();
    await expectAccessible(page, path);
    await photograph(page, path.slice(1).replace(/\W+/g, '-'));
  });

  test('who lacks the role comes back to the dashboard', async () => {
    const { page } = await enter(browser, 'emmett.solano@example.org', '/dashboard');
    for (const path of ['/users', '/attendances', '/attendance-leave-requests', '/logits', '/groups', '/regions']) {
      await page.goto(at(path));
      await page.waitForURL('**/dashboard');
    }
  });
});
