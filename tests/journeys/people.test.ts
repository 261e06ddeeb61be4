// A person comes to the college, is given roles, leaves it, and is erased; many come by a file, and go again when it is undone.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { R } from '../../scripts/demo/ids.ts';
import {
  ask,
  base,
  enter,
  expectAccessible,
  fillSignIn,
  launch,
  photograph,
  returnTo,
  signIn,
  visit,
} from '../support/browser.ts';
import { newPerson } from '../support/college.ts';
import { photograph600 } from '../support/photograph.ts';
import { linkTo } from '../support/mailbox.ts';
import '../support/patience.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});

/** No other word begins with it: a search for `b-…` looks for names that begin with either. */
const run = `x${randomUUID().slice(0, 7)}`;
const toast = (page: Page, text: string) =>
  page.locator('.Toastify').getByRole('status').getByText(text).first().waitFor();
const find = async (page: Page, text: string) => {
  await page.getByRole('searchbox', { name: 'Name or e-mail' }).fill(text);
  await page.waitForURL((url) => decodeURIComponent(url.search).includes(text));
};
const focused = (page: Page, property = 'textContent') => page.evaluate<string>(`document.activeElement.${property}`);
/** It reads the file behind a link or a button. */
async function saved(page: Page, name: string): Promise<string> {
  const way = page.getByRole('link', { name }).or(page.getByRole('button', { name }));
  const [download] = await Promise.all([page.waitForEvent('download'), way.click()]);
  return readFileSync(await download.path(), 'utf8');
}

