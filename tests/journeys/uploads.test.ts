// A long video goes up in parts: the tab is closed half-way, another file is refused, and the same one goes on. A lesson is watched with its subtitles.
import { closeSync, mkdtempSync, openSync, rmSync, ftruncateSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { base, enter, expectAccessible, launch, photograph } from '../support/browser.ts';
import { demoId } from '../../scripts/demo/ids.ts';
import '../support/patience.ts';

let browser: Browser;
const directory = mkdtempSync(join(tmpdir(), 'uploads-'));
beforeAll(async () => {
  browser = await launch();
});
afterAll(async () => {
  await browser.close();
  rmSync(directory, { recursive: true });
});

const megabyte = 2 ** 20;
/** The beginning of a WebM video, and nothing after it: as long as a video, and as small on the disk as a note. */
const head = Buffer.from(
  '1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878104428581021853806701ffffffffffffff',
  'hex',
);
function film(name: string, size: number): string {
  const path = join(directory, name);
  const file = openSync(path, 'w');
  writeSync(file, head);
  ftruncateSync(file, size);
  closeSync(file);
  return path;
}
const panelOf = (page: Page) => page.getByRole('region', { name: 'Uploads' });

test('a video of three parts goes on with the same file after its tab was closed, and with no other', async () => {
  const admin = 'renata.okafor@example.org';
  const { page, context } = await enter(browser, admin, '/courses');

  // Two parts come through; the third is under way when the tab is closed.
  let puts = 0;
  await page.route(/\/uploads\/parts\//, (route) => {
    puts += 1;
    return puts <= 2 ? route.continue() : undefined;
  });
  await page.goto(`${base()}/courses/${demoId('C', 1)}/lessons/${demoId('O', 102)}`);
  const path = film('grace.webm', 101 * megabyte);
  await page.locator('input[type=file]').setInputFiles(path);
  const panel = panelOf(page);
  await panel.getByText('67%').waitFor();
  await expectAccessible(page, 'the panel of uploads');
  await page.close();

  const again = await context.newPage();
  await again.goto(`${base()}/users`);
  const row = panelOf(again).getByRole('listitem').filter({ hasText: 'grace.webm' });
  await row.getByText('Needs file').waitFor();
  await row.getByText('67%').waitFor();
  const choose = (file: string) => row.locator('input[type=file]').setInputFiles(file);
  const resume = row.getByRole('button', { name: 'Resume' });
  await resume.click();
  await row.getByText('Please select a file first!').waitFor();
  await choose(film('mercy.webm', 101 * megabyte));
  await row.getByText('mercy.webm').waitFor();
  await resume.click();
  await row.getByText('Please select the file with the name: grace.webm').waitFor();
  await photograph(again, 'uploads-panel');
  await choose(path);
  await resume.click();
  await row.getByText('Done').waitFor();
  expect(puts).toBe(3);
  await panelOf(again).getByRole('button', { name: 'Clear Completed' }).click();
  await panelOf(again).waitFor({ state: 'detached' });
  await again.reload();
  await again.getByRole('heading', { level: 1 }).waitFor();
  expect(await panelOf(again).count()).toBe(0);
});

test('staff add subtitles to a video, of which every line can be read, and take them away', async () => {
  const lesson = `/courses/${demoId('C', 3)}/lessons/${demoId('O', 307)}`;
  const { page } = await enter(browser, 'renata.okafor@example.org', lesson);
  await page.getByRole('button', { name: 'Subtitles (0)' }).first().click();
  const choose = (name: string, text: string) =>
    page
      .getByRole('group', { name: 'Upload subtitles' })
      .locator('input')
      .setInputFiles({ name, mimeType: 'application/x-subrip', buffer: Buffer.from(text) });
  await choose('letter.srt', 'Dear all, Grace has appeared.');
  await page.getByText('This file has no subtitles in WebVTT or SubRip').waitFor();
  await choose('grace.srt', '1\n00:00:06,000 --> 00:00:09,000\nGrace has appeared.\n');
  await page.getByText('English: grace.vtt').waitFor();
  await expectAccessible(page, 'the subtitles of a video');
  await photograph(page, 'lesson-editor');
  const row = page.getByRole('listitem').filter({ hasText: 'grace.vtt' }).last();
  await row.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await page.getByText('No subtitles yet.').waitFor();
});

test('a student plays a lesson, reads it in another language, and goes on at the same second on another device', async () => {
  const [student, lesson] = [
    'perpetua.lowry@example.org',
    `/student/courses/${demoId('C', 1)}/lessons/${demoId('O', 101)}`,
  ];
  const { page } = await enter(browser, student, `/student/courses/${demoId('C', 1)}`);
  await page.getByRole('link', { name: 'In the beginning' }).click();
  await page.waitForURL(`**${lesson}`);
  const player = page.getByRole('region', { name: 'In the beginning' });
  await page.getByRole('button', { name: /He parted the waters/ }).waitFor();
  await player.getByRole('button', { name: 'Play' }).click();
  await player.getByLabel('Subtitles', { exact: true }).selectOption('pl_PL');
  await page.getByRole('searchbox', { name: 'Search this text' }).fill('KSIĘŻYC');
  await page.getByText('1 line found').waitFor();
  await page.getByRole('button', { name: /Słońce, księżyc i gwiazdy/ }).click();
  await player.locator('[data-subtitles]').getByText('Słońce, księżyc i gwiazdy').waitFor();
  const reported = page.waitForResponse((response) => response.request().postData()?.includes('"positionS":') ?? false);
  await player.getByRole('button', { name: 'Pause' }).click();
  await reported;
  await expectAccessible(page, 'a lesson with its player');
  await photograph(page, 'lesson');
  const at = await page.evaluate<number>('document.querySelector("video").currentTime');
  const { page: elsewhere } = await enter(browser, student, lesson);
  await elsewhere.getByText(`Resumed at 0:${String(Math.floor(at)).padStart(2, '0')}`).waitFor();
  const there = await elsewhere.evaluate<number>('document.querySelector("video").currentTime');
  expect(Math.abs(there - at)).toBeLessThan(1);
});
