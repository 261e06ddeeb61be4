import { createHash, randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { SMTPServer } from 'smtp-server';
import { catalogue } from '@paideia/events/catalogue.ts';
import { userAccountStream } from '@paideia/events/accounts/account.events.ts';
import { campus, exampleId } from '@paideia/events/kernel/examples.ts';
import { notificationFeedStream } from '@paideia/events/notifications/notification.events.ts';
import { regionExamples } from '@paideia/events/regions/region.examples.ts';
import { userAccount } from '../accounts/account.decider.ts';
import type { ActorContext } from '../kernel/decide/envelope.ts';
import { openWorld, seed, system, web, type World } from '../kernel/testing/world.ts';
import { until } from '../kernel/testing/until.ts';
import { smtpTransport } from '../mails/smtp-transport.ts';
import { exampleSlices } from '../slices.examples.ts';
import { commonFingerprints } from './common-fingerprints.ts';
import { commonPasswords } from './common-passwords.ts';
import { credentials, type Credentials } from './credentials.ts';
import { emailFactTable } from './email.facts.ts';
import { linksIn, type LinkBook } from './links.ts';
import type { Passwords } from './password.ts';
import { signInRoutes } from './sign-in.routes.ts';

// Letters travel over a real connection, on a machine that may be busy.

// Sign-in and sign-up work over the real kernel and a real mail server here: these tests try what visitors ask for, the letters that come of it, and what their
// links are worth.
const digest = (password: string) => createHash('sha256').update(password).digest('hex');
const [good, other] = [digest('seven green kites over Wells'), digest('nine blue boats under Rye')];
const cheap: Passwords = {
  hash: (text) => Promise.resolve(`of ${text}`),
  verify: (verifier, text) => Promise.resolve(verifier === `of ${text}`),
};
const [free, closed, year1] = [exampleId('g', 7), exampleId('g', 8), exampleId('g', 9)];
const root = exampleId('u', 90);

let now = new Date();
const later = (hours: number) => (now = new Date(now.getTime() + hours * 3_600_000));
let world: World;
let known: Credentials;
let links: LinkBook;
let smtp: SMTPServer;
let isMailDown = false;
const received: string[] = [];
let signInService: ReturnType<typeof signInRoutes>;
const end = new AbortController();
let running: Promise<unknown>;

type Answer = {
  readonly ok: boolean;
  readonly code?: string;
  readonly params?: { readonly retryAfter: number };
  readonly enrolToken?: string | null;
};
async function knock(path: string, body: object, actor: ActorContext = system): Promise<Answer> {
  return (await signInService.routes[path]!(body, actor)).body as Answer;
}
/** Answers letters as they came over the wire, their lines put together again. */
const lettersTo = (email: string) =>
  received
    .filter((raw) => raw.includes(`To: ${email}`))
    .map((raw) => raw.replace(/=\r?\n/g, '').replaceAll('=3D', '='));
const lettersOf = async (email: string, count: number) =>
  (
    await until(
      () => lettersTo(email),
      (found) => found.length >= count,
    )
  ).slice(count - 1);
const tokenIn = (letter: string, path: string) =>
  new RegExp(`https://learn\\.example\\.org/${path}/([A-Za-z0-9_-]{43})(?![A-Za-z0-9_-])`).exec(letter)?.[1] ?? 'none';
const stateOf = (userId: string) => world.service.facts.ask().state(userAccount, userAccountStream(userId));
const typesOf = async (userId: string) => (await world.history(userAccountStream(userId))).map(({ type }) => type);
const signIn = (email: string, password: string, address = '192.0.2.1') =>
  knock('/sign-in', { email, password, channel: 'WEB', environment: 'production', address });
let people = 0;
const account = (more: object = {}) => {
  people += 1;
  return {
    userId: exampleId('p', people),
    email: `p${people}@example.org`,
    firstName: 'Petra',
    lastName: 'Nowak',
    country: 'Poland',
    groupId: free,
    locale: 'pl_PL',
    ...more,
  };
};
const signUp = (one: object, more: object = {}) =>
  knock('/sign-up', { account: one, commandId: randomUUID(), address: '192.0.2.7', ...more });
/** Makes somebody who was invited and has a password. */
async function member(more: object = {}) {
  const { userId, email } = account(more);
  const reply = await world.send(
    'InviteUser',
    {
      userId,
      email,
      firstName: 'Ada',
      lastName: 'Okafor',
      regionIds: [campus],
      groupIds: [],
      roles: ['user'],
      ...more,
    },
    seed,
  );
  if (!reply.ok) throw new Error(JSON.stringify(reply));
  const set = await world.service.handle(
    { type: 'SetInitialPassword', data: { userId }, commandId: randomUUID(), password: good },
    seed,
  );
  if (!set.ok) throw new Error(JSON.stringify(set));
  return { userId, email };
}

beforeAll(async () => {
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: (_address, _session, done) => done(isMailDown ? new Error('try again later') : null),
    onData(stream, _session, done) {
      let text = '';
      stream.on('data', (part: Buffer) => (text += part.toString('utf8')));
      stream.on('end', () => (received.push(text), done()));
    },
  });
  await new Promise<void>((ready) => smtp.listen(0, '127.0.0.1', ready));
  const transport = smtpTransport(`smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`);
  const book = { issue: (...given: Parameters<LinkBook['issue']>) => links.issue(...given) };
  const all = exampleSlices({
    transport,
    publicUrl: 'https://learn.example.org',
    links: book,
  });
  const effects: Credentials['effects'] = {
    SetInitialPassword: (...given) => known.effects.SetInitialPassword(...given),
    ResetPassword: (...given) => known.effects.ResetPassword(...given),
    ChangePassword: (...given) => known.effects.ChangePassword(...given),
  };
  world = await openWorld({
    slices: { ...all, factTables: [...all.factTables, emailFactTable] },
    events: catalogue,
    effects,
    clock: () => now,
  });
  known = credentials(world.accounts, cheap);
  const { facts, handle, metrics } = world.service;
  links = linksIn({ accounts: world.accounts, credentials: known, facts, clock: () => now });
  signInService = signInRoutes({
    accounts: world.accounts,
    credentials: known,
    links,
    passwords: cheap,
    isCommon: commonPasswords(async () => commonFingerprints()),
    facts,
    handle,
    clock: () => now,
    log: world.log,
    metrics,
  });
  running = Promise.all([world.service.run(end.signal), signInService.run(end.signal)]);
  await world.reactionsBegun();
  await world.send('CreateRegion', regionExamples.RegisterRegion, seed);
  for (const [groupId, more] of [
    [free, { selfSignUp: true, freeOfCharge: true }],
    [closed, { selfSignUp: true, freeOfCharge: true }],
    [year1, {}],
  ] as const)
    await world.send(
      'CreateGroup',
      { groupId, regionId: campus, name: `Group ${groupId}`, programYear: 0, ...more },
      seed,
    );
  await world.send('ArchiveGroup', { groupId: closed }, seed);
  await world.send(
    'InviteUser',
    {
      userId: root,
      email: 'root@example.org',
      firstName: 'Root',
      lastName: 'Admin',
      regionIds: [],
      groupIds: [],
      roles: ['superadmin'],
    },
    seed,
  );
  await world.service.handle(
    { type: 'SetInitialPassword', data: { userId: root }, commandId: randomUUID(), password: good },
    seed,
  );
});
afterAll(async () => {
  end.abort();
  await running;
  await new Promise<void>((done) => smtp.close(() => done()));
  await world.close();
});

