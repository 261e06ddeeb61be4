// A course is built with a lesson, and its long video goes up in parts: the tab is closed half-way, other files are refused, the same one goes on, and the service
// that makes one video of the parts is killed over it. Then it gets subtitles, and a student watches it. FILE_MB=300 makes the video as long as a lesson.
import { mkdtempSync, readFileSync, rmSync, truncateSync, watch, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { partBytes } from '@paideia/objects/port.ts';
import { enter, expectAccessible, launch, photograph } from '../support/browser.ts';
import { prepare } from '../support/commands.ts';
import { removeDataDir, startStack, type Stack } from '../support/stack.ts';
import { cashier, classId, makeCollege, students } from '../faults/harness/college.ts';
import { leave, storesOf, toServer } from '../faults/harness/places.ts';
import { emailOf, people } from '../../scripts/demo/people.ts';
import '../support/patience.ts';

const megabyte = 2 ** 20;
const fileBytes = Number(process.env['FILE_MB'] ?? 110) * megabyte;
const partsCount = Math.ceil(fileBytes / partBytes);
/** These are the parts before the tab is closed. */
const firstParts = Math.floor((partsCount * 2) / 3);
const half = `${Math.floor(((firstParts * partBytes) / fileBytes) * 100)}%`;
/** A megabyte takes up to a second on a busy machine. */
const patience = { timeout: 60_000 + (1_000 * fileBytes) / megabyte };

const [admin, student] = [cashier, students[1]].map((n) => emailOf(people.find((one) => one.n === n)!)) as [
  string,
  string,
];
const title = 'In the beginning';
const films = join(__dirname, '../../scripts/demo/films');
const directory = mkdtempSync(join(tmpdir(), 'uploads-'));
let browser: Browser;
/** It is a college of its own, for nobody else is to lose a service in the middle of something. */
let stack: Stack;
let [coursePath, lessonPath] = ['', ''];
beforeAll(async () => {
  const dataDir = await makeCollege({ few: true });
  await toServer(dataDir);
  [browser, stack] = await Promise.all([
    launch(),
    startStack({ dataDir, env: { SEED: 'none', ...storesOf(dataDir) } }),
  ]);
}, 400_000);
afterAll(async () => {
  await stack.stop();
  await leave(stack.dataDir);
  removeDataDir(stack.dataDir);
  rmSync(directory, { recursive: true });
});
const as = (email: string, path: string) => enter(browser, email, path, { at: stack.url });
const panelOf = (page: Page) => page.getByRole('region', { name: 'Uploads' });
const dialogOf = (page: Page) => page.getByRole('dialog');

/** The film takes all those bytes: behind it stands an element that players pass over, as long as a video, and as small on the disk as a note. */
function film(name: string, from = 'in-the-beginning.en.webm'): string {
  const path = join(mkdtempSync(join(directory, 'film-')), name);
  const bytes = readFileSync(join(films, from));
  const rest = Buffer.alloc(9, 0xec);
  rest.writeBigUInt64BE(2n ** 56n + BigInt(fileBytes - bytes.length - rest.length), 1);
  writeFileSync(path, Buffer.concat([bytes, rest]));
  truncateSync(path, fileBytes);
  return path;
}

test(
  'staff build a course with a lesson, whose video goes on after its tab was closed, and is whole though a service was killed',
  async () => {
    const { page, context } = await as(admin, '/courses');
    const create = async (what: string, fields: Readonly<Record<string, string>>) => {
      await page.getByRole('button', { name: `New ${what}` }).click();
      for (const [label, text] of Object.entries(fields))
        await dialogOf(page).getByLabel(label, { exact: true }).fill(text);
      await dialogOf(page).getByRole('button', { name: 'Create' }).click();
      await page.waitForURL(new RegExp(`/${what}s/[0-9a-f]{24}$`));
    };
    await create('course', { Title: 'Genesis', Code: 'GEN-1' });
    coursePath = new URL(page.url()).pathname;
    const courseId = coursePath.split('/').at(-1)!;
    await create('lesson', { Title: title });
    lessonPath = new URL(page.url()).pathname;
    await page.goto(stack.url + coursePath);
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await dialogOf(page).getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByText('Published', { exact: true }).first().waitFor();
    await prepare(
      [
        {
          type: 'SetGroupCourses',
          data: {
            groupId: classId,
            items: [{ courseId, order: 1, fromDate: '2026-01-05', toDate: '2099-12-20', termName: 'The whole time' }],
          },
        },
      ],
      stack.dataDir,
    );

    // The first parts come through; the others are under way when the tab is closed.
    await page.route(/\/uploads\/parts\//, (route) => {
      const [ticket = ''] = route.request().url().split('/').at(-1)!.split('.');
      const { part } = JSON.parse(Buffer.from(ticket, 'base64url').toString()) as { readonly part: number };
      return part <= firstParts ? route.continue() : undefined;
    });
    await page.goto(stack.url + lessonPath);
    const path = film('beginning.webm');
    // Until it is known what an upload would take the place of, none can be chosen.
    await page.getByText('No video yet.').waitFor();
    await page.locator('input[type=file]').first().setInputFiles(path);
    await panelOf(page).getByText(half).waitFor(patience);
    await expectAccessible(page, 'the panel of uploads');
    await page.close();

    const again = await context.newPage();
    await again.goto(`${stack.url}/users`);
    const row = panelOf(again).getByRole('listitem').filter({ hasText: 'beginning.webm' });
    await row.getByText('Needs file').waitFor();
    await row.getByText(half).waitFor();
    const choose = (file: string) => row.locator('input[type=file]').setInputFiles(file);
    const resume = row.getByRole('button', { name: 'Resume' });
    await resume.click();
    await row.getByText('Please select a file first!').waitFor();
    await choose(film('mercy.webm'));
    await row.getByText('mercy.webm').waitFor();
    await resume.click();
    await row.getByText('Please select the file with the name: beginning.webm').waitFor();
    await choose(film('beginning.webm', 'in-the-beginning.pl_PL.webm'));
    await resume.click();
    await row.getByText(/^This file has changed since the upload began/).waitFor();
    await photograph(again, 'uploads-panel');
    await choose(path);
    let later = 0;
    again.on('request', (request) => void (later += request.method() === 'PUT' ? 1 : 0));
    // The parts leave the folder of what is on its way by one step, of which nobody has been told yet.
    const pid = stack.pid('command-service');
    const uploads = watch(join(stack.dataDir, 'files/uploads'));
    uploads.once('change', () => {
      process.kill(pid, 'SIGKILL');
      uploads.close();
    });
    await resume.click();
    await row.getByText('Done').waitFor(patience);
    while (!stack.output().includes('command-service ended (SIGKILL); starting it again'))
      await again.waitForTimeout(50);
    while ((await fetch(`${stack.url}/health/ready`)).status !== 200) await again.waitForTimeout(50);
    expect(later).toBe(partsCount - firstParts);
    await panelOf(again).getByRole('button', { name: 'Clear Completed' }).click();
    await panelOf(again).waitFor({ state: 'detached' });
    await again.reload();
    await again.getByRole('heading', { level: 1 }).waitFor();
    expect(await panelOf(again).count()).toBe(0);
  },
  300_000 + 2 * patience.timeout,
);

