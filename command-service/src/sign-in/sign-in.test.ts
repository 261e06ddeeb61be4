import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { userAccountEvents } from '@paideia/events/accounts/account.events.ts';
import { logitEvents } from '@paideia/events/logits/logit.events.ts';
import { userAccount } from '../accounts/account.decider.ts';
import { emailKeyOf } from '../kernel/facts/facts.ts';
import { id, keys, openWorld, seed, system, type World } from '../kernel/testing/world.ts';
import { logit } from '../logits/logit.decider.ts';
import { credentials, type Credentials } from './credentials.ts';
import { emailFactTable } from './email.facts.ts';
import { cost } from './argon.ts';
import { admission, passwords, TooBusy, type Passwords } from './password.ts';
import { signIns, type SignIn } from './sign-in.ts';
import { throttle } from './throttle.ts';

const right = 'a'.repeat(64);
const wrong = 'b'.repeat(64);
const [ann, bob, cleo, dan] = [id(1), id(2), id(3), id(4)];
const email = (userId: string) => `${userId}@example.org`;

let now: Date;
let world: World;
let known: Credentials;
let verified = 0;
const cheap: Passwords = {
  hash: (digest) => Promise.resolve(`of ${digest}`),
  verify: async (verifier, digest) => (verified++, verifier === `of ${digest}`),
};
const minutes = (n: number) => (now = new Date(now.getTime() + n * 60_000));

/** Ann is active, Bob was invited only, Cleo is deactivated and Dan is an admin. */
beforeEach(async () => {
  now = new Date();
  verified = 0;
  world = await openWorld({
    clock: () => now,
    events: [logitEvents],
    slices: { deciders: [userAccount, logit], factTables: [emailFactTable] },
  });
  known = credentials(world.accounts, cheap);
  for (const [userId, roles] of [
    [ann, ['user']],
    [bob, ['user']],
    [cleo, ['user']],
    [dan, ['user', 'manager', 'admin']],
  ] as const) {
    const emailKey = emailKeyOf(keys.email, email(userId));
    await world.write(`emailClaim-${emailKey}`, [{ type: 'EmailClaimed', data: { emailKey, userId } }]);
    await world.write(`userAccount-${userId}`, [
      {
        type: 'UserInvited',
        data: { userId, email: email(userId), emailKey, regionIds: [], groupIds: [], roles, invitedBy: null },
      },
    ]);
    await world.accounts.put(`credential:${userId}`, { hash: `of ${right}` });
    if (userId !== bob) await world.write(`userAccount-${userId}`, [{ type: 'UserActivated', data: { userId } }]);
  }
  await world.write(`userAccount-${cleo}`, [
    { type: 'UserDeactivated', data: { userId: cleo, reason: 'moved', by: null } },
  ]);
});
afterEach(() => world.close());

function service(more: Partial<Parameters<typeof signIns>[0]> = {}) {
  const { facts, handle } = world.service;
  const clock = () => now;
  const parts = {
    facts,
    handle,
    clock,
    accounts: world.accounts,
    credentials: known,
    passwords: cheap,
    throttle: throttle(world.accounts, clock),
    log: world.log,
  };
  const run = signIns({ ...parts, admit: (work) => work(() => Promise.resolve()), ...more });
  return (address: string, password: string, request: Partial<SignIn> = {}) =>
    run({ email: address, password, channel: 'WEB', environment: 'development', ...request });
}
const logOf = async (userId: string | null) =>
  (await world.historyOf('logit'))
    .map(({ data }) => data as { userId: string | null; action: string; type: string; payload: object })
    .filter((entry) => entry.userId === userId);