describe('sign-up', () => {
  test('waits for the proof of the address; then the group is joined and a password chosen', async () => {
    const one = account();
    expect(await signUp(one)).toMatchObject({ ok: true });
    expect(await stateOf(one.userId)).toMatchObject({
      status: 'signedUp',
      roles: ['user'],
      hasPassword: false,
      signUpGroupId: free,
    });
    const [letter = ''] = await lettersOf(one.email, 1);
    expect(letter).toContain('Content-Type: text/plain');
    expect(letter).toContain('Content-Type: text/html');
    expect(letter).toContain('lang="pl-PL"');
    const token = tokenIn(letter, 'verify-email');
    const verified = await knock('/verify-email', { token });
    expect(verified).toMatchObject({
      ok: true,
      enrolToken: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/),
      email: one.email,
    });
    expect(await typesOf(one.userId)).toEqual([
      'UserSelfSignedUp',
      'EmailVerified',
      'UserActivated',
      ...(await typesOf(one.userId)).slice(3),
    ]);
    await until(
      () => world.history(`enrolment-${free}_${one.userId}`),
      (events) => events.some(({ type }) => type === 'EnrolmentStarted'),
    );
    const [activated] = (await world.history(userAccountStream(one.userId))).filter(
      ({ type }) => type === 'UserActivated',
    );
    const raised = await until(
      () => world.history(notificationFeedStream(one.userId, activated!.meta.at.slice(0, 7).replace('-', ''))),
      (events) => events.length > 0,
    );
    expect(raised.map(({ data }) => data)).toMatchObject([
      { userId: one.userId, key: 'welcome', params: { groupId: free } },
    ]);
    expect(await knock('/recover', { token: verified.enrolToken, password: good })).toMatchObject({ ok: true });
    expect(await signIn(one.email, good)).toEqual({ ok: true, userId: one.userId });
    expect(await knock('/verify-email', { token })).toEqual({ ok: false, code: 'signIn.linkInvalid' });
  });
  test('with a password: whoever typed it may not be who reads the mailbox, so it never becomes the account’s', async () => {
    const one = account();
    expect(await signUp(one, { password: good })).toMatchObject({ ok: true });
    expect(await known.verifierOf(one.userId)).toBeUndefined();
    const [letter = ''] = await lettersOf(one.email, 1);
    const verified = await knock('/verify-email', { token: tokenIn(letter, 'verify-email') });
    expect(verified).toMatchObject({ ok: true, enrolToken: expect.any(String) });
    expect(await signIn(one.email, good)).toEqual({ ok: false, code: 'signIn.incorrect' });
    expect(await knock('/recover', { token: verified.enrolToken, password: other })).toMatchObject({ ok: true });
    expect([await signIn(one.email, good), await signIn(one.email, other)]).toMatchObject([
      { ok: false, code: 'signIn.incorrect' },
      { ok: true },
    ]);
  });
  test('of a known address says so, in the words of the contract, and changes nothing', async () => {
    const { email, userId } = await member();
    const before = await typesOf(userId);
    expect(await signUp(account({ email: email.toUpperCase() }))).toMatchObject({
      ok: false,
      code: 'account.emailTaken',
    });
    expect(await typesOf(userId)).toEqual(before);
  });
  test.each([
    ['one that is archived', closed],
    ['one that is by invitation', year1],
    ['one that is not there', exampleId('g', 99)],
  ])('to a group that is not open (%s) is refused, and the address stays free', async (_which, groupId) => {
    const one = account({ groupId });
    expect(await signUp(one)).toMatchObject({ ok: false, code: 'account.groupClosed' });
    expect(await signUp({ ...one, groupId: free })).toMatchObject({ ok: true });
  });
  test('asks for a country of the list; a language that is not known is English', async () => {
    expect(await signUp(account({ country: 'Narnia' }))).toMatchObject({
      ok: false,
      code: 'invalid',
      issues: [{ path: 'account.country', code: 'account.countryUnknown' }],
    });
    const one = account({ locale: 'PL_pl' });
    await signUp(one);
    expect((await lettersOf(one.email, 1))[0]).toContain('Confirm your e-mail address');
  });
  test('from one place is limited', async () => {
    const answers: Answer[] = [];
    for (let i = 0; i < 61; i++) answers.push(await signUp(account({ groupId: year1 }), { address: '192.0.2.66' }));
    expect(answers.slice(0, 60).some(({ code }) => code === 'signIn.tooMany')).toBe(false);
    expect(answers[60]).toMatchObject({
      ok: false,
      code: 'signIn.tooMany',
      params: { retryAfter: expect.any(Number) },
    });
    expect(await signUp(account(), { address: '192.0.2.67' })).toMatchObject({ ok: true });
  });
});

