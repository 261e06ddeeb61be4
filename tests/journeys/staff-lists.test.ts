import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { base, enter, expectAccessible, launch, photograph, visit } from '../support/browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
  // The list of the mails needs a letter, whatever other journeys have sent.
  const { page, context } = await visit(browser, { width: 1360, height: 900 });
  await page.goto(`${base()}/forgot-password`);
  await page.getByLabel('E-mail').fill('corinne.bassett@example.org');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await page.getByText('Check your e-mail').first().waitFor();
  await context.close();
});

const registrar = 'renata.okafor@example.org';
const auditor = 'tobias.lindqvist@example.org';
const lists = [
  [registrar, '/users'],
  [registrar, '/regions'],
  [registrar, '/groups'],
  [registrar, '/courses'],
  [registrar, '/teachers'],
  [registrar, '/news/admin'],
  ['silas.demarest@example.org', '/attendance-leave-requests'],
  ['silas.demarest@example.org', '/assignmentSubmissions'],
  ['silas.demarest@example.org', '/billing'],
  ['harriet.vance@example.org', '/examResults'],
  ['harriet.vance@example.org', '/attendances?tab=registers'],
  ['harriet.vance@example.org', '/attendances?tab=leave-requests'],
  ['harriet.vance@example.org', '/attendances?tab=explanations'],
  [auditor, '/documents'],
  [auditor, '/categories'],
  [auditor, '/request-form'],
  [auditor, '/logits'],
  [auditor, '/logits?tab=activity'],
  [auditor, '/news/admin?tab=deliveries'],
] as const;

const rows = 'main li:has([data-row-link]), main tbody tr:has([data-row-link])';
type Measured = { readonly tallest: number; readonly narrowest: number; readonly cut: number; readonly beyond: number };
/** It measures how tall rows are, how much room the name of one has, by how much a row is wider than what is around it, and the page than the window. */
const measure = (page: Page): Promise<Measured> =>
  page.evaluate<Measured>(`(() => {
    const rows = [...document.querySelectorAll('${rows}')];
    const lead = (row) => row.querySelector('[data-row-link]').closest('td, li');
    const { scrollWidth, clientWidth } = document.documentElement;
    return {
      tallest: Math.max(...rows.map((row) => row.getBoundingClientRect().height)),
      narrowest: Math.min(...rows.map((row) => lead(row).getBoundingClientRect().width)),
      cut: Math.max(...rows.map((row) => {
        const around = (row.closest('.RaDataTable-tableWrapper') ?? row.parentElement);
        return around.scrollWidth - around.clientWidth;
      })),
      beyond: scrollWidth - clientWidth,
    };
  })()`);

