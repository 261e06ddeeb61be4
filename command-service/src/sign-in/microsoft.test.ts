import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { microsoftIdentityEvents } from '@paideia/events/accounts/microsoft.events.ts';
import { logitEvents } from '@paideia/events/logits/logit.events.ts';
import { userAccount } from '../accounts/account.decider.ts';
import { microsoftIdentity } from '../accounts/microsoft.decider.ts';
import { microsoftFactTable } from '../accounts/microsoft.facts.ts';
import { emailKeyOf } from '../kernel/facts/facts.ts';
import { id, keys, openWorld, type World } from '../kernel/testing/world.ts';
import { logit } from '../logits/logit.decider.ts';
import { emailFactTable } from './email.facts.ts';
import { microsoftSignIn } from './microsoft.ts';

const [ann, dan, gone, twin] = [id(1), id(2), id(3), id(4)];
const now = new Date('2026-11-20T09:00:00.000Z');
let world: World;
const email = (userId: string) => `${userId}@example.org`;
const claim = (userId: string, address = email(userId)) => {
  const emailKey = emailKeyOf(keys.email, address);
  return world.write(`emailClaim-${emailKey}`, [{ type: 'EmailClaimed', data: { emailKey, userId } }]);
};

const keyOf = (userId: string) => emailKeyOf(keys.email, email(userId));
const account = (
  userId: string,
  roles: readonly string[] = ['user'],
  then: readonly string[] = ['EmailVerified', 'UserActivated'],
) =>
  world.write(`userAccount-${userId}`, [
    {
      type: 'UserInvited',
      data: { userId, email: null, emailKey: keyOf(userId), regionIds: [], groupIds: [], roles, invitedBy: null },
    },
    ...then.map((type) => ({ type, data: { userId } })),
  ]);

/** Ann is a user, Dan an admin, one is deactivated. */
beforeEach(async () => {
  world = await openWorld({
    clock: () => now,
    events: [logitEvents, microsoftIdentityEvents],
    slices: { deciders: [userAccount, logit, microsoftIdentity], factTables: [emailFactTable, microsoftFactTable] },
  });
  await account(ann);
  await account(dan, ['user', 'manager', 'admin']);
  await account(gone);
  await world.write(`userAccount-${gone}`, [
    { type: 'UserDeactivated', data: { userId: gone, reason: null, by: null } },
  ]);
  for (const userId of [ann, dan, gone]) await claim(userId);
});
afterEach(() => world.close());

const as = (subject: string, address: string, environment = 'development') =>
  microsoftSignIn({ facts: world.service.facts, handle: world.service.handle, clock: () => now, log: world.log })({
    issuer: 'https://login.example.org/tenant',
    subject,
    email: address,
    channel: 'WEB',
    environment,
  });
const links = async () => {
  const found: unknown[] = [];
  for await (const batch of world.store.readAll(0, { categories: ['microsoftIdentity'] }))
    found.push(...batch.events.map(({ data }) => data));
  return found;
};
const noted = async (userId: string | null) =>
  (await world.historyOf('logit'))
    .map(({ data }) => data as { userId: string | null; payload: object })
    .filter((entry) => entry.userId === userId)
    .map(({ payload }) => payload);

test('the first time the address finds the account and links it; then the identity does, whatever the address is by then', async () => {
  expect(await as('S1', email(ann).toUpperCase())).toEqual({ ok: true, userId: ann });
  expect(await links()).toHaveLength(1);
  expect(JSON.stringify(await links())).not.toMatch(/S1|example/);
  expect(await as('S1', 'married@example.org')).toEqual({ ok: true, userId: ann });
  expect(await links()).toHaveLength(1);
  expect(await noted(ann)).toEqual([
    { environment: 'development', method: 'microsoft' },
    { environment: 'development', method: 'microsoft' },
  ]);
});
test('an unknown address has no account, and a deactivated account answers alike', async () => {
  const no = { ok: false, code: 'microsoft.noAccount' };
  expect(await as('S9', 'nobody@example.org')).toEqual(no);
  expect(await as('S3', email(gone))).toEqual(no);
  expect(await links()).toEqual([]);
  expect(await noted(null)).toEqual([{ environment: 'development', method: 'microsoft', reason: 'noAccount' }]);
});
test('a second identity does not take over an account by its address, and capitals make another identity', async () => {
  await as('s1', email(ann));
  expect(await as('s2', email(ann))).toEqual({ ok: false, code: 'microsoft.noAccount' });
  expect(await as('S1', email(ann))).toEqual({ ok: false, code: 'microsoft.noAccount' });
  expect(await as('s1', email(ann))).toEqual({ ok: true, userId: ann });
});
test('where only admins may be others are told to use the app, and are not linked', async () => {
  expect(await as('S1', email(ann), 'admin-production')).toEqual({ ok: false, code: 'signIn.useMobileApp' });
  expect(await links()).toEqual([]);
  expect(await as('S2', email(dan), 'admin-production')).toEqual({ ok: true, userId: dan });
});
test('who was only invited is told to look for the mail', async () => {
  await account(twin, ['user'], []);
  await claim(twin);
  expect(await as('S4', email(twin))).toEqual({ ok: false, code: 'signIn.notVerified' });
});
test('an address that nobody has proved links no account: whoever changed the own one to it would be entered by its owner', async () => {
  await account(twin);
  const victim = 'victim@example.org';
  const emailKey = emailKeyOf(keys.email, victim);
  const former = { formerEmail: email(twin), formerEmailKey: keyOf(twin) };
  await world.write(`userAccount-${twin}`, [
    { type: 'UserEmailChanged', data: { userId: twin, email: victim, emailKey, ...former, by: twin } },
  ]);
  await claim(twin, victim);
  // The address before is still claimed, and was proved, but is the account's no more.
  await claim(twin);
  for (const address of [victim, email(twin)])
    expect(await as('S5', address)).toEqual({ ok: false, code: 'microsoft.noAccount' });
  expect(await links()).toEqual([]);
  expect(await noted(twin)).toContainEqual({ environment: 'development', method: 'microsoft', reason: 'notVerified' });
  await world.write(`userAccount-${twin}`, [{ type: 'EmailVerified', data: { userId: twin } }]);
  expect(await as('S5', victim)).toEqual({ ok: true, userId: twin });
});
