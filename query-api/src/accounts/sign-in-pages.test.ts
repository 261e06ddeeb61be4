import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import request from 'supertest';
import { groups, type GroupView } from '@paideia/projection-service/groups/group.view.ts';
import { mails, type MailView } from '@paideia/projection-service/mails/mail.view.ts';
import type { ActorContext } from '@paideia/command-service/kernel/decide/envelope.ts';
import { apiSpec, type ApiSpec } from '../kernel/testing/spec.ts';
import { digestOf, userView } from '../kernel/testing/examples.ts';

type Asked = {
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly actor: ActorContext | undefined;
};
const asked: Asked[] = [];
let answer: object = { ok: true };
let api: ApiSpec;
let production: ApiSpec;
const directory = mkdtempSync(join(tmpdir(), 'paideia-dev-mailbox-'));
const letterId = 'e'.repeat(24);
beforeAll(async () => {
  mkdirSync(join(directory, 'mailbox'));
  const letter = {
    id: letterId,
    to: 'ada@example.org',
    subject: '<b>Hello</b>',
    text: 'See https://x.example/reset-password/t',
    html: '<p><a href="https://x.example/">x</a></p>',
    sentAt: '2026-11-20T09:00:00.000Z',
  };
  writeFileSync(join(directory, 'mailbox', `${letterId}.json`), JSON.stringify(letter));
  const operate = (path: string, body: unknown, actor?: ActorContext) => (
    asked.push({ path, body: body as Asked['body'], actor }),
    answer
  );
  api = await apiSpec({ operate, mailboxDir: join(directory, 'mailbox') });
  production = await apiSpec({
    operate,
    environment: 'production',
    mainUrl: 'https://learn.example.org/somewhere',
    mailboxDir: join(directory, 'mailbox'),
  });
});
afterAll(async () => {
  await api.close();
  await production.close();
  rmSync(directory, { recursive: true, force: true });
});
const last = () => asked.at(-1)!;

describe('forgotPassword', () => {
  const forgot = 'mutation forgotPassword($email: String!) { forgotPassword(email: $email) }';
  test('is answered alike for every address, in text and in size', async () => {
    const answers = await Promise.all(
      ['ada@example.org', 'nobody@example.org', 'no address at all', ''].map((email) => api.post(forgot, { email })),
    );
    expect(new Set(answers.map(({ status, response }) => `${status} ${response.text}`))).toEqual(
      new Set(['200 {"data":{"forgotPassword":true}}\n']),
    );
    expect(asked.slice(-4).map(({ path, body }) => [path, body.email])).toEqual(
      expect.arrayContaining([
        ['/forgot-password', 'ada@example.org'],
        ['/forgot-password', 'nobody@example.org'],
      ]),
    );
  });
  test('says when it is too often, in a way that machines hear', async () => {
    answer = { ok: false, code: 'signIn.tooMany', params: { retryAfter: 1200 } };
    const { status, response, errors } = await api.post(forgot, { email: 'ada@example.org' });
    expect([status, response.get('Retry-After'), errors[0]!.extensions.code]).toEqual([429, '1200', 'signIn.tooMany']);
    answer = { ok: true };
  });
  test.each(['forgotPassword', 'resendVerification'])(
    'several %s in one document are refused before any of them',
    async (name) => {
      const before = asked.length;
      const { status, errors } = await api.post(`mutation { a: ${name}(email: "a") b: ${name}(email: "b") }`);
      expect([status, errors[0]!.extensions.code]).toEqual([400, 'request.notAlone']);
      expect(asked).toHaveLength(before);
    },
  );
  test('a batch of operations is no request', async () => {
    const { status } = await request(api.app)
      .post('/graphql')
      .send([
        { query: 'mutation { forgotPassword(email: "a") }' },
        { query: 'mutation { forgotPassword(email: "b") }' },
      ]);
    expect(status).toBe(400);
  });
});

