// A grade is found in the gradebook and the work behind it opened; work is reopened; an exam gets questions of another one, and a student more time for it; the calendar and its private address.
import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { U } from '../../scripts/demo/ids.ts';
import { base, enter, expectAccessible, launch, photograph } from '../support/browser.ts';
import { courseIdOf, newClass, newExam, newPerson, type Class, type Exam, type Newcomer } from '../support/college.ts';
import { prepare } from '../support/commands.ts';
import '../support/patience.ts';

const stamp = Date.now();
const title = `Psalms ${stamp}`;
const [essayId, paperId, otherExamId] = ['e', 'f', 'd'].map((letter) => stamp.toString(16).padStart(24, letter)) as [
  string,
  string,
  string,
];
const asked = `Which king wrote psalm ${stamp}?`;
const renata = 'renata.okafor@example.org';
const at = (path: string) => `${base()}${path}`;
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

let browser: Browser;
let room: Class;
let exam: Exam;
let ida: Newcomer;
let jon: Newcomer;
beforeAll(async () => {
  browser = await launch();
  room = await newClass(`Gradebook ${stamp}`, []);
  exam = await newExam(room, title);
  ida = await newPerson(`ida.${stamp}`, { firstName: 'Ida', lastName: 'Bergqvist' });
  jon = await newPerson(`jon.${stamp}`, { firstName: 'Jon', lastName: 'Castell' });
  const { groupId } = room;
  const of = (userId: string) => ({ actorId: userId, channel: 'WEB' }) as const;
  const course = courseIdOf(title);
  const work = { groupId, courseId: course, content: '<p>Write.</p>', dueAt: inDays(3) };
  const question = (n: number, text: string) => ({
    id: `q${n}`,
    kind: 'choice',
    text,
    options: ['David', 'Asaph'].map((name, i) => ({ id: `o${i}`, text: name })),
    correctOptionId: 'o0',
  });
  await prepare([
    ...[ida, jon].map(({ userId }) => ({
      type: 'EnrolStudent',
      data: { groupId, userId, date: inDays(-30).slice(0, 10) },
    })),
    { type: 'DefineAssignment', data: { ...work, assignmentId: essayId, title: 'Essay', type: 'graded' } },
    { type: 'DefineAssignment', data: { ...work, assignmentId: paperId, title: 'Journal', type: 'completion' } },
    {
      type: 'SubmitAssignment',
      data: { assignmentId: essayId, userId: ida.userId, note: 'On the first psalm.' },
      ...of(ida.userId),
    },
    {
      type: 'GradeSubmission',
      data: { assignmentId: essayId, userId: ida.userId, grade: 91.5, comment: 'Clear.' },
      ...of(U(3)),
    },
    {
      type: 'DefineExam',
      data: {
        examId: otherExamId,
        courseId: course,
        title: `Kings ${stamp}`,
        instructions: 'Read.',
        attemptsAllowed: 1,
        pointsPerQuestion: 5,
        questions: [question(1, asked)],
      },
    },
  ]);
});
const book = (page: Page) => page.getByRole('group', { name: 'Gradebook' });
const row = (page: Page, name: string) => book(page).getByRole('row', { name: new RegExp(name) });