test('a person is invited, comes in by the letter, is given roles that hold at once, and is out when the account is deactivated', async () => {
  const email = `lydia-${run}@example.org`;
  const { page } = await signIn(browser, 'renata.okafor@example.org', { path: '/users' });
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  const invitation = page.getByRole('dialog', { name: 'Invite a person' });
  await invitation.getByLabel('First name').fill('Lydia');
  await invitation.getByLabel('Last name').fill(`Purpura ${run}`);
  await invitation.getByLabel('E-mail').fill('silas.demarest@example.org');
  await invitation.getByLabel('Add a region').selectOption({ label: 'US - Cedar Ridge' });
  await expectAccessible(page, 'invite a person');
  await photograph(page, 'people-invite');
  await invitation.getByRole('button', { name: 'Invite', exact: true }).click();
  await invitation.getByText('Somebody already has an account with this address.').waitFor();
  await invitation.getByLabel('E-mail').fill(email);
  await invitation.getByRole('button', { name: 'Invite', exact: true }).click();
  await toast(page, `The invitation is on its way to ${email}.`);

  const { page: own } = await visit(browser);
  await own.goto(base() + (await linkTo(email, 'enroll-account')));
  await own.getByLabel('New password', { exact: true }).fill('purple linen from Thyatira');
  await own.getByRole('button', { name: 'Save' }).click();
  await toast(own, 'Password set, login with new password.');
  await own.getByRole('link', { name: 'Sign in' }).click();
  await fillSignIn(own, email, 'purple linen from Thyatira');
  await own.getByRole('button', { name: 'I accept the terms' }).click();
  await own.getByRole('heading', { level: 1 }).waitFor();
  const held = async () =>
    (await ask(own, '{ currentUser { roles regionRoles { regionId roleNames } } }')).data?.['currentUser'];
  expect(await held()).toEqual({ roles: ['user'], regionRoles: [] });

  await find(page, run);
  await page.getByRole('link', { name: `Lydia Purpura ${run}` }).click();
  await page.getByRole('tab', { name: 'Roles' }).click();
  await page.getByRole('region', { name: 'Everywhere' }).getByRole('button', { name: 'Grant Manager' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Grant' }).click();
  await page.getByRole('region', { name: 'Everywhere' }).getByRole('button', { name: 'Revoke Manager' }).waitFor();
  await page.getByRole('region', { name: 'US - Cedar Ridge' }).getByRole('button', { name: 'Grant Dean' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Grant' }).click();
  await page.getByRole('region', { name: 'US - Cedar Ridge' }).getByRole('button', { name: 'Revoke Dean' }).waitFor();
  await expectAccessible(page, 'the roles of a person');
  expect(await held()).toEqual({ roles: ['user', 'manager'], regionRoles: [{ regionId: R(1), roleNames: ['dean'] }] });

  await page.getByRole('button', { name: 'Deactivate', exact: true }).click();
  await page.getByRole('dialog').getByLabel('Reason').fill('Moved to Philippi');
  await page.getByRole('dialog').getByRole('button', { name: 'Deactivate', exact: true }).click();
  await toast(page, 'The account is deactivated.');
  await returnTo(own, `${base()}/dashboard`);
  await own.waitForURL('**/login**');
  await fillSignIn(own, email, 'purple linen from Thyatira');
  await own.locator('.Toastify').getByRole('alert').first().waitFor();
});

test('what one person may see beside the roles is one list and nothing else, until it is taken away', async () => {
  const { userId, email } = await newPerson(`keyholder-${run}`);
  const { page } = await enter(browser, 'adele.marchetti@example.org', `/users/${userId}?tab=roles`);
  const choose = async () => {
    await page.getByRole('group', { name: 'Teachers' }).getByLabel('See').click();
    await page.getByRole('region', { name: 'Beside the roles' }).getByRole('button', { name: 'Save' }).click();
    await toast(page, 'What Ines Marlow may do beside the roles was saved.');
  };
  await choose();
  await expectAccessible(page, 'what a person may beside the roles');
  await photograph(page, 'people-beside-the-roles');

  const { page: own } = await enter(browser, email, '/teachers');
  await own.getByRole('heading', { level: 1, name: 'Teachers' }).waitFor();
  await own.getByRole('row').nth(1).waitFor();
  expect(await own.getByRole('navigation', { name: 'Staff console' }).getByRole('link').allTextContents()).toEqual([
    'Dashboard',
    'Teachers',
  ]);
  expect(await own.getByRole('button', { name: 'New teacher' }).count()).toBe(0);
  expect((await ask(own, '{ allLinks { total } }')).errors).toMatchObject([{ extensions: { code: 'noAccess' } }]);
  await own.goto(`${base()}/links`);
  await own.waitForURL('**/dashboard');

  await page.reload();
  await choose();
  await returnTo(own, `${base()}/teachers`);
  await own.waitForURL('**/login**');
});

test('by keyboard alone: in, to a person by the palette, the name mended, a dialog opened and left, and back to the list', async () => {
  const { userId } = await newPerson(`keys-${run}`);
  const { page } = await visit(browser);
  await page.goto(`${base()}/login`);
  const { keyboard } = page;
  await page.getByLabel('E-mail').waitFor();
  await keyboard.type('renata.okafor@example.org');
  await keyboard.press('Tab');
  await keyboard.type('cedar-ridge-1');
  await keyboard.press('Enter');
  await page.waitForURL('**/dashboard');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await keyboard.press('Tab');
  expect(await focused(page)).toBe('Skip to the content');
  await keyboard.press('Enter');
  const goTo = async (name: string) => {
    await keyboard.press('Control+k');
    await page.getByRole('dialog', { name: 'Go to' }).waitFor();
    await keyboard.type(name);
    await keyboard.press('Enter');
  };
  await goTo('users');
  await page.waitForURL('**/users');
  await page.getByRole('heading', { level: 1, name: 'Users' }).waitFor();
  const tabTo = async (isThere: string, most = 60) => {
    for (let i = 0; i < most; i++) {
      if (await page.evaluate<boolean>(`((one) => ${isThere})(document.activeElement)`)) return;
      await keyboard.press('Tab');
    }
    throw new Error(`no way by Tab to ${isThere}`);
  };
  await tabTo("one.type === 'search'");
  await keyboard.type(`keys-${run}`);
  await page.waitForURL((url) => url.search.includes(`keys-${run}`));
  await page.getByRole('row').nth(1).getByText(`keys-${run}@example.org`).waitFor();
  await tabTo("one.hasAttribute('data-row-link')");
  await keyboard.press('Enter');
  await page.waitForURL(`**/users/${userId}`);
  await page.getByRole('heading', { level: 1, name: 'Ines Marlow' }).waitFor();

  // A dialog keeps the keyboard and gives it back.
  await tabTo("one.textContent === 'Deactivate'");
  await keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  for (let i = 0; i < 5; i++) {
    await keyboard.press('Tab');
    expect(await page.evaluate("document.activeElement.closest('[role=dialog]') !== null")).toBe(true);
  }
  await keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByText('Deactivate', { exact: true }).and(page.locator(':focus')).waitFor();

  await tabTo("one.labels?.[0]?.textContent.startsWith('Last name')");
  await keyboard.press('Control+a');
  await keyboard.type('Marlowe');
  // Whoever goes away now is asked, and stays.
  await goTo('dashboard');
  const question = page.getByRole('alertdialog');
  await question.waitFor();
  await keyboard.press('Escape');
  await question.waitFor({ state: 'detached' });
  await tabTo("one.labels?.[0]?.textContent.startsWith('Last name')");
  expect(await focused(page, 'value')).toBe('Marlowe');
  await keyboard.press('Enter');
  await toast(page, 'The profile was saved.');
  await page.getByRole('heading', { level: 1, name: 'Ines Marlowe' }).waitFor();
  await goTo('users');
  await page.getByRole('row').nth(1).getByText('Ines Marlowe').waitFor();
});

test('a file brings people in: what is wrong with its lines is said before, and all of it can be undone; the list is saved as a file', async () => {
  const { page } = await enter(browser, 'renata.okafor@example.org', '/users/import');
  await page.getByLabel('Region').selectOption({ label: 'US - Cedar Ridge' });
  const people = [
    'E-mail,First name,Last name',
    `a-${run}@example.org,Aquila,${run}`,
    `no-address,Apollos,${run}`,
    `b-${run}@example.org,Priscilla,${run}`,
  ];
  const again = [`a-${run}@example.org,Aquila,${run}`, 'silas.demarest@example.org,Silas,Demarest'];
  const file = { name: `${run}.csv`, mimeType: 'text/csv', buffer: Buffer.from([...people, ...again].join('\n')) };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByText('2 people will be invited.').waitFor();
  await page.getByText('3 lines are left out.').waitFor();
  for (const wrong of [
    'This is not an e-mail address.',
    'This address is already in line 2.',
    'Somebody already has an account with this address.',
  ])
    await page.getByText(wrong).first().waitFor();
  await expectAccessible(page, 'an import, looked at');
  await photograph(page, 'people-import');
  await page.getByRole('group', { name: 'Line 3' }).getByLabel('E-mail').fill(`c-${run}@example.org`);
  await page.getByRole('button', { name: 'Check again' }).click();
  await page.getByText('3 people will be invited.').waitFor();
  await page.getByText('2 lines are left out.').waitFor();
  await page.getByRole('button', { name: 'Invite 3 people' }).click();
  await page.getByText('Finished').waitFor();
  for (const one of ['b', 'c']) await linkTo(`${one}-${run}@example.org`, 'enroll-account');
  await expectAccessible(page, 'an import, finished');

  await page.goto(`${base()}/users`);
  await find(page, run);
  await page.getByRole('link', { name: `Priscilla ${run}` }).waitFor();
  const table = await saved(page, 'Export');
  expect(table.split('\n')[0]).toContain('E-mail');
  expect(table).toContain(`a-${run}@example.org`);
  expect(table).toContain(`b-${run}@example.org`);
  expect(table).not.toContain('silas.demarest@example.org');

  await page.goto(`${base()}/users/import`);
  await page.getByRole('link', { name: `${run}.csv` }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Undone').first().waitFor();
  // All three are waited for, because the list is looked at only once.
  await page.getByText('Invitation taken back').nth(2).waitFor();
  // This is another read model than the import's; a list that was shown before it was as far stays until it is asked for again.
  const gone = page.getByText('Nothing matches these filters.');
  for (let look = 0; look < 10 && !(await gone.isVisible()); look++) {
    await page.goto(`${base()}/users`);
    await find(page, `b-${run}`);
    await gone.waitFor({ timeout: 10_000 }).catch(() => undefined);
  }
  expect(await gone.count()).toBe(1);
});

test('a person takes a copy of all that is held, asks to be erased, and is: a proof remains that names nobody', async () => {
  const { userId, email } = await newPerson(`gone-${run}`);
  const { page: own } = await enter(browser, email, '/profile');
  const choose = (buffer: Buffer) =>
    own.locator('input[type=file]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
  await choose(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'));
  await own.getByText('This picture cannot be read.').waitFor();
  await choose(photograph600('51.2092N'));
  await own.getByLabel('Zoom').press('ArrowRight');
  await own.getByLabel('From left to right').press('ArrowLeft');
  await expectAccessible(own, 'crop a picture');
  await own.getByRole('button', { name: 'Use this picture' }).click();
  await toast(own, 'Your picture is saved.');
  await own.getByRole('button', { name: 'Remove the picture' }).waitFor();
  const picture = own.getByRole('banner').locator('img[src^="/files/"]');
  await picture.waitFor();
  const served = await own.request.get(new URL((await picture.getAttribute('src'))!, base()).href);
  expect([served.status(), served.headers()['content-type']]).toEqual([200, 'image/jpeg']);
  expect((await served.body()).includes('51.2092N')).toBe(false);
  await photograph(own, 'people-picture');

  await own.getByRole('tab', { name: 'My data' }).click();
  await own.getByRole('heading', { name: 'Your data' }).waitFor();
  const [readable, data] = [await saved(own, 'As a page to read'), await saved(own, 'As a file for programs (JSON)')];
  expect(readable).toMatch(/^<!doctype html>[\s\S]*Ines Marlow[\s\S]*<\/html>\s*$/i);
  expect(readable).toContain(email);
  const { format, parts } = JSON.parse(data) as {
    format: string;
    parts: { key: string; items: { email?: string; firstName?: string; picture?: string; userId?: string }[] }[];
  };
  expect(format).toBe('paideia-my-data/1');
  const items = (key: string) => parts.find((part) => part.key === key)!.items;
  expect(items('account')).toMatchObject([{ _id: userId, email, status: 'active' }]);
  const shown = `data:image/jpeg;base64,${(await served.body()).toString('base64')}`;
  expect(items('profile')).toMatchObject([{ firstName: 'Ines', lastName: 'Marlow', picture: shown }]);
  expect(data).not.toMatch(/argon2|verifier|cedar-ridge/);

  await own.getByRole('button', { name: 'Ask to be erased' }).click();
  await own.getByRole('dialog').getByLabel('Reason').fill('I have moved away');
  await expectAccessible(own, 'ask to be erased');
  await own.getByRole('dialog').getByRole('button', { name: 'Ask to be erased' }).click();
  await toast(own, 'Your request was sent');
  await own.getByText('Your reason: I have moved away').waitFor();
  await own.getByRole('button', { name: 'Take the request back' }).waitFor();
  await expectAccessible(own, 'my data');
  await photograph(own, 'people-my-data');

  const { page } = await enter(browser, 'adele.marchetti@example.org', '/users');
  await page
    .getByRole('status')
    .filter({ hasText: /waits? to be erased:/ })
    .getByRole('link', { name: 'Ines Marlow' })
    .last()
    .waitFor();
  await page.goto(`${base()}/users/${userId}`);
  await page.getByText('Reason: I have moved away').waitFor();
  await page.getByRole('button', { name: 'Remove the picture' }).waitFor();
  await page.getByRole('button', { name: 'Erase this person' }).click();
  const dialog = page.getByRole('dialog', { name: 'Erase Ines Marlow for good?' });
  await dialog.getByLabel('Type the name of the person').fill('Ines Marlowe');
  await dialog.getByRole('button', { name: 'Erase for good' }).click();
  await page.locator('[aria-invalid=true]').waitFor();
  await expectAccessible(page, 'erase a person');
  await dialog.getByLabel('Type the name of the person').fill('Ines Marlow');
  await dialog.getByRole('button', { name: 'Erase for good' }).click();
  await page.getByText(/^Finished on /).waitFor({ timeout: 240_000 });
  await page.getByRole('heading', { level: 1, name: 'Erased person' }).waitFor();
  expect(await page.getByText(/Ines|Marlow|gone-/).count()).toBe(0);
  await expectAccessible(page, 'an erased person');
  await photograph(page, 'people-erased');
  const proofs = [await saved(page, 'Proof to read'), await saved(page, 'Proof for checking (JSON)')];
  for (const proof of proofs) {
    expect(proof).toContain(userId);
    for (const personal of ['Ines', 'Marlow', email, 'moved away']) expect(proof).not.toContain(personal);
  }
  expect(JSON.parse(proofs[1]!)).toMatchObject({
    kind: 'paideia-erasure',
    keyIsThere: false,
    erased: { stream: `userAccount-${userId}` },
  });

  await returnTo(own, `${base()}/dashboard`);
  await own.waitForURL('**/login**');
  await fillSignIn(own, email);
  await own.getByText('Incorrect email or password').first().waitFor();
});

test('somebody whose invitation was retracted is erased too, and no word remains', async () => {
  const [email, name] = [`retracted-${run}@example.org`, `Quentin Harrow ${run}`];
  const { page } = await enter(browser, 'adele.marchetti@example.org', '/users');
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  const invitation = page.getByRole('dialog', { name: 'Invite a person' });
  await invitation.getByLabel('First name').fill('Quentin');
  await invitation.getByLabel('Last name').fill(`Harrow ${run}`);
  await invitation.getByLabel('E-mail').fill(email);
  await invitation.getByLabel('Add a region').selectOption({ label: 'US - Cedar Ridge' });
  await invitation.getByRole('button', { name: 'Invite', exact: true }).click();
  await toast(page, `The invitation is on its way to ${email}.`);
  await page.goto(`${base()}/users?q=${encodeURIComponent(email)}`);
  await find(page, email);
  await page.getByRole('link', { name }).click();
  await page.getByRole('button', { name: 'Retract the invitation' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Retract the invitation' }).click();
  await toast(page, 'The invitation was retracted.');

  await page.getByRole('button', { name: 'Retracted invitations' }).click();
  const dialog = page.getByRole('dialog', { name: 'Retracted invitations' });
  await dialog.getByLabel('Name or e-mail').fill(email);
  await dialog.getByRole('button', { name }).waitFor();
  await expectAccessible(page, 'retracted invitations');
  await photograph(page, 'people-retracted');
  await dialog.getByRole('button', { name }).click();
  await dialog.getByRole('button', { name: 'Erase this person' }).click();
  const question = page.getByRole('dialog', { name: `Erase ${name} for good?` });
  await question.getByLabel('Type the name of the person').fill(name);
  await question.getByRole('button', { name: 'Erase for good' }).click();
  await dialog.getByText(/^Finished on /).waitFor({ timeout: 240_000 });
  await dialog.getByText('Erased person').waitFor();
  const proof = await saved(page, 'Proof for checking (JSON)');
  for (const word of ['Quentin', 'Harrow', email]) expect(proof).not.toContain(word);
  await dialog.getByRole('button', { name: 'Back to the list' }).click();
  await dialog.getByLabel('Name or e-mail').fill(email);
  await dialog.getByText('No such invitation was retracted.').waitFor();
  expect(await page.getByText('Harrow').allTextContents()).toEqual([]);
});
