// A long video goes up in parts: the tab is closed half-way, another file is refused, and the same one goes on.
import { closeSync, mkdtempSync, openSync, rmSync, ftruncateSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { ask, base, enter, expectAccessible, launch, photograph } from '../support/browser.ts';
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
  const { data } = await ask(page, '{ allLessons(perPage: 1) { items { id courseId } } }');
  const [lesson] = (data!['allLessons'] as { items: { id: string; courseId: string }[] }).items;

  // Two parts come through; the third is under way when the tab is closed.
  let puts = 0;
  await page.route(/\/uploads\/parts\//, (route) => {
    puts += 1;
    return puts <= 2 ? route.continue() : undefined;
  });
  await page.goto(`${base()}/courses/${lesson!.courseId}/lessons/${lesson!.id}`);
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
