// The college writes for its people: documents in versions, and news for whom they are.
import { beforeAll, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { base, enter, expectAccessible, launch } from '../support/browser.ts';
import '../support/patience.ts';
import { photograph600 } from '../support/photograph.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});

const run = Date.now().toString(36);
const guide = `Guide ${run}`;
const act = async (page: Page, name: string) => {
  await page.getByRole('button', { name, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name, exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
};

test('a superadmin writes a document in two versions; readers see each once it is published, and nothing in it can run', async () => {
  const { page } = await enter(browser, 'adele.marchetti@example.org', '/documents');
  const reader = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage();
  const read = async () => {
    await reader.goto(`/docs/${encodeURIComponent(guide)}`);
    const main = reader.locator('main').filter({ hasText: /\S/ });
    await main.waitFor();
    return main.innerText();
  };
  await expectAccessible(page, 'the list of documents');
  await page.getByRole('button', { name: 'New document' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await dialog.getByText('Please fill this in.').waitFor();
  await dialog.getByLabel('Title').fill('PRIVACY');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await dialog.getByText('There is already a document called PRIVACY.').waitFor();
  await dialog.getByLabel('Title').fill(guide);
  await dialog.getByRole('button', { name: 'Create' }).click();
  await page.waitForURL(/\/documents\/[0-9a-f]{24}$/);

  const editor = page.getByRole('textbox', { name: 'Text' });
  await editor.click();
  await page.getByRole('button', { name: 'Heading', exact: true }).click();
  await page.keyboard.type('Welcome');
  await page.keyboard.press('Enter');
  await page.keyboard.type('<img src=x onerror=alert(1)> First words.');
  await expectAccessible(page, 'a document that is written');
  await page.getByRole('button', { name: 'Save as a draft' }).click();
  await page.getByText('Version 2', { exact: true }).first().waitFor();
  expect(await editor.innerText()).toContain('First words.');
  expect(await read()).toContain('No data');
  await act(page, 'Publish');
  await page.getByText('Published', { exact: true }).waitFor();
  expect(await read()).toContain('<img src=x onerror=alert(1)> First words.');
  expect(await reader.locator('main h2').innerText()).toBe('Welcome');
  expect(await reader.locator('main img').count()).toBe(0);

  await editor.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Second words.');
  await page.getByRole('button', { name: 'Picture', exact: true }).click();
  const bar = page.getByRole('group', { name: 'Picture', exact: true });
  const buffer = photograph600('51.2092N');
  await bar.locator('input[type=file]').setInputFiles({ name: 'scroll.png', mimeType: 'image/png', buffer });
  await bar.getByRole('button', { name: 'Insert' }).click();
  await bar.getByText('Say what is seen on the picture, or that it is decoration.').waitFor();
  await expectAccessible(page, 'a picture that is put into a document');
  await bar.getByLabel('What is seen on it').fill('A scroll');
  await page.keyboard.press('Enter');
  await editor.getByRole('img', { name: 'A scroll' }).waitFor();
  await page.getByRole('button', { name: 'Save as a draft' }).click();
  await page.getByText('Unpublished changes').waitFor();
  await editor.getByRole('img', { name: 'A scroll' }).waitFor();
  expect(await read()).not.toContain('Second words');
  await page.getByRole('button', { name: 'What changed' }).first().click();
  expect(await dialog.locator('ins').innerText()).toContain('Second words.');
  await dialog.locator('ins').getByText('[Picture: A scroll]').waitFor();
  await expectAccessible(page, 'what a version changed');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await act(page, 'Publish');
  await page.getByText('Published', { exact: true }).waitFor();
  expect(await read()).toMatch(/First words\.\s+Second words/);
  const picture = reader.locator('main').getByRole('img', { name: 'A scroll' });
  expect(
    await picture.evaluate(async (shown) => {
      const image = shown as unknown as { decode(): Promise<void>; naturalWidth: number };
      await image.decode();
      return image.naturalWidth;
    }),
  ).toBe(600);
  const served = await reader.request.get(new URL((await picture.getAttribute('src'))!, base()).href);
  expect([served.status(), (await served.body()).includes('51.2092N')]).toEqual([200, false]);
  await expectAccessible(reader, 'a document that is read');
  await act(page, 'Delete');
  await page.waitForURL(/\/documents(\?|$)/);
  expect(await read()).toContain('No data');
});

test('an admin tells news to one region in Polish; its people who read Polish meet them, others do not', async () => {
  const { page } = await enter(browser, 'renata.okafor@example.org', '/news/admin');
  const title = `Koncert ${run}`;
  await expectAccessible(page, 'the noticeboard of admins');
  await page.getByRole('button', { name: 'Write news' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByRole('textbox', { name: 'Text' }).click();
  await page.keyboard.type('O siedemnastej.');
  await dialog.getByLabel('For', { exact: true }).selectOption('region');
  await dialog.getByRole('button', { name: 'Create a draft' }).click();
  await dialog.getByText('Choose at least one region.').waitFor();
  await dialog.getByLabel('Add a region').selectOption({ label: 'Poland - Lublin' });
  await dialog.getByLabel('Language', { exact: true }).selectOption('pl_PL');
  await expectAccessible(page, 'news that are written');
  await dialog.getByRole('button', { name: 'Create a draft' }).click();
  await page.waitForURL(/\/news\/admin\/[0-9a-f]{24}$/);
  await act(page, 'Publish');
  await page.getByText('Published', { exact: true }).waitFor();

  const jakub = await enter(browser, 'jakub.mroz@example.org', '/news');
  await jakub.page.getByRole('heading', { name: title }).waitFor();

  const freya = await enter(browser, 'freya.halloran@example.org', '/news');
  await freya.page.getByRole('heading', { name: 'Open day on the ridge' }).waitFor();
  expect(await freya.page.getByText(title).count()).toBe(0);
  await expectAccessible(freya.page, 'the news');
  await freya.page.goto(base() + '/dashboard');
  const notice = freya.page.getByRole('button', { name: 'Open day on the ridge' });
  await notice.click();
  await freya.page.getByText('Friends and family are welcome.').waitFor();
  expect(await notice.getAttribute('aria-expanded')).toBe('true');
});