describe('a sign-in', () => {
  test.each<readonly [string, string, string, Partial<SignIn>, object, boolean]>([
    ['the right pair', ann, right, {}, { ok: true, userId: ann }, true],
    [
      'the address in other letters',
      ann,
      right,
      { email: ` ${email(ann).toUpperCase()} ` },
      { ok: true, userId: ann },
      true,
    ],
    ['a wrong password', ann, wrong, {}, { ok: false, code: 'signIn.incorrect' }, false],
    ['an invited account with the right password', bob, right, {}, { ok: false, code: 'signIn.notVerified' }, false],
    ['an invited account with a wrong one', bob, wrong, {}, { ok: false, code: 'signIn.incorrect' }, false],
    ['a deactivated account', cleo, right, {}, { ok: false, code: 'signIn.incorrect' }, false],
    [
      'no admin in admin-production',
      ann,
      right,
      { environment: 'admin-production' },
      { ok: false, code: 'signIn.useMobileApp' },
      false,
    ],
    [
      'no admin in admin-production with a wrong password',
      ann,
      wrong,
      { environment: 'admin-production' },
      { ok: false, code: 'signIn.incorrect' },
      false,
    ],
    ['an admin in admin-production', dan, right, { environment: 'admin-production' }, { ok: true, userId: dan }, true],
    ['an admin in production', dan, right, { environment: 'production' }, { ok: true, userId: dan }, true],
  ])('with %s', async (_what, userId, password, request, answer, isIn) => {
    expect(await service()(email(userId), password, request)).toEqual(answer);
    expect(await logOf(userId)).toMatchObject([{ action: isIn ? 'login' : 'loginFailed', type: 'AUDIT' }]);
  });

  test('is noted under an id of its own, for which nothing is reserved', async () => {
    const reserved = jest.spyOn(world.records, 'putIfAbsent');
    await service()(email(ann), right);
    await service()(email(ann), wrong);
    expect(await logOf(ann)).toHaveLength(2);
    expect(reserved.mock.calls.filter(([key]) => key.startsWith('command:'))).toEqual([]);
  });

  test('with an unknown address answers and works as with a wrong password, and names nobody', async () => {
    const known = JSON.stringify(await service()(email(ann), wrong));
    const unknown = JSON.stringify(await service()('nobody@example.org', wrong));
    expect(unknown).toBe(known);
    expect(verified).toBe(2);
    expect(await logOf(null)).toMatchObject([{ action: 'loginFailed', payload: { reason: 'incorrect' } }]);
  });

  test('leaves neither address nor password in the log', async () => {
    await service()(email(ann), wrong);
    await service()('secret.person@example.org', right);
    let text = '';
    for await (const { events } of world.store.readAll(0)) text += JSON.stringify(events);
    expect(text).toContain('loginFailed');
    for (const never of ['secret.person', wrong, right, email(ann)]) expect(text).not.toContain(never);
  });

  test('while the log cannot be written does not succeed: it would leave no trace', async () => {
    const handle = async () => ({ ok: false, code: 'unavailable', written: 'no' }) as const;
    expect(await service({ handle })(email(ann), right)).toEqual({ ok: false, code: 'unavailable' });
  });

  test('of many at once is recorded with those that were let in together, and each for itself', async () => {
    /** It is how many had been verified when each of the records was begun. */
    const begun: number[] = [];
    const signIn = service({
      handle: (...command) => (begun.push(verified), world.service.handle(...command)),
      // However slow the machine is, no round goes on without the last of it.
      admit: admission({ concurrent: 1, together: 8, patienceMs: 60_000 }),
    });
    const answers = await Promise.all(
      Array.from({ length: 17 }, (_, n) => signIn(email(ann), n % 2 ? wrong : right, { address: `10.0.0.${n}` })),
    );
    // One came first, eight of the sixteen behind are a round, then half of those who wait each time.
    expect([...new Set(begun)]).toEqual([1, 9, 13, 15, 16, 17]);
    expect(answers.map(({ ok }) => ok)).toEqual(answers.map((_, n) => n % 2 === 0));
    expect((await logOf(ann)).map(({ action }) => action).sort()).toEqual([
      ...Array.from({ length: 9 }, () => 'login'),
      ...Array.from({ length: 8 }, () => 'loginFailed'),
    ]);
  });

  test('too many at once are told to come back', async () => {
    expect(await service({ admit: () => Promise.reject(new TooBusy(2)) })(email(ann), right)).toEqual({
      ok: false,
      code: 'signIn.busy',
      params: { retryAfter: 2 },
    });
    expect(verified).toBe(0);
  });
});

