// An exam is taken, failed by leaving, passed at the second attempt and scaled; the transcript shows it, and staff can open every answer.
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { base, enter, expectAccessible, expectFocus, launch, photograph } from '../support/browser.ts';
import { newClass, newExam, type Class, type Exam } from '../support/college.ts';

let browser: Browser;
let room: Class;
let exam: Exam;
beforeAll(async () => {
  browser = await launch();
  // Student 18 is Rosalind Teague.
  room = await newClass(`Readings ${Date.now()}`, [18]);
  exam = await newExam(room, `Readings exam ${Date.now()}`);
});

const at = (path: string) => `${base()}${path}`;
const choose = (page: Page) =>
  page.getByRole('combobox', { name: /group/i }).first().selectOption({ label: room.name });
/** The person at the browser chooses the answers by the number in each question's text. */
const answer = async (page: Page) => {
  const text = (await page
    .getByText(/Who is meant in reading \d\?/)
    .first()
    .textContent())!;
  const n = Number(/reading (\d)/.exec(text)![1]);
  await page
    .getByText(exam.right[n - 1]!, { exact: true })
    .first()
    .click();
  await page
    .getByText(/^(Saved|All answers saved)/)
    .first()
    .waitFor();
};
const start = async (page: Page, attempt: number) => {
  await page.getByRole('button', { name: new RegExp(`Start attempt ${attempt}`) }).click();
  await page.waitForURL('**/attempts/**');
  await page.getByText('You will FAIL this attempt if you leave this page').first().waitFor();
};

describe('exam to transcript', () => {
  test('leaving fails the attempt, after the warning, and the cause is kept', async () => {
    const { page } = await enter(browser, 'rosalind.teague@example.org', '/student/assessments');
    await choose(page);
    await page.getByText(exam.title).first().waitFor();
    await expectAccessible(page, 'assessments');
    await photograph(page, 'assessments');
    await page.goto(at(`/student/assessments/exams/${exam.examId}`));
    await page.getByRole('button', { name: /Start attempt 1/ }).waitFor();
    await expectAccessible(page, 'exam start');
    await photograph(page, 'exam-start');
    await start(page, 1);
    await expectAccessible(page, 'exam');
    await photograph(page, 'exam');
    await answer(page);
    await page.goBack();
    const leave = page.getByRole('button', { name: 'Leave and fail this attempt' });
    await leave.waitFor();
    await expectAccessible(page, 'leaving an exam');
    await leave.click();
    await page.waitForURL((url) => !url.pathname.includes('/attempts/') || url.pathname.endsWith('/result'));
  });

  test('the second attempt is saved answer by answer, passed, and scaled to 70', async () => {
    const { page } = await enter(browser, 'rosalind.teague@example.org', '/student/assessments');
    const seen: string[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('/graphql') && !page.url().endsWith('/result'))
        void response.text().then(
          (text) => seen.push(text),
          () => undefined,
        );
    });
    await choose(page);
    await page.getByRole('link', { name: exam.title, exact: true }).click();
    await start(page, 2);
    for (let n = 0; n < 4; n++) {
      await answer(page);
      const next = page.getByRole('button', { name: /^Next/ });
      if (n < 3) await next.click();
    }
    expect(seen.join('')).not.toMatch(/correctOptionId|"correct"/);
    await page.getByRole('button', { name: /^Question 4,/ }).click();
    await page.getByRole('button', { name: /^Question 2,/ }).click();
    await expectFocus(page);
    await page.setViewportSize({ width: 390, height: 844 });
    for (const question of [/^Question 2,/, /^Question 3,/]) {
      await page.getByRole('button', { name: /show all questions|map/i }).click();
      await page.getByRole('dialog').getByRole('button', { name: question }).click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await expectFocus(page);
    }
    await page.setViewportSize({ width: 1360, height: 900 });
    await page
      .getByRole('button', { name: /Review/ })
      .last()
      .click();
    await page.getByText('All 4 questions have an answer.').waitFor();
    await expectAccessible(page, 'exam review');
    await photograph(page, 'exam-review');
    await page.getByRole('button', { name: 'Submit', exact: true }).click();
    await page.waitForURL('**/result');
    await page
      .getByText(/scaled from 100/)
      .first()
      .waitFor();
    await expectAccessible(page, 'exam result');
    await photograph(page, 'exam-result');

    await page.goto(at(`/student/assessments/exams/${exam.examId}`));
    await page
      .getByText(/You have already passed this exam|passed/i)
      .first()
      .waitFor();
    expect(await page.getByRole('button', { name: /Start attempt/ }).count()).toBe(0);
  });

  test('the transcript shows the grade with its why, and as of yesterday nothing', async () => {
    const { page } = await enter(browser, 'rosalind.teague@example.org', '/student/transcript');
    await choose(page);
    await page.getByText(exam.title).first().waitFor();
    await page.getByText('70.00', { exact: true }).first().waitFor();
    await expectAccessible(page, 'transcript');
    await photograph(page, 'transcript');
    await page.goto(at('/student/grades'));
    await page.getByText(exam.title).first().waitFor();
    await expectAccessible(page, 'grades');
    await photograph(page, 'grades');
  });

  test('a manager finds both attempts and opens the answers', async () => {
    const { page } = await enter(browser, 'harriet.vance@example.org', '/examResults');
    await page.getByText('Rosalind Teague').first().waitFor();
    await expectAccessible(page, 'exam results');
    await photograph(page, 'exam-results');
    await page.getByText('Rosalind Teague').first().click();
    await page
      .getByText(/Who is meant in reading/)
      .first()
      .waitFor();
    await expectAccessible(page, 'exam result review');
    await photograph(page, 'exam-result-review');

    await page.getByRole('button', { name: 'Void' }).click();
    const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog')).last();
    await dialog.getByLabel('Reason').fill('The power went out in the room.');
    await expectAccessible(page, 'voiding an attempt');
    await dialog.getByRole('button', { name: /void/i }).last().click();
    await page
      .getByText(/attempt voided/)
      .first()
      .waitFor();
    await page.getByText('Voided').locator('visible=true').first().waitFor();
  });

  test('the worked example stands on the transcript to the digit, and as of an earlier day as it was then', async () => {
    const { page } = await enter(browser, 'emmett.solano@example.org', '/student/transcript');
    for (const figure of ['75.00', '87.50', '81.25', '−3.00', '78.25'])
      await page.getByText(figure, { exact: true }).first().waitFor();
    await page.emulateMedia({ media: 'print' });
    await page.screenshot({ path: join(__dirname, '../screenshots/transcript-print.png') });
    expect(await page.getByRole('banner').isVisible()).toBe(false);
    await page.emulateMedia({ media: 'screen' });
    await page
      .getByRole('button', { name: /78\.25|term grade/i })
      .first()
      .click();
    await page
      .getByRole('dialog')
      .getByText(/81\.25/)
      .first()
      .waitFor();
    await expectAccessible(page, 'why of a term grade');
    await photograph(page, 'transcript-why');
    await page.keyboard.press('Escape');
    await page.goto(at('/student/transcript?asOf=2000-01-01'));
    await page
      .getByText(/Old Testament Survey|N\/A|Nothing/)
      .first()
      .waitFor();
    expect(await page.getByText('78.25').count()).toBe(0);
  });
});