describe('a forgotten password', () => {
  test('is answered alike for a known and an unknown address; only the known one gets a letter', async () => {
    const { email, userId } = await member();
    const both = [
      await knock('/forgot-password', { email, address: 'a' }),
      await knock('/forgot-password', { email: 'nobody@example.org', address: 'a' }),
    ];
    expect(both[0]).toEqual(both[1]);
    const [letter = ''] = await lettersOf(email, 1);
    const token = tokenIn(letter, 'reset-password');
    expect(JSON.stringify(await world.accounts.list('link:', { limit: 1000 }))).not.toContain(token);
    expect(JSON.stringify(await world.history(userAccountStream(userId)))).not.toContain(token);
    expect(lettersTo('nobody@example.org')).toEqual([]);

    const answers = await Promise.all([
      knock('/recover', { token, password: other }),
      knock('/recover', { token, password: other }),
    ]);
    expect(answers.map(({ ok }) => ok).sort()).toEqual([false, true]);
    expect(await typesOf(userId)).toEqual([
      'UserInvited',
      'InitialPasswordSet',
      'EmailVerified',
      'UserActivated',
      'PasswordResetRequested',
      'PasswordReset',
    ]);
    expect([await signIn(email, good), await signIn(email, other)]).toEqual([
      { ok: false, code: 'signIn.incorrect' },
      { ok: true, userId },
    ]);
    expect((await lettersOf(email, 2))[0]).toContain('Your password was changed');
  });
  test.each<[string, (token: string, userId: string, email: string) => Promise<string> | string]>([
    ['cut short', (token) => token.slice(0, 42)],
    ['made up', () => 'A'.repeat(43)],
    [
      'for something else',
      async (_, userId) => links.issue('verify', { userId, emailKey: (await stateOf(userId)).emailKey }),
    ],
    ['too old', (token) => (later(2.1), token)],
    [
      'overtaken by a newer one that was used',
      async (token, userId) => {
        const newer = await links.issue('reset', { userId, emailKey: (await stateOf(userId)).emailKey });
        await knock('/recover', { token: newer, password: other });
        return token;
      },
    ],
    [
      'sent to an address that is no more the account’s',
      async (token, userId, email) => {
        expect(
          await knock(
            '/change-email',
            { userId, email: `new-${email}`, password: good, commandId: randomUUID() },
            web(userId),
          ),
        ).toMatchObject({
          ok: true,
        });
        return token;
      },
    ],
  ])('has links refused alike: one %s', async (_what, spoil) => {
    const { email, userId } = await member();
    const token = await links.issue('reset', { userId, emailKey: (await stateOf(userId)).emailKey });
    const spoilt = await spoil(token, userId, email);
    expect(await knock('/recover', { token: spoilt, password: digest('a third long password') })).toEqual({
      ok: false,
      code: 'signIn.linkInvalid',
    });
  });
  test('refuses a password that everybody tries or that is made of the own name, and the link still works', async () => {
    const { userId } = await member();
    const token = await links.issue('reset', { userId, emailKey: (await stateOf(userId)).emailKey });
    for (const [password, code] of [
      ['password', 'account.passwordCommon'],
      ['qwerty123', 'account.passwordCommon'],
      ['', 'account.passwordCommon'],
      ['a', 'account.passwordCommon'],
      ['Password1', 'account.passwordCommon'],
      ['Qwerty123', 'account.passwordCommon'],
      ['P@ssw0rd', 'account.passwordCommon'],
      ['ada okafor', 'account.passwordPersonal'],
      ['Okafor123', 'account.passwordPersonal'],
      [`okafor${now.getUTCFullYear()}`, 'account.passwordPersonal'],
      ['Paideia1', 'account.passwordPersonal'],
    ] as const)
      expect([password, await knock('/recover', { token, password: digest(password) })]).toEqual([
        password,
        { ok: false, code },
      ]);
    expect(await knock('/recover', { token, password: other })).toMatchObject({ ok: true });
  });
  test('gives an invited person a first password', async () => {
    const { userId, email } = account();
    await world.send(
      'InviteUser',
      {
        userId,
        email,
        firstName: 'Ivo',
        lastName: 'Klein',
        locale: 'de_DE',
        regionIds: [campus],
        groupIds: [],
        roles: ['user'],
      },
      web(root),
    );
    const [letter = ''] = await lettersOf(email, 1);
    expect(letter).toContain('lang="de-DE"');
    expect(letter).toMatch(/\/enroll-account\/[\w-]{43}\?suggestedLocale=de_DE/);
    const [enrol] = [tokenIn(letter, 'enroll-account')];
    await knock('/forgot-password', { email, address: 'b' });
    const [second = ''] = await lettersOf(email, 2);
    expect(await knock('/recover', { token: tokenIn(second, 'reset-password'), password: good })).toMatchObject({
      ok: true,
    });
    expect(await signIn(email, good)).toMatchObject({ ok: true });
    // The invitation is over with it.
    expect(await knock('/recover', { token: enrol, password: other })).toEqual({
      ok: false,
      code: 'signIn.linkInvalid',
    });
  });
  test('three an hour from one place, and a stranger’s tries do not keep the owner away', async () => {
    const { email } = await member();
    const ask = (address: string, mailbox = email) => knock('/forgot-password', { email: mailbox, address });
    for (const typed of [email, 'unknown@example.org']) {
      const answers = [];
      for (let i = 0; i < 4; i++) answers.push(await ask('198.51.100.1', typed));
      expect(answers.map(({ ok }) => ok)).toEqual([true, true, true, false]);
    }
    expect(await ask('192.0.2.1')).toEqual({ ok: true });
    await lettersOf(email, 4);
    // A flood from many places ends at ten letters an hour; everybody is answered as before.
    for (let i = 0; i < 20; i++) expect(await ask(`203.0.113.${i}`)).toEqual({ ok: true });
    await lettersOf(email, 10);
    await wait(200);
    expect(lettersTo(email)).toHaveLength(10);
  });
});