describe('selfCreateAccount', () => {
  const create = `mutation selfCreateAccount($userProfileInput: UserProfileInput!, $groupId: ID!, $country: String!, $locale: String) {
    selfCreateAccount(userProfileInput: $userProfileInput, groupId: $groupId, country: $country, locale: $locale) { _id fullName email } }`;
  const typed = {
    userProfileInput: { _id: 'placeholder', email: ' Petra@Example.org ', firstName: 'Petra', lastName: 'Nowak' },
    groupId: 'a'.repeat(24),
    country: 'Poland',
    locale: 'pl_PL',
  };

  test('replaces the placeholder, and answers with what was made', async () => {
    const { data } = await api.post(create, typed);
    const { _id, ...rest } = data!.selfCreateAccount as { _id: string };
    expect(_id).toMatch(/^[0-9a-f]{24}$/);
    expect(rest).toEqual({ fullName: 'Petra Nowak', email: 'petra@example.org' });
    expect(last()).toMatchObject({
      path: '/sign-up',
      body: {
        account: {
          userId: _id,
          country: 'Poland',
          locale: 'pl_PL',
          groupId: typed.groupId,
          email: 'petra@example.org',
        },
      },
    });
  });
  test.each([
    ['email', { userProfileInput: { ...typed.userProfileInput, email: ' ' } }],
    ['firstName', { userProfileInput: { ...typed.userProfileInput, firstName: undefined } }],
    ['lastName', { userProfileInput: { ...typed.userProfileInput, lastName: '' } }],
    ['country', { country: '' }],
  ])('without %s it says so and goes no further', async (path, more) => {
    const before = asked.length;
    const { errors } = await api.post(create, { ...typed, ...more });
    expect(errors[0]!.extensions).toMatchObject({ code: 'requiredFieldMissing', issues: [{ path }] });
    expect(asked).toHaveLength(before);
  });
  test('takes no roles, no flags and no password', async () => {
    const extra = await api.post(create, {
      ...typed,
      userProfileInput: { ...typed.userProfileInput, roles: ['superadmin'] },
    });
    expect(extra.status).toBe(400);
    const { data } = await api.post(create, {
      ...typed,
      userProfileInput: { ...typed.userProfileInput, password: digestOf('secret-1') },
    });
    expect(data).toMatchObject({ selfCreateAccount: { email: 'petra@example.org' } });
    expect(JSON.stringify(last().body)).not.toContain(digestOf('secret-1'));
  });
  test('the address and the password of an account are not changed with its profile', async () => {
    const cookie = await api.signIn(userView());
    for (const field of ['email', 'password']) {
      const { errors } = await api.post(
        `mutation { updateUserProfile(userProfileInput: { ${field}: "x" }) { _id } }`,
        {},
        { cookie },
      );
      expect(errors[0]!.extensions).toMatchObject({ code: 'invalid', issues: [{ path: field }] });
    }
  });
});

