// A campus is set up from nothing by those who run the college, and seen by one of its students in Polish, who then graduates.
import { readFile } from 'node:fs/promises';
import { beforeAll, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { unpacked } from '@paideia/command-service/outline-archives/testing/unpacked.ts';
import { ridgesOf } from '../../scripts/demo/made/picture.ts';
import { base, enter, expectAccessible, fillSignIn, launch, visit } from '../support/browser.ts';
import { newPerson } from '../support/college.ts';
import { linkTo } from '../support/mailbox.ts';
import '../support/patience.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});

const asOwner = async (path: string) => (await enter(browser, 'adele.marchetti@example.org', path)).page;
const asRegistrar = async (path: string) => (await enter(browser, 'renata.okafor@example.org', path)).page;
const run = `x${Date.now().toString(36)}`;
const [region, group, teacher] = [`Gdynia ${run}`, `Gdynia Year 2 ${run}`, `Oskar Wilk ${run}`];
const guide = `Przewodnik ${run}`;
const people = Array.from({ length: 40 }, (_, n) => ({
  email: `p${n}-${run}@example.org`,
  firstName: `Ewa ${n}`,
  lastName: `Nowak ${run}`,
}));
const [student] = people as [(typeof people)[number]];
const [course, code] = [`Służba ${run}`, `SL-${run.toUpperCase().slice(-8)}`];
const lessons = [`Pierwsza ${run}`, `Druga ${run}`];
const [outline, shown] = [`Zarys: ${run}`, `Grzbiety gór ${run}`];
const ridgeColours = [
  [31, 74, 88],
  [240, 178, 122],
] as const;
const reading = 'Przeczytaj Ewangelię Marka 1.';
/** This stands on the page of a student's groups from then on. */
const better = `Twoje zajęcia i osoby, do których możesz się zwrócić (${run}).`;
const word = 'bursztyn i morze 7';
/** The invitation is read as soon as it comes, because an erasure, which other journeys make, empties the mailbox. */
let invitation = '';

const dialogOf = (page: Page) => page.getByRole('dialog');
/** One button opens a dialog, and the button of that name in it does what is wanted. */
async function act(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
  await dialogOf(page).getByRole('button', { name, exact: true }).click();
  await dialogOf(page).waitFor({ state: 'hidden' });
}
const choose = (
  page: Page,
  label: string | RegExp,
  value: string | { readonly label: string } | { readonly index: number },
) => dialogOf(page).getByLabel(label, { exact: true }).selectOption(value);

test('a region of its own, with its settings', async () => {
  const owner = await asOwner('/regions');
  await owner.getByRole('button', { name: 'New region' }).click();
  const dialog = dialogOf(owner);
  await dialog.getByLabel('Name', { exact: true }).fill(region);
  await dialog.getByLabel('Short name').fill(`PL-Gdynia-${run}`);
  await choose(owner, 'Zone', 'EUROPE');
  await choose(owner, 'Currency', 'PLN');
  await choose(owner, 'Time zone', 'Europe/Warsaw');
  await dialog.getByRole('button', { name: 'Create the region' }).click();
  await owner.waitForURL(/\/regions\/[0-9a-f]{24}$/);
  await owner.getByRole('heading', { level: 1, name: region }).waitFor();

  await owner.goto(`${base()}/site-settings`);
  await owner.getByRole('button', { name: 'Edit: Facebook group' }).click();
  await dialog.getByLabel(/^Facebook group/).fill(`https://www.facebook.com/groups/${run}`);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'hidden' });
});

