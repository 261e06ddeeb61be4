// Sign-in, sessions and tokens are attacked on the whole product, and on one that lacks the defence.
import { createHmac, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { decodeJwt, decodeProtectedHeader, SignJWT } from 'jose';
import { impersonationStream } from '@paideia/events/impersonations/impersonation.events.ts';
import { userAccountStream } from '@paideia/events/accounts/account.events.ts';
import { demoPasswordDigest } from '../../scripts/demo/people.ts';
import { G, R, U } from '../../scripts/demo/ids.ts';
import { cookieFor, signIn } from './support/ask.ts';
import { cast, emailOf, type Role } from './support/cast.ts';
import type { College } from './support/college.ts';
import { root } from './support/open.ts';
import { sessionWeaknesses } from './support/session-weaknesses.ts';
import { weakened, type Subject } from './support/weakened.ts';
import { eventsIn } from '@paideia/store/read-stream.ts';

/** It counts how often a password is verified, because how long that takes is decided by a busy machine. */
const verifications = { n: 0 };
const argon2 = jest.requireActual<{ verify: (...given: unknown[]) => Promise<boolean> }>('@node-rs/argon2');
jest.doMock('@node-rs/argon2', () => ({
  ...argon2,
  verify: (...given: unknown[]) => ((verifications.n += 1), argon2.verify(...given)),
}));
let openCollege: Subject['openCollege'];

let product: College;
let weak: College;
let office: College;
let weakOffice: College;
beforeAll(async () => {
  const options = { root, from: process.env['PAIDEIA_TEMPLATE'] };
  ({ openCollege } = await import('./support/college.ts'));
  product = await openCollege(options);
  office = await openCollege({ ...options, environment: 'admin-production' });
  const weakly = await weakened(sessionWeaknesses);
  weak = await weakly.openCollege(options);
  weakOffice = await weakly.openCollege({ ...options, environment: 'admin-production' });
});
afterAll(async () => {
  await product?.close();
  await office?.close();
  await weak?.close();
  await weakOffice?.close();
});
type Attack = (college: College) => Promise<void>;
const defended = (name: string, attack: Attack, colleges = () => [product, weak] as const) =>
  test(name, async () => {
    const [strong, weakly] = colleges();
    await attack(strong);
    await expect(attack(weakly)).rejects.toThrow();
  });

const me = { query: '{ currentUser { _id } }' };
const isIn = async (college: College, cookie: string) =>
  (await college.ask(me, { cookie })).data !== null && (await college.ask(me, { cookie })).codes.length === 0;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const command = async (college: College, type: string, data: object) => {
  const reply = await college.service.handle(
    { type, data, commandId: crypto.randomUUID() },
    { actorId: U(1), channel: 'SEED' },
  );
  if (!reply.ok) throw new Error(`${type}: ${JSON.stringify(reply)}`);
};

describe('a session', () => {
  defended('has a new id at sign-in, and the one before is over', async (college) => {
    const first = await cookieFor(college, emailOf('dean'));
    const { cookie } = await signIn(college, emailOf('instructor'), { headers: { cookie: first } });
    expect(cookie).not.toBe(first);
    expect([await isIn(college, first), await isIn(college, cookie!)]).toEqual([false, true]);
  });
  test('that somebody made up is none', async () => {
    for (const token of [randomBytes(32).toString('base64url'), 'x', '', "' OR 1=1", '../../x'])
      expect((await product.ask(me, { cookie: `__Host-session=${token}` })).data).toBeNull();
    const { cookie } = await signIn(product, emailOf('dean'), {
      headers: { cookie: '__Host-session=' + 'A'.repeat(43) },
    });
    expect(cookie).not.toContain('A'.repeat(43));
  });
  defended('is over at once after a logout', async (college) => {
    const cookie = await cookieFor(college, emailOf('dean'));
    await college.ask({ query: 'mutation { logoutUser }' }, { cookie });
    expect(await isIn(college, cookie)).toBe(false);
  });
  test.each<[string, Role, (college: College) => Promise<void>]>([
    [
      'the role of a region is taken back',
      'dean',
      (college) =>
        command(college, 'RevokeRegionRoles', { userId: U(cast.dean.n), regionId: R(1), roleNames: ['dean'] }),
    ],
    [
      'a role is taken back',
      'reportsAdmin',
      (college) => command(college, 'RevokeRoles', { userId: U(cast.reportsAdmin.n), roles: ['reportsAdmin'] }),
    ],
    [
      'what was given beside the roles is taken back',
      'keyholder',
      (college) => command(college, 'SetIndividualPermissions', { userId: U(cast.keyholder.n), permissions: [] }),
    ],
    [
      'the account is deactivated',
      'managerOut',
      (college) => command(college, 'DeactivateUser', { userId: U(cast.managerOut.n), reason: 'left' }),
    ],
    [
      'the password is set by a link',
      'managerIn',
      async (college) => {
        const token = await tokenOf(college, 'reset', cast.managerIn.n);
        const { data } = await college.ask({ query: recover, variables: { token, newPassword: 'ab'.repeat(32) } });
        expect(data).toEqual({ recoverPassword: true });
      },
    ],
  ])('is over within a second when %s', async (_when, role, act) => {
    const attack: Attack = async (college) => {
      const cookie = await cookieFor(college, emailOf(role));
      await pause(5);
      await act(college);
      // Ninety looks take that long where nothing else is done, and as much longer as the machine is busy.
      for (let n = 0; n < 90 && (await isIn(college, cookie)); n++) await pause(10);
      expect(await isIn(college, cookie)).toBe(false);
    };
    await attack(product);
    await expect(attack(weak)).rejects.toThrow();
  });
  const hours = (n: number) => n * 3_600_000;
  defended('is over when nobody used it for twelve hours', async (college) => {
    const cookie = await cookieFor(college, emailOf('dean'));
    expect(await college.later(hours(11.9), () => isIn(college, cookie))).toBe(true);
    expect(await college.later(hours(24), () => isIn(college, cookie))).toBe(false);
  });
  defended('is over after seven days, however busily it was used', async (college) => {
    const cookie = await cookieFor(college, emailOf('dean'));
    for (let at = 11; at < 7 * 24; at += 11)
      expect(await college.later(hours(at), () => isIn(college, cookie))).toBe(true);
    expect(await college.later(hours(7 * 24), () => isIn(college, cookie))).toBe(false);
  });
  defended(
    'in the name of another is over in the log as well, as soon as the other rises to the same rank',
    async (college) => {
      const impersonationId = '8'.repeat(24);
      const other = U(cast.managerIn.n);
      await command(college, 'StartImpersonation', {
        impersonationId,
        userId: other,
        reason: 'an invoice does not load',
      });
      await command(college, 'GrantRoles', { userId: other, roles: ['superadmin'] });
      await college.settled({ reactions: true });
      const told = [];
      for await (const event of eventsIn(college.store, impersonationStream(impersonationId)))
        told.push(await college.decode(event));
      await command(college, 'RevokeRoles', { userId: other, roles: ['superadmin', 'admin'] });
      expect(told.at(-1)).toMatchObject({ type: 'ImpersonationEnded', data: { cause: 'sessionsEnded' } });
    },
  );
  defended(
    'in the name of another is over in the log as well, as soon as the password of whoever acts was set',
    async (college) => {
      await command(college, 'StartImpersonation', {
        impersonationId: '7'.repeat(24),
        userId: U(cast.student.n),
        reason: 'an invoice does not load',
      });
      await pause(5);
      await college.ask({
        query: recover,
        variables: { token: await tokenOf(college, 'reset', 1), newPassword: 'ad'.repeat(32) },
      });
      await college.settled({ reactions: true });
      const told = [];
      for await (const event of eventsIn(college.store, impersonationStream('7'.repeat(24))))
        told.push(await college.decode(event));
      expect(told.at(-1)).toMatchObject({ type: 'ImpersonationEnded', data: { cause: 'sessionsEnded' } });
    },
  );
});

const recover =
  'mutation recoverPassword($token: String!, $newPassword: String!) { recoverPassword(token: $token, newPassword: $newPassword) }';
async function tokenOf(college: College, purpose: 'reset' | 'verify', n: number): Promise<string> {
  const { emailKey } = (await college.service.facts
    .ask()
    .state(
      (await import('@paideia/command-service/accounts/account.decider.ts')).userAccount,
      userAccountStream(U(n)),
    )) as { emailKey: string };
  return college.links.issue(purpose, { userId: U(n), emailKey });
}

describe('a link of a letter', () => {
  const set = async (college: College, token: string, fill = 'cd') =>
    (await college.ask({ query: recover, variables: { token, newPassword: fill.repeat(32) } })).codes[0];
  defended('works once, and no other one that was sent before works after it', async (college) => {
    const [first, second] = [await tokenOf(college, 'reset', 13), await tokenOf(college, 'reset', 13)];
    expect([await set(college, first), await set(college, first), await set(college, second)]).toEqual([
      undefined,
      'signIn.linkInvalid',
      'signIn.linkInvalid',
    ]);
  });
  defended('works for what it was made for', async (college) =>
    expect(await set(college, await tokenOf(college, 'verify', 14))).toBe('signIn.linkInvalid'),
  );
  test('is kept as a hash, has 256 bits of chance, and a part of one is none', async () => {
    const token = await tokenOf(product, 'reset', 15);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(JSON.stringify(await product.accounts.list('link:', { limit: 1000 }))).not.toContain(token);
    expect(await set(product, token.slice(0, 42))).toBe('signIn.linkInvalid');
  });
  defended('leads to the configured host, whatever the Host header says', async (college) => {
    const before = college.letters.length;
    await college.ask(
      { query: 'mutation { forgotPassword(email: "oskar.brandvold@example.org") }' },
      { headers: { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' } },
    );
    for (let i = 0; i < 1_200 && college.letters.length === before; i++) await pause(50);
    const { text, html } = college.letters.at(-1)!;
    expect(text).toContain('https://learn.example.org/reset-password/');
    expect(text + html).not.toContain('evil.example');
  });
});

describe('sign-in', () => {
  defended('verifies a password for a known and for an unknown address alike', async (college) => {
    const works = async (email: string) => {
      const before = verifications.n;
      await signIn(college, email, { password: 'ef'.repeat(32) });
      return verifications.n - before;
    };
    expect([await works(emailOf('admin')), await works('nobody@example.org')]).toEqual([1, 1]);
  });
  test('answers both in the same words', async () => {
    const answers = await Promise.all(
      [emailOf('superadmin'), 'nobody@example.org'].map((email) =>
        signIn(product, email, { password: 'aa'.repeat(32) }),
      ),
    );
    expect(answers[0]).toEqual(answers[1]);
  });
  defended('of one account is slowed down after a few tries, with a word when to come back', async (college) => {
    const answers = [];
    for (let i = 0; i < 12; i++)
      answers.push((await signIn(college, 'rosalind.teague@example.org', { password: 'bb'.repeat(32) })).status);
    expect(answers).toContain(429);
  });
  defended('takes nothing but a digest: what is none is not even compared', async (college) => {
    const before = verifications.n;
    for (const password of [
      'cedar-ridge-1',
      demoPasswordDigest.toUpperCase(),
      `${demoPasswordDigest} `,
      '$argon2id$v=19$x',
    ])
      expect((await signIn(college, emailOf('superadmin'), { password })).cookie).toBeUndefined();
    expect(verifications.n).toBe(before);
  });
  defended('writes no password and no token into the log of the service', async (college) => {
    await cookieFor(college, emailOf('superadmin'));
    const text = college.lines.join('');
    for (const secret of [demoPasswordDigest, 'ef'.repeat(32), college.jwtKey]) expect(text).not.toContain(secret);
  });
  defended('knows nothing of a password that somebody sent along with a sign-up', async (college) => {
    const [email, password] = ['victim@example.org', 'ba'.repeat(32)];
    const query =
      'mutation ($input: UserProfileInput!, $groupId: ID!) { selfCreateAccount(userProfileInput: $input, groupId: $groupId, country: "Poland") { _id } }';
    const input = { _id: 'placeholder', email, password, firstName: 'Tertius', lastName: 'Scribe' };
    const { data } = await college.ask({ query, variables: { input, groupId: G(4) } });
    const { _id: userId } = data!['selfCreateAccount'] as { _id: string };
    // The owner of the mailbox follows the link that proves the address; the stranger has waited for that.
    expect(
      await college.service.handle(
        { type: 'VerifyEmail', data: { userId }, commandId: crypto.randomUUID() },
        { actorId: null, channel: 'SYSTEM' },
      ),
    ).toMatchObject({ ok: true });
    expect((await signIn(college, email, { password })).cookie).toBeUndefined();
  });
});

describe('a token', () => {
  const key = () => Buffer.from(product.jwtKey, 'hex');
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = { sub: U(cast.superadmin.n), iss: 'paideia', aud: 'paideia', exp: 4e9, sid: 'x' };
  const signed = (header: object, body: object) =>
    `${part(header)}.${part(body)}.${createHmac('sha256', key())
      .update(`${part(header)}.${part(body)}`)
      .digest('base64url')}`;
  defended('opens no door of this service: neither forged nor genuine, in no place', async (college) => {
    const genuine = await new SignJWT({ sid: 'x' })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(claims.sub)
      .setIssuer('paideia')
      .setAudience('paideia')
      .setExpirationTime('5m')
      .sign(key());
    const tokens = [
      genuine,
      `${part({ alg: 'none' })}.${part(claims)}.`,
      signed({ alg: 'HS256', kid: '../../dev/null' }, claims),
      signed({ alg: 'HS512' }, claims),
      signed({ alg: 'HS256' }, { ...claims, exp: 1 }),
      signed({ alg: 'HS256' }, { ...claims, aud: 'another' }),
    ];
    for (const token of tokens)
      for (const headers of [
        { authorization: `Bearer ${token}` },
        { 'x-auth-token': token },
        { cookie: `token=${token}` },
        { cookie: `__Host-session=${token}` },
      ])
        expect((await college.ask(me, { headers })).data).toBeNull();
  });
  test('names the person for a quarter of an hour', async () => {
    const cookie = await cookieFor(product, emailOf('admin'));
    const { data } = await product.ask({ query: '{ currentUser { mongoJWT { token } } }' }, { cookie });
    const { token } = (data!['currentUser'] as { mongoJWT: { token: string } }).mongoJWT;
    const [header, body] = [decodeProtectedHeader(token), decodeJwt(token)];
    expect(header).toMatchObject({ alg: 'HS256' });
    expect(Object.keys(body).sort()).toEqual(['aud', 'exp', 'iat', 'iss', 'sid', 'sub']);
    expect(Number(body.exp) - Number(body.iat)).toBe(900);
  });
});

describe('where only admins may be', () => {
  const offices = () => [office, weakOffice] as const;
  defended(
    'somebody else is not let in',
    async (college) => {
      expect((await signIn(college, emailOf('superadmin'))).cookie).toBeDefined();
      expect((await signIn(college, emailOf('student'))).cookie).toBeUndefined();
    },
    offices,
  );
  defended(
    'the session of who is an admin no more is ended on the server',
    async (college) => {
      const cookie = await cookieFor(college, emailOf('admin'));
      await command(college, 'RevokeRoles', { userId: U(cast.admin.n), roles: ['admin'] });
      await college.settled();
      expect(await isIn(college, cookie)).toBe(false);
    },
    offices,
  );
});