describe('the gradebook', () => {
  test('a registrar finds a grade, opens the work behind it and reopens it; the grade stays beside the word', async () => {
    const { page } = await enter(browser, renata, `/gradebook?group=${room.groupId}`);
    await row(page, 'Ida Bergqvist').getByRole('link', { name: '91.5%' }).waitFor();
    await expectAccessible(page, 'gradebook');
    await photograph(page, 'gradebook');
    await page.getByRole('combobox', { name: 'Show' }).selectOption('waiting');
    await page.getByText('There is no such student.').waitFor();
    await page.getByRole('combobox', { name: 'Show' }).selectOption('');
    await row(page, 'Ida Bergqvist').getByRole('link', { name: '91.5%' }).click();
    await page.getByText('On the first psalm.').waitFor();
    await page.getByRole('button', { name: 'Reopen' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Reopen' }).click();
    await page.getByText(/Ida Bergqvist: open until/).waitFor();
    await page.getByText('Reopened').locator('visible=true').first().waitFor();

    await page.goto(at(`/groups/${room.groupId}?tab=gradebook`));
    await row(page, 'Ida Bergqvist').getByRole('link', { name: 'Reopened' }).waitFor();
    await row(page, 'Ida Bergqvist').getByText('before: 91.5%').waitFor();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByText('Ida Bergqvist').click();
    await page.getByText('before: 91.5%').waitFor();
    await expectAccessible(page, 'gradebook on a phone');
    await photograph(page, 'gradebook-phone');
  });

  test('on paper stand the grades and no menu, over the whole width of a page that lies on its side', async () => {
    const { page } = await enter(browser, renata, `/gradebook?group=${room.groupId}`);
    await row(page, 'Ida Bergqvist').waitFor();
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: 1032, height: 700 });
    for (const hidden of [page.getByRole('banner'), page.getByLabel('Show'), page.getByRole('button')])
      expect(await hidden.locator('visible=true').count()).toBe(0);
    const { x, width } = (await page.getByRole('table').boundingBox())!;
    expect([x < 60, width > 900]).toEqual([true, true]);
    await page.emulateMedia({ media: 'screen' });
  });

  test('the student finds the work among what is to do, hands it in once more, and it waits for a grade again', async () => {
    const { page } = await enter(browser, ida.email, '/student/assessments');
    const item = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Essay', exact: true }) });
    await item.getByText('Reopened').waitFor();
    await item.getByRole('link', { name: /^Open/ }).click();
    await page.getByText('Reopened').first().waitFor();
    await page.getByLabel('Note to your teacher').fill('On the first psalm, once more.');
    await page.getByRole('button', { name: 'Submit again' }).click();
    await page.getByText('Submitted').first().waitFor();
    const staff = await enter(browser, renata, `/gradebook?group=${room.groupId}&show=waiting`);
    await row(staff.page, 'Ida Bergqvist').getByRole('link', { name: 'To grade' }).waitFor();
    expect(await row(staff.page, 'Jon Castell').count()).toBe(0);
  });

  test('staff who do not open submissions read the grades without a way there', async () => {
    const { page } = await enter(browser, 'harriet.vance@example.org', `/gradebook?group=${room.groupId}`);
    await row(page, 'Ida Bergqvist').getByText('To grade').waitFor();
    expect(await row(page, 'Ida Bergqvist').getByRole('link').allTextContents()).toEqual(['Ida Bergqvist']);
  });
});

