// Every public address and every rule of who is led where is tried in each of the four environments.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { startApi, type Api } from '../support/api.ts';
import { ask, base, fillSignIn, launch, returnTo, signIn, visit } from '../support/browser.ts';
import { newPerson } from '../support/college.ts';
import { G } from '../../scripts/demo/ids.ts';

const environments = ['development', 'test', 'production', 'admin-production'] as const;
type Environment = (typeof environments)[number];
const token = 'A'.repeat(43);
let browser: Browser;
let apis: Readonly<Record<Environment, Pick<Api, 'url'>>>;
const started: Api[] = [];
beforeAll(async () => {
  browser = await launch();
  const begin = async (environment: Environment, env: Readonly<Record<string, string>>) => {
    const api = await startApi({ APP_ENV: environment, ...env });
    started.push(api);
    return api;
  };
  const production = await begin('production', {});
  const elsewhere = { MAIN_URL: production.url };
  const [forTests, forAdmins, development] = await Promise.all([
    begin('test', elsewhere),
    begin('admin-production', elsewhere),
    begin('development', elsewhere),
  ]);
  apis = { development, test: forTests, production, 'admin-production': forAdmins };
});
afterAll(async () => {
  await Promise.all(started.map((api) => api.stop()));
});

const main = (path: string) => ({ at: 'production' as Environment, path });
/** A row names the address that a visitor ends at, where it is another one, and the title there. */
type Row = readonly [path: string, title: string, to?: string];
const everywhere: readonly Row[] = [
  ['/', 'Sign in'],
  ['/login', 'Sign in'],
  ['/login/', 'Sign in'],
  ['/forgot-password', 'Forgot your password?'],
  ['/set-password', 'Set your password'],
  ['/password-recoverd', 'Your new password is set'],
  [`/create-account/${G(4)}`, 'Create your account'],
  [`/verify-email/${token}`, 'Confirm your e-mail address'],
  ['/privacy', 'privacy'],
  ['/terms', 'terms'],
  ['/docs', 'docs'],
  ['/no/such/page', 'Oops! 404 - PAGE NOT FOUND'],
  ['/dashboard', 'Sign in', '/login?redirect=%2Fdashboard'],
  ['/student/grades?term=1', 'Sign in', '/login?redirect=%2Fstudent%2Fgrades%3Fterm%3D1'],
  ['/users', 'Sign in', '/login?redirect=%2Fusers'],
  ['/google-auth?code=x', 'Sign in', '/login?redirect=%2Fgoogle-auth%3Fcode%3Dx'],
];
const differing: ReadonlySet<string> = new Set(['/login', '/password-recoverd', '/users', '/no/such/page']);
const titleOf = async (page: Page) => {
  const title = page.locator('h1').first();
  await title.waitFor();
  return title.textContent();
};
const whereIs = (page: Page) => {
  const { origin, pathname, search } = new URL(page.url());
  return { at: environments.find((one) => apis[one].url === origin), path: pathname + search };
};

