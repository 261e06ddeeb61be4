// An attempt that was begun on one device goes on at another: leaving the first ends nothing, and it says so when it is seen again.
import { beforeAll, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { base, enter, expectAccessible, launch } from '../support/browser.ts';
import { newClass, newExam, type Class, type Exam } from '../support/college.ts';

let browser: Browser;
let room: Class;
let exam: Exam;
beforeAll(async () => {
  browser = await launch();
  // Student 19 is Sven Marlowe.
  room = await newClass(`Devices ${Date.now()}`, [19]);
  exam = await newExam(room, `Devices exam ${Date.now()}`);
});

const email = 'sven.marlowe@example.org';
const warning = 'You will FAIL this attempt if you leave this page';
const elsewhere = 'You went on with this attempt on another device';
/** The server has heard that the attempt is on this page; each says so as soon as it is open. */
const heardOf = (page: Page) =>
  page.waitForResponse((response) => (response.request().postData() ?? '').includes('examHeartbeat'));
const answer = async (page: Page, n: number) => {
  await page.getByRole('radio').nth(n).check();
  await page
    .getByText(/^All answers saved/)
    .first()
    .waitFor({ state: 'attached' });
};

test('whoever goes on at another device ends nothing by leaving the first, and can come back to it', async () => {
  const { page: desk } = await enter(browser, email, '/student/assessments');
  await desk.getByRole('combobox', { name: /group/i }).first().selectOption({ label: room.name });
  await desk.getByRole('link', { name: exam.title, exact: true }).click();
  let heard = heardOf(desk);
  await desk.getByRole('button', { name: /Start attempt 1/ }).click();
  await desk.waitForURL('**/attempts/**');
  await desk.getByText(warning).first().waitFor();
  await heard;
  await answer(desk, 0);
  const { pathname } = new URL(desk.url());

  const { page: phone } = await enter(browser, email, '/student/assessments', { width: 390, height: 844 });
  heard = heardOf(phone);
  await phone.goto(base() + pathname);
  await phone.getByText(warning).first().waitFor();
  await heard;
  expect(await phone.getByRole('radio').first().isChecked()).toBe(true);

  // It asks, as it has not heard of the other yet; then it is gone, and tells the server.
  desk.on('dialog', (dialog) => void dialog.accept());
  const left = desk.waitForResponse((response) => (response.request().postData() ?? '').includes('abandonExamAttempt'));
  await Promise.all([left, desk.goto(base() + pathname)]);
  await desk.getByRole('heading', { name: elsewhere }).waitFor();
  await expectAccessible(desk, 'an attempt that is on another device');
  await answer(phone, 1);

  heard = heardOf(desk);
  await desk.getByRole('button', { name: 'Go on here' }).click();
  await desk.getByText(warning).first().waitFor();
  await heard;
  expect(await desk.getByRole('radio').nth(1).isChecked()).toBe(true);
  // The phone is told at its next answer, which the desk would not show, and there it is not saved either. The answer may be gone before it is seen to be chosen.
  const sent = phone.waitForResponse((response) => (response.request().postData() ?? '').includes('saveExamAnswer'));
  await phone.getByRole('radio').nth(0).click();
  expect(await (await sent).text()).toContain('examAttempt.elsewhere');
  await phone.getByRole('heading', { name: elsewhere }).waitFor();
  await phone.getByText('What you chose last here was not saved.').waitFor();
  await phone.goto(`${base()}/student/assessments`);
  await answer(desk, 2);
});
