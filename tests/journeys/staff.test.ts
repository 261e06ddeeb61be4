// This journey is about who teaches a group and whom its students ask, what superadmins ask of each other, and a graduation that is undone.
import { beforeAll, expect, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { enter, expectAccessible, launch } from '../support/browser.ts';
import '../support/patience.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});

const run = Date.now().toString(36);
const [owner, registrar] = ['adele.marchetti@example.org', 'renata.okafor@example.org'];
const teacher = `Berta Voss ${run}`;
const group = 'Cedar Ridge Day Year 2 2026';

test('a teacher is made, becomes a facilitator of a group, and stands as a contact on its students’ page', async () => {
  const { page } = await enter(browser, owner, '/teachers');
  const dialog = page.getByRole('dialog');
  await page.getByRole('link', { name: 'Nadia Rourke' }).waitFor();
  await expectAccessible(page, 'the teachers');
  await page.getByRole('button', { name: 'New teacher' }).click();
  await dialog.getByLabel(/^E-mail/).fill('office');
  await dialog.getByRole('button', { name: 'Create the teacher' }).click();
  // What is wrong is said at its field.
  const wrong = page.locator('[aria-invalid=true]');
  await dialog.getByLabel('Name', { exact: true }).and(wrong).waitFor();
  await dialog
    .getByLabel(/^E-mail/)
    .and(wrong)
    .waitFor();
  await expectAccessible(page, 'a new teacher with mistakes');
  await dialog.getByLabel('Name', { exact: true }).fill(teacher);
  await dialog.getByLabel(/^E-mail/).fill(`berta.${run}@example.org`);
  await dialog.getByLabel('Kind', { exact: true }).selectOption({ label: 'Facilitator' });
  await dialog.getByRole('button', { name: 'Create the teacher' }).click();
  await page.waitForURL(/\/teachers\/[0-9a-f]{24}$/);
  await page.getByRole('heading', { level: 1, name: teacher }).waitFor();
  const address = page.url();

  await page.goto(new URL('/groups', address).href);
  await page.getByRole('link', { name: group }).click();
  await page.getByRole('button', { name: 'Edit: Staff' }).click();
  await dialog.getByLabel(/^Add a facilitator/).selectOption({ label: teacher });
  await expectAccessible(page, 'the staff of a group');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByText(teacher).waitFor();

  const student = await enter(browser, 'quentin.abara@example.org', '/student/groups');
  await student.page.getByRole('heading', { name: group }).waitFor();
  await student.page.getByRole('link', { name: `berta.${run}@example.org` }).waitFor();
  await expectAccessible(student.page, 'the groups of a student');

  await page.goto(new URL('/groups/preview/all', address).href);
  await page.getByRole('heading', { level: 1, name: 'Preview Courses' }).waitFor();
  await page.getByRole('heading', { name: group }).waitFor();
  await page.getByText(teacher).waitFor();
  await expectAccessible(page, 'the previews of groups');

  await page.goto(address);
  await page.getByRole('button', { name: 'Delete' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await page.waitForURL(/\/teachers$/);
  await student.page.reload();
  await student.page.getByRole('heading', { name: group }).waitFor();
  expect(await student.page.getByText(teacher).count()).toBe(0);
});

test('two who change the staff of a group at once both see both values', async () => {
  const [first, second] = [await enter(browser, owner, '/groups'), await enter(browser, registrar, '/groups')];
  const open = async ({ page }: typeof first) => {
    await page.getByRole('link', { name: 'Lublin Evening Year 1 2026' }).click();
    await page.getByRole('button', { name: 'Edit: Staff' }).click();
    await page
      .getByRole('dialog')
      .getByLabel(/^Add an instructor/)
      .waitFor();
    return page.getByRole('dialog');
  };
  const [mine, theirs] = [await open(first), await open(second)];
  await mine.getByLabel(/^Add an instructor/).selectOption({ label: 'Xavier Thorne' });
  await mine.getByRole('button', { name: 'Save' }).click();
  await mine.waitFor({ state: 'hidden' });
  await theirs.getByLabel(/^Add an instructor/).selectOption({ label: 'Nadia Rourke' });
  await theirs.getByRole('button', { name: 'Save' }).click();
  await theirs.getByText('Keep yours: Nadia Rourke').waitFor();
  await theirs.getByLabel('Take theirs: Xavier Thorne').check();
  await theirs.getByRole('button', { name: 'Save' }).click();
  await theirs.waitFor({ state: 'hidden' });
});

test('a category is made once within its kind', async () => {
  const { page } = await enter(browser, owner, '/categories');
  const dialog = page.getByRole('dialog');
  await page.getByRole('link', { name: 'Biblical Studies' }).waitFor();
  await expectAccessible(page, 'the categories');
  await page.getByRole('button', { name: 'New category' }).click();
  await dialog.getByLabel('Name', { exact: true }).fill('biblical studies');
  await dialog.getByRole('button', { name: 'Create the category' }).click();
  await dialog.getByText('There is a category of this name.').waitFor();
  await dialog.getByLabel('Name', { exact: true }).fill(`History ${run}`);
  await dialog.getByRole('button', { name: 'Create the category' }).click();
  await page.waitForURL(/\/categories\/[0-9a-f]{24}$/);
  await page.getByRole('button', { name: 'Delete' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await page.waitForURL(/\/categories$/);
});

test('a request is answered, and whoever asked is told', async () => {
  const { page } = await enter(browser, owner, '/request-form');
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'New request' }).click();
  await dialog.getByLabel('Subject').fill(`Chairs ${run}`);
  await dialog.getByRole('textbox', { name: 'Request' }).fill('Twelve more, please.');
  await dialog.getByRole('button', { name: 'Send the request' }).click();
  await page.waitForURL(/\/request-form\/[0-9a-f]{24}$/);
  await page.getByRole('heading', { level: 1, name: `Chairs ${run}` }).waitFor();
  await expectAccessible(page, 'a request');

  const other = await enter(browser, 'tobias.lindqvist@example.org', '/request-form');
  await other.page.getByRole('link', { name: `Chairs ${run}` }).click();
  await other.page.getByRole('button', { name: 'Answer' }).click();
  await other.page.getByRole('dialog').getByRole('textbox', { name: 'Answer' }).fill('On Monday.');
  await expectAccessible(other.page, 'the answer to a request');
  await other.page.getByRole('dialog').getByRole('button', { name: 'Answer' }).click();
  await other.page.getByRole('dialog').waitFor({ state: 'hidden' });
  await other.page.getByText('On Monday.').waitFor();
  // It is closed as it stands now: whoever acts on what was shown before is told that it has changed.
  await other.page.getByText('Answered', { exact: true }).waitFor();
  await other.page.getByRole('button', { name: 'Close the request' }).click();
  await other.page.getByRole('dialog').getByRole('button', { name: 'Close the request' }).click();
  await other.page.getByText('Closed', { exact: true }).waitFor();

  await page.goto(new URL('/notifications', page.url()).href);
  await page.getByText(`Your request “Chairs ${run}” was answered`).first().waitFor();
  await page.goto(new URL('/d2l-redirect', page.url()).href);
  await page.getByText('Nothing to show yet').waitFor();
});

test('a student of the second year graduates, has two regions and the welcome, and is back after the undo', async () => {
  const { page } = await enter(browser, registrar, `/users?filter=${encodeURIComponent('{"q":"Tamsin"}')}`);
  const dialog = page.getByRole('dialog');
  await page.getByRole('link', { name: 'Tamsin Oyelaran' }).click();
  await page.getByRole('tab', { name: 'Regions and groups' }).click();
  await page.getByRole('button', { name: `Graduate from ${group}` }).click();
  await dialog.getByLabel('Place of graduation').fill('Cedar Ridge');
  await dialog.getByRole('button', { name: 'Graduate' }).click();
  await dialog.waitFor({ state: 'hidden' });
  // The region and the groups of alumni follow from the graduation.
  const library = page.getByRole('link', { name: 'Alumni Library' });
  for (let tries = 0; tries < 100 && (await library.count()) === 0; tries++) {
    await page.reload();
    await page.getByRole('button', { name: `Undo the graduation from ${group}` }).waitFor();
  }
  await library.waitFor();
  const graduate = await enter(browser, 'tamsin.oyelaran@example.org', '/dashboard');
  await graduate.page.getByRole('heading', { name: 'Welcome to the alumni, Tamsin' }).waitFor();

  await page.getByRole('button', { name: `Undo the graduation from ${group}` }).click();
  await dialog.getByLabel('Reason').fill('An exam is missing');
  await expectAccessible(page, 'the undo of a graduation');
  await dialog.getByRole('button', { name: 'Undo graduation' }).click();
  await dialog.waitFor({ state: 'hidden' });
});