test('a course with two lessons, of which the second comes first', async () => {
  const registrar = await asRegistrar('/courses');
  const dialog = dialogOf(registrar);
  await registrar.getByRole('button', { name: 'New course' }).click();
  await dialog.getByLabel('Title', { exact: true }).fill(course);
  await dialog.getByLabel('Code', { exact: true }).fill(code);
  await choose(registrar, /^Category/, { label: 'Ministry' });
  await expectAccessible(registrar, 'a new course');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await registrar.waitForURL(/\/courses\/[0-9a-f]{24}$/);
  const page = registrar.url();
  for (const lesson of lessons) {
    await registrar.goto(page);
    await registrar.getByRole('button', { name: 'New lesson' }).click();
    await dialog.getByLabel('Title', { exact: true }).fill(lesson);
    await dialog.getByRole('button', { name: 'Create' }).click();
    await registrar.waitForURL(/\/lessons\/[0-9a-f]{24}$/);
  }
  await registrar.getByRole('textbox', { name: 'Text' }).click();
  await registrar.keyboard.type(reading);
  await registrar.getByRole('button', { name: 'Save', exact: true }).click();
  await registrar.getByText(`${lessons[1]} is saved`).last().waitFor();
  await expectAccessible(registrar, 'a lesson in the editor');
  await registrar.goto(page);
  await registrar.getByRole('button', { name: `Move ${lessons[1]} up` }).press('Enter');
  await registrar.getByText(`${lessons[1]} is number 1 of 2`).waitFor();
  await act(registrar, 'Publish');
  await registrar.getByText('Published', { exact: true }).first().waitFor();
  await registrar.reload();
  const links = registrar.locator('ol [data-row-link]');
  await links.first().waitFor();
  expect(await links.allTextContents()).toEqual(lessons.toReversed());
  await expectAccessible(registrar, 'a course');

  const part = (title: string) =>
    registrar.locator('section', { has: registrar.getByRole('heading', { name: title, exact: true }) });
  const file = { name: 'Plan.txt', mimeType: 'text/plain', buffer: Buffer.from(outline) };
  await part('Outlines').locator('input[type=file]').setInputFiles(file);
  await part('Outlines').getByRole('link', { name: 'Outline (English)' }).waitFor();
  const picture = { name: 'ridges.png', mimeType: 'image/png', buffer: ridgesOf(9, ridgeColours) };
  await part('Course picture').locator('input[type=file]').setInputFiles(picture);
  const isUsed = registrar.getByRole('button', { name: 'Use this picture' });
  await registrar.getByLabel('Zoom').fill('2');
  expect(await isUsed.isDisabled()).toBe(true);
  await registrar.getByLabel('What the picture shows').fill(shown);
  await expectAccessible(registrar, 'the picture of a course is cropped');
  await isUsed.click();
  await part('Course picture').getByRole('img', { name: shown }).waitFor();
});

test('a group with a teacher and courses', async () => {
  const owner = await asOwner('/teachers');
  await owner.getByRole('button', { name: 'New teacher' }).click();
  await dialogOf(owner).getByLabel('Name', { exact: true }).fill(teacher);
  await dialogOf(owner)
    .getByLabel(/^E-mail/)
    .fill(`oskar-${run}@example.org`);
  await choose(owner, 'Kind', { label: 'Facilitator' });
  await dialogOf(owner).getByRole('button', { name: 'Create the teacher' }).click();
  await owner.getByRole('heading', { level: 1, name: teacher }).waitFor();

  const registrar = await asRegistrar('/groups');
  const dialog = dialogOf(registrar);
  await registrar.getByRole('button', { name: 'New group' }).click();
  await choose(registrar, 'Region', { label: region });
  await dialog.getByLabel('Group', { exact: true }).fill(group);
  await choose(registrar, 'Year', '2');
  await choose(registrar, /^Attendance schema/, { index: 1 });
  await dialog.getByRole('button', { name: 'Create the group' }).click();
  await registrar.waitForURL(/\/groups\/[0-9a-f]{24}$/);
  await registrar.getByRole('button', { name: 'Edit: Staff' }).click();
  await choose(registrar, /^Add a facilitator/, { label: teacher });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await registrar.getByRole('tab', { name: 'Courses' }).click();
  await registrar.getByRole('button', { name: 'Edit courses' }).click();
  await choose(registrar, /^Add a course/, { label: `${code} ${course}` });
  await choose(registrar, /^Add a course/, { index: 1 });
  await dialog.getByRole('button', { name: 'Save the courses' }).click();
  await dialog.waitFor({ state: 'hidden' });
});

