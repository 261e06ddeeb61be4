import { beforeAll, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { demoId, G, R, U } from '../../scripts/demo/ids.ts';
import { base, enter, expectAccessible, launch, visit } from '../support/browser.ts';
import { measureScreen, type Measured } from '../support/measure.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});

/** A stop is a path, and what is opened from there. */
type Stop = readonly [path: string, opened?: string];
const row = 'main [data-row-link]';
/** They are each person's screens, those of one part of the site together: from there on they are shown without loading anew. */
const walks: Readonly<Record<string, readonly (readonly Stop[])[]>> = {
  'emmett.solano@example.org': [
    [
      ['/dashboard'],
      [`/student/courses/${demoId('C', 1)}`],
      [`/student/courses/${demoId('C', 1)}/lessons/${demoId('O', 101)}`],
      ['/student/attendance'],
      ['/student/attendance?tab=leave-requests'],
      ['/student/attendance?tab=explanations'],
      ['/student/attendance?tab=scans'],
      ['/student/assessments'],
      ['/student/assessments', row],
      ['/student/grades'],
      ['/student/grades', row],
      ['/student/transcript'],
      ['/student/billing'],
      ['/student/billing', 'main a[href*="/invoices/"]'],
      ['/notifications'],
      ['/profile'],
      ['/profile?tab=addresses'],
      ['/profile?tab=access'],
      ['/profile?tab=letters'],
      ['/profile?tab=data'],
      ['/alumni'],
      ['/student/groups'],
      ['/nowhere'],
    ],
  ],
  'renata.okafor@example.org': [
    [['/dashboard']],
    [
      ['/users'],
      [`/users/${U(8)}`],
      [`/users/${U(8)}?tab=roles`],
      [`/users/${U(8)}?tab=places`],
      [`/users/${U(8)}?tab=invoices`],
      ['/users/import'],
      ['/groups'],
      [`/groups/${G(1)}`],
      ['/courses'],
      ['/courses', row],
      [`/courses/${demoId('C', 1)}/lessons/${demoId('O', 101)}`],
      ['/regions'],
      [`/regions/${R(1)}`],
      ['/attendance-leave-requests'],
      ['/attendance-leave-requests', row],
      ['/assignmentSubmissions'],
      ['/assignmentSubmissions', row],
      ['/billing'],
      ['/billing', row],
      [`/students/${U(8)}`],
      ['/regions?tab=forex'],
      ['/groups/preview/all'],
      ['/teachers'],
      ['/teachers', row],
      ['/news/admin'],
      ['/news/admin', row],
    ],
    [['/news']],
  ],
  'harriet.vance@example.org': [
    [['/dashboard'], [`/student/groups/${G(1)}/progress`]],
    [
      ['/attendances'],
      ['/attendances?tab=absences'],
      ['/attendances?tab=registers'],
      ['/attendances?tab=registers', row],
      ['/attendances?tab=leave-requests'],
      ['/attendances?tab=explanations'],
      ['/attendances?tab=explanations', row],
      ['/examResults'],
      ['/examResults', row],
    ],
  ],
  'tobias.lindqvist@example.org': [
    [
      ['/logits'],
      ['/logits', row],
      ['/logits?tab=activity'],
      ['/logits?tab=operations'],
      ['/documents'],
      ['/documents', row],
      ['/categories'],
      ['/categories', row],
      ['/request-form'],
      ['/request-form', row],
      ['/site-settings'],
      ['/news/admin?tab=kinds'],
      ['/news/admin?tab=deliveries'],
    ],
  ],
};

/**
 * Answers of the API say that the person has chosen the language that the window is named after, whose own choice stays as it is: a page that has shown all
 * screens in one language has compiled them for the next.
 */
const hearFromName = (page: Page) =>
  page.addInitScript(`{
    const ask = fetch;
    window.fetch = async (...asked) => {
      const answer = await ask(...asked);
      if (!String(asked[0]).endsWith('/graphql')) return answer;
      return new Response((await answer.text()).replace(/"locale":"\\w+"/g, '"locale":"' + window.name + '"'), answer);
    };
  }`);
const settle = async (page: Page) => {
  await page.waitForTimeout(150);
  await page.locator('h1').first().waitFor();
  // A bar with a value says how far somebody is, and stays.
  await page.locator('main [role=progressbar]:not([aria-valuenow])').first().waitFor({ state: 'hidden' });
  // What slides in is measured where it comes to rest.
  while (await page.evaluate<boolean>('document.getAnimations().some((one) => one instanceof CSSTransition)'))
    await page.waitForTimeout(60);
};
const isWell = ({ title, beyond, smallTargets, narrowText }: Measured): boolean =>
  /^(?!Cedar Ridge Learning).+ · Cedar Ridge Learning$/.test(title) &&
  beyond <= 0 &&
  smallTargets.length + narrowText.length === 0;
async function* screensOf(page: Page, stops: readonly Stop[]): AsyncGenerator<Measured & { readonly at: string }> {
  for (const [index, [path, opened]] of stops.entries()) {
    if (index === 0) await page.goto(base() + path);
    else await page.evaluate(`history.pushState(null, '', '${path}'); dispatchEvent(new PopStateEvent('popstate'))`);
    await settle(page);
    if (opened !== undefined) {
      await page.locator(opened).first().click();
      await settle(page);
    }
    let measured = await measureScreen(page);
    // What moved while it was measured stands still at a later look, and what is wrong is wrong there too.
    for (let look = 0; look < 5 && !isWell(measured); look++) {
      await page.waitForTimeout(1_000);
      await settle(page);
      measured = await measureScreen(page);
    }
    yield { at: `${path} ${opened ?? ''}`.trim(), ...measured };
  }
}

test.each(Object.entries(walks))(
  'every screen of %s at 390 px has in three languages a title of its own, targets for a finger and room for its texts',
  async (email, parts) => {
    const { page } = await enter(browser, email, '/docs', { width: 390, height: 844 });
    await hearFromName(page);
    for (const locale of ['de_DE', 'ru_RU', 'hu_HU']) {
      await page.evaluate(`window.name = '${locale}'`);
      const wrong: unknown[] = [];
      for (const stops of parts)
        for await (const screen of screensOf(page, stops)) if (!isWell(screen)) wrong.push(screen);
      expect(await page.locator('html').getAttribute('lang')).toBe(locale.replace('_', '-'));
      expect({ locale, wrong }).toEqual({ locale, wrong: [] });
    }
  },
);

test('so has every page before the sign-in', async () => {
  const { page } = await visit(browser, { width: 390, height: 844 });
  const titles: string[] = [];
  for (const path of [
    '/login',
    '/forgot-password',
    `/create-account/${G(4)}`,
    '/privacy',
    '/verify-transcript',
    '/nowhere',
  ]) {
    await page.goto(base() + path);
    await settle(page);
    const { title, ...measured } = await measureScreen(page);
    expect({ path, ...measured }).toEqual({ path, beyond: 0, smallTargets: [], narrowText: [] });
    titles.push(title);
  }
  expect(titles.map((title) => title.replace(/ · Cedar Ridge Learning$/, ''))).toEqual([
    'Sign in',
    'Forgot your password?',
    'Create your account',
    expect.stringMatching(/privacy/i),
    'Check a transcript',
    'Oops! 404 - PAGE NOT FOUND',
  ]);
});

test('a click beside the link of a row opens it, also on a phone', async () => {
  const { page } = await enter(browser, 'emmett.solano@example.org', '/notifications', { width: 390, height: 844 });
  const { x, y } = (await page.locator('main li:has([data-row-link]) time').first().boundingBox())!;
  await page.mouse.click(x + 2, y + 2);
  await page.waitForURL((url) => url.pathname !== '/notifications');
});

test('of rows that are alike two are judged, and the one that differs by a name, a colour or a state', async () => {
  const { page } = await visit(browser);
  // A page that somebody else has left is still one of the site, whose policy forbids a style of its own.
  await page.goto('about:blank');
  const row = (inner: string) => `<li><p>Row</p>${inner}</li>`;
  const alike = row('<button>Open</button>').repeat(8);
  const judge = async (other: string) => {
    const rows = `${alike}${row(other)}${alike}`;
    await page.setContent(
      `<html lang="en"><title>Rows</title><style>.pale { color: #ccc }</style><ul>${rows}</ul></html>`,
    );
    await expectAccessible(page, 'rows');
  };
  await judge('<button>Close</button>');
  expect(await page.locator('[data-alike]').count()).toBe(15);
  await expect(judge('<button> </button>')).rejects.toThrow('button-name');
  await expect(judge('<button class="pale">Open</button>')).rejects.toThrow('color-contrast');
  await expect(judge('<button aria-pressed="maybe">Open</button>')).rejects.toThrow('aria-valid-attr-value');
});
