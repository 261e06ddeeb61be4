// Graduates meet: one lists a ministry, which is found by another once it is approved; one writes to another, and to the department; one watches what the
// library has; and what was uploaded for it by mistake goes again.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { base, enter, expectAccessible, expectNothingCut, launch, photograph } from '../support/browser.ts';
import { newGraduate, type Newcomer } from '../support/college.ts';
import { prepare } from '../support/commands.ts';
import { letterTo } from '../support/mailbox.ts';
import '../support/patience.ts';

const run = Date.now().toString(36);
const lastName = `Ashdown${run}`;
const [ministry, place] = [`River Chapel ${run}`, `Wells ${run}`];
const film = join(__dirname, '../../scripts/demo/films/grace-that-teaches.en.webm');
/** He looks after the alumni, and answers for their department. */
const head = 'silas.demarest@example.org';
let browser: Browser;
let hester: Newcomer;
let jonas: Newcomer;
beforeAll(async () => {
  browser = await launch();
  [hester, jonas] = await Promise.all([
    newGraduate(`hester-${run}`, { firstName: 'Hester', lastName }),
    newGraduate(`jonas-${run}`, { firstName: 'Jonas', lastName }),
  ]);
  const { userId } = jonas;
  const profile = { userId, location: 'Lublin', gradDate: '2026-05-08', gradPlace: 'Cedar Ridge' };
  await prepare([{ type: 'CompleteAlumniProfile', data: profile, actorId: userId, channel: 'WEB' }]);
});

/** Who graduated a moment ago may not be known as a graduate yet. */
async function as({ email }: Newcomer, path: string): Promise<Page> {
  const { page } = await enter(browser, email, path);
  const isDenied = async () => (await page.getByRole('heading', { level: 1 }).textContent()) === 'Alumni Only Access';
  for (let looks = 0; looks < 60 && (await isDenied()); looks++) {
    await page.waitForTimeout(500);
    await page.reload();
  }
  return page;
}
const dialogOf = (page: Page) => page.getByRole('dialog');
/** A listing of the registry. */
const listed = (page: Page, name: string) => page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: name });
async function search(page: Page, words: string, count: number): Promise<void> {
  await page.goto(`${base()}/alumni/ministries`);
  await page.getByRole('searchbox', { name: 'Search by name or place' }).fill(words);
  await page.getByText(`Ministries: ${count}`, { exact: true }).waitFor();
}

test('a ministry that a graduate lists is found by another once an alumni admin has approved it', async () => {
  const owner = await as(hester, '/alumni');
  // Who comes for the first time says where he or she is.
  await owner.getByLabel('Where you live now').fill(place);
  await owner.getByLabel('Date of graduation').fill('2026-05-08');
  await owner.getByLabel('Place of graduation').fill('Cedar Ridge');
  await owner.getByRole('button', { name: 'Save' }).click();
  await owner.getByRole('heading', { name: 'News and updates' }).waitFor();
  await expectNothingCut(owner, 'the home of the alumni');

  await owner.getByRole('link', { name: 'Open the registry' }).click();
  await owner.getByRole('button', { name: 'Add New' }).click();
  await dialogOf(owner).getByLabel('Name of the ministry').fill(ministry);
  await dialogOf(owner).getByLabel('Ministers').fill(`Hester ${lastName}\nAnn Lee`);
  await dialogOf(owner)
    .getByLabel(/^Place/)
    .fill(place);
  await dialogOf(owner)
    .getByLabel(/^Website/)
    .fill('river');
  await dialogOf(owner).getByRole('button', { name: 'Save' }).click();
  await dialogOf(owner)
    .getByText(/^This is not a web address/)
    .waitFor();
  await expectAccessible(owner, 'a new ministry, with what is wrong of it');
  await expectNothingCut(owner, 'a new ministry');
  // Nothing is lost by a reload.
  await owner.reload();
  await owner.getByRole('button', { name: 'Add New' }).click();
  expect(await dialogOf(owner).getByLabel('Name of the ministry').inputValue()).toBe(ministry);
  await dialogOf(owner)
    .getByLabel(/^Website/)
    .fill('https://river.example.org/');
  await dialogOf(owner)
    .getByLabel(/graduated from the second year/)
    .check();
  await dialogOf(owner).getByRole('button', { name: 'Save' }).click();
  await dialogOf(owner).waitFor({ state: 'hidden' });
  await listed(owner, ministry).getByText('Pending approval').waitFor();
  const reader = await as(jonas, '/dashboard');
  await search(reader, ministry, 0);
  await expectAccessible(reader, 'the registry, where nothing is found');

  const { page: admin } = await enter(browser, head, '/dashboard');
  await admin.getByRole('link', { name: /Ministries to approve/ }).click();
  await admin.waitForURL('**/alumni/ministries?filter=*');
  await listed(admin, ministry).waitFor();
  await expectAccessible(admin, 'the registry, with what waits');
  await photograph(admin, 'alumni-ministries');
  await admin.getByRole('button', { name: `Edit ${ministry}` }).click();
  await dialogOf(admin).getByRole('heading', { name: 'Admin use only' }).waitFor();
  await expectAccessible(admin, 'a ministry and its approval');
  const told = letterTo(hester.email, ({ subject }) => subject === `Your ministry was approved: ${ministry}`);
  await dialogOf(admin).getByRole('button', { name: 'Approve' }).click();
  await listed(admin, ministry).waitFor({ state: 'hidden' });
  expect((await told).text).toContain('/alumni/ministries?tab=mine');

  await search(reader, place, 1);
  expect(await listed(reader, ministry).getByRole('link').getAttribute('href')).toBe('https://river.example.org/');
  expect(await reader.getByRole('button', { name: `Edit ${ministry}` }).count()).toBe(0);

  await owner.getByRole('button', { name: `Delete ${ministry}` }).click();
  await owner.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await owner.getByText('Tell the other alumni where you minister.').waitFor();
  await search(reader, place, 0);
});