describe('an exam', () => {
  test('gets a question of another exam, and a time limit', async () => {
    const { page } = await enter(browser, renata, `/courses/${courseIdOf(title)}/exams/${exam.examId}`);
    await page.getByRole('button', { name: 'Add from other exams' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add from other exams' });
    await dialog.getByLabel('Words of the question').fill(asked);
    await dialog.getByLabel(asked).check();
    await expectAccessible(page, 'question bank');
    await photograph(page, 'question-bank');
    // What was picked is asked about, and whoever leaves it takes nothing along.
    const question = page.getByRole('alertdialog');
    await page.keyboard.press('Escape');
    await question.getByRole('button', { name: 'Stay here' }).click();
    expect(await dialog.getByLabel(asked).isChecked()).toBe(true);
    await page.keyboard.press('Escape');
    await question.getByRole('button', { name: 'Leave page' }).click();
    await question.waitFor({ state: 'detached' });
    await dialog.waitFor({ state: 'detached' });
    expect(await page.getByText(asked).count()).toBe(0);
    await page.getByRole('button', { name: 'Add from other exams' }).click();
    await dialog.getByLabel('Words of the question').fill(asked);
    await dialog.getByLabel(asked).check();
    await dialog.getByRole('button', { name: 'Add 1 question' }).click();
    await page.getByText('1 question added').waitFor();
    await page.getByLabel('Time limit').check();
    await page.getByLabel('Minutes').fill('40');
    await page.getByRole('button', { name: 'Publish' }).click();
    await page.getByText(`${title} is published`).first().waitFor();
  });

  test('a student is given more time, sees it before the start and on the clock; another has the time of all', async () => {
    const { page } = await enter(browser, renata, `/groups/${room.groupId}?tab=schedule`);
    await page.getByRole('button', { name: /More time or attempts/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('option', { name: 'Ida Bergqvist' }).waitFor({ state: 'attached' });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByText('Please fill this in.').first().waitFor();
    await dialog.getByLabel('Student').selectOption({ label: 'Ida Bergqvist' });
    await dialog.getByLabel('Extra minutes').fill('20');
    await dialog.getByText(/60 instead of 40 minutes/).waitFor();
    await dialog.getByLabel('Reason').fill('Reads slowly');
    await expectAccessible(page, 'more time');
    await photograph(page, 'more-time');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Ida Bergqvist: saved').waitFor();
    await page.getByText('extra minutes: 20').waitFor();

    for (const [{ email }, facts, clock] of [
      [ida, '60 minutes, 20 of them extra for you', /^(1:00:00|59:\d\d)$/],
      [jon, '40 minutes', /^(40:00|39:\d\d)$/],
    ] as const) {
      const student = await enter(browser, email, `/student/assessments/exams/${exam.examId}`);
      await student.page.getByText(facts, { exact: true }).waitFor();
      await student.page.getByRole('button', { name: /Start attempt 1/ }).click();
      const timer = student.page.getByRole('timer');
      await timer.waitFor();
      expect(await timer.textContent()).toMatch(clock);
      await student.page.getByText('Question 1 of 5').locator('visible=true').first().waitFor();
      await expectAccessible(student.page, 'the clock of an exam');
    }
  });
});

describe('the calendar', () => {
  test('a day opens what is on it, by keys too', async () => {
    const { page } = await enter(browser, jon.email, '/dashboard');
    const due = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Denver' }).format(new Date(inDays(3)));
    const grid = page.getByRole('grid');
    await grid.locator('[aria-current=date]').waitFor();
    await expectAccessible(page, 'calendar');
    await grid.locator('button[tabindex="0"]').focus();
    for (let day = 0; day < 3; day++) await page.keyboard.press('ArrowRight');
    await grid.locator(`[data-date="${due}"]:focus`).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Due: Essay' }).click();
    await page.getByRole('heading', { level: 1, name: 'Essay' }).waitFor();
  });

  test('the private address is read without a session, and is over when there is another one', async () => {
    const { page } = await enter(browser, jon.email, '/profile?tab=access');
    const fetched = async (address: string) => {
      const answer = await fetch(address);
      return { status: answer.status, text: await answer.text() };
    };
    const field = page.getByRole('textbox', { name: 'Calendar address' });
    await page.getByRole('button', { name: 'Make an address' }).click();
    const first = await field.inputValue();
    await expectAccessible(page, 'calendar address');
    const { status, text } = await fetched(first);
    expect(status).toBe(200);
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/);
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    const lines = text.split('\r\n');
    expect(lines.every((line) => Buffer.byteLength(line) <= 75 && !line.includes('\n'))).toBe(true);
    const whole = text.replaceAll('\r\n ', '');
    for (const word of ['Essay', title]) expect(whole).toContain(word);
    const ids = [...whole.matchAll(/^UID:(.*)\r$/gm)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);

    await page.getByRole('button', { name: 'Make another address' }).click();
    const question = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    await question.waitFor();
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'detached' });
    expect((await fetched(first)).status).toBe(200);
    await page.getByRole('button', { name: 'Make another address' }).click();
    await question.getByRole('button', { name: 'Make another address' }).click();
    await question.waitFor({ state: 'detached' });
    const second = await field.inputValue();
    expect((await fetched(first)).status).toBe(404);
    expect((await fetched(second)).text).toContain('BEGIN:VEVENT');
    await page.reload();
    await page.getByText(/^Made on/).waitFor();
    expect(await field.count()).toBe(0);
  });
});
