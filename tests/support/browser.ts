import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, expect } from '@jest/globals';
import { markAlike } from './alike.ts';
import type KeptBrowser from './kept-browser.cjs';
import type { Device } from './kept-browser.cjs';
import { demoPasswordDigest } from '../../scripts/demo/people.ts';

const shots = join(__dirname, '../screenshots');
export const base = (): string => process.env['PAIDEIA_URL']!;
export const password = 'cedar-ridge-1';

/** It stays from file to file, and is given by `browser-environment.cjs`. */
const kept = (globalThis as unknown as { readonly keptBrowser: typeof KeptBrowser }).keptBrowser;
/** It is the browser of this worker. Nobody closes it: the next file goes on with it. */
export const launch = (): Promise<Browser> => kept.launch();

type Person = { readonly page: Page; readonly context: BrowserContext };
const present: Device[] = [];
afterEach(async () => void (await Promise.all(present.splice(0).map(kept.leave))));
afterAll(kept.closeOthers);

/** It is a person at a browser that knows nobody else, until the test ends. Errors of the page end the test: a screen that works throws nothing. */
export async function visit(
  browser: Browser,
  { width = 1360, height = 900, dark = false, locale = 'en-US', timezoneId = 'America/Denver' } = {},
): Promise<Person> {
  const device = await kept.arrive(browser, {
    viewport: { width, height },
    colorScheme: dark ? 'dark' : 'light',
    locale,
    timezoneId,
    reducedMotion: 'reduce',
  });
  present.push(device);
  const { page, context } = device;
  page.setDefaultTimeout(60_000);
  page.on('pageerror', (error) => {
    throw error;
  });
  return { page, context };
}

