import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Operations } from '@paideia/projection-service/kernel/service/http.ts';
import type { UserView } from '@paideia/projection-service/accounts/users.view.ts';
import { replays } from '@paideia/projection-service/operations/replay.view.ts';
import { apiSpec, type ApiSpec } from '../kernel/testing/spec.ts';
import { specCatalogue, userView } from '../kernel/testing/examples.ts';
import { shareVerified } from './operation.queries.ts';

const superadmin: Pick<UserView, '_id' | 'email' | 'roles'> = {
  _id: 'd'.repeat(24),
  email: 'dora@example.org',
  roles: ['superadmin', 'admin', 'manager', 'user'],
};
const others = [
  ['an admin', { _id: 'b'.repeat(24), email: 'ben@example.org', roles: ['admin', 'manager', 'user'] }],
  ['a reports admin', { _id: 'e'.repeat(24), email: 'eve@example.org', roles: ['reportsAdmin', 'user'] }],
  ['a student', { _id: 'c'.repeat(24), email: 'cy@example.org', roles: ['user'] }],
] as const;
const parked = {
  group: 'users',
  position: 12,
  stream: 'userAccount-1',
  revision: 3,
  type: 'UserInvited',
  error: 'cursed',
  heldBy: null,
};
const state = {
  group: 'users',
  version: 1,
  generation: 2,
  position: 40,
  rebuilding: 20,
  isOfThisLog: true,
  events: 7,
  isFedHere: true,
};
const operations = {
  ok: true,
  head: 50,
  parked: 1,
  foreignEvents: 3,
  verified: null,
  jobs: [],
  verification: null,
  backup: null,
  groups: [{ ...state, lag: 10, behindSeconds: 2, parked: 1 }],
  parkedEvents: [parked, { ...parked, position: 13, heldBy: 12 }],
} as unknown as Operations;
const reaction = {
  reaction: 'mail-sending',
  stream: 'mail-1',
  revision: 0,
  position: 9,
  type: 'MailQueued',
  error: 'no server',
};

let isThere = true;
let api: ApiSpec;
const cookies = new Map<string, string>();
beforeAll(async () => {
  api = await apiSpec({
    catalogue: {
      ...specCatalogue,
      'audit.value.users': { category: 'audit', description: '', en: 'Users' },
      'audit.system': { category: 'audit', description: '', en: 'The system' },
    },
    operations: () =>
      isThere ? Promise.resolve(operations) : Promise.reject(new Error('http://inner-host:4002 refused')),
    operate: (path) =>
      path === '/operations/reactions' ? { waiting: ['mail-sending'], parked: [reaction] } : { ok: true },
  });
  for (const user of [superadmin, ...others.map(([, one]) => one)])
    cookies.set(user._id, await api.signIn(userView({ ...user, roles: [...user.roles] })));
});
beforeEach(() => {
  isThere = true;
  api.sent.length = 0;
  api.operated.length = 0;
});
afterAll(() => api.close());

const asks: readonly (readonly [string, string])[] = [
  ['checkpoints', '{ checkpoints { name } }'],
  ['replays', '{ replays { id } }'],
  ['operations', '{ operations { head } }'],
  ['startReplay', 'mutation { startReplay(projectionName: "users") }'],
  ['cancelReplay', 'mutation { cancelReplay(projectionName: "users") }'],
  ['startVerification', 'mutation { startVerification }'],
  ['cancelVerification', 'mutation { cancelVerification }'],
  ['retryParkedReactions', 'mutation { retryParkedReactions }'],
  ['resumeReactions', 'mutation { resumeReactions }'],
];
const as = (userId: string | undefined, query: string) =>
  api.post(query, {}, { cookie: userId && cookies.get(userId) });

describe.each(asks)('%s', (_name, query) => {
  test('is answered for a superadmin', async () => {
    const { data, errors } = await as(superadmin._id, query);
    expect(errors).toEqual([]);
    expect(data).not.toBeNull();
  });
  test.each(others)('is refused to %s, and nothing is sent', async (_who, { _id }) => {
    const { errors } = await as(_id, query);
    expect(errors.map(({ extensions }) => extensions.code)).toEqual(['noAccess']);
    expect([api.sent, api.operated]).toEqual([[], []]);
  });
  test('is refused to a visitor', async () => {
    expect((await as(undefined, query)).errors.map(({ extensions }) => extensions.code)).toEqual(['session.none']);
    expect([api.sent, api.operated]).toEqual([[], []]);
  });
});

