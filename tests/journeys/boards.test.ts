// Each role of staff sees what waits for it, with numbers that are those of the lists, and an export is stopped half-way.
import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { R } from '../../scripts/demo/ids.ts';
import { base, enter, expectAccessible, launch, photograph } from '../support/browser.ts';
import '../support/patience.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});

const waitingOf = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: /^(Waiting for you|Czeka na Ciebie)$/ }) });
/** It reads each number with the list that it leads to. */
async function numbersIn(page: Page): Promise<readonly { readonly n: number; readonly href: string }[]> {
  const links = await waitingOf(page).getByRole('link').all();
  return Promise.all(
    links.map(async (link) => ({
      n: Number(/^\d+|(?<=: )\d+$/.exec((await link.textContent()) ?? '')?.[0]),
      href: (await link.getAttribute('href'))!,
    })),
  );
}

const placeOf = (href: string) => new URL(href, base()).pathname;
/** The registry of ministries is a page of the alumni, and lists no rows; all other lists stand in the console. */
const isOfAlumni = (href: string) => placeOf(href).startsWith('/alumni/');
/** It takes one of each place, then the next of each; what stands outside the console comes last. */
function inTurn<T extends { readonly href: string }>(numbers: readonly T[]): readonly T[] {
  const turnOf = (one: T) =>
    isOfAlumni(one.href)
      ? numbers.length
      : numbers.slice(0, numbers.indexOf(one)).filter(({ href }) => placeOf(href) === placeOf(one.href)).length;
  return numbers.toSorted((a, b) => turnOf(a) - turnOf(b));
}
/**
 * It goes from one list to the next. The lists stand in another part of the site than the dashboard, and from part to part everything is loaded anew; from the
 * list of one place of the console to that of another nothing is. The title says that the list before is gone.
 */
async function showNext(page: Page, href: string): Promise<void> {
  if (placeOf(page.url()) === placeOf(href) || isOfAlumni(href)) return void (await page.goto(base() + href));
  const before = await page.title();
  await page.evaluate(
    `history.pushState(null, '', ${JSON.stringify(href)}); dispatchEvent(new PopStateEvent('popstate'))`,
  );
  for (const end = Date.now() + 20_000; (await page.title()) === before; await page.waitForTimeout(50))
    if (Date.now() > end) throw new Error(`${href} is not shown`);
}

test.each([
  ['adele.marchetti', 4],
  ['renata.okafor', 3],
  ['silas.demarest', 3],
  ['harriet.vance', 1],
  ['piotr.zielak', 1],
])('the dashboard of %s counts what waits, and each number is that of its list', async (name, least) => {
  const { page } = await enter(browser, `${name}@example.org`, '/dashboard');
  await waitingOf(page).getByRole('link').first().waitFor();
  await expectAccessible(page, `the dashboard of ${name}`);
  await photograph(page, `dashboard-${name.split('.')[0]}`);
  const numbers = await numbersIn(page);
  expect(numbers.length).toBeGreaterThanOrEqual(least);
  const waiting = (href: string) => waitingOf(page).locator(`a[href=${JSON.stringify(href)}]`);
  let isAtBoard = true;
  for (const { n, href } of inTurn(numbers)) {
    // Other journeys do what waits meanwhile: both are looked at until nothing came between.
    let [said, listed] = [n, -1];
    for (let looks = 0; said !== listed && looks < 10; looks++) {
      if (looks > 0) {
        await page.goto(`${base()}/dashboard`);
        await waitingOf(page).getByRole('link').first().waitFor();
        isAtBoard = true;
        said = (await numbersIn(page)).find((one) => one.href === href)?.n ?? 0;
      }
      if (!isAtBoard) await showNext(page, href);
      else if ((await waiting(href).count()) > 0) await waiting(href).click();
      else await page.goto(base() + href);
      isAtBoard = false;
      // A page has 25 rows; below them, or beside the search of the registry, stands how many there are in all.
      const all = page.locator('main nav [aria-live], main [role="search"] [aria-live]');
      const shown = isOfAlumni(href)
        ? all.and(page.locator(':not(:empty)'))
        : page.getByRole('row').nth(Math.min(said, 25));
      await shown.waitFor({ timeout: 15_000 }).catch(() => undefined);
      listed = (await all.count()) > 0 ? Number(/\d+(?=\D*$)/.exec((await all.textContent()) ?? '')) : 0;
    }
    expect([href, listed]).toEqual([href, said]);
  }
  await page.goto(`${base()}/dashboard`);
  await waitingOf(page).getByRole('link').first().click();
  await page.waitForURL((url) => url.pathname !== '/dashboard');
  await page.goBack();
  await waitingOf(page).getByRole('link').first().waitFor();
});

