// What the site says is changed in a grid, from a file and where it stands, and read by those whose language it is.
import { beforeAll, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { base, enter, expectAccessible, launch, visit } from '../support/browser.ts';
import '../support/patience.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});

const admin = 'renata.okafor@example.org';
const student = 'jakub.mroz@example.org';
const greeting = 'Witamy <img src=x onerror=alert(1)> w kolegium';
const find = (filter: object) => `/translations?filter=${encodeURIComponent(JSON.stringify(filter))}`;
const closed = (page: Page) => page.getByRole('dialog').waitFor({ state: 'hidden' });

test('an admin changes a text in the grid; its readers meet it as text, also at the sign-in, until it is taken back', async () => {
  const { page } = await enter(browser, admin, find({ locale: 'pl_PL', q: 'accounts.signInHint' }));
  await page.getByText('accounts.signInHint', { exact: true }).waitFor();
  await expectAccessible(page, 'the grid of one language');
  await page
    .getByRole('row', { name: /accounts\.signInHint/ })
    .getByRole('button')
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Witamy, {nobody}');
  await expectAccessible(page, 'a text that is translated');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await dialog.getByText('{nobody} must stand in the text exactly as in English.').waitFor();
  await dialog.getByRole('textbox').fill(greeting);
  await page.keyboard.press('Control+Enter');
  await closed(page);
  await page.getByRole('button', { name: greeting }).waitFor();

  const reader = (await visit(browser)).page;
  await reader.goto(`${base()}/login`);
  await reader.getByLabel('Language').selectOption('pl_PL');
  await reader.getByText(greeting).waitFor();
  expect(await reader.locator('img[src="x"]').count()).toBe(0);

  await page.getByRole('button', { name: greeting }).click();
  await dialog.getByText('Reviewed', { exact: true }).waitFor();
  await dialog.getByRole('button', { name: 'Use the delivered text again' }).click();
  await closed(page);
  await page.getByRole('button', { name: greeting }).waitFor({ state: 'detached' });
  await reader.reload();
  await reader.getByRole('heading', { level: 1 }).waitFor();
  expect(await reader.getByText(greeting).count()).toBe(0);
});

test('a file says of each text how it went; two of four cannot be saved', async () => {
  const { page } = await enter(browser, admin, '/translations');
  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog');
  const rows = [
    'id,pl_PL,status',
    'shell.settings,"\'=SUMA(1)",reviewed',
    'shell.privacy,Prywatność i dane,machine',
    'nobody.knows,Nic,reviewed',
    'admin.bulkProgress,Zrobione,reviewed',
  ];
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'texts.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) });
  await dialog.getByText('To save: 2. As they are already: 0. Not possible: 2.').waitFor();
  await dialog.getByText('No text has this key.').waitFor();
  await expectAccessible(page, 'an import that was looked at');
  await dialog.getByRole('button', { name: 'Save 2 texts' }).click();
  await expect(dialog.getByText('Done', { exact: true }).nth(1).waitFor()).resolves.toBeUndefined();
  await dialog.getByRole('button', { name: 'Close' }).click();
  const answer = await page.request.get(`${base()}/exports/translations.csv?locale=pl_PL&q=shell.settings`);
  expect(await answer.text()).toContain("'=SUMA(1)");
  const texts = (await (await page.request.get(`${base()}/texts/pl_PL`)).json()) as Record<string, string>;
  expect(texts).toMatchObject({ 'shell.settings': '=SUMA(1)', 'shell.privacy': 'Prywatność i dane' });
  expect(texts).not.toHaveProperty('nobody.knows');

  const jakub = (await enter(browser, student, '/dashboard')).page;
  await jakub.getByRole('link', { name: 'Prywatność i dane' }).waitFor();
});

test('an admin clicks a text on a page, changes it and sees it at once', async () => {
  const { page } = await enter(browser, admin, '/translations');
  await page.getByRole('button', { name: 'Translate on the page' }).click();
  const bar = page.getByRole('region', { name: 'Translating' });
  await bar.waitFor();
  await expectAccessible(page, 'a page that is translated');
  await page.getByRole('contentinfo').getByText('Terms', { exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('shell.terms', { exact: true }).waitFor();
  await dialog.getByRole('textbox').fill('House rules');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await closed(page);
  await page.getByRole('contentinfo').getByText('House rules', { exact: true }).waitFor();
  await bar.getByRole('button', { name: 'Stop translating' }).click();
  await bar.waitFor({ state: 'detached' });
  await page.getByRole('contentinfo').getByText('House rules', { exact: true }).waitFor();
  await page.goto(`${base()}/translations/shell.terms/languages`);
  await page.getByRole('button', { name: 'Edit: English' }).click();
  await dialog.getByRole('button', { name: 'Use the delivered text again' }).click();
  await closed(page);
});

test('on a phone the texts are cards, and each has a page of its own', async () => {
  const { page } = await enter(browser, admin, find({ q: 'shell.terms' }), { width: 390, height: 844 });
  await page.getByRole('link', { name: 'Terms' }).first().waitFor();
  await expectAccessible(page, 'the texts on a phone');
  await page.goto(`${base()}/translations/shell.terms/languages`);
  await page.getByRole('heading', { name: 'In every language' }).waitFor();
  await expectAccessible(page, 'a text on a phone');
  const isWide = 'document.documentElement.scrollWidth > innerWidth';
  expect(await page.evaluate(isWide)).toBe(false);
});

test('a superadmin says which languages people may choose', async () => {
  const { page } = await enter(browser, 'adele.marchetti@example.org', '/locales');
  await expectAccessible(page, 'the languages');
  await page.getByRole('link', { name: 'English', exact: true }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await dialog.getByText('The default language of the site cannot be removed.').waitFor();
});
