// People sign in with the organisation's account and connect a calendar, at providers on loopback.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { startApi, type Api } from '../support/api.ts';
import { ask, base, expectAccessible, launch, photograph, signIn, visit } from '../support/browser.ts';
import { newPerson, type Newcomer } from '../support/college.ts';
import { startMicrosoft, type MicrosoftDouble } from '../support/microsoft.ts';
import { freePort } from '../support/stack.ts';

const run = randomUUID().slice(0, 8);
let browser: Browser;
let microsoft: MicrosoftDouble;
let office: Api;
let ines: Newcomer;
beforeAll(async () => {
  const port = await freePort();
  [browser, ines] = await Promise.all([launch(), newPerson(`ms-${run}`)]);
  microsoft = await startMicrosoft(`http://127.0.0.1:${port}/msauth/callback`, {
    sub: `ms-${run}`,
    email: ines.email,
    email_verified: true,
  });
  const { issuer, clientId, clientSecret } = microsoft.config;
  office = await startApi(
    {
      APP_ENV: 'development',
      MICROSOFT_ISSUER: issuer,
      MICROSOFT_CLIENT_ID: clientId,
      MICROSOFT_CLIENT_SECRET: clientSecret,
    },
    port,
  );
});
afterAll(async () => {
  await office.stop();
  await microsoft.stop();
});

const press = async (page: Page) => {
  await page.goto(`${office.url}/login`);
  await page.getByRole('button', { name: 'Sign in with Microsoft' }).click();
};
const refusal = (page: Page) => page.getByRole('alert').first().textContent();

test('the Microsoft button leads through the provider to the dashboard; what comes back twice, foreign or without an account opens nothing', async () => {
  const { page, context } = await visit(browser);
  const back: string[] = [];
  page.on('request', (request) => request.url().includes('/msauth/callback?') && back.push(request.url()));
  await press(page);
  await page.waitForURL('**/dashboard');
  expect(await ask(page, '{ currentUser { email } }')).toEqual({ data: { currentUser: { email: ines.email } } });

  // The same answer of the provider comes once more, in a browser that knows the state and still has the cookie of the journey.
  const { searchParams } = new URL(back[0]!);
  await page.goto(`${office.url}/privacy`); // This page stays, whoever signs out.
  await ask(page, 'mutation { logoutUser }');
  await page.evaluate(`localStorage.setItem('msState', ${JSON.stringify(searchParams.get('state'))})`);
  expect((await context.cookies()).map(({ name }) => name)).toContain('__Host-msauth');
  const asked = page.waitForRequest((request) => request.postData()?.includes('validateMSAuth') === true);
  await page.goto(back[0]!);
  await asked;
  expect(await refusal(page)).toBe('Error: Invalid state parameter');
  // A state that this browser never made does not even reach the server.
  await page.goto(`${office.url}/msauth/callback?state=foreign&code=${searchParams.get('code')}`);
  expect(await refusal(page)).toBe('Error: Invalid state parameter');
  await photograph(page, 'microsoft-callback');
  await expectAccessible(page, 'the callback page');
  await page.evaluate("localStorage.setItem('msState', 'mine')");
  await page.goto(`${office.url}/msauth/callback?state=mine`);
  expect(await refusal(page)).toBe('Error: No authorization code received');
  expect((await ask(page, '{ currentUser { _id } }')).errors?.[0]?.message).toBe('Context userId not found');
  await page.getByRole('link', { name: 'Back to Login' }).click();
  await page.waitForURL('**/login');

  await microsoft.be({ sub: `stranger-${run}`, email: `stranger-${run}@example.org`, email_verified: true });
  const { page: stranger } = await visit(browser);
  await press(stranger);
  await stranger.waitForURL('**/msauth/callback?**');
  expect(await refusal(stranger)).toBe('No account for this Microsoft user.');

  // Where nobody has set it up the button says so.
  await stranger.goto(`${base()}/login`);
  await stranger.getByRole('button', { name: 'Sign in with Microsoft' }).click();
  await stranger.getByText('Signing in with Microsoft is not set up on this server').first().waitFor();
});

const google = process.env['PAIDEIA_GOOGLE'];
(google === undefined ? test.skip : test)(
  'a Google calendar: refused there it can be tried again, and then it is connected',
  async () => {
    const { email } = await newPerson(`calendar-${run}`);
    const { page } = await signIn(browser, email, { path: '/login?redirect=/google-auth' });
    await page.getByText('Error Connecting / Please try again').waitFor();
    await fetch(`${google}/next`, { method: 'POST', body: 'refuse' });
    await page.getByRole('button', { name: 'Try Again' }).click();
    await page.waitForURL('**/google-auth?**error=access_denied');
    await page.getByText('Error Connecting / Please try again').waitFor();
    await expectAccessible(page, 'the calendar that was not connected');
    await photograph(page, 'google-auth');
    await fetch(`${google}/next`, { method: 'POST', body: 'agree' });
    await page.getByRole('button', { name: 'Try Again' }).click();
    await page.waitForURL('**/profile?tab=access');
    expect(await ask(page, '{ calendarConnection { isOffered isConnected } }')).toEqual({
      data: { calendarConnection: { isOffered: true, isConnected: true } },
    });
  },
);
