// A student records the hours of a week, a facilitator evaluates them, and the student reads it; then the settings of the app, its versions, and the reports
// day by day.
import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { enter, expectAccessible, expectNothingCut, launch, photograph } from '../support/browser.ts';
import { enrolledOn, newClass, newPerson, type Newcomer } from '../support/college.ts';
import { prepare } from '../support/commands.ts';
import '../support/patience.ts';

const lastName = `Aldous${Date.now()}`;
let browser: Browser;
let student: Newcomer;
beforeAll(async () => {
  browser = await launch();
  const [{ groupId }, someone] = await Promise.all([
    newClass(`Practicum ${Date.now()}`, []),
    newPerson(`practicum-${Date.now()}`, { firstName: 'Ada', lastName }),
  ]);
  student = someone;
  await prepare([{ type: 'EnrolStudent', data: { groupId, userId: student.userId, date: enrolledOn() } }]);
});

describe('time log to evaluation', () => {
  const submitted = `/timelogs?filter=${encodeURIComponent(JSON.stringify({ q: lastName, status: 'submitted' }))}`;
  let week = '';

  test('a student records hours on a phone, loses nothing that was typed, and submits the week', async () => {
    const { page } = await enter(browser, student.email, '/student/timelogs', { width: 390 });
    await page.getByLabel('Week', { exact: true }).selectOption({ index: 1 });
    await expectAccessible(page, 'time logs');
    await photograph(page, 'time-logs');
    await page.getByRole('link', { name: 'Open the week' }).click();
    await page.getByText('Nothing is recorded in this week yet.').waitFor();
    week = new URL(page.url()).pathname;

    const add = page.getByRole('button', { name: 'Add an entry' });
    await page.getByLabel('Hours').fill('25');
    await page.getByLabel('Activity').fill('Visited two families');
    await add.click();
    await page.getByText('At most 24.').waitFor();
    await page.getByLabel('Hours').fill('1');
    await page.reload();
    expect(await page.getByLabel('Activity').inputValue()).toBe('Visited two families');
    await page.getByLabel('Minutes').fill('30');
    await add.click();
    await page.getByText('The entry is added').waitFor();
    await page.getByText('Visited two families').waitFor();

    await page.getByRole('button', { name: /^Change the entry of/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Hours').fill('2');
    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Stay here' }).click();
    await expectAccessible(page, 'an entry of a time log');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByText('The entry is changed').waitFor();
    await page.getByRole('button', { name: 'Submit the week' }).click();
    await page.getByText('The time log is submitted').waitFor();
    await photograph(page, 'time-log');
    await expectAccessible(page, 'a time log');
  });

  test('a facilitator finds it among those that wait, and evaluates it', async () => {
    const { page } = await enter(browser, 'harriet.vance@example.org', submitted);
    const row = page.getByRole('row', { name: new RegExp(`Ada ${lastName}`) });
    await row.getByText('2 hrs 30 mins').waitFor();
    await expectAccessible(page, 'the time logs of students');
    await photograph(page, 'staff-time-logs');
    await row.click();
    await page.getByRole('button', { name: 'Evaluate' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Evaluate' }).click();
    await dialog.getByText('Please choose.').waitFor();
    await expectAccessible(page, 'the evaluation of a time log');
    await expectNothingCut(page, 'the evaluation of a time log');
    await dialog.getByLabel('Rating').selectOption({ label: '4 of 5' });
    await dialog.getByLabel(/^Comments for the student/).fill('Faithful work.');
    await dialog.getByRole('button', { name: 'Evaluate' }).click();
    await page.getByText(`Ada ${lastName}: evaluated`).waitFor();
    await page.getByText('Faithful work.').waitFor();
    await photograph(page, 'staff-time-log');
    await expectAccessible(page, 'an evaluated time log');
  });

  test('the student reads it, and the week stays as it is', async () => {
    const { page } = await enter(browser, student.email, week, { width: 390, dark: true });
    await page.getByText('It has been evaluated and can no longer be changed.').waitFor();
    await page.getByText('Faithful work.').waitFor();
    await page.getByText('4 of 5').waitFor();
    expect(await page.getByRole('button', { name: /^(Add|Change|Remove|Submit)/ }).count()).toBe(0);
    await expectAccessible(page, 'the evaluation of one’s own week');
  });

  test('an evaluation that is deleted is not shown any more, and the week waits again', async () => {
    const list = `/evaluations?filter=${encodeURIComponent(JSON.stringify({ q: lastName }))}`;
    const { page } = await enter(browser, 'harriet.vance@example.org', list);
    const row = page.getByRole('row', { name: new RegExp(`Ada ${lastName}`) });
    await row.waitFor();
    await expectAccessible(page, 'evaluations');
    await photograph(page, 'evaluations');
    await row.click();
    await page.getByText('Faithful work.').waitFor();
    await expectAccessible(page, 'an evaluation');
    await page.getByRole('link', { name: 'Open the time log' }).click();
    await page.getByRole('button', { name: 'Delete the evaluation' }).click();
    await page
      .getByRole('dialog')
      .or(page.getByRole('alertdialog'))
      .getByRole('button', { name: 'Delete the evaluation' })
      .click();
    await page.getByText('Not evaluated yet.').waitFor();
    await page.goBack();
    await page.getByText('This is not here, or it is not yours to see.').waitFor();
    expect(await page.getByText('Faithful work.').count()).toBe(0);
  });
});

test('a student of the app fetches the files of the courses, which open without a connection while the page is there', async () => {
  const { page, context } = await enter(browser, 'urszula.kmiec@example.org', '/student/app-settings', { width: 390 });
  await page.getByRole('button', { name: 'Synchronizuj dane kursów' }).click();
  const file = page.getByRole('button', { name: /Reading plan\.txt/ }).first();
  await file.waitFor();
  await expectAccessible(page, 'the settings of the app');
  await photograph(page, 'app-settings');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Sprawdź aktualizacje' }).click();
  await page.getByRole('alert').first().waitFor();
  const [saved] = await Promise.all([page.waitForEvent('download'), file.click()]);
  expect(saved.suggestedFilename()).toBe('Reading plan.txt');
  await page.getByRole('button', { name: /Na początku/ }).click();
  await page.getByRole('dialog').locator('video').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Zresetuj' }).click();
  await expectAccessible(page, 'the question before a reset');
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').waitFor({ state: 'detached' });
});

test('reports are read day by day, of the days that one chooses, also after a reload', async () => {
  const { page } = await enter(browser, 'corinne.bassett@example.org', '/reports');
  const choice = page.getByLabel('Days', { exact: true });
  await choice.selectOption({ label: 'From one day to another' });
  await page.getByLabel('First day').fill('2026-09-01');
  await page.getByLabel('Last day').fill('2026-08-01');
  await page.getByText('The last day is the first one or a later one, within a year.').waitFor();
  await page.getByLabel('Last day').fill('2026-09-14');
  const table = page.getByRole('table', { name: 'By region, 1 Sept 2026 – 14 Sept 2026' });
  await table.waitFor();
  await page.reload();
  await table.waitFor();
  await expectAccessible(page, 'the reports day by day');
  await expectNothingCut(page, 'the reports day by day');
  await photograph(page, 'reports-by-day');
});

test('superadmins see the versions of the app that are in use, and what they type of a newer one is checked', async () => {
  const { page } = await enter(browser, 'adele.marchetti@example.org', '/site-settings');
  const publish = page.getByRole('button', { name: 'Publish a version: For the test group' });
  await publish.waitFor();
  await expectAccessible(page, 'the versions of the app');
  await publish.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Version', { exact: true }).fill('1.0');
  await dialog.getByLabel('What is new').fill('Nothing.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.locator('[aria-invalid=true]').waitFor();
  await expectAccessible(page, 'a version of the app');
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave page' }).click();
  await dialog.waitFor({ state: 'detached' });
});
