import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { users } from '@paideia/projection-service/accounts/users.view.ts';
import { apiSpec, type ApiSpec } from '../kernel/testing/spec.ts';
import { userView } from '../kernel/testing/examples.ts';

const act =
  'mutation ($userId: ID!, $reason: String!) { impersonateUser(userId: $userId, reason: $reason) { _id impersonatingUser impersonation { adminName isWritable endsAt } } }';
const stop = 'mutation { stopImpersonating { _id impersonatingUser } }';
const write = 'mutation ($isWritable: Boolean!) { setImpersonationWriting(isWritable: $isWritable) }';
const me = '{ currentUser { _id impersonatingUser mongoJWT { token } } }';
const change = 'mutation ($input: UserProfileInput!) { updateUserProfile(userProfileInput: $input) { _id } }';
const renata = userView({
  _id: 'b'.repeat(24),
  email: 'renata@example.org',
  fullName: 'Renata Okafor',
  roles: ['user', 'manager', 'admin'],
});
const freya = userView({ _id: 'f'.repeat(24), email: 'freya@example.org' });
const minutes = (n: number) => n * 60_000;

let api: ApiSpec;
let admin: string;
beforeAll(async () => {
  api = await apiSpec();
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.put(users, freya);
  admin = await api.signIn(renata);
});
const as = (cookie: string) => ({ cookie });
const who = async (cookie: string) =>
  (await api.post(me, {}, as(cookie))).data?.currentUser as
    | { _id: string; impersonatingUser: string | null }
    | undefined;
const codeOf = ({
  errors,
}: {
  readonly errors: readonly { readonly extensions: Readonly<Record<string, unknown>> }[];
}) => errors[0]?.extensions.code;
async function impersonate(cookie = admin): Promise<string> {
  const answer = await api.post(act, { userId: freya._id, reason: 'Her invoices do not load' }, as(cookie));
  expect(answer.errors).toEqual([]);
  return api.cookieOf(answer.response)!;
}
const save = (cookie: string) => api.post(change, { input: { _id: freya._id, firstName: 'Freya' } }, as(cookie));

describe('acting as somebody else', () => {
  test('answers with that person, under a new id; the session of before is over', async () => {
    const answer = await api.post(act, { userId: freya._id, reason: 'Her invoices do not load' }, as(admin));
    expect(answer.data!.impersonateUser).toEqual({
      _id: freya._id,
      impersonatingUser: renata._id,
      impersonation: {
        adminName: 'Renata Okafor',
        isWritable: false,
        endsAt: new Date(api.clock.at + minutes(30)).toISOString(),
      },
    });
    const acting = api.cookieOf(answer.response)!;
    expect(acting).not.toBe(admin);
    expect((await api.post(me, {}, as(admin))).errors[0]!.message).toBe('Token expired');
    expect(await who(acting)).toMatchObject({ _id: freya._id, impersonatingUser: renata._id });
    const start = api.sent.find(({ envelope }) => envelope.type === 'StartImpersonation')!;
    expect(start.envelope.data).toMatchObject({ userId: freya._id, reason: 'Her invoices do not load' });
  });
  test('every command carries both ids and which impersonation it is', async () => {
    const acting = await impersonate();
    await api.post(write, { isWritable: true }, as(acting));
    await save(acting);
    const { impersonationId } = api.sent.findLast(({ envelope }) => envelope.type === 'StartImpersonation')!.envelope
      .data as { impersonationId: string };
    const { envelope, actor } = api.sent.at(-1)!;
    expect([envelope.type, actor]).toEqual([
      'UpdateUserProfile',
      expect.objectContaining({ actorId: freya._id, impersonatorId: renata._id, impersonationId }),
    ]);
  });
  test('changes nothing until it is allowed, and then not what only the person may', async () => {
    const acting = await impersonate();
    const before = api.sent.length;
    expect(codeOf(await save(acting))).toBe('impersonation.readOnly');
    expect(
      codeOf(await api.post('mutation { markNotificationsRead(upTo: "2026-11-20T09:00:00.000Z") }', {}, as(acting))),
    ).toBe('impersonation.readOnly');
    expect(api.sent).toHaveLength(before);
    expect((await api.post(write, { isWritable: true }, as(acting))).data).toEqual({ setImpersonationWriting: true });
    expect((await save(acting)).errors).toEqual([]);
    for (const forbidden of [
      'acceptTerms { _id }',
      'endOtherSessions',
      `endSession(_id: "x")`,
      `impersonateUser(userId: "${renata._id}", reason: "x") { _id }`,
    ])
      expect(codeOf(await api.post(`mutation { ${forbidden} }`, {}, as(acting)))).toBe('impersonation.inPersonOnly');
    expect((await api.post(write, { isWritable: false }, as(acting))).data).toEqual({ setImpersonationWriting: false });
    expect(codeOf(await save(acting))).toBe('impersonation.readOnly');
  });
  test('gives no token for other services', async () => {
    expect(await who(await impersonate())).toMatchObject({ mongoJWT: null });
    expect(await who(await api.signIn(renata))).toMatchObject({ mongoJWT: { token: expect.any(String) } });
  });
  test('is for admins', async () => {
    const cookie = await api.signIn(
      userView({ _id: 'e'.repeat(24), email: 'max@example.org', roles: ['user', 'manager'] }),
    );
    expect(codeOf(await api.post(act, { userId: freya._id, reason: 'x' }, as(cookie)))).toBe('noAccess');
  });
});