test('an operator sees how far everything is, what is parked where, and who waits', async () => {
  const replay = {
    _id: '9'.repeat(24),
    projectionName: 'users',
    state: 'done' as const,
    startedAt: '2026-11-20T08:00:00.000Z',
    startedBy: superadmin._id,
    finishedAt: '2026-11-20T08:00:02.000Z',
    events: 331,
    documents: 55,
    checksum: 'ab12',
    reason: null,
  };
  await api.put(replays, replay);
  // An erasure has read models built anew.
  await api.put(replays, { ...replay, _id: '8'.repeat(24), startedAt: '2026-11-19T08:00:00.000Z', startedBy: null });
  const { data } = await as(
    superadmin._id,
    '{ checkpoints { name label lag behindSeconds parked rebuilding } replays { projectionName startedBy events } operations { head foreignEvents waitingReactions verifying { share } parked { id source name reason isWaiting } } }',
  );
  expect(data).toEqual({
    checkpoints: [{ name: 'users', label: 'Users', lag: 10, behindSeconds: 2, parked: 1, rebuilding: 0.4 }],
    replays: [
      { projectionName: 'users', startedBy: 'Ada Byron', events: 331 },
      { projectionName: 'users', startedBy: 'The system', events: 331 },
    ],
    operations: {
      head: 50,
      foreignEvents: 3,
      waitingReactions: ['mail-sending'],
      verifying: null,
      parked: [
        { id: 'users:12', source: 'projection', name: 'users', reason: 'cursed', isWaiting: false },
        { id: 'users:13', source: 'projection', name: 'users', reason: 'cursed', isWaiting: true },
        { id: 'mail-sending:9', source: 'reaction', name: 'mail-sending', reason: 'no server', isWaiting: false },
      ],
    },
  });
});

test('a rebuild is asked for under the id of the intention, and only of what there is', async () => {
  const commandId = '0f8fad5b-d9cb-469f-a165-70867728950e';
  await as(superadmin._id, `mutation { startReplay(projectionName: "users", commandId: "${commandId}") }`);
  const replayId = '0f8fad5bd9cb469fa1657086';
  expect(api.sent.map(({ envelope }) => envelope)).toEqual([
    expect.objectContaining({ type: 'StartReplay', commandId, data: { replayId, projectionName: 'users' } }),
  ]);
  expect(
    (await as(superadmin._id, 'mutation { startReplay(projectionName: "nothing") }')).errors[0]!.extensions.code,
  ).toBe('notFound');
  expect(api.sent).toHaveLength(1);
});

test('what an operator does beside the log leaves an entry in it before it is done', async () => {
  await as(superadmin._id, 'mutation { resumeReactions }');
  expect(api.sent.map(({ envelope }) => envelope)).toEqual([
    expect.objectContaining({
      type: 'RecordLogit',
      data: expect.objectContaining({ action: 'resumeReactions', userId: superadmin._id }),
    }),
  ]);
  expect(api.operated).toEqual([{ path: '/operations/resume-reactions', body: {} }]);
});

test('a projection-service that is not there is said as such, without its address', async () => {
  isThere = false;
  const { errors } = await as(superadmin._id, '{ operations { head } }');
  expect(errors.map(({ extensions }) => extensions.code)).toEqual(['unavailable']);
  expect(JSON.stringify(errors)).not.toContain('inner-host');
});

test('a verification fills one bar: with the log, with its folding, and with the comparison of the read models', () => {
  const steps = [
    [null, 0, 0],
    ['log', 50, 100],
    ['log', 100, 100],
    ['models', 50, 100],
    ['attendance', 0, 36],
    ['users', 36, 36],
  ] as const;
  const shares = steps.map(([part, done, total]) => shareVerified({ part, done, total }));
  expect(shares).toEqual([0, 1 / 6, 1 / 3, 0.5, 2 / 3, 1]);
});
