import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { decodeJwt, decodeProtectedHeader, jwtVerify } from 'jose';
import request from 'supertest';
import { apiSpec, type ApiSpec } from '../kernel/testing/spec.ts';
import { digestOf, userView } from '../kernel/testing/examples.ts';

const login =
  'mutation loginWithPassword($email: String!, $password: String!) { loginWithPassword(email: $email, password: $password) { _id fullName } }';
const me = '{ currentUser { _id fullName } }';
const minutes = (n: number) => n * 60_000;
const user = userView();
const messageOf = async (api: ApiSpec, cookie?: string) => (await api.post(me, {}, { cookie })).errors[0]?.message;

describe('signing in', () => {
  let api: ApiSpec;
  beforeAll(async () => {
    api = await apiSpec();
  });
  afterAll(() => api.close());

  test('gives the user and a cookie that only the browser of this host sends back, over HTTPS alone', async () => {
    await api.signIn(user);
    const { data, response } = await api.post(login, { email: user.email, password: digestOf('secret') });
    expect(data).toEqual({ loginWithPassword: { _id: user._id, fullName: 'Ada Byron' } });
    const [cookie] = response.get('Set-Cookie')!;
    expect(cookie).toMatch(
      /^__Host-session=[A-Za-z0-9_-]{43}; Path=\/; Secure; HttpOnly; SameSite=Lax; Max-Age=604800$/,
    );
  });
  test('forwards address, environment and the digest, and nothing of it is logged', async () => {
    await api.signIn(user);
    expect(api.signedIn.at(-1)).toMatchObject({
      email: user.email,
      password: digestOf('secret'),
      environment: 'development',
      address: expect.stringMatching(/127\.0\.0\.1|::1/),
    });
    expect(api.logged.join()).not.toContain(digestOf('secret'));
  });
  test('command-service counts by the network of an IPv6 address, as everything here does', async () => {
    const behind = await apiSpec({ proxies: 1 });
    try {
      const from = (address: string) => ({ headers: { 'X-Forwarded-For': address } });
      const forgot = 'mutation { forgotPassword(email: "ada@example.org") }';
      for (const address of ['2001:db8:1:1::1', '2001:db8:1:2::2', '2001:db8:2::1', '203.0.113.9']) {
        await behind.post(login, { email: 'nobody@example.org', password: digestOf('other') }, from(address));
        await behind.post(forgot, {}, from(address));
      }
      const [one, same, other, plain] = behind.signedIn.map(({ address }) => address);
      expect(same).toBe(one);
      expect(other).not.toBe(one);
      expect(plain).toBe('203.0.113.9');
      expect(behind.operated.map(({ body }) => (body as { address: string }).address)).toEqual([
        one,
        same,
        other,
        plain,
      ]);
    } finally {
      await behind.close();
    }
  });
  test('a wrong password and an unknown address are answered with the same words and no cookie', async () => {
    await api.signIn(user);
    const wrong = await api.post(login, { email: user.email, password: digestOf('other') });
    const unknown = await api.post(login, { email: 'nobody@example.org', password: digestOf('other') });
    expect(wrong.errors).toEqual(unknown.errors);
    expect(wrong.errors[0]!.extensions.code).toBe('signIn.incorrect');
    expect(api.cookieOf(wrong.response) ?? api.cookieOf(unknown.response)).toBeUndefined();
  });
  test.each(['secret', digestOf('secret').toUpperCase(), `${digestOf('secret')}0`, ''])(
    '%s is no digest and goes no further',
    async (password) => {
      const before = api.signedIn.length;
      const { errors } = await api.post(login, { email: user.email, password });
      expect(errors[0]!.extensions).toMatchObject({ code: 'invalid', issues: [{ path: 'password' }] });
      expect(api.signedIn).toHaveLength(before);
    },
  );
  test('the id is a new one each time, and the session before it ends', async () => {
    const first = await api.signIn(user);
    const { response } = await api.post(login, { email: user.email, password: digestOf('secret') }, { cookie: first });
    const second = api.cookieOf(response)!;
    expect(second).not.toBe(first);
    expect(await messageOf(api, first)).toBe('Token expired');
    expect(await messageOf(api, second)).toBeUndefined();
  });
  test('the cookie is kept nowhere: only its hash is', async () => {
    const cookie = await api.signIn(user);
    const kept = JSON.stringify(await api.records.list('session:', { limit: 100 }));
    expect(kept).toContain(user._id);
    expect(kept).not.toContain(cookie.split('=')[1]);
  });
  test('too many tries say when the next one is taken, in a way that machines hear', async () => {
    const { status, errors, response } = await api.post(login, {
      email: 'busy@example.org',
      password: digestOf('secret'),
    });
    expect([status, response.get('Retry-After'), errors[0]!.extensions.code]).toEqual([429, '7', 'signIn.tooMany']);
  });
  test('several sign-ins in one document are refused before any of them', async () => {
    const before = api.signedIn.length;
    const { status, errors } = await api.post(
      `mutation { a: loginWithPassword(email: "a", password: "b") { _id } b: loginWithPassword(email: "a", password: "c") { _id } }`,
    );
    expect([status, errors[0]!.extensions.code]).toEqual([400, 'request.notAlone']);
    expect(api.signedIn).toHaveLength(before);
  });
});