describe('ended from another device', () => {
  const sessions = '{ mySessions { _id isPresent } }';
  const stopped = (from: number) =>
    api.sent.slice(from).filter(({ envelope }) => envelope.type === 'StopImpersonation');
  test.each(['all others', 'that one'])('%s: it is over in the log at once, and for its browser', async (which) => {
    const acting = await impersonate();
    const { impersonationId } = api.sent.findLast(({ envelope }) => envelope.type === 'StartImpersonation')!.envelope
      .data as { impersonationId: string };
    const elsewhere = await api.signIn(renata);
    const before = api.sent.length;
    if (which === 'all others') await api.post('mutation { endOtherSessions }', {}, as(elsewhere));
    else
      for (const { _id, isPresent } of (await api.post(sessions, {}, as(elsewhere))).data!.mySessions as {
        _id: string;
        isPresent: boolean;
      }[])
        if (!isPresent) await api.post('mutation ($id: ID!) { endSession(_id: $id) }', { id: _id }, as(elsewhere));
    expect(
      stopped(before).filter(
        ({ envelope }) => (envelope.data as { impersonationId: string }).impersonationId === impersonationId,
      ),
    ).toEqual([expect.objectContaining({ actor: expect.objectContaining({ actorId: renata._id }) })]);
    expect((await api.post(me, {}, as(acting))).errors[0]!.message).toBe('Token expired');
  });
  test('sessions in which nobody acts as another stop nothing', async () => {
    const elsewhere = await api.signIn(renata);
    await api.post('mutation { endOtherSessions }', {}, as(elsewhere));
    await api.signIn(renata);
    const before = api.sent.length;
    await api.post('mutation { endOtherSessions }', {}, as(elsewhere));
    expect(stopped(before)).toEqual([]);
  });
});

