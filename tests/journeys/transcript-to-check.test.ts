// A registrar issues a transcript; whoever holds its code checks it without signing in, until it is withdrawn.
import { beforeAll, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { U } from '../../scripts/demo/ids.ts';
import {
  base,
  enter,
  expectAccessible,
  expectFocus,
  expectNothingCut,
  launch,
  photograph,
  visit,
} from '../support/browser.ts';
import { newClass, newCourse, type Class } from '../support/college.ts';

let browser: Browser;
let room: Class;
const course = `Parables ${Date.now()}`;
beforeAll(async () => {
  browser = await launch();
  // Student 19 is in no other journey's way: the class is of this one alone.
  room = await newClass(`Parables ${Date.now()}`, [19]);
  await newCourse(room, course);
});

const paper = async (page: Page) => {
  await page.emulateMedia({ media: 'print' });
  const text = (await page.locator('body').innerText()).replaceAll(/\s+/g, ' ');
  await page.emulateMedia({ media: 'screen' });
  return text;
};

test('from the record of a student to the paper, to whoever is shown it, and back', async () => {
  const { page } = await enter(browser, 'renata.okafor@example.org', `/students/${U(19)}`);
  const grades = page.getByRole('region', { name: 'Grades' });
  await grades.locator(`a[href*="group=${room.groupId}"]`).click();
  await page.getByRole('heading', { level: 1, name: 'Transcript' }).waitFor();
  await page.getByText(course).first().waitFor();
  expect(await paper(page)).toContain('Unofficial unless signed by the registrar');

  await page.getByRole('button', { name: 'Issue with a code' }).click();
  const question = page.getByRole('alertdialog');
  await question.waitFor();
  await expectAccessible(page, 'the question before a transcript is issued');
  await question.getByRole('button', { name: 'Issue', exact: true }).click();
  const field = page.getByRole('textbox', { name: 'Verification code' });
  await field.waitFor();
  const code = await field.inputValue();
  expect(code).toMatch(/^([0-9A-Z]{4}-){3}[0-9A-Z]{4}$/);
  await page.getByRole('list', { name: 'Issued transcripts' }).getByText('by Renata Okafor').waitFor();
  await expectFocus(page);
  await expectAccessible(page, 'a transcript that was issued');
  await expectNothingCut(page, 'a transcript that was issued');
  await photograph(page, 'transcript-issued');
  const printed = await paper(page);
  expect(printed).toContain(code);
  expect(printed).toContain(`Check this transcript at ${new URL(base()).host}/verify-transcript`);
  expect(printed).toContain('with a verification code');
  expect(printed).not.toMatch(/Unofficial unless signed|Issued transcripts|Withdraw/);

  const { page: employer } = await visit(browser);
  await employer.goto(`${base()}/verify-transcript`);
  const typed = employer.getByRole('textbox', { name: 'Verification code' });
  await typed.fill('CR-7Q4K');
  await employer.getByRole('button', { name: 'Check' }).click();
  await employer.getByText('This is not a whole code.').waitFor();
  await expectAccessible(employer, 'the form of a code');
  await photograph(employer, 'verify-transcript');
  await typed.fill(code.toLowerCase().replaceAll('-', ' '));
  await employer.keyboard.press('Enter');
  await employer.getByText('This transcript is genuine.').waitFor();
  await employer.getByRole('row', { name: course }).waitFor();
  expect(new URL(employer.url()).pathname).toBe(`/verify-transcript/${code}`);
  expect(await employer.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  await expectFocus(employer);
  await expectAccessible(employer, 'a transcript that is genuine');
  await expectNothingCut(employer, 'a transcript that is genuine');
  await photograph(employer, 'verified-transcript');

  await page.getByRole('button', { name: /^Withdraw: issued/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('A grade was corrected');
  await expectAccessible(page, 'withdrawing a transcript');
  await dialog.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await page.getByText('Reason: A grade was corrected').waitFor();
  await field.waitFor({ state: 'detached' });

  await employer.reload();
  await employer.getByText('This transcript no longer counts.').waitFor();
  const told = await employer.locator('main').innerText();
  expect(told).toContain('and withdrew it on');
  expect(told).not.toMatch(/A grade was corrected|Parables/);
  await expectAccessible(employer, 'a transcript that was withdrawn');
  await photograph(employer, 'withdrawn-transcript');
});