test('a visitor of any public address is shown its page, in every environment; mails of some lead to the main one', async () => {
  const walk = async (environment: Environment) => {
    const { page } = await visit(browser);
    const isForAdmins = environment === 'admin-production';
    const hasOffice = isForAdmins || environment === 'development';
    const found: unknown[] = [];
    const wanted: unknown[] = [];
    const look = async (path: string, title: string, where = { at: environment, path }) => {
      await page.goto(apis[environment].url + path, { waitUntil: 'commit' });
      await page
        .waitForURL((url) => url.href === apis[where.at].url + where.path, { timeout: 60_000, waitUntil: 'commit' })
        .catch(() => undefined);
      found.push([path, await titleOf(page), whereIs(page)]);
      wanted.push([path, title, where]);
      if (path === '/login')
        expect(await page.getByRole('button', { name: 'Sign in with Microsoft' }).count()).toBe(hasOffice ? 1 : 0);
      if (path === '/password-recoverd')
        expect(await page.getByRole('link', { name: 'Sign in', exact: true }).count()).toBe(isForAdmins ? 0 : 1);
    };
    // The page of every address is served everywhere; what does not depend on the environment is walked once in a browser.
    for (const [path] of everywhere) {
      const answer = await fetch(apis[environment].url + path);
      expect([environment, path, answer.status, (await answer.text()).includes('<div id="root"')]).toEqual([
        environment,
        path,
        path === '/no/such/page' ? 404 : 200,
        true,
      ]);
    }
    const walked = environment === 'production' ? everywhere : everywhere.filter(([path]) => differing.has(path));
    for (const [path, title, to = path] of walked) await look(path, title, { at: environment, path: to });
    const stays = (...some: readonly Environment[]) => some.includes(environment);
    const [reset, enrol] = [`/reset-password/${token}`, `/enroll-account/${token}`];
    await look(reset, 'Set a new password', stays('production', 'development') ? undefined : main(reset));
    await look(enrol, 'Set your password', stays('production') ? undefined : main(enrol));
    expect({ environment, found }).toEqual({ environment, found: wanted });

    await page.goto(`${apis[environment].url}/msauth/callback?state=x&code=y`, { waitUntil: 'commit' });
    expect(await page.getByRole('alert').first().textContent()).toBe('Error: Invalid state parameter');
    const letters = await fetch(`${apis[environment].url}/dev/mailbox`);
    expect((await letters.text()).includes('<title>Mail')).toBe(environment === 'development');
  };
  await Promise.all(environments.map(walk));
});

test('whoever is signed in is led past the pages of sign-in, keeps to what the roles allow, and finds unknown addresses said to be unknown', async () => {
  const { url } = apis.production;
  const { page } = await signIn(browser, 'emmett.solano@example.org', {
    at: url,
    path: '/login?redirect=//elsewhere.example',
  });
  await page.waitForURL(`${url}/dashboard`);
  const rows: readonly Row[] = [
    ['/', '', '/dashboard'],
    ['/login', '', '/dashboard'],
    ['/forgot-password', '', '/dashboard'],
    ['/login?redirect=%2Fstudent%2Fgrades', '', '/student/grades'],
    ['/users', '', '/dashboard'],
    ['/logits', '', '/dashboard'],
    ['/set-password', '', '/alumni'],
    ['/privacy', 'privacy'],
    ['/no/such/page', 'Oops! 404 - PAGE NOT FOUND'],
  ];
  for (const [path, title, to = path] of rows) {
    await page.goto(url + path, { waitUntil: 'commit' });
    await page.waitForURL(url + to, { waitUntil: 'commit' });
    const shown = await titleOf(page);
    if (title) expect([path, shown]).toEqual([path, title]);
  }
  const { email } = await newPerson(`terms-${randomUUID().slice(0, 8)}`, { hasAccepted: false });
  const { page: newcomer } = await signIn(browser, email, { at: url });
  await newcomer.getByRole('button', { name: /accept/i }).waitFor();
  expect(await newcomer.getByRole('navigation').count()).toBe(0);
});

test('admin-production is for admins: others are refused with a word, and a session that they had ends on the server', async () => {
  const { url } = apis['admin-production'];
  const { page: student } = await visit(browser);
  await student.goto(`${url}/login`);
  await fillSignIn(student, 'emmett.solano@example.org');
  await student.locator('.Toastify').getByText('Please use the mobile app to log on.').first().waitFor();
  expect(new URL(student.url()).pathname).toBe('/login');
  expect((await student.context().cookies()).map(({ name }) => name)).not.toContain('__Host-session');

  // Cookies do not tell ports apart, so this browser brings its session along.
  const { page } = await signIn(browser, 'freya.halloran@example.org');
  expect((await ask(page, '{ currentUser { _id } }')).errors).toBeUndefined();
  await returnTo(page, `${url}/dashboard`);
  await page.waitForURL(`${url}/login?redirect=%2Fdashboard`);
  await returnTo(page, `${base()}/dashboard`);
  await page.waitForURL(`${base()}/login?redirect=%2Fdashboard`);

  const { page: admin } = await signIn(browser, 'renata.okafor@example.org', { at: url });
  await admin.waitForURL(`${url}/dashboard`);
});