describe('every list of the staff, where there is little room', () => {
  test.each(lists)('%s %s', async (email, path) => {
    const { page } = await enter(browser, email, path);
    for (const width of [768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await page.locator(rows).first().waitFor();
      await page.waitForTimeout(150);
      const { tallest, narrowest, cut, beyond } = await measure(page);
      expect({ width, isLow: tallest <= 96, tallest }).toEqual({ width, isLow: true, tallest });
      expect({ width, hasRoom: narrowest >= 180, narrowest }).toEqual({ width, hasRoom: true, narrowest });
      expect({ width, cut, beyond }).toEqual({ width, cut: 0, beyond: 0 });
    }
  });

  test('and where something is opened beside it', async () => {
    const { page } = await enter(browser, 'silas.demarest@example.org', '/attendance-leave-requests');
    await page.locator('[data-row-link]').first().click();
    await page.locator('main [data-state=open]').waitFor();
    for (const width of [1100, 1280, 1360]) {
      await page.setViewportSize({ width, height: 900 });
      await page.waitForTimeout(150);
      const { tallest, narrowest, cut, beyond } = await measure(page);
      expect({ width, isLow: tallest <= 96, hasRoom: narrowest >= 180, tallest, narrowest, cut, beyond }).toEqual({
        width,
        isLow: true,
        hasRoom: true,
        tallest,
        narrowest,
        cut: 0,
        beyond: 0,
      });
    }
  });
});

test('where there is room, what was submitted has no more lines than who submitted it', async () => {
  const { page } = await enter(browser, 'silas.demarest@example.org', '/assignmentSubmissions');
  await page.setViewportSize({ width: 1360, height: 900 });
  await page.locator(rows).first().waitFor();
  await page.waitForTimeout(150);
  const { tallest } = await measure(page);
  expect({ isLow: tallest <= 66, tallest }).toEqual({ isLow: true, tallest });
});

describe('what a person wants of a list stays on the device', () => {
  const heads = (page: Page) => page.locator('main thead th').allTextContents();

  test('columns, their order, the rows of a page, and a view by its name', async () => {
    const { page } = await enter(browser, registrar, '/users');
    await page.getByRole('link', { name: 'Quentin Abara' }).waitFor();
    const before = await heads(page);
    await page.getByRole('button', { name: 'Columns' }).click();
    const columns = page.getByRole('dialog', { name: 'Columns' });
    await columns.getByRole('checkbox', { name: 'Roles' }).uncheck();
    await columns.getByRole('button', { name: 'Move Created forward' }).click();
    await expectAccessible(page, 'columns of users');
    await photograph(page, 'list-columns');
    await page.keyboard.press('Escape');
    const wanted = before.filter((name) => name !== 'Roles');
    wanted.splice(-2, 2, 'Created', wanted.at(-2)!);
    expect(await heads(page)).toEqual(wanted);

    await page.getByRole('combobox', { name: 'Rows' }).selectOption('10');
    await page.getByRole('combobox', { name: 'Status' }).selectOption('invited');
    await page.getByRole('button', { name: 'E-mail' }).click();
    await page.waitForURL(/sort=email/);
    await page.getByRole('button', { name: 'Views' }).click();
    await page.getByLabel('Name of the view').fill('Invited by address');
    await page.getByRole('button', { name: 'Save the view' }).click();
    await page.getByRole('button', { name: 'Invited by address', exact: true }).waitFor();
    await expectAccessible(page, 'views of users');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Views' }).and(page.locator(':focus')).waitFor();

    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('button', { name: 'Reset the columns' }).click();
    await page.keyboard.press('Escape');
    expect(await heads(page)).toEqual(before);

    // The next time nothing is filtered, a page is as long as it was wanted, and the view brings all of it back.
    await page.goto(new URL('/users', page.url()).href);
    await page.locator(rows).nth(9).waitFor();
    await page.locator(rows).nth(10).waitFor({ state: 'detached' });
    expect(await page.locator(rows).count()).toBe(10);
    await page.getByRole('button', { name: 'Views' }).click();
    await page.getByRole('button', { name: 'Invited by address', exact: true }).click();
    await page.locator('select:has(option[value=invited]:checked)').waitFor();
    expect(await heads(page)).toEqual(wanted);
    expect(await page.locator('th[aria-sort=ascending]').textContent()).toBe('E-mail');

    await page.getByRole('button', { name: 'Views' }).click();
    await page.getByRole('button', { name: 'Remove the view Invited by address' }).click();
    await page.getByText('You have not saved a view yet.').waitFor();
  });

  test('what is changed in quick succession on a slow machine is all of it kept', async () => {
    const { page, context } = await enter(browser, registrar, '/users');
    await page.getByRole('link', { name: 'Quentin Abara' }).waitFor();
    const device = await context.newCDPSession(page);
    await device.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await page.getByRole('combobox', { name: 'Rows' }).selectOption('10');
    await page.getByRole('combobox', { name: 'Status' }).selectOption('invited');
    await page.getByRole('button', { name: 'E-mail' }).click();
    await page.waitForURL(/sort=email/);
    const { searchParams } = new URL(page.url());
    expect([searchParams.get('perPage'), searchParams.get('filter')]).toEqual(['10', '{"status":"invited"}']);
  });

  test('a selection ends with its page, and says how many are in it', async () => {
    const { page } = await enter(browser, registrar, '/users');
    await page.getByRole('combobox', { name: 'Rows' }).selectOption('10');
    await page.getByText(/^1 to 10 of/).waitFor();
    await page.getByRole('checkbox', { name: 'Select Quentin Abara' }).check();
    await page.getByRole('checkbox', { name: /^Select all/ }).check();
    await page.getByRole('group', { name: /selected$/ }).waitFor();
    await page.getByRole('button', { name: 'Next page' }).click();
    await page.getByText(/^11 to 20 of/).waitFor();
    await page.getByRole('group', { name: /selected$/ }).waitFor({ state: 'hidden' });
  });
});