describe('a session', () => {
  let api: ApiSpec;
  beforeAll(async () => {
    api = await apiSpec();
  });
  afterAll(() => api.close());

  test('without one the phrase is fixed, in every language; the translation stands beside it', async () => {
    const { errors } = await api.post(me, {}, { headers: { 'x-locale': 'pl_PL' } });
    expect(errors[0]).toMatchObject({
      message: 'Context userId not found',
      extensions: { code: 'session.none', text: 'Nie jesteś zalogowany.' },
    });
  });
  test('a cookie that was made up is no session', async () => {
    expect(await messageOf(api, `__Host-session=${'A'.repeat(43)}`)).toBe('Context userId not found');
  });
  test('a cookie that is none of ours says so; one of another name is nobody’s business', async () => {
    expect(await messageOf(api, '__Host-session=../../etc')).toBe('cookie is not defined');
    expect(await messageOf(api, '__Host-session=')).toBe('cookie is not defined');
    expect(await messageOf(api, 'other=1')).toBe('Context userId not found');
  });
  test('ends after 12 idle hours; use keeps it alive, 7 days at most', async () => {
    const [idle, used] = [await api.signIn(user), await api.signIn(user)];
    for (let hour = 0; hour < 13; hour++) {
      api.clock.at += minutes(60);
      expect(await messageOf(api, used)).toBeUndefined();
    }
    expect(await messageOf(api, idle)).toBe('Token expired');
    for (let half = 0; half < 13; half++) {
      api.clock.at += minutes(60 * 11.9);
      await messageOf(api, used);
    }
    expect(await messageOf(api, used)).toBeUndefined();
    api.clock.at += minutes(60 * 11.9);
    expect(await messageOf(api, used)).toBe('Token expired');
  });
  test('is renewed at most once a minute', async () => {
    const cookie = await api.signIn(user);
    const seen = async () =>
      (await api.records.list<{ readonly seenAt: string }>('session:', { limit: 1000 })).map(
        ({ key, value }) => key + value.seenAt,
      );
    const before = await seen();
    api.clock.at += minutes(1) - 1;
    await messageOf(api, cookie);
    expect(await seen()).toEqual(before);
    api.clock.at += 1;
    await messageOf(api, cookie);
    const renewed = await seen();
    expect(renewed.filter((one) => !before.includes(one))).toHaveLength(1);
    api.clock.at += 1;
    await messageOf(api, cookie);
    expect(await seen()).toEqual(renewed);
  });
  test('ends with signing out, which takes the cookie back; nothing to end is fine too', async () => {
    const cookie = await api.signIn(user);
    const { data, response } = await api.post('mutation { logoutUser }', {}, { cookie });
    expect(data).toEqual({ logoutUser: true });
    expect(response.get('Set-Cookie')![0]).toMatch(
      /^__Host-session=; Path=\/; Secure; HttpOnly; SameSite=Lax; Max-Age=0$/,
    );
    expect(await messageOf(api, cookie)).toBe('Token expired');
    expect(api.sent.at(-1)!.envelope).toMatchObject({
      type: 'RecordLogit',
      data: { userId: user._id, action: 'logout', type: 'AUDIT' },
    });
    expect((await api.post('mutation { logoutUser }')).data).toEqual({ logoutUser: true });
  });
  test('of an account that is gone says so', async () => {
    api.passwords.set('ghost@example.org', { userId: 'f'.repeat(24), digest: digestOf('secret') });
    const { errors, response } = await api.post(login, { email: 'ghost@example.org', password: digestOf('secret') });
    expect(errors[0]!.message).toBe('User not found');
    expect(api.cookieOf(response)).toBeUndefined();
  });
});

describe('a first password by a link', () => {
  const recover =
    'mutation recoverPassword($token: String!, $newPassword: String!) { recoverPassword(token: $token, newPassword: $newPassword) }';
  const link = 'L'.repeat(43);

  test('is set once; a link that is used and one that was made up are refused alike', async () => {
    const used = new Set<string>();
    const api = await apiSpec({
      operate: (_path, body) => {
        const { token } = body as { token: string };
        const ok = token === link && !used.has(token);
        used.add(token);
        return ok ? { ok } : { ok, code: 'signIn.linkInvalid' };
      },
    });
    try {
      const set = (token: string) => api.post(recover, { token, newPassword: digestOf('secret') });
      const first = await set(link);
      expect([first.data, first.response.get('Set-Cookie')]).toEqual([{ recoverPassword: true }, undefined]);
      expect(api.operated).toEqual([{ path: '/recover', body: { token: link, password: digestOf('secret') } }]);
      const refused = await Promise.all([set(link), set('M'.repeat(43)), set('../x'), set('')]);
      expect(new Set(refused.map(({ errors }) => JSON.stringify(errors))).size).toBe(1);
      expect(refused[0].errors[0]!.extensions.code).toBe('signIn.linkInvalid');
      expect((await api.post(recover, { token: link, newPassword: 'secret' })).errors[0]!.extensions.code).toBe(
        'invalid',
      );
    } finally {
      await api.close();
    }
  });
});

