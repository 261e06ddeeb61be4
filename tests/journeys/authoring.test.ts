// An admin writes an exam, publishes it and schedules it for a class; a student of the class takes it; one student gets a later deadline.
import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { base, enter, expectAccessible, launch, photograph } from '../support/browser.ts';
import { newClass, newCourse, type Class } from '../support/college.ts';

let browser: Browser;
let room: Class;
let courseId: string;
const title = `Written exam ${Date.now()}`;
const student = { n: 15, name: 'Oskar Brandvold', email: 'oskar.brandvold@example.org' };
beforeAll(async () => {
  browser = await launch();
  room = await newClass(`Writers ${Date.now()}`, [student.n]);
  courseId = await newCourse(room, `Writing ${Date.now()}`);
});
const at = (path: string) => `${base()}${path}`;
const notice = (page: Page, text: RegExp | string) => page.getByText(text).first().waitFor();

describe('from the first question to the deadline', () => {
  test('an admin writes an exam, is told what is missing, publishes it, schedules it, and gives one student longer', async () => {
    const { page } = await enter(browser, 'renata.okafor@example.org', `/courses/${courseId}`);
    await page.getByText('This course has no exams yet.').waitFor();
    await expectAccessible(page, 'course');
    await page.getByRole('link', { name: 'New exam' }).click();
    await page.getByRole('button', { name: 'Publish' }).click();
    await page.getByText('Give the exam a title.').waitFor();
    // The keyboard is where something is missing.
    await page.locator('input:focus').fill(title);
    expect(await page.getByLabel('Title').inputValue()).toBe(title);
    await page.getByLabel('Instructions').fill('Read each question twice.');
    for (const [n, [question, right, wrong]] of [
      ['Who led Israel out of Egypt?', 'Moses', 'Aaron'],
      ['Who wrote most of the psalms?', 'David', 'Asaph'],
    ].entries()) {
      await page.getByRole('button', { name: 'Add question' }).click();
      await page.getByLabel('Question', { exact: true }).fill(question!);
      await page.getByLabel('Answer 1', { exact: true }).fill(right!);
      await page.getByLabel('Answer 2', { exact: true }).fill(wrong!);
      await page.getByRole('button', { name: 'Remove answer 4' }).click();
      await page.getByRole('button', { name: 'Remove answer 3' }).click();
      await page.getByLabel('Answer 1 is right').check();
      if (n === 0) await expectAccessible(page, 'exam editor');
    }
    await page.getByRole('button', { name: 'Move question 2 up' }).click();
    await page.getByRole('button', { name: 'Remove question 2' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: /^2 /, expanded: false }).click();
    await photograph(page, 'exam-editor');
    await page.getByRole('button', { name: 'Preview' }).click();
    await page.getByRole('dialog').getByText('Who wrote most of the psalms?').waitFor();
    await expectAccessible(page, 'exam preview');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Publish' }).click();
    await notice(page, `${title} is published`);
    await page.waitForURL(/\/exams\/[0-9a-f]{24}$/);
    // The address comes before the editor of the exam that is there now, and what is written into the one before goes with it.
    await page.getByRole('button', { name: 'Retire' }).waitFor();

    // What is written and not saved is not left without a question.
    await page.getByLabel('Title').fill(`${title} again`);
    await page.getByRole('link', { name: 'Courses' }).first().click();
    await page.getByRole('button', { name: 'Stay here' }).click();
    await page.getByLabel('Title').fill(title);

    await page.goto(at(`/groups/${room.groupId}?tab=schedule`));
    await page.getByText('No exam is scheduled for this group yet.').waitFor();
    await page.getByRole('button', { name: 'Schedule an exam' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Exam').selectOption({ label: title });
    await expectAccessible(page, 'scheduling an exam');
    await dialog.getByLabel('Opens').fill('2026-01-05T08:00');
    await dialog.getByRole('button', { name: 'Schedule an exam' }).click();
    await notice(page, `${title} is scheduled`);

    await page.getByRole('button', { name: `Extend: ${title}` }).click();
    await dialog.getByLabel('For', { exact: true }).selectOption({ label: student.name });
    await dialog.getByLabel('Reason').fill('Illness');
    await expectAccessible(page, 'extending a deadline');
    await dialog.getByRole('button', { name: 'Extend' }).click();
    await notice(page, `The deadline of ${title} is extended`);
    await page.getByText('Illness').waitFor();

    await page.getByRole('button', { name: 'New assignment' }).click();
    await dialog.getByLabel('Title').fill('Reading report');
    await dialog.getByLabel('Course').selectOption({ index: 1 });
    await dialog.getByLabel('What to do').fill('Read the psalms.');
    await dialog.getByRole('button', { name: 'New assignment' }).click();
    await notice(page, 'Reading report is set');
    await page.getByText('Graded, 0 to 100%').waitFor();
    await expectAccessible(page, 'schedule of a group');
    await photograph(page, 'group-schedule');
  });

  test('a student of the class takes it, and never meets a right answer', async () => {
    const { page } = await enter(browser, student.email, '/student/assessments');
    const seen: string[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('/graphql') && !page.url().endsWith('/result'))
        void response.text().then(
          (text) => seen.push(text),
          () => undefined,
        );
    });
    await page.getByRole('combobox', { name: /group/i }).first().selectOption({ label: room.name });
    await page.getByRole('link', { name: title, exact: true }).click();
    await page.getByText('Read each question twice.').waitFor();
    await page.getByRole('button', { name: /Start attempt 1/ }).click();
    for (let n = 0; n < 2; n++) {
      const question = page.getByRole('heading', { name: /Who / });
      const right = /psalms/.test((await question.textContent())!) ? 'David' : 'Moses';
      await page.getByText(right, { exact: true }).click();
      await page
        .getByText(/^(Saved|All answers saved)/)
        .first()
        .waitFor();
      if (n === 0) await page.getByRole('button', { name: /^Next/ }).click();
    }
    expect(seen.join('')).not.toMatch(/correctOptionId|"correct"/);
    await page
      .getByRole('button', { name: /Review/ })
      .last()
      .click();
    await page.getByRole('button', { name: 'Submit', exact: true }).click();
    await page.waitForURL('**/result');
    await page.getByText(/100/).first().waitFor();
  });
});