describe('the link to prove an address', () => {
  test('is sent again on request, once in five minutes, and never says to whom', async () => {
    const one = account();
    await signUp(one);
    await lettersOf(one.email, 1);
    const ask = () => knock('/resend-verification', { email: one.email, address: 'c' });
    expect([
      await ask(),
      await ask(),
      await knock('/resend-verification', { email: 'x@example.org', address: 'c' }),
    ]).toEqual([{ ok: true }, { ok: true }, { ok: true }]);
    const [second = ''] = await lettersOf(one.email, 2);
    await wait(150);
    expect(lettersTo(one.email)).toHaveLength(2);
    expect(await knock('/verify-email', { token: tokenIn(second, 'verify-email') })).toMatchObject({ ok: true });
  });
});

describe('with the present password', () => {
  test('the password is changed, and a wrong one, a weak one and somebody who acts for another are refused', async () => {
    const { userId, email } = await member();
    const change = (more: object = {}, actor: ActorContext = web(userId)) =>
      knock('/change-password', { oldPassword: good, newPassword: other, commandId: randomUUID(), ...more }, actor);
    expect(await change({ oldPassword: other })).toEqual({ ok: false, code: 'account.passwordWrong' });
    for (const weak of ['123456', 'Password1', 'x', ''])
      expect(await change({ newPassword: digest(weak) })).toEqual({ ok: false, code: 'account.passwordCommon' });
    expect(await change({}, { ...web(userId), impersonatorId: root })).toEqual({ ok: false, code: 'noAccess' });
    expect(await change({}, web(null))).toEqual({ ok: false, code: 'noAccess' });
    expect(await change()).toMatchObject({ ok: true });
    expect(await signIn(email, other)).toMatchObject({ ok: true });
    expect((await typesOf(userId)).at(-1)).toBe('PasswordChanged');
  });
  test('the address is changed: the new one is to be proved, the old one is told and is free again', async () => {
    const { userId, email } = await member();
    const taken = await member();
    const change = (to: string, more: object = { password: good }, actor: ActorContext = web(userId)) =>
      knock('/change-email', { userId, email: to, commandId: randomUUID(), ...more }, actor);
    expect(await change('fresh@example.org', {})).toEqual({ ok: false, code: 'account.passwordWrong' });
    expect(await change(taken.email)).toMatchObject({ ok: false, code: 'account.emailTaken' });
    expect(await change('fresh@example.org', { password: good }, web(taken.userId))).toMatchObject({
      ok: false,
      code: 'notFound',
    });
    expect(await change('fresh@example.org')).toMatchObject({ ok: true });
    expect((await lettersOf(email, 1))[0]).toContain('fresh@example.org');
    const [letter = ''] = await lettersOf('fresh@example.org', 1);
    expect(await knock('/verify-email', { token: tokenIn(letter, 'verify-email') })).toEqual({
      ok: true,
      enrolToken: null,
    });
    expect([await signIn(email, good), await signIn('fresh@example.org', good)]).toEqual([
      { ok: false, code: 'signIn.incorrect' },
      { ok: true, userId },
    ]);
    await until(
      () => signUp(account({ email })),
      ({ ok }) => ok,
    );
  });
  test('an admin changes the address of somebody else without it', async () => {
    const { userId } = await member();
    expect(
      await knock('/change-email', { userId, email: 'moved@example.org', commandId: randomUUID() }, web(root)),
    ).toMatchObject({ ok: true });
    expect(await stateOf(userId)).toMatchObject({ email: 'moved@example.org', emailVerified: false, status: 'active' });
  });
});