test('a message to a former student arrives with a way to answer it, and the department has a copy of it', async () => {
  const page = await as(jonas, '/alumni/contact');
  await page.getByText('3 of 3 messages left today').first().waitFor();
  await page.getByLabel('Search by name').fill(lastName);
  await page.getByRole('button', { name: `Write to Hester ${lastName}` }).click();
  // The keyboard is where the message is written.
  await page.locator('textarea:focus').waitFor();
  await page.keyboard.type(`Do you still sing? ${run}`);
  await expectAccessible(page, 'a message to a former student');
  await photograph(page, 'alumni-contact');
  const isOurs = ({ text }: { readonly text: string }) => text.includes(`Do you still sing? ${run}`);
  const letters = Promise.all([letterTo(hester.email, isOurs), letterTo(head, isOurs)]);
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText(`Your message to Hester ${lastName} was sent.`).waitFor();
  await page.getByText('2 of 3 messages left today').first().waitFor();
  const [letter, copy] = await letters;
  expect(letter).toMatchObject({ replyTo: jonas.email, subject: `A message from Jonas ${lastName}` });
  expect(copy.subject).toBe(`Copy: Jonas ${lastName} wrote to Hester ${lastName}`);

  await page.getByRole('button', { name: 'Contact the alumni department' }).click();
  await dialogOf(page).getByLabel('Your message').fill(`We have a room. ${run}`);
  await expectAccessible(page, 'a message to the department');
  const toHead = letterTo(head, ({ text }) => text.includes(`We have a room. ${run}`));
  await dialogOf(page).getByRole('button', { name: 'Send' }).click();
  expect((await toHead).subject).toBe(`To the alumni department, from Jonas ${lastName}`);
  // It counts for no day.
  await page.reload();
  await page.getByText('2 of 3 messages left today').first().waitFor();
});

test('a graduate watches what the library has, and an upload that was a mistake goes again', async () => {
  const page = await as(jonas, '/alumni/library');
  await page.getByRole('link', { name: 'Watch A church in a new town' }).click();
  const video = page.locator('video');
  await video.waitFor();
  await page.getByRole('button', { name: 'Play' }).click();
  type Media = { readonly currentTime: number };
  const end = Date.now() + 60_000;
  while ((await video.evaluate((one) => (one as unknown as Media).currentTime)) === 0 && Date.now() < end)
    await page.waitForTimeout(100);
  expect(await video.evaluate((one) => (one as unknown as Media).currentTime)).toBeGreaterThan(0);
  expect(await page.getByText('No subtitles found for this lesson').count()).toBe(0);
  await page.getByRole('button', { name: 'Pause' }).click();
  await expectAccessible(page, 'a video of the library');
  await photograph(page, 'alumni-library');
  expect(await page.getByRole('heading', { name: 'For alumni admins' }).count()).toBe(0);

  const { page: admin } = await enter(browser, head, '/alumni/library');
  await admin.getByRole('heading', { name: 'For alumni admins' }).waitFor();
  await expectNothingCut(admin, 'the library of an alumni admin');
  const title = `talk-${run}`;
  await admin
    .locator('main input[type=file]')
    .setInputFiles({ name: `${title}.webm`, mimeType: 'video/webm', buffer: readFileSync(film) });
  await admin.getByRole('button', { name: `List ${title}` }).waitFor();
  await expectAccessible(admin, 'the library of an alumni admin');
  await admin.getByRole('button', { name: `Remove ${title}` }).click();
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await admin.getByText(`Video removed: ${title}`).waitFor();
  await admin.getByRole('button', { name: `List ${title}` }).waitFor({ state: 'hidden' });
});