/** It fills the form of the sign-in page and sends it. */
export async function fillSignIn(page: Page, email: string, word = password): Promise<void> {
  await page.getByLabel('E-mail', { exact: false }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(word);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** `at` names another installation than the journeys' own. */
type SignIn = Parameters<typeof visit>[1] & { readonly path?: string; readonly at?: string };
export async function signIn(browser: Browser, email: string, options: SignIn = {}): Promise<Person> {
  const person = await visit(browser, options);
  await person.page.goto(`${options.at ?? base()}${options.path ?? '/login'}`);
  await fillSignIn(person.page, email);
  await person.page.waitForURL((url) => !url.pathname.startsWith('/login'));
  return person;
}

/**
 * It shows this page to somebody who is signed in already. The form of the sign-in page is passed where it is what a journey is about: it and the dashboard
 * behind it take longer to draw than most of what follows.
 */
export async function enter(
  browser: Browser,
  email: string,
  path: string,
  { at = base(), ...options }: Omit<SignIn, 'path'> = {},
): Promise<Person> {
  const person = await visit(browser, options);
  const query = `mutation { loginWithPassword(email: "${email}", password: "${demoPasswordDigest}") { _id } }`;
  const signInNow = async () =>
    (await (await person.context.request.post(`${at}/graphql`, { data: { query } })).json()) as Answered;
  let answer = await signInNow();
  // Who was made a moment ago is not in the read models yet while the machine has much to do.
  for (let tries = 0; tries < 120 && answer.errors?.[0]?.extensions.code === 'session.userGone'; tries++) {
    await person.page.waitForTimeout(500);
    answer = await signInNow();
  }
  expect(answer.errors).toBeUndefined();
  await person.page.goto(at + path);
  return person;
}

/**
 * It goes to `url` in a page that may notice at this moment that its session is over and load itself anew, which breaks off the way, also one that was begun
 * while that was still under way.
 */
export async function returnTo(page: Page, url: string): Promise<void> {
  for (let tries = 1; ; tries++)
    try {
      await page.goto(url);
      return;
    } catch (error) {
      // The driver says it in one way or the other, by whether the page had begun before.
      if (tries === 5 || !/ERR_ABORTED|interrupted by another navigation/.test(String(error))) throw error;
      await page.waitForLoadState();
    }
}

/** Axe reads the colours of all that stands behind each text, by a library that takes its time, and a page has few colours: each is read once. */
const readColoursOnce = `{
  const { Color } = axe.commons.color;
  const { parseString } = Color.prototype;
  const known = new Map();
  Color.prototype.parseString = function (text) {
    const before = known.get(text);
    if (!before) known.set(text, new Color(parseString.call(this, text)));
    else Object.assign(this, { r: before.r, g: before.g, b: before.b, alpha: before.alpha });
    return this;
  };
}`;
const axeSource = `${readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')}\n;${readColoursOnce}`;
const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Axe must have no serious or critical finding, by the tags of WCAG 2.2 A and AA. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  // Colours are judged when nothing fades any more; a bar that counts seconds is no fading.
  await page.evaluate(`(async () => {
    for (let still = 0; still < 3; still++) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const fading = document.getAnimations().filter((one) => one.playState === 'running' && one.effect?.getComputedTiming().endTime < 2000);
      if (fading.length > 0) still = -1;
      await Promise.all(fading.map((one) => one.finished.catch(() => undefined)));
    }
  })()`);
  // The builder would have the page read the long source of axe twice.
  if (!(await page.evaluate<boolean>('"axe" in window'))) await page.evaluate(axeSource);
  // The pages have no frames, so one run in the page itself says all, and nothing is gathered of what is well.
  const axe = new AxeBuilder({ page, axeSource: ';' })
    .setLegacyMode()
    // What is seen on a button is in its name (2.5.3): axe calls its rule for that experimental, and looks only when it is asked to.
    .options({ resultTypes: ['violations'], rules: { 'label-content-name-mismatch': { enabled: true } } })
    .withTags(wcag)
    .exclude(await markAlike(page));
  let { violations } = await axe.analyze();
  // What fades began to do so between the look for it and the measuring: such a colour is gone a moment later, and a wrong one is not.
  for (let look = 0; look < 5 && violations.some(({ id }) => id === 'color-contrast'); look++) {
    await page.waitForTimeout(700);
    ({ violations } = await axe.analyze());
  }
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect({
    where,
    findings: grave.map(({ id, nodes }) => ({
      id,
      at: nodes.map(({ target }) => target.join(' ')).slice(0, 5),
      why: nodes[0]?.failureSummary,
    })),
  }).toEqual({ where, findings: [] });
}

/** Keyboard and screen reader are somewhere on the page, and do not begin again at its top. */
export async function expectFocus(page: Page): Promise<void> {
  const [isSomewhere, end] = ['document.activeElement !== document.body', Date.now() + 30_000];
  // It is asked from here, because what polls in the page evaluates a text there, which its policy forbids.
  while (!(await page.evaluate<boolean>(isSomewhere)) && Date.now() < end) await page.waitForTimeout(50);
  expect(await page.evaluate<boolean>(isSomewhere)).toBe(true);
}

/**
 * Whatever the width, nobody finds a control cut by its card, its dialog or the edge of the page, or a field that is too narrow for a
 * date or a word. Tabs, which are swiped, and wide tables within their own bar are no part of it.
 */
export async function expectNothingCut(page: Page, where: string): Promise<void> {
  const before = page.viewportSize()!;
  const found: { readonly width: number; readonly cut: readonly string[] }[] = [];
  for (const width of [1360, 1024, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.waitForTimeout(150);
    const cut = await page.evaluate<string[]>(`(() => {
      const isCut = (control) => {
        const { left, right, width } = control.getBoundingClientRect();
        if (width < 2 || control.closest('[role=tablist], table')) return false;
        const least = { date: 138, time: 110, checkbox: 0, radio: 0, file: 0 }[control.type] ?? 48;
        if (control.tagName !== 'BUTTON' && width < least) return true;
        // The words of a button do not stand over its edges.
        if (control.tagName === 'BUTTON' && control.scrollWidth > control.clientWidth + 1) return true;
        for (let around = control.parentElement; around; around = around.parentElement) {
          const box = around.getBoundingClientRect();
          if (getComputedStyle(around).overflowX !== 'visible' && (left < box.left - 1 || right > box.right + 1)) return true;
        }
        return left < 0 || right > innerWidth;
      };
      return [...document.querySelectorAll(':is(main, [role=dialog]) :is(button, input, select, textarea)')]
        .filter(isCut)
        .map((one) => one.tagName + ' ' + (one.getAttribute('aria-label') ?? one.labels?.[0]?.textContent ?? one.textContent));
    })()`);
    if (cut.length > 0) found.push({ width, cut });
  }
  await page.setViewportSize(before);
  expect({ where, found }).toEqual({ where, found: [] });
}

const widths = [1360, 390] as const;
const isForPeople = process.env['PHOTOGRAPHS'] === '1';

/** The page must not scroll sideways at 390 px. With `PHOTOGRAPHS=1` the screen is also kept at 1360 and 390 px, light and dark, for people to look at. */
export async function photograph(page: Page, name: string): Promise<void> {
  const before = page.viewportSize()!;
  await page.setViewportSize({ width: 390, height: 844 });
  let overflow = NaN;
  for (let look = 0; look < 100 && overflow !== 0; look++) {
    await page.waitForTimeout(100);
    overflow = await page.evaluate<number>(
      'document.documentElement.scrollWidth - document.documentElement.clientWidth',
    );
  }
  expect({ name, overflow }).toEqual({ name, overflow: 0 });
  if (isForPeople) await shoot(page, name);
  await page.setViewportSize(before);
  await page.waitForTimeout(100);
}

async function shoot(page: Page, name: string): Promise<void> {
  mkdirSync(shots, { recursive: true });
  for (const dark of [false, true]) {
    await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light', reducedMotion: 'reduce' });
    for (const width of widths) {
      await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
      await page.waitForTimeout(150);
      await page.screenshot({ path: join(shots, `${name}-${width}${dark ? '-dark' : ''}.png`) });
    }
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
}

type Answered = {
  readonly data?: Record<string, unknown>;
  readonly errors?: readonly { readonly message: string; readonly extensions: { readonly code: string } }[];
};
/** It asks as this page's session does. */
export const ask = (page: Page, query: string): Promise<Answered> =>
  page.evaluate(
    async (text) =>
      (await (
        await fetch('/graphql', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ query: text }),
        })
      ).json()) as never,
    query,
  );