test('a letter that the mail server refuses waits 1, 5, 30 and 120 minutes, is then given up, and goes out when an admin says so', async () => {
  const { email, userId } = await member();
  isMailDown = true;
  await world.send('RequestPasswordReset', { userId }, web(root));
  const letters = async () => {
    const found = [];
    for await (const event of world.store.readAll(0, { categories: ['emailMessage'] })) found.push(...event.events);
    const mine = (await Promise.all(found.map((one) => world.codec.decode(one)))) as {
      type: string;
      data: { emailId: string; userId: string; attempt?: number };
    }[];
    return mine.filter(({ data }) => data.userId === userId);
  };
  for (const [attempt, minutes] of [1, 5, 30, 120].entries()) {
    await until(letters, (all) => all.filter(({ type }) => type === 'EmailFailed').length === attempt + 1);
    later((minutes * 60 + 1) / 3600);
  }
  await until(letters, (all) => all.some(({ type }) => type === 'EmailAbandoned'));
  isMailDown = false;
  const { emailId } = (await letters())[0]!.data;
  expect(await world.send('RetryEmailNow', { emailId }, web(userId))).toMatchObject({ ok: false });
  expect(await world.send('RetryEmailNow', { emailId }, web(root))).toMatchObject({ ok: true });
  const [letter = ''] = await lettersOf(email, 1);
  // The link is as fresh as the letter, not as old as the request.
  expect(await knock('/recover', { token: tokenIn(letter, 'reset-password'), password: other })).toMatchObject({
    ok: true,
  });
  expect(await world.send('RetryEmailNow', { emailId }, web(root))).toMatchObject({ ok: true, ids: [] });
});