describe('guessing', () => {
  /** So many tries of that key were made a moment ago. */
  const tried = (key: string, count: number) =>
    world.accounts.put(`tries:${key}`, { count, since: now.getTime(), last: now.getTime() });

  test('is slowed down after ten tries, without any work, and never locked out', async () => {
    const signIn = service();
    const address = '10.0.0.1';
    for (let i = 0; i < 10; i++)
      expect(await signIn(email(ann), wrong, { address })).toMatchObject({ code: 'signIn.incorrect' });
    expect(verified).toBe(10);
    expect(await signIn(email(ann), right, { address })).toEqual({
      ok: false,
      code: 'signIn.tooMany',
      params: { retryAfter: 1 },
    });
    expect(verified).toBe(10);
    now = new Date(now.getTime() + 1_000);
    expect(await signIn(email(ann), wrong, { address })).toMatchObject({ code: 'signIn.incorrect' });
    expect(await signIn(email(ann), wrong, { address })).toMatchObject({ params: { retryAfter: 2 } });
    now = new Date(now.getTime() + 2_000);
    expect(await signIn(email(ann), right, { address })).toEqual({ ok: true, userId: ann });
    expect(await signIn(email(ann), wrong, { address })).toMatchObject({ code: 'signIn.incorrect' });
  });

  test('is forgotten after a quarter of an hour', async () => {
    const signIn = service();
    for (let i = 0; i < 11; i++) await signIn(email(ann), wrong);
    minutes(16);
    for (let i = 0; i < 10; i++) expect(await signIn(email(ann), wrong)).toMatchObject({ code: 'signIn.incorrect' });
  });

  test('elsewhere does not slow the owner down', async () => {
    const signIn = service();
    expect(await signIn(email(ann), right, { address: '10.0.0.1' })).toMatchObject({ ok: true });
    await tried(`account:${emailKeyOf(keys.email, email(ann))}`, 49);
    expect(await signIn(email(ann), wrong, { address: '10.0.1.1' })).toMatchObject({ code: 'signIn.incorrect' });
    expect(await signIn(email(ann), right, { address: '10.0.2.1' })).toMatchObject({ code: 'signIn.tooMany' });
    expect(await signIn(email(ann), right, { address: '10.0.0.1' })).toMatchObject({ ok: true });
  });

  test('at many accounts from one address is slowed down too', async () => {
    const signIn = service();
    await tried('address:10.0.0.9', 99);
    expect(await signIn('person99@example.org', wrong, { address: '10.0.0.9' })).toMatchObject({
      code: 'signIn.incorrect',
    });
    expect(await signIn('person100@example.org', wrong, { address: '10.0.0.9' })).toMatchObject({
      code: 'signIn.tooMany',
    });
    expect(await signIn(email(ann), right, { address: '10.0.0.10' })).toMatchObject({ ok: true });
  });

  test('of many tries at once every one counts', async () => {
    const signIn = service();
    const answers = await Promise.all(Array.from({ length: 40 }, () => signIn(email(ann), wrong)));
    expect(answers.filter((one) => !one.ok && one.code === 'signIn.incorrect')).toHaveLength(10);
  });

  test('a class that signs in from one address is not slowed down', async () => {
    const signIn = service();
    await tried('address:10.0.0.3', 99);
    for (let i = 0; i < 5; i++)
      for (const who of [ann, dan])
        expect(await signIn(email(who), right, { address: '10.0.0.3' })).toMatchObject({ ok: true });
  });
});