describe('the way back', () => {
  test.each([
    ['stopImpersonating', stop],
    ['logoutUser', 'mutation { logoutUser }'],
  ])('%s gives the admin’s own session back, under a third id', async (_name, mutation) => {
    const acting = await impersonate();
    const { response, errors } = await api.post(mutation, {}, as(acting));
    expect(errors).toEqual([]);
    const back = api.cookieOf(response)!;
    expect(new Set([admin, acting, back]).size).toBe(3);
    expect(await who(back)).toMatchObject({ _id: renata._id, impersonatingUser: null });
    expect((await api.post(me, {}, as(acting))).errors[0]!.message).toBe('Token expired');
    expect(api.sent.at(-1)).toMatchObject({
      envelope: { type: 'StopImpersonation' },
      actor: { actorId: freya._id, impersonatorId: renata._id },
    });
  });
  test('after half an hour it is over by itself; the browser hears so once, and is the admin again', async () => {
    const acting = await impersonate();
    api.clock.at += minutes(30) - 1;
    expect(await who(acting)).toMatchObject({ _id: freya._id });
    api.clock.at += 1;
    const { errors, response } = await api.post(me, {}, as(acting));
    expect(errors[0]!.message).toBe('Token expired');
    expect(await who(api.cookieOf(response)!)).toMatchObject({ _id: renata._id, impersonatingUser: null });
    const again = await api.post(me, {}, as(acting));
    expect([again.errors[0]!.message, api.cookieOf(again.response)]).toEqual(['Token expired', undefined]);
  });
  test.each([
    ['its time is over', () => void (api.clock.at += minutes(30))],
    [
      'the person is out',
      async () => {
        api.clock.at += 1000;
        await api.append(`userAccount-${freya._id}`, {
          type: 'UserDeactivated',
          data: { userId: freya._id, reason: 'left', by: null },
        });
        await api.put(users, { ...freya, status: 'deactivated' });
      },
    ],
  ])('who signs out of it when %s is the admin again, and not signed out', async (_, end) => {
    const acting = await impersonate();
    await end();
    let back: string | undefined;
    for (let look = 0; look < 100 && back === undefined; look++) {
      const { data, response } = await api.post('mutation { logoutUser }', {}, as(acting));
      expect(data).toEqual({ logoutUser: true });
      const cookies = (response.headers['set-cookie'] ?? []) as unknown as readonly string[];
      expect(cookies.filter((cookie) => cookie.includes('Max-Age=0'))).toEqual([]);
      back = api.cookieOf(response);
    }
    expect(await who(back!)).toMatchObject({ _id: renata._id, impersonatingUser: null });
    api.clock.at += 1000;
  });
  test.each([
    ['the person rises to the same rank', { ...freya, roles: renata.roles }, renata],
    ['the admin’s own rank falls', freya, { ...renata, roles: ['user'] }],
  ])('when %s, the very next request is no more in that name', async (_, other, own) => {
    const acting = await impersonate();
    await api.put(users, other, own);
    const { errors, response } = await api.post(me, {}, as(acting));
    expect(errors[0]!.message).toBe('Token expired');
    expect(await who(api.cookieOf(response)!)).toMatchObject({ _id: renata._id, impersonatingUser: null });
  });
  test('goes no further than the sign-in did: its absolute time runs on', async () => {
    api.clock.at += minutes(60);
    const later = api.clock.at;
    const cookie = await api.signIn(renata);
    for (let hours = 0; hours < 160; hours += 8) {
      api.clock.at += minutes(8 * 60);
      await who(cookie);
    }
    const acting = await impersonate(cookie);
    const back = api.cookieOf((await api.post(stop, {}, as(acting))).response)!;
    expect(await who(back)).toBeDefined();
    api.clock.at = later + minutes(7 * 24 * 60);
    expect((await api.post(me, {}, as(back))).errors[0]!.message).toBe('Token expired');
  });
  /** A hundred looks take a second where nothing else is done, and as much longer as the machine is busy. */
  const ended = async (cookie: string) => {
    for (let n = 0; n < 100; n++, await new Promise((resolve) => setTimeout(resolve, 10))) {
      const { errors, response } = await api.post(me, {}, as(cookie));
      if (errors[0]?.message === 'Token expired') return { back: api.cookieOf(response) };
    }
    return undefined;
  };
  test('an admin who loses the role is out within a second; one whose person is deactivated is the admin again', async () => {
    const [one, other] = [await impersonate(), await impersonate(await api.signIn(renata))];
    api.clock.at += 1000;
    await api.append(`userAccount-${freya._id}`, {
      type: 'UserDeactivated',
      data: { userId: freya._id, reason: 'left', by: null },
    });
    const { back } = (await ended(one))!;
    expect(await who(back!)).toMatchObject({ _id: renata._id });
    api.clock.at += 1000;
    await api.append(`userAccount-${renata._id}`, {
      type: 'RolesRevoked',
      data: { userId: renata._id, roles: ['admin'], by: null },
    });
    api.clock.at += 1000;
    await ended(back!);
    expect((await api.post(me, {}, as(back!))).errors[0]!.message).toBe('Token expired');
    expect(await ended(other)).toEqual({ back: undefined });
  });
  test('nobody stops what does not run', async () => {
    const cookie = await api.signIn(renata);
    expect(codeOf(await api.post(stop, {}, as(cookie)))).toBe('noAccess');
    expect(codeOf(await api.post(write, { isWritable: true }, as(cookie)))).toBe('noAccess');
  });
});
