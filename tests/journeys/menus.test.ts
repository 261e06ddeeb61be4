// Each role finds these entries in its menus, and this journey visits the pages behind those that no other journey is about.
import { beforeAll, expect, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { base, enter, expectAccessible, expectNothingCut, launch, photograph } from '../support/browser.ts';
import '../support/patience.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});

const run = Date.now().toString(36);

const student = ['Dashboard', 'Courses', 'Assessments', 'Attendance', 'Links'];
const staff = ['Dashboard', 'Staff console'];
const ofAdmins = [...['Attendance', 'Region Manager', 'Preview Courses', 'Noticeboard Manager'], 'Translations'];
const restricted = [
  ...['Course Manager', 'Teacher Manager', 'Documentation Manager', 'Attendance Schemas'],
  ...['System Log', 'Site Settings'],
];
const ofStudents = ['My groups', 'Transcript', 'Time logs', 'Billing', 'Profile and settings', 'App settings'];
test.each([
  ['emmett.solano', student, [...ofStudents, 'Sign out']],
  ['harriet.vance', staff, ['Profile and settings', 'Attendance', 'Sign out']],
  ['renata.okafor', staff, ['Profile and settings', ...ofAdmins, 'Translate on the page', 'Sign out']],
  [
    ...['adele.marchetti', staff],
    ['Alumni', 'Profile and settings', ...ofAdmins, ...restricted, 'Translate on the page', 'Sign out'],
  ],
] as const)('%s finds these entries, and no others', async (who, menu, account) => {
  const { page } = await enter(browser, `${who}@example.org`, '/profile');
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await links.first().waitFor();
  expect(await links.allInnerTexts()).toEqual(menu);
  await page.getByRole('button', { name: /: account and settings$/ }).click();
  const items = page.getByRole('menuitem');
  await items.first().waitFor();
  expect(await items.allInnerTexts()).toEqual(account);
});

test('a student opens a course from the menu, on a phone too', async () => {
  const { page } = await enter(browser, 'emmett.solano@example.org', '/student');
  await page.waitForURL(/\/student\/courses$/);
  await page.getByRole('heading', { name: 'Autumn 2026' }).waitFor();
  await expectAccessible(page, 'the courses of a student');
  await photograph(page, 'courses');
  await page.setViewportSize({ width: 390, height: 844 });
  const below = page.getByRole('navigation', { name: 'Main' });
  await below.getByRole('link', { name: 'Courses' }).waitFor();
  await below.getByRole('button', { name: 'More' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Links' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'OT101 Old Testament Survey' }).click();
  await page.getByRole('heading', { level: 1, name: 'Old Testament Survey' }).waitFor();
  await page.getByRole('heading', { name: 'Exams and assignments' }).waitFor();
  await page.getByText('Instructor').first().waitFor();
  await expectAccessible(page, 'a course of a student');
  await photograph(page, 'course');
});

test('an admin gives a group a link, and its students alone find it in their menu', async () => {
  const title = `Choir ${run}`;
  const office = await enter(browser, 'renata.okafor@example.org', '/links');
  await office.page.getByRole('button', { name: 'New link' }).click();
  const dialog = office.page.getByRole('dialog');
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByLabel('Web address').fill('javascript:alert(1)');
  await dialog.getByRole('button', { name: 'Create the link' }).click();
  await dialog.getByText('This is not a web address.', { exact: false }).waitFor();
  await expectAccessible(office.page, 'a link that is refused');
  await dialog.getByLabel('Web address').fill('https://music.example.org/songs');
  await dialog.getByLabel('For', { exact: true }).selectOption({ label: 'Cedar Ridge Day Year 2 2026' });
  await dialog.getByRole('button', { name: 'Create the link' }).click();
  await office.page.waitForURL(/\/links\/[0-9a-f]{24}$/);
  await office.page.getByText(`${title} is saved`).waitFor();

  const student = await enter(browser, 'emmett.solano@example.org', '/dashboard');
  const menu = student.page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name: 'Links' }).click();
  await student.page.getByRole('heading', { name: 'For everybody' }).waitFor();
  expect(await student.page.getByText(title).count()).toBe(0);
  const library = student.page.getByRole('link', { name: 'College library' });
  expect(await library.getAttribute('target')).toBe('_blank');
  expect(await library.getAttribute('rel')).toContain('noopener');
  expect(await library.innerText()).toContain('(opens in a new tab)');
  await expectAccessible(student.page, 'the links of a student');
  await photograph(student.page, 'links');

  await office.page.getByLabel('For', { exact: true }).selectOption({ label: 'Cedar Ridge Day Year 1 2026' });
  await office.page.getByRole('button', { name: 'Save' }).click();
  await office.page.getByText('Cedar Ridge Day Year 1 2026').first().waitFor();
  await student.page.reload();
  await student.page.getByRole('link', { name: title }).waitFor();

  await office.page.getByRole('button', { name: 'Delete' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await office.page.waitForURL(/\/links$/);
  await student.page.reload();
  await student.page.getByRole('heading', { name: 'For everybody' }).waitFor();
  expect(await student.page.getByText(title).count()).toBe(0);
});

test('a superadmin defines an attendance schema, sees whom a change of one touches, and deletes what nobody follows', async () => {
  const name = `Weekend ${run}`;
  const { page } = await enter(browser, 'adele.marchetti@example.org', '/attendanceSchemas');
  await page.getByText('Day program').first().waitFor();
  await expectAccessible(page, 'the list of attendance schemas');
  await page.getByRole('button', { name: 'New attendance schema' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name', { exact: true }).fill(name);
  await dialog.getByLabel('Name of the term').fill('Autumn');
  await dialog.getByLabel('First day').fill('2027-09-06');
  await dialog.getByLabel('Last day').fill('2027-09-01');
  await dialog.getByLabel('Begins').fill('09:00');
  await dialog.getByLabel('Ends').fill('10:30');
  await dialog.getByRole('button', { name: 'Define the schema' }).click();
  await dialog.getByText('A term ends before it begins.').waitFor();
  await expectAccessible(page, 'an attendance schema that is refused');
  await dialog.getByLabel('Last day').fill('2027-12-17');
  await dialog.getByRole('button', { name: 'Define the schema' }).click();
  await page.waitForURL(/\/attendanceSchemas\/[0-9a-f]{24}$/);
  await page.getByText('Version 1', { exact: true }).waitFor();
  await page.getByRole('checkbox', { name: 'Thu' }).uncheck();
  await page.getByText(/\d+ now, \d+ with this change/).waitFor();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Version 2', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Delete' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await page.waitForURL(/\/attendanceSchemas$/);

  await page.getByRole('link', { name: 'Day program' }).first().click();
  await page.getByRole('heading', { name: 'What this touches' }).waitFor();
  await page.getByText('Cedar Ridge Day Year 1 2026').first().waitFor();
  await page.getByRole('button', { name: 'Remove term 1' }).click();
  await page.getByText(/in the course plans of .*Cedar Ridge Day Year 1 2026/).waitFor();
  await expectAccessible(page, 'an attendance schema and what a change touches');
  await photograph(page, 'attendance-schema');
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await dialog.getByText(/^These groups follow it/).waitFor();
  expect(await dialog.getByRole('button', { name: 'Delete' }).count()).toBe(0);
  await expectAccessible(page, 'why an attendance schema cannot be deleted');
  await dialog.getByRole('link', { name: 'Cedar Ridge Day Year 1 2026' }).waitFor();
});

test('no control of a form is cut, on a wide screen, a tablet or a phone', async () => {
  const { page } = await enter(browser, 'adele.marchetti@example.org', '/attendanceSchemas');
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'New attendance schema' }).click();
  await dialog.getByLabel('First day').waitFor();
  await expectNothingCut(page, 'a new attendance schema');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('link', { name: 'Day program' }).first().click();
  await page.getByLabel('First day').first().waitFor();
  await expectNothingCut(page, 'an attendance schema');

  await page.goto(`${base()}/courses`);
  await page.getByRole('link', { name: 'Old Testament Survey' }).first().click();
  await page.getByRole('link', { name: 'In the beginning' }).first().click();
  await page.getByText('Replace the recording').first().waitFor();
  await expectNothingCut(page, 'a lesson');

  await page.goto(`${base()}/regions`);
  await page.getByRole('link', { name: 'US - Cedar Ridge' }).first().click();
  await page.getByRole('button', { name: 'Add an address' }).click();
  await dialog.getByLabel('Country').waitFor();
  await expectNothingCut(page, 'an address of a region');

  await page.goto(`${base()}/billing?tab=issue`);
  await page.getByLabel('Particulars').waitFor();
  await expectNothingCut(page, 'a new invoice');

  await page.goto(`${base()}/users`);
  await page.getByRole('link', { name: 'Freya Halloran' }).first().click();
  await page.getByLabel('First name').waitFor();
  await expectNothingCut(page, 'a person');
});