describe('the first password', () => {
  const set = (start: World['service'], actor: typeof seed, password: string | undefined, userId = bob) =>
    start.handle(
      {
        type: 'SetInitialPassword',
        data: { userId },
        commandId: '00000000-0000-4000-8000-0000000000aa',
        ...(password !== undefined && { password }),
      },
      actor,
    );
  const active = () => world.start({}, known.effects);
  const stored = async (userId = bob) =>
    (await world.accounts.get<{ hash: string }>(`credential:${userId}`))?.value.hash;
  const accountTypes = async (userId = bob) => (await world.history(`userAccount-${userId}`)).map(({ type }) => type);
  beforeEach(() => world.accounts.remove(`credential:${bob}`));

  test('is stored beside the log, and the event only says so', async () => {
    expect(await set(await active(), system, right)).toMatchObject({ ok: true });
    expect(await stored()).toBe(`of ${right}`);
    expect(await accountTypes()).toEqual([
      'UserInvited',
      ...Object.keys(userAccountEvents.types).filter((type) =>
        ['InitialPasswordSet', 'EmailVerified', 'UserActivated'].includes(type),
      ),
    ]);
    expect(await service()(email(bob), right)).toEqual({ ok: true, userId: bob });
  });

  test.each([
    ['nothing', undefined],
    ['a password as it was typed', 'Secret-123'],
    ['capital hex', 'A'.repeat(64)],
    ['a verifier that is not from the seed', `$argon2id$v=19$x`],
  ])('is refused as %s', async (_what, password) => {
    expect(await set(await active(), system, password)).toMatchObject({
      ok: false,
      code: 'invalid',
      issues: [{ path: 'password' }],
    });
    expect(await stored()).toBeUndefined();
    expect(await accountTypes()).toEqual(['UserInvited']);
  });

  test('of the seed may be a verifier, or is hashed once for all who share it', async () => {
    let hashed = 0;
    const counting = { ...cheap, hash: async (digest: string) => (hashed++, `of ${digest}`) };
    known = credentials(world.accounts, counting);
    const start = await active();
    expect(await set(start, seed, '$argon2id$v=19$shared')).toMatchObject({ ok: true });
    expect(await stored()).toBe('$argon2id$v=19$shared');
    for (let n = 20; n < 25; n++) {
      await world.write(`userAccount-${id(n)}`, [
        {
          type: 'UserInvited',
          data: { userId: id(n), email: 'x', emailKey: 'x', regionIds: [], groupIds: [], roles: [], invitedBy: null },
        },
      ]);
      expect(
        await start.handle(
          {
            type: 'SetInitialPassword',
            data: { userId: id(n) },
            commandId: `00000000-0000-4000-8000-0000000000${n}`,
            password: right,
          },
          seed,
        ),
      ).toMatchObject({ ok: true });
    }
    expect(hashed).toBe(1);
  });

  test('cannot be set for an account that is in use', async () => {
    const start = await active();
    await set(start, system, right);
    expect(
      await start.handle(
        {
          type: 'SetInitialPassword',
          data: { userId: bob },
          commandId: '00000000-0000-4000-8000-0000000000bb',
          password: wrong,
        },
        system,
      ),
    ).toMatchObject({ ok: false });
    expect(await stored()).toBe(`of ${right}`);
  });

  test('through the real thing', async () => {
    const real = passwords();
    known = credentials(world.accounts, real);
    expect(await set(await active(), system, right)).toMatchObject({ ok: true });
    expect(await stored()).toContain(`m=${cost.memoryCost},t=${cost.timeCost}`);
    const signIn = service({ credentials: known, passwords: real });
    expect(await signIn(email(bob), wrong)).toMatchObject({ code: 'signIn.incorrect' });
    expect(await signIn(email(bob), right)).toMatchObject({ ok: true });
  });
});
