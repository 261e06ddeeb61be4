// People are told of news inside the product and by letters, and when they want it.
import { beforeAll, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { enter, expectAccessible, launch } from '../support/browser.ts';
import { newClass, newPerson, type Class, type Newcomer } from '../support/college.ts';
import { prepare } from '../support/commands.ts';
import { lettersTo, letterTo } from '../support/mailbox.ts';
import { U } from '../../scripts/demo/ids.ts';
import '../support/patience.ts';

let browser: Browser;
let room: Class;
let student: Newcomer;
const run = Date.now().toString(36);
let picnic = '';
const admin = 'renata.okafor@example.org';
const alumnus = 'malachi.brightwell@example.org';

beforeAll(async () => {
  browser = await launch();
  room = await newClass(`Notices ${run}`, []);
  student = await newPerson(`notices-${run}`);
  await prepare([{ type: 'EnrolStudent', data: { groupId: room.groupId, userId: student.userId } }]);
});

/** It is the clock of that zone in so many minutes, as `HH:mm`. */
const clockIn = (minutes: number, timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    Date.now() + minutes * 60_000,
  );
async function publish(page: Page, title: string, audience: string, group?: string) {
  await page.goto(new URL('/news/admin', page.url()).href);
  await page.getByRole('button', { name: 'Write news' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByRole('textbox', { name: 'Text' }).click();
  await page.keyboard.type('Come and see.');
  await dialog.getByLabel('For', { exact: true }).selectOption(audience);
  if (group) await dialog.getByLabel('Add a group').selectOption({ value: group });
  await dialog.getByRole('button', { name: 'Create a draft' }).click();
  await page.waitForURL(/\/news\/admin\/[0-9a-f]{24}$/);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
}
/** The log shows what is asked for, which may be behind the letter by a moment. */
async function expectLogged(page: Page, userId: string, ...words: readonly string[]) {
  const filter = encodeURIComponent(JSON.stringify({ userId }));
  await page.goto(new URL(`/news/admin?tab=deliveries&filter=${filter}`, page.url()).href);
  const rows = page.locator('main tr:has([data-row-link])');
  await rows.first().waitFor();
  const found = words.reduce((row, hasText) => row.filter({ hasText }), rows);
  for (let tries = 0; (await found.count()) === 0 && tries < 120; tries++) {
    await page.waitForTimeout(500);
    await page.reload();
    await rows.first().waitFor();
  }
  expect([words, await found.count()]).not.toEqual([words, 0]);
}
async function fits(page: Page) {
  for (const width of [390, 1360]) {
    await page.setViewportSize({ width, height: 900 });
    const beyond = () =>
      page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth');
    // What follows the width by a script does so a moment later.
    for (let look = 0; look < 100 && (await beyond()) > 0; look++) await page.waitForTimeout(100);
    expect([width, await beyond()]).toEqual([width, 0]);
  }
}

test('a student who wants one letter a day finds news among the notifications at once, and in the letter of the day', async () => {
  const { page } = await enter(browser, student.email, '/profile?tab=letters');
  await page.getByRole('checkbox', { name: 'News of the college, US - Cedar Ridge' }).check();
  await page.getByText('Your choice is saved.').first().waitFor();
  const timeZone = 'America/Denver';
  await page.getByLabel('One e-mail a day at').fill(clockIn(2, timeZone));
  await page.getByLabel('Quiet hours from').fill(clockIn(60, timeZone));
  await page.getByLabel('Until').fill(clockIn(120, timeZone));
  await page.getByLabel('Time zone').selectOption(timeZone);
  await expectAccessible(page, 'the hours of letters');
  await fits(page);
  const staff = await enter(browser, admin, '/news/admin');
  // On a busy machine the hour may be over before the news is there, and then it waits for the next day.
  for (let [n, hour] = [1, 0]; hour < Date.now() + 15_000; n++) {
    hour = Math.floor(Date.now() / 60_000 + 2) * 60_000;
    await page.getByLabel('One e-mail a day at').fill(clockIn(2, timeZone));
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).and(page.locator(':disabled')).waitFor();
    picnic = `Picnic ${run} ${n}`;
    await publish(staff.page, picnic, 'group', room.groupId);
  }
  await page.goto(new URL('/notifications', page.url()).href);
  for (let tries = 0; (await page.getByText(`News: ${picnic}`).count()) === 0 && tries < 120; tries++) {
    await page.waitForTimeout(500);
    await page.reload();
  }
  await page.getByRole('link', { name: `News: ${picnic}` }).click();
  await page.getByRole('heading', { name: picnic }).waitFor();

  await expectLogged(staff.page, student.userId, student.email, 'Waits for its hour');
}, 600_000);

test('an admin sets the channels of a kind; alumni get a letter, and the log says so', async () => {
  const { page } = await enter(browser, admin, '/news/admin?tab=kinds');
  await page.getByRole('button', { name: 'Edit: Exam closed' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: 'Among the notifications' }).uncheck();
  await expectAccessible(page, 'the channels of a kind');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Switched off').waitFor();
  await page.getByRole('button', { name: 'Edit: Exam closed' }).click();
  await dialog.getByRole('checkbox', { name: 'Among the notifications' }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByText('Switched off').waitFor({ state: 'hidden' });
  await expectAccessible(page, 'the kinds of message');
  await fits(page);

  const title = `Reunion ${run}`;
  await publish(page, title, 'alumni');
  const letter = await letterTo(alumnus, ({ subject }) => subject === title);
  expect(letter.text).toContain('/news');
  await expectLogged(page, U(28), alumnus, 'News for alumni', 'Sent');
  await expectAccessible(page, 'the log of what people were told');
  await fits(page);
}, 600_000);

// The letter of the day comes two minutes later: what is between is done meanwhile.
test('the letter of the day names what there was, once', async () => {
  const letter = await letterTo(student.email, ({ text }) => text.includes(picnic));
  expect(letter.subject).toBe('What there is new for you');
  expect(lettersTo(student.email).filter(({ text }) => text.includes(picnic))).toHaveLength(1);
  const { page } = await enter(browser, admin, '/news/admin');
  await expectLogged(page, student.userId, student.email, 'Sent with others');
}, 600_000);