describe('what people sign in with', () => {
  const change =
    'mutation changePassword($oldPassword: String!, $newPassword: String!) { changePassword(oldPassword: $oldPassword, newPassword: $newPassword) }';
  const digests = { oldPassword: digestOf('old one'), newPassword: digestOf('new one') };
  const ada = userView();

  test('is changed in the person’s own name, and the session goes on under a new id', async () => {
    const cookie = await api.signIn(ada);
    api.clock.at += 1000;
    const { data, response } = await api.post(change, digests, { cookie });
    expect(data).toEqual({ changePassword: true });
    expect(last()).toMatchObject({
      path: '/change-password',
      body: digests,
      actor: { actorId: ada._id, channel: 'WEB' },
    });
    const renewed = api.cookieOf(response)!;
    expect(renewed).not.toBe(cookie);
    expect((await api.post('{ currentUser { _id } }', {}, { cookie })).errors[0]!.message).toBe('Token expired');
    expect((await api.post('{ currentUser { _id } }', {}, { cookie: renewed })).data).toEqual({
      currentUser: { _id: ada._id },
    });
  });
  test('is refused without a session, and as anything but a digest', async () => {
    expect((await api.post(change, digests)).errors[0]!.message).toBe('Context userId not found');
    const cookie = await api.signIn(ada);
    expect(
      (await api.post(change, { ...digests, newPassword: 'new one' }, { cookie })).errors[0]!.extensions,
    ).toMatchObject({
      issues: [{ path: 'newPassword' }],
    });
  });
  test('a no of the service leaves the session as it is', async () => {
    const cookie = await api.signIn(ada);
    answer = { ok: false, code: 'account.passwordWrong' };
    const { errors, response } = await api.post(change, digests, { cookie });
    answer = { ok: true };
    expect([errors[0]!.extensions.code, response.get('Set-Cookie')]).toEqual(['account.passwordWrong', undefined]);
  });
  test('the address of another account is changed in the admin’s name', async () => {
    const cookie = await api.signIn(ada);
    const userId = 'b'.repeat(24);
    await api.post(`mutation { changeEmail(userId: "${userId}", email: " New@Example.org") }`, {}, { cookie });
    expect(last()).toMatchObject({
      path: '/change-email',
      body: { userId, email: 'new@example.org' },
      actor: { actorId: ada._id },
    });
    expect((await api.post('{ currentUser { _id } }', {}, { cookie })).errors).toEqual([]);
  });
});

describe('what every visitor may ask', () => {
  test('the countries: about 250, in the reader’s language, the English name as the value', async () => {
    const list = async (locale: string) =>
      (await api.post('{ countries { name alpha3Code label } }', {}, { headers: { 'x-locale': locale } })).data!
        .countries as {
        name: string;
        alpha3Code: string;
        label: string;
      }[];
    const [english, polish] = [await list('en'), await list('pl_PL')];
    expect(english.length).toBeGreaterThan(240);
    expect(new Set(english.map(({ name }) => name)).size).toBe(english.length);
    expect(english.every(({ alpha3Code }) => /^[A-Z]{3}$/.test(alpha3Code))).toBe(true);
    expect(polish.find(({ alpha3Code }) => alpha3Code === 'DEU')).toEqual({
      name: 'Germany',
      alpha3Code: 'DEU',
      label: 'Niemcy',
    });
  });
  test('a group that is open for sign-up; every other one is as absent', async () => {
    const group = (_id: string, more: Partial<GroupView>): GroupView => ({
      _id,
      _revision: 0,
      name: 'Discover',
      nameKey: 'discover',
      regionId: 'r',
      programYear: 0,
      startDate: null,
      endDate: null,
      locale: 'en',
      offlineApp: false,
      selfSignUp: true,
      freeOfCharge: true,
      locks: [],
      attendanceSchemaId: null,
      instructorIds: [],
      facilitatorIds: [],
      archived: false,
      studentCount: 0,
      createdAt: '',
      updatedAt: '',
      ...more,
    });
    const [open, archived, invited, paid] = ['1', '2', '3', '4'].map((digit) => digit.repeat(24)) as [
      string,
      string,
      string,
      string,
    ];
    await api.put(
      groups,
      group(open, {}),
      group(archived, { archived: true }),
      group(invited, { selfSignUp: false, freeOfCharge: false }),
      group(paid, { freeOfCharge: false }),
    );
    const found = await Promise.all(
      [open, archived, invited, paid, '5'.repeat(24)].map(
        async (_id) => (await api.post(`{ signUpGroup(_id: "${_id}") { name } }`)).data!.signUpGroup,
      ),
    );
    expect(found).toEqual([{ name: 'Discover' }, null, null, null, null]);
  });
  test('the main host: an origin from the configuration, whatever the request says of its host', async () => {
    const host = async (site: ApiSpec, headers = {}) =>
      (
        (await site.post('{ publicConfig { mainHost } }', {}, { headers })).data?.publicConfig as {
          mainHost: string | null;
        }
      ).mainHost;
    expect(await host(api, { host: 'evil.example' })).toBeNull();
    const text = 'query publicConfig { publicConfig { mainHost } }';
    expect((await production.post(text)).errors[0]!.extensions.code).toBe('request.notRegistered');
  });
});