test('a region is chosen once: its numbers are shown, and it is chosen the next time', async () => {
  const { page } = await enter(browser, 'adele.marchetti@example.org', '/dashboard');
  await waitingOf(page).getByRole('combobox', { name: 'Region' }).selectOption({ label: 'Poland - Lublin' });
  await page.reload();
  await waitingOf(page).getByRole('link').first().waitFor();
  const chosen = waitingOf(page).getByRole('combobox', { name: 'Region' }).locator('option:checked');
  expect(await chosen.textContent()).toBe('Poland - Lublin');
  const numbers = await numbersIn(page);
  expect(numbers.every(({ href }) => decodeURIComponent(href).includes('"regionId":'))).toBe(true);
  await waitingOf(page).getByRole('combobox', { name: 'Region' }).selectOption({ label: 'All regions' });
  await waitingOf(page).getByText('Poland - Lublin: ').first().waitFor();
});

test.each([
  ['corinne.bassett', 'You look after the reports of the college.'],
  ['nadia.rourke', 'You teach in US - Cedar Ridge'],
  ['lionel.achterberg', 'You are dean of US - Cedar Ridge'],
])('%s, who has no console, is told what the page is', async (name, sentence) => {
  const { page } = await enter(browser, `${name}@example.org`, '/dashboard');
  await page.getByText(sentence).waitFor();
  expect(await page.getByText('No Groups Found').count()).toBe(0);
  await expectAccessible(page, `the dashboard of ${name}`);
  await photograph(page, `dashboard-${name.split('.')[0]}`);
});

test('whoever teaches sees without a console how far an own group is, and by how many each lesson was seen', async () => {
  const { page } = await enter(browser, 'nadia.rourke@example.org', '/dashboard');
  await page.getByRole('link', { name: 'Cedar Ridge Day Year 1 2026' }).click();
  await page.getByRole('heading', { level: 1, name: 'Cedar Ridge Day Year 1 2026' }).waitFor();
  await page.getByRole('group', { name: 'Progress' }).getByRole('row').nth(3).waitFor();
  await page.getByRole('combobox', { name: 'Course' }).selectOption({ index: 1 });
  await page.getByRole('figure', { name: 'Students by lesson' }).waitFor();
  await expectAccessible(page, 'the progress of a taught group');
  await photograph(page, 'taught-group');
});

test('the charts of a region stand on tables, which the keyboard opens', async () => {
  const { page } = await enter(browser, 'renata.okafor@example.org', `/regions/${R(1)}`);
  const charts = ['Enrolment by week', 'Attendance by week', 'Money due by month, USD'];
  for (const name of charts) {
    const button = page.getByRole('button', { name: `Show the table ${name}` });
    await button.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('group', { name }).getByRole('row').nth(12).waitFor();
  }
  await expectAccessible(page, 'the charts of a region, with their tables');
  await photograph(page, 'charts');
});

test('an export says how far it is, is stopped half-way, and saves what is there', async () => {
  const { page } = await enter(browser, 'renata.okafor@example.org', '/attendances?tab=registers');
  await page.getByRole('row').nth(25).waitFor();
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('"perPage":100')) await held;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Export' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Exporting' });
  await dialog.getByText(/^0 of [\d,]+ done$/).waitFor();
  await expectAccessible(page, 'an export on its way');
  await photograph(page, 'export');
  await dialog.getByRole('button', { name: 'Stop' }).click();
  const saved = page.waitForEvent('download');
  release();
  const text = readFileSync(await (await saved).path(), 'utf8');
  expect(text.trim().split(/\r?\n/)).toHaveLength(101);
  await page.getByText(/^Stopped: the file has the first 100 of [\d,]+ rows\.$/).waitFor();
  await dialog.waitFor({ state: 'hidden' });
});
