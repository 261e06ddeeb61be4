import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { deviceOf } from '../kernel/session/device.ts';
import { apiSpec, type ApiSpec } from '../kernel/testing/spec.ts';
import { digestOf, userView } from '../kernel/testing/examples.ts';

const list = '{ mySessions { _id browser system channel createdAt lastSeenAt isPresent } }';
const login =
  'mutation ($email: String!, $password: String!) { loginWithPassword(email: $email, password: $password) { _id } }';
const end = 'mutation ($id: ID!) { endSession(_id: $id) }';
const me = '{ currentUser { _id } }';
const agents = {
  firefox: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
};
type Listed = { readonly _id: string; readonly browser: string | null; readonly isPresent: boolean };
const [ada, cleo] = [userView(), userView({ _id: 'c'.repeat(24), email: 'cleo@example.org' })];

let api: ApiSpec;
beforeEach(async () => {
  api = await apiSpec();
  await api.signIn(cleo);
  await api.signIn(ada);
  await api.post('mutation { endOtherSessions }', {}, { cookie: await signInWith(agents.firefox) });
});
afterEach(() => api.close());

async function signInWith(agent: string, email = ada.email, more: Record<string, string> = {}): Promise<string> {
  const { response } = await api.post(
    login,
    { email, password: digestOf('secret') },
    { headers: { 'user-agent': agent, 'x-forwarded-proto': 'https', ...more } },
  );
  return api.cookieOf(response)!;
}
const sessionsOf = async (cookie: string) =>
  (await api.post(list, {}, { cookie })).data!.mySessions as readonly Listed[];
const saysOver = async (cookie: string) => (await api.post(me, {}, { cookie })).errors[0]?.message;

describe('the list', () => {
  test('says device, browser and when, the present one first and the last used next; never a place or a token', async () => {
    await api.post('mutation { endOtherSessions }', {}, { cookie: await signInWith(agents.firefox) });
    api.clock.at += 60_000;
    const phone = await signInWith(agents.iphone);
    const sessions = await sessionsOf(phone);
    expect(sessions).toEqual([
      {
        _id: expect.any(String),
        browser: 'Safari',
        system: 'iPhone',
        channel: 'WEB',
        createdAt: '2026-11-20T09:01:00.000Z',
        lastSeenAt: expect.any(String),
        isPresent: true,
      },
      {
        _id: expect.any(String),
        browser: 'Firefox',
        system: 'Windows',
        channel: 'WEB',
        createdAt: '2026-11-20T09:00:00.000Z',
        lastSeenAt: expect.any(String),
        isPresent: false,
      },
    ]);
    expect(JSON.stringify(sessions)).not.toContain(phone.split('=')[1]);
    expect(JSON.stringify(sessions)).not.toMatch(/127\.0\.0\.1|::1/);
  });
  test('says which was signed in through the app, whose commands are those of the app', async () => {
    const [inApp, here] = [
      await signInWith(agents.iphone, ada.email, { 'x-channel': 'APP' }),
      await signInWith(agents.firefox, ada.email, { 'x-channel': 'SYSTEM' }),
    ];
    const { data } = await api.post(list, {}, { cookie: here });
    expect(
      (data!.mySessions as { channel: string; isPresent: boolean }[]).map((one) => [one.isPresent, one.channel]),
    ).toEqual(
      expect.arrayContaining([
        [true, 'WEB'],
        [false, 'APP'],
      ]),
    );
    for (const [cookie, channel] of [
      [inApp, 'APP'],
      [here, 'WEB'],
    ] as const) {
      await api.post('mutation { logoutUser }', {}, { cookie });
      expect(api.sent.at(-1)!.actor.channel).toBe(channel);
    }
  });
  test('holds nobody else’s, and none that is over', async () => {
    const mine = await signInWith(agents.iphone);
    await signInWith(agents.firefox, cleo.email);
    const gone = await signInWith(agents.iphone);
    await api.post('mutation { logoutUser }', {}, { cookie: gone });
    const browsers = (await sessionsOf(mine)).map(({ browser }) => browser);
    expect(browsers).toEqual(['Safari', 'Firefox']);
    expect((await api.post(list)).errors[0]!.message).toBe('Context userId not found');
  });
});

describe('signing out from elsewhere', () => {
  test('ends one, and leaves the others', async () => {
    const [here, there] = [await signInWith(agents.firefox), await signInWith(agents.iphone)];
    const { _id } = (await sessionsOf(here)).find(({ browser }) => browser === 'Safari')!;
    expect((await api.post(end, { id: _id }, { cookie: here })).data).toEqual({ endSession: true });
    expect(await saysOver(there)).toBe('Token expired');
    expect(await saysOver(here)).toBeUndefined();
    expect(api.sent.at(-1)!.envelope).toMatchObject({
      type: 'RecordLogit',
      data: { action: 'sessionsEnded', type: 'AUDIT', payload: { sessions: 1 } },
    });
  });
  test('somebody else’s session answers exactly as one that is not there', async () => {
    const [mine, theirs] = [await signInWith(agents.firefox), await signInWith(agents.iphone, cleo.email)];
    const { _id } = (await sessionsOf(theirs))[0]!;
    const [foreign, absent] = [
      await api.post(end, { id: _id }, { cookie: mine }),
      await api.post(end, { id: '0'.repeat(24) }, { cookie: mine }),
    ];
    expect(foreign.errors).toEqual(absent.errors);
    expect(foreign.errors[0]!.extensions.code).toBe('notFound');
    expect(await saysOver(theirs)).toBeUndefined();
  });
  test('ends all others at once', async () => {
    const [here, ...others] = [
      await signInWith(agents.firefox),
      await signInWith(agents.iphone),
      await signInWith(agents.firefox),
    ];
    const theirs = await signInWith(agents.iphone, cleo.email);
    const { data } = await api.post('mutation { endOtherSessions }', {}, { cookie: here });
    expect(data).toEqual({ endOtherSessions: 3 });
    for (const other of others) expect(await saysOver(other)).toBe('Token expired');
    expect([await saysOver(here), await saysOver(theirs)]).toEqual([undefined, undefined]);
    expect(await sessionsOf(here)).toHaveLength(1);
  });
});

test('both time-outs are the operator’s to set', async () => {
  const short = await apiSpec({ sessions: { idle: 300_000, absolute: 500_000 } });
  try {
    const cookie = await short.signIn(ada);
    const over = async (ms: number) => {
      short.clock.at += ms;
      return (await short.post(me, {}, { cookie })).errors[0]?.message;
    };
    expect([await over(200_000), await over(200_000), await over(99_000), await over(1_000)]).toEqual([
      undefined,
      undefined,
      undefined,
      'Token expired',
    ]);
    const idle = await short.signIn(ada);
    short.clock.at += 300_000;
    expect((await short.post(me, {}, { cookie: idle })).errors[0]!.message).toBe('Token expired');
  } finally {
    await short.close();
  }
});

test.each([
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    'Chrome',
    'Linux',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 Edg/140.0',
    'Edge',
    'Windows',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36',
    'Chrome',
    'Android',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
    'Safari',
    'macOS',
  ],
  ['curl/8.9', null, null],
  [undefined, null, null],
])('%s is %s on %s', (agent, browser, system) => expect(deviceOf(agent)).toEqual({ browser, system }));
