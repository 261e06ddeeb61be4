import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { jwtVerify, SignJWT, UnsecuredJWT } from 'jose';
import request from 'supertest';
import { cookieName } from '../kernel/session/session-cookie.ts';
import { apiSpec, type ApiSpec } from '../kernel/testing/spec.ts';
import { userView } from '../kernel/testing/examples.ts';

const user = userView({ roles: ['user', 'manager', 'admin', 'superadmin'] });
const [ours, foreign] = [Buffer.from('ab'.repeat(32), 'hex'), Buffer.from('cd'.repeat(32), 'hex')];
let api: ApiSpec;
let token: string;
beforeAll(async () => {
  api = await apiSpec();
  const { data } = await api.post('{ currentUser { mongoJWT { token } } }', {}, { cookie: await api.signIn(user) });
  ({ token } = (data!.currentUser as { mongoJWT: { token: string } }).mongoJWT);
});
afterAll(() => api.close());

describe('the token for services beside ours opens nothing here', () => {
  const ask = (name: string, value: string) =>
    request(api.app).post('/graphql').set(name, value).send({ query: '{ currentUser { _id } }' });
  test.each([
    ['as a Bearer token', () => ask('Authorization', `Bearer ${token}`), 'Context userId not found'],
    ['in a header of another name', () => ask('x-auth-token', token), 'Context userId not found'],
    ['in the session’s cookie', () => ask('Cookie', `${cookieName}=${token}`), 'cookie is not defined'],
  ])('%s', async (_how, send, message) => {
    const { body } = (await send()) as { body: { data?: unknown; errors: { message: string }[] } };
    expect([body.data ?? null, body.errors[0]!.message]).toEqual([null, message]);
  });
  test('nor does it add anything to a session', async () => {
    const cookie = await api.signIn(userView({ _id: 'c'.repeat(24), email: 'cleo@example.org' }));
    const { body } = (await ask('Authorization', `Bearer ${token}`).set('Cookie', cookie)) as {
      body: { data: unknown };
    };
    expect(body.data).toEqual({ currentUser: { _id: 'c'.repeat(24) } });
  });
});

/** docs/operations.md asks this of the services that accept it. */
describe('whoever verifies it as written down', () => {
  const verify = (text: string, now = api.clock.at) =>
    jwtVerify(text, ours, {
      algorithms: ['HS256'],
      issuer: 'paideia',
      audience: 'paideia',
      currentDate: new Date(now),
    });
  const made = (change: (jwt: SignJWT) => SignJWT, key = ours, alg = 'HS256') => {
    const at = Math.floor(api.clock.at / 1000);
    const jwt = new SignJWT({ sid: 'x' })
      .setSubject(user._id)
      .setIssuer('paideia')
      .setAudience('paideia')
      .setIssuedAt(at)
      .setExpirationTime(at + 900);
    return change(jwt).setProtectedHeader({ alg }).sign(key);
  };
  test('takes ours, for a quarter of an hour', async () => {
    expect((await verify(token)).payload.sub).toBe(user._id);
    await expect(verify(token, api.clock.at + 899_000)).resolves.toBeDefined();
    await expect(verify(token, api.clock.at + 900_000)).rejects.toThrow('exp');
    await expect(verify(await made((jwt) => jwt))).resolves.toBeDefined();
  });
  test.each<[string, () => string | Promise<string>]>([
    [
      'no algorithm',
      () => new UnsecuredJWT({}).setSubject(user._id).setIssuer('paideia').setAudience('paideia').encode(),
    ],
    ['a foreign key', () => made((jwt) => jwt, foreign)],
    ['another algorithm', () => made((jwt) => jwt, Buffer.concat([ours, ours]), 'HS512')],
    ['another audience', () => made((jwt) => jwt.setAudience('elsewhere'))],
    ['another issuer', () => made((jwt) => jwt.setIssuer('elsewhere'))],
    [
      'a changed body',
      () =>
        token.replace(
          /\.[^.]+\./,
          `.${Buffer.from('{"sub":"x","iss":"paideia","aud":"paideia"}').toString('base64url')}.`,
        ),
    ],
  ])('refuses %s', async (_what, make) => expect(verify(await make())).rejects.toThrow());
});