describe('the letters', () => {
  const mail = (_id: string, more: Partial<MailView> = {}): MailView => ({
    _id,
    _revision: 1,
    channel: 'email',
    userId: 'a'.repeat(24),
    template: 'resetPassword',
    to: 'ada@example.org',
    status: 'abandoned',
    attempt: 5,
    error: 'no such host',
    reason: null,
    nextTryAt: null,
    queuedAt: '2026-11-20T08:00:00.000Z',
    updatedAt: '2026-11-20T09:00:00.000Z',
    ...more,
  });
  test('are listed and tried again by admins alone', async () => {
    const admin = await api.signIn(
      userView({ _id: 'd'.repeat(24), email: 'root@example.org', roles: ['admin', 'user'] }),
    );
    const manager = await api.signIn(
      userView({ _id: 'c'.repeat(24), email: 'manager@example.org', roles: ['manager', 'user'] }),
    );
    const id = '7'.repeat(24);
    await api.put(mails, mail(id), mail('8'.repeat(24), { status: 'sent', error: null }));
    const list = '{ allMails(filter: { status: abandoned }) { items { id status userName error } } }';
    expect((await api.post(list, {}, { cookie: admin })).data).toEqual({
      allMails: { items: [{ id, status: 'abandoned', userName: 'Ada Byron', error: 'no such host' }] },
    });
    expect((await api.post(list, {}, { cookie: manager })).errors[0]!.extensions.code).toBe('noAccess');
    const retry = `mutation { retryMail(emailId: "${id}") { id } }`;
    const before = api.sent.length;
    expect((await api.post(retry, {}, { cookie: manager })).errors[0]!.extensions.code).toBe('noAccess');
    expect(api.sent).toHaveLength(before);
    expect((await api.post(retry, {}, { cookie: admin })).data).toEqual({ retryMail: { id } });
    expect(api.sent.at(-1)!.envelope).toMatchObject({ type: 'RetryEmailNow', data: { emailId: id } });
  });
});

describe('the mailbox of development', () => {
  test('shows letters inert, and each in a frame that runs nothing', async () => {
    const list = await request(api.app).get('/dev/mailbox');
    expect(list.text).toContain(`href="/dev/mailbox/${letterId}"`);
    expect(list.text).not.toContain('<b>Hello');
    const one = await request(api.app).get(`/dev/mailbox/${letterId}`);
    expect(one.text).toMatch(/<iframe[^>]* sandbox="allow-top-navigation-by-user-activation allow-popups">/);
    const letter = await request(api.app).get(`/dev/mailbox/${letterId}/letter`);
    expect(letter.get('Content-Security-Policy')).toContain("default-src 'none'");
    expect(letter.text).toContain('target="_top"');
    expect((await request(api.app).get('/dev/mailbox/..%2f..%2fsecrets')).status).not.toBe(200);
  });
  test('is nowhere else', async () => {
    for (const path of ['/dev/mailbox', `/dev/mailbox/${letterId}`, `/dev/mailbox/${letterId}/letter`])
      expect((await request(production.app).get(path)).text).not.toContain('Hello');
  });
  test('leads to where a mail server shows what it took, in development alone', async () => {
    const mailboxUrl = 'http://127.0.0.1:8025';
    const locations = await Promise.all(
      (['development', 'production'] as const).map(async (environment) => {
        const own = await apiSpec({ operate: () => answer, environment, mailboxUrl });
        const { headers } = await request(own.app).get('/dev/mailbox');
        await own.close();
        return headers['location'];
      }),
    );
    expect(locations).toEqual([mailboxUrl, undefined]);
  });
});