test('forty students by a file in which two lines are wrong', async () => {
  const registrar = await asRegistrar('/users/import');
  await registrar.getByLabel('Region').selectOption({ label: region });
  await registrar.getByLabel(/^Enrol all of them in/).selectOption({ label: group });
  const lines = people.map(({ email, firstName, lastName }) => `${email},${firstName},${lastName},pl_PL`);
  const wrong = [`nobody,Adam,Nowak ${run},pl_PL`, `q-${run}@example.org,Anna,Nowak ${run},polski`];
  const text = ['E-mail,First name,Last name,Language', ...lines.slice(0, 20), ...wrong, ...lines.slice(20)].join('\n');
  const file = { name: `${run}.csv`, mimeType: 'text/csv', buffer: Buffer.from(text) };
  await registrar.locator('input[type=file]').setInputFiles(file);
  await registrar.getByText('2 lines are left out.').waitFor();
  await registrar.getByText('This is not an e-mail address.').waitFor();
  await registrar.getByText('This language is not known. Write it as en, pl_PL or de_DE.').waitFor();
  // The letter of the first one comes long before all are invited, and an erasure elsewhere would take it along.
  [invitation] = await Promise.all([
    linkTo(student.email, 'enroll-account'),
    registrar.getByRole('button', { name: 'Invite 40 people' }).click(),
    registrar.getByText('Finished').waitFor(),
  ]);
  await expectAccessible(registrar, 'forty people, invited');
});

test('a document in two versions, and news in three languages', async () => {
  const owner = await asOwner('/documents');
  await owner.getByRole('button', { name: 'New document' }).click();
  await dialogOf(owner).getByLabel('Title').fill(guide);
  await dialogOf(owner).getByRole('button', { name: 'Create' }).click();
  await owner.waitForURL(/\/documents\/[0-9a-f]{24}$/);
  for (const [n, words] of ['Autobus 7.', ' Pokój 12.'].entries()) {
    await owner.getByRole('textbox', { name: 'Text' }).click();
    await owner.keyboard.press('Control+End');
    await owner.keyboard.type(words);
    await owner.getByRole('button', { name: 'Save as a draft' }).click();
    await owner
      .getByText(`Version ${n + 2}`, { exact: true })
      .first()
      .waitFor();
    await act(owner, 'Publish');
    await owner.getByText('Published', { exact: true }).waitFor();
  }
  const registrar = await asRegistrar('/news/admin');
  for (const [locale, title] of [
    ['en', 'Welcome'],
    ['pl_PL', 'Witamy'],
    ['de_DE', 'Willkommen'],
  ] as const) {
    await registrar.goto(`${base()}/news/admin`);
    await registrar.getByRole('button', { name: 'Write news' }).click();
    const dialog = dialogOf(registrar);
    await dialog.getByLabel('Title').fill(`${title} ${run}`);
    await dialog.getByRole('textbox', { name: 'Text' }).click();
    await registrar.keyboard.type('7 + 12');
    await choose(registrar, 'For', 'region');
    await choose(registrar, 'Add a region', { label: region });
    await choose(registrar, 'Language', locale);
    await dialog.getByRole('button', { name: 'Create a draft' }).click();
    await registrar.waitForURL(/\/news\/admin\/[0-9a-f]{24}$/);
    await act(registrar, 'Publish');
    await registrar.getByText('Published', { exact: true }).waitFor();
  }
});

