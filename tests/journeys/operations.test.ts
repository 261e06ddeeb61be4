import { beforeAll, expect, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { enter, expectAccessible, launch, photograph } from '../support/browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});

test('an operator rebuilds a read model and verifies the college from the console; an admin is not let in', async () => {
  const { page } = await enter(browser, 'adele.marchetti@example.org', '/logits?tab=operations');
  await page.getByRole('heading', { name: 'Read models' }).waitFor();
  await expectAccessible(page, 'operations');

  await page.getByRole('button', { name: 'Rebuild addresses' }).click();
  await page.getByText('addresses · Done').first().waitFor({ timeout: 240_000 });
  await page
    .getByText(/\d+ events, \d+ documents, checksum [0-9a-f]{12}/)
    .first()
    .waitFor();

  const verify = page.getByRole('button', { name: 'Verify now' });
  await verify.click();
  // From the start it is shown how far it is.
  await page.getByRole('progressbar', { name: 'Verification' }).waitFor();
  await page.getByText('Everything is intact').waitFor({ timeout: 240_000 });
  await page
    .getByText(/by Adele Marchetti/)
    .first()
    .waitFor();
  await photograph(page, 'operations');

  const { page: admin } = await enter(browser, 'renata.okafor@example.org', '/logits?tab=operations');
  await admin.getByRole('main').waitFor();
  expect(await admin.getByRole('button', { name: 'Verify now' }).count()).toBe(0);
}, 600_000);
