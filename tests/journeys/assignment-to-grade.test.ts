// Work is handed in with a file, graded with a file that goes back, and the student reads the grade where the work was asked for.
import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { enter, expectAccessible, launch, photograph } from '../support/browser.ts';
import { newClass, newCourse, type Class } from '../support/college.ts';
import { prepare } from '../support/commands.ts';
import '../support/patience.ts';

const title = `Letter to a friend ${Date.now()}`;
const assignmentId = Date.now().toString(16).padStart(24, 'a');
let browser: Browser;
let room: Class;
beforeAll(async () => {
  browser = await launch();
  // Student 18 is Rosalind Teague.
  room = await newClass(`Letters ${Date.now()}`, [18]);
  const courseId = await newCourse(room, `Letters ${Date.now()}`);
  const dueAt = new Date(Date.now() + 3 * 86_400_000).toISOString();
  const content = '<p>Write to a friend about a psalm.</p>';
  const { groupId } = room;
  await prepare([
    { type: 'DefineAssignment', data: { assignmentId, groupId, courseId, title, type: 'graded', content, dueAt } },
  ]);
});

/** It is a file as small as a reader of such files still takes it for one. */
const pdf = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF'),
});
const path = `/student/assessments/assignments/${assignmentId}`;
const send = (page: Page, name: string) => page.locator('input[type=file]').first().setInputFiles(pdf(name));

describe('assignment to grade', () => {
  test('a student hands a file and a note in, on a phone, and may change it until the deadline', async () => {
    const { page } = await enter(browser, 'rosalind.teague@example.org', path, { width: 390 });
    await page.getByText('Write to a friend about a psalm.').waitFor();
    await send(page, 'draft.pdf');
    await page.getByText('draft.pdf').first().waitFor();
    await page.getByLabel('Note to your teacher').fill('It is about the twenty-third.');
    await expectAccessible(page, 'assignment');
    await photograph(page, 'assignment');
    await page.getByRole('button', { name: 'Submit', exact: true }).click();
    await page.getByText('Submitted').first().waitFor();
    await page.reload();
    await page.getByText('draft.pdf').first().waitFor();
    expect(await page.getByLabel('Note to your teacher').inputValue()).toBe('It is about the twenty-third.');
  });

  test('staff find it, read it and grade it with a file that goes back', async () => {
    const { page } = await enter(browser, 'renata.okafor@example.org', '/assignmentSubmissions');
    await page
      .getByRole('row', { name: new RegExp(`Rosalind Teague.*${title}`) })
      .first()
      .click();
    await page.getByText('draft.pdf').first().waitFor();
    await page.getByText('It is about the twenty-third.').first().waitFor();
    await page.getByLabel('Grade', { exact: true }).fill('92');
    await page.getByLabel('Comment for the student').fill('Warm and clear.');
    await send(page, 'remarks.pdf');
    await page.getByText('remarks.pdf').first().waitFor();
    await expectAccessible(page, 'grading');
    await photograph(page, 'grading');
    await page.getByRole('button', { name: 'Save grade' }).click();
    await page.getByText(/Rosalind Teague: graded/).waitFor();
  });

  test('the student reads the grade, and can no longer change the work', async () => {
    const { page } = await enter(browser, 'rosalind.teague@example.org', path);
    await page.getByText('92%').first().waitFor();
    await page.getByText('Warm and clear.').waitFor();
    await page.getByText('remarks.pdf').waitFor();
    expect(await page.locator('input[type=file]').count()).toBe(0);
    await expectAccessible(page, 'graded work');
    await photograph(page, 'graded-work');
  });
});