test('a text of the students, put into better Polish where it stands', async () => {
  const { email } = await newPerson(`translator-${run}`, { roles: ['user', 'admin'] });
  const { page } = await enter(browser, email, '/student/groups');
  await page.getByLabel('Language').selectOption('pl_PL');
  const shipped = page.getByText('Czego się uczysz i kogo możesz zapytać.');
  await shipped.waitFor();
  await page.getByRole('button', { name: /: konto i ustawienia$/ }).click();
  await page.getByRole('menuitem', { name: 'Tłumacz na stronie' }).click();
  await page.getByRole('button', { name: 'Zakończ tłumaczenie' }).waitFor();
  await shipped.click();
  await dialogOf(page).getByRole('textbox').fill(better);
  await expectAccessible(page, 'a text that is translated where it stands');
  await dialogOf(page).locator('button[type=submit]').click();
  await dialogOf(page).waitFor({ state: 'hidden' });
  await page.getByText(better).waitFor();
});

test('the student sees it in Polish, graduates, and is welcomed among the alumni', async () => {
  const { page } = await visit(browser);
  await page.goto(base() + invitation);
  await page.locator('input[type=password]').first().fill(word);
  await page.locator('button[type=submit]').click();
  await page.locator('.Toastify').getByRole('status').first().waitFor();
  await page.goto(`${base()}/login`);
  await fillSignIn(page, student.email, word);
  await page.getByRole('button', { name: 'Akceptuję regulamin' }).click();
  await page.getByRole('button', { name: `Witamy ${run}` }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toMatch(/^pl/);
  for (const foreign of ['Welcome', 'Willkommen']) expect(await page.getByText(`${foreign} ${run}`).count()).toBe(0);
  await expectAccessible(page, 'the dashboard of a new student, in Polish');
  await page.goto(`${base()}/student/groups`);
  await page.getByRole('heading', { name: group }).waitFor();
  await page.getByText(better).waitFor();
  await page.getByRole('link', { name: `oskar-${run}@example.org` }).waitFor();
  await page.goto(`${base()}/student/courses`);
  await page.getByRole('img', { name: shown }).waitFor();
  const zip = page.waitForEvent('download');
  await Promise.all([
    page.getByText('Konspekty: 0 z 1').waitFor(),
    page.getByRole('button', { name: /^Wszystkie konspekty \(1, / }).click(),
  ]);
  expect(await unpacked(await readFile(await (await zip).path()))).toEqual([
    [`${code} ${course} (en).txt`, Buffer.from(outline)],
  ]);
  await page.getByRole('link', { name: `${code} ${course}` }).click();
  await page.getByRole('heading', { level: 1, name: course }).waitFor();
  const picture = page.getByRole('img', { name: shown });
  await picture.waitFor();
  type Image = { readonly naturalWidth: number; decode(): Promise<void> };
  const widthOf = (image: Image) => image.decode().then(() => image.naturalWidth);
  expect(await picture.evaluate(widthOf as never)).toBe(320);
  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Konspekt kursu' }).click();
  expect(await readFile(await (await saved).path(), 'utf8')).toBe(outline);
  await page.goto(`${base()}/docs/${encodeURIComponent(guide)}`);
  await page.getByText('Autobus 7. Pokój 12.').waitFor();

  const registrar = await asRegistrar(`/users?filter=${encodeURIComponent(JSON.stringify({ q: student.email }))}`);
  await registrar.getByRole('link', { name: `${student.firstName} ${student.lastName}` }).click();
  await registrar.getByRole('tab', { name: 'Regions and groups' }).click();
  await registrar.getByRole('button', { name: `Graduate from ${group}` }).click();
  await dialogOf(registrar).getByLabel('Place of graduation').fill('Gdynia');
  await dialogOf(registrar).getByRole('button', { name: 'Graduate' }).click();
  await dialogOf(registrar).waitFor({ state: 'hidden' });
  const welcome = page.getByRole('heading', { name: `Witamy wśród absolwentów, ${student.firstName}` });
  // The region and the groups of alumni follow from the graduation.
  for (let looks = 0; looks < 40 && !(await welcome.isVisible()); looks++) {
    await page.goto(`${base()}/dashboard`);
    await welcome.waitFor({ timeout: 3_000 }).catch(() => undefined);
  }
  await welcome.waitFor();
  await expectAccessible(page, 'the welcome of an alumna, in Polish');
});