test('they add subtitles to it, of which every line can be read, and take one away', async () => {
  const { page } = await as(admin, lessonPath);
  await page.getByRole('button', { name: 'Subtitles (0)' }).first().click();
  const group = page.getByRole('group', { name: /^(Upload|Replace) subtitles/ });
  const choose = (name: string, text: string | Buffer) =>
    group.locator('input').setInputFiles({ name, mimeType: 'application/x-subrip', buffer: Buffer.from(text) });
  await choose('letter.srt', 'Dear all, Grace has appeared.');
  await page.getByText('This file has no subtitles in WebVTT or SubRip').waitFor();
  await choose('grace.srt', '1\n00:00:06,000 --> 00:00:09,000\nGrace has appeared.\n');
  await page.getByText('English: grace.vtt').waitFor();
  await expectAccessible(page, 'the subtitles of a video');
  await photograph(page, 'lesson-editor');
  const row = page.getByRole('listitem').filter({ hasText: 'grace.vtt' }).last();
  await row.getByRole('button', { name: 'Remove' }).click();
  await dialogOf(page).getByRole('button', { name: 'Remove' }).click();
  await page.getByText('No subtitles yet.').waitFor();
  for (const [locale, language] of Object.entries({ en: 'English', pl_PL: 'Polski' })) {
    await page.getByLabel(/Language of the subtitles/).selectOption(locale);
    await choose(`${locale}.vtt`, readFileSync(join(films, `in-the-beginning.${locale}.vtt`)));
    await page.getByText(`${language}: ${locale}.vtt`).waitFor();
  }
});

test('a student plays it, reads it in another language, and goes on at the same second on another device', async () => {
  const { page } = await as(student, `/student${coursePath}`);
  await page.getByRole('link', { name: title, exact: true }).click();
  await page.waitForURL(`**/student${lessonPath}`);
  const player = page.getByRole('region', { name: title });
  await page.getByRole('button', { name: /He parted the waters/ }).waitFor();
  await player.getByRole('button', { name: 'Play' }).click();
  await player.getByLabel('Subtitles', { exact: true }).selectOption('pl_PL');
  await page.getByRole('searchbox', { name: 'Search this text' }).fill('KSIĘŻYC');
  await page.getByText('1 line found').waitFor();
  await page.getByRole('button', { name: /Słońce, księżyc i gwiazdy/ }).click();
  await player.locator('[data-subtitles]').getByText('Słońce, księżyc i gwiazdy').waitFor();
  const positionIn = (sent: string | null) => Number(/"positionS":([\d.]+)/.exec(sent ?? '')?.[1] ?? NaN);
  const reported = page.waitForResponse((response) => positionIn(response.request().postData()) >= 0);
  await player.getByRole('button', { name: 'Pause' }).click();
  // The picture may be shown a moment longer than what is reported says.
  const report = await reported;
  const at = positionIn(report.request().postData());
  expect(await report.json()).toEqual({ data: { recordLessonWatch: expect.objectContaining({ positionS: at }) } });
  await expectAccessible(page, 'a lesson with its player');
  await photograph(page, 'lesson');
  expect(Math.abs((await page.evaluate<number>('document.querySelector("video").currentTime')) - at)).toBeLessThan(1);
  const { page: elsewhere } = await as(student, `/student${lessonPath}`);
  const resumed = elsewhere.getByText(/^Resumed at /);
  await resumed.waitFor();
  expect(await resumed.textContent()).toBe(`Resumed at 0:${String(Math.floor(at)).padStart(2, '0')}`);
  const there = await elsewhere.evaluate<number>('document.querySelector("video").currentTime');
  expect(Math.abs(there - at)).toBeLessThan(1);
});