describe('what ends sessions from outside', () => {
  const events = [
    ['UserDeactivated', { reason: 'left', by: null }],
    ['RolesRevoked', { roles: ['admin'], by: null }],
    ['RegionRolesRevoked', { regionId: 'b'.repeat(24), slug: 'x', roleNames: ['dean'], by: null }],
    ['InitialPasswordSet', {}],
    ['PasswordReset', {}],
    ['PasswordChanged', {}],
    [
      'UserEmailChanged',
      { email: 'b@example.org', emailKey: 'k', formerEmail: 'a@example.org', formerEmailKey: 'j', by: null },
    ],
  ] as const;
  const ending = async (api: ApiSpec, userId: string, [type, data]: readonly [string, object]) => {
    await api.append(`userAccount-${userId}`, { type, data: { userId, ...data } });
  };
  /** A hundred looks take a second where nothing else is done, and as much longer as the machine is busy. */
  const untilEnded = async (api: ApiSpec, cookie: string, looks: number) => {
    for (let n = 0; n < looks; n++) {
      if ((await messageOf(api, cookie)) === 'Token expired') return true;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    return false;
  };
  let api: ApiSpec;
  beforeAll(async () => {
    api = await apiSpec();
  });
  afterAll(() => api.close());

  test('a password that is reset while the one before it is being verified ends the session that comes of that', async () => {
    let isReset = false;
    const racing: ApiSpec = await apiSpec({
      verified: async (userId) => {
        if (isReset) return;
        isReset = true;
        await ending(racing, userId, ['PasswordReset', {}]);
      },
    });
    try {
      const someone = userView();
      expect(await untilEnded(racing, await racing.signIn(someone), 100)).toBe(true);
      expect(await messageOf(racing, await racing.signIn(someone))).toBeUndefined();
    } finally {
      await racing.close();
    }
  });

  test.each(events)('%s ends them within a second, those of others stay, and a new one is open', async (...event) => {
    const [mine, other] = [userView(), userView({ _id: 'c'.repeat(24), email: 'cleo@example.org' })];
    const [cookie, theirs] = [await api.signIn(mine), await api.signIn(other)];
    api.clock.at += 1000;
    await ending(api, mine._id, event);
    expect(await untilEnded(api, cookie, 100)).toBe(true);
    expect(await messageOf(api, theirs)).toBeUndefined();
    api.clock.at += 1000;
    expect(await messageOf(api, await api.signIn(mine))).toBeUndefined();
  });
  test('a granted role ends nothing', async () => {
    const cookie = await api.signIn(user);
    api.clock.at += 1000;
    await ending(api, user._id, ['RolesGranted', { roles: ['manager'], by: null }]);
    expect(await untilEnded(api, cookie, 30)).toBe(false);
  });
});

describe('where only admins may be', () => {
  test('another account is refused, and loses its session when the role goes', async () => {
    const api = await apiSpec({ environment: 'admin-production' });
    try {
      const admin = userView({ _id: 'd'.repeat(24), email: 'dora@example.org', roles: ['user', 'admin'] });
      expect(await api.signIn(user)).toBeUndefined();
      const cookie = await api.signIn(admin);
      expect(await messageOf(api, cookie)).toBeUndefined();
      const { users } = await import('@paideia/projection-service/accounts/users.view.ts');
      await api.put(users, { ...admin, roles: ['user'] });
      expect(await messageOf(api, cookie)).toBe('Token expired');
      await api.put(users, admin);
      expect(await messageOf(api, cookie)).toBe('Token expired');
    } finally {
      await api.close();
    }
  });
});

test('the token for services beside ours is an HS256 JWT of 15 minutes', async () => {
  const api = await apiSpec();
  try {
    const cookie = await api.signIn(user);
    const { data } = await api.post('{ currentUser { mongoJWT { token } regions { name } } }', {}, { cookie });
    const { token } = (data!.currentUser as { mongoJWT: { token: string } }).mongoJWT;
    expect(decodeProtectedHeader(token)).toEqual({ alg: 'HS256', typ: 'JWT' });
    const { exp, iat, sub } = decodeJwt(token);
    expect([exp! - iat!, sub]).toEqual([900, user._id]);
    const verify = (key: string) =>
      jwtVerify(token, Buffer.from(key, 'hex'), {
        currentDate: new Date(api.clock.at),
        audience: 'paideia',
        algorithms: ['HS256'],
      });
    await expect(verify('ab'.repeat(32))).resolves.toBeDefined();
    await expect(verify('cd'.repeat(32))).rejects.toThrow();
    expect(
      (await request(api.app).post('/graphql').send({ query: '{ currentUser { mongoJWT { token } } }' })).body.data,
    ).toBeNull();
  } finally {
    await api.close();
  }
});
