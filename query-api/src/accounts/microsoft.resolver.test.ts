import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { users } from '@paideia/projection-service/accounts/users.view.ts';
import { startMicrosoft, type MicrosoftDouble } from '../../../tests/support/microsoft.ts';
import { apiSpec, type Answer, type ApiSpec } from '../kernel/testing/spec.ts';
import { userView } from '../kernel/testing/examples.ts';

const begin = 'mutation ($state: String!) { beginMSAuth(state: $state) }';
const finish = 'mutation ($code: String!, $state: String) { validateMSAuth(code: $code, state: $state) { _id } }';
const me = '{ currentUser { _id } }';
const publicUrl = 'http://127.0.0.1:4000';
const state = 'S'.repeat(43);
const ada = userView();
const identity = { sub: 'ms-ada', email: 'ada@example.org', email_verified: true };

let microsoft: MicrosoftDouble;
let api: ApiSpec;
const open = (environment: 'development' | 'admin-production' | 'production' = 'development', isSetUp = true) =>
  apiSpec({
    environment,
    publicUrl,
    ...(isSetUp && { microsoft: microsoft.config }),
    operate: (path, body) =>
      path !== '/sign-in/microsoft'
        ? undefined
        : (body as { email: string }).email === ada.email
          ? { ok: true, userId: ada._id }
          : { ok: false, code: 'microsoft.noAccount' },
  });
beforeAll(async () => {
  microsoft = await startMicrosoft(`${publicUrl}/msauth/callback`, identity);
  api = await open();
  await api.put(users, ada);
});
beforeEach(() => microsoft.be(identity));
afterAll(async () => {
  await api.close();
  await microsoft.stop();
});

const bindingOf = ({ response }: Answer) =>
  (response.get('Set-Cookie') ?? []).find((one) => one.startsWith('__Host-msauth='))!;
const codeOf = ({ errors }: Answer) => errors[0]?.extensions.code;
async function go(to = api) {
  const begun = await to.post(begin, { state });
  const url = begun.data!.beginMSAuth as string;
  return { url: new URL(url), binding: bindingOf(begun), back: await microsoft.visit(url) };
}
const comeBack = (back: URL, cookie: string | undefined, more: object = {}) =>
  api.post(
    finish,
    { code: back.searchParams.get('code'), state: back.searchParams.get('state'), ...more },
    { cookie: cookie?.split(';')[0] },
  );

describe('signing in with the organisation’s account', () => {
  test('goes to the provider by the code flow, with PKCE, a nonce and the browser’s state, and comes back signed in', async () => {
    const { url, binding, back } = await go();
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      response_type: 'code',
      scope: 'openid profile email',
      state,
      client_id: 'paideia',
      redirect_uri: `${publicUrl}/msauth/callback`,
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/.{43}/),
      nonce: expect.stringMatching(/.{20}/),
    });
    expect(binding).toMatch(/^__Host-msauth=[A-Za-z0-9_-]{43}; Path=\/; Secure; HttpOnly; SameSite=Lax; Max-Age=600$/);
    expect(back.searchParams.get('state')).toBe(state);
    const answer = await comeBack(back, binding);
    expect(answer.data).toEqual({ validateMSAuth: { _id: ada._id } });
    expect((await api.post(me, {}, { cookie: api.cookieOf(answer.response)! })).data).toEqual({
      currentUser: { _id: ada._id },
    });
    expect(api.operated.at(-1)).toEqual({
      path: '/sign-in/microsoft',
      body: {
        issuer: microsoft.config.issuer,
        subject: 'ms-ada',
        email: 'ada@example.org',
        channel: 'WEB',
        environment: 'development',
      },
    });
  });
  test('works with the code alone, as the contract has it: the cookie binds it', async () => {
    const { binding, back } = await go();
    expect((await comeBack(back, binding, { state: null })).data).toEqual({ validateMSAuth: { _id: ada._id } });
  });
});

describe('what is refused, without a session', () => {
  const refused = (answer: Answer, code: string, message: string) => {
    expect([codeOf(answer), answer.errors[0]!.message, api.cookieOf(answer.response)]).toEqual([
      code,
      message,
      undefined,
    ]);
  };
  const invalidState = ['microsoft.invalidState', 'microsoft.invalidState'] as const;
  const said = async (answer: Promise<Answer>, [code]: readonly [string, string]) =>
    expect(codeOf(await answer)).toBe(code);

  test('a missing binding, a foreign one, and one of another journey', async () => {
    const [mine, other] = [await go(), await go()];
    await said(comeBack(mine.back, undefined), invalidState);
    await said(comeBack(mine.back, `__Host-msauth=${'A'.repeat(43)}`), invalidState);
    // The attacker's code comes with the victim's journey: the provider does not take the verifier.
    expect(codeOf(await comeBack(other.back, mine.binding))).toBe('microsoft.failed');
  });
  test('a foreign state', async () => {
    const { binding, back } = await go();
    await said(comeBack(back, binding, { state: 'T'.repeat(43) }), invalidState);
    // Nothing is left of the journey either.
    await said(comeBack(back, binding), invalidState);
  });
  test('a journey a second time', async () => {
    const { binding, back } = await go();
    expect((await comeBack(back, binding)).errors).toEqual([]);
    await said(comeBack(back, binding), invalidState);
  });
  test('no code, and one that was made up', async () => {
    expect(codeOf(await comeBack(...two(await go()), { code: '' }))).toBe('microsoft.noCode');
    expect(codeOf(await comeBack(...two(await go()), { code: 'made-up' }))).toBe('microsoft.failed');
  });
  const two = ({ back, binding }: Awaited<ReturnType<typeof go>>) => [back, binding] as const;
  test('nobody’s address, and one that the provider has not verified', async () => {
    await microsoft.be({ sub: 'ms-max', email: 'max@example.org', email_verified: true });
    refused(await comeBack(...two(await go())), 'microsoft.noAccount', 'No account for this Microsoft user.');
    await microsoft.be({ ...identity, sub: 'ms-other', email_verified: false });
    refused(await comeBack(...two(await go())), 'microsoft.noAccount', 'No account for this Microsoft user.');
  });
  test.each(['', 'short', '../'.repeat(20)])('a state like %j', async (bad) =>
    expect(codeOf(await api.post(begin, { state: bad }))).toBe('microsoft.invalidState'),
  );
});

test.each([
  ['admin-production', true, undefined],
  ['production', true, 'microsoft.notOffered'],
  ['development', false, 'microsoft.notSetUp'],
] as const)('in %s, set up: %s, it answers %s', async (environment, isSetUp, code) => {
  const there = await open(environment, isSetUp);
  try {
    // It is not of the contract, so that only the web build's own document runs in production.
    const direct = environment === 'development' ? codeOf(await there.post(begin, { state })) : undefined;
    const contract = codeOf(await there.post(finish, { code: 'x' }));
    expect([direct, contract]).toEqual(
      code === undefined
        ? [undefined, 'microsoft.invalidState']
        : [environment === 'development' ? code : undefined, code],
    );
  } finally {
    await there.close();
  }
});
