import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { noAddress } from '@paideia/events/regions/region.events.ts';
import { users, type UserView } from '@paideia/projection-service/accounts/users.view.ts';
import { regions, type RegionView } from '@paideia/projection-service/regions/region.view.ts';
import { apiSpec, type ApiSpec } from '../kernel/testing/spec.ts';
import { userView } from '../kernel/testing/examples.ts';

const _id = 'a'.repeat(24);
const region: RegionView = {
  _id,
  _revision: 5,
  name: 'Cedar Ridge',
  nameKey: 'cedar ridge',
  slug: 'US-CedarRidge',
  type: 'CHARIS_CAMPUS',
  zone: 'AMERICAS',
  currency: 'USD',
  timeZone: 'America/Denver',
  description: null,
  phone: null,
  ...noAddress,
  addressCity: 'Woodland Park',
  cardPaymentsEnabled: true,
  closed: false,
  notificationAdmins: [],
  userCount: 0,
  createdAt: '',
  updatedAt: '',
};
let refuse: string | undefined;
let api: ApiSpec;
let cookie: string;
beforeAll(async () => {
  api = await apiSpec({ reply: () => (refuse === undefined ? undefined : { ok: false, code: refuse, params: {} }) });
  await api.put(regions, region);
  cookie = await api.signIn(userView({ _id: '1'.repeat(24), roles: ['admin', 'user'] }));
});
afterAll(() => api.close());
beforeEach(() => (refuse = undefined));

const commandId = '0b6f0c9e-4f66-4a39-9b3c-0d8a6b1f3c55';
const input = {
  _id,
  name: 'Cedar Ridge',
  type: 'CHARIS_CAMPUS',
  zone: 'AMERICAS',
  currency: 'USD',
  timeZone: 'America/Denver',
  phone: '',
};
const update =
  'mutation ($input: RegionInput!, $c: String) { updateRegion(input: $input, expectedRevision: 4, commandId: $c) { _revision addressCity } }';
const { _id: regionId, ...details } = input;

describe('a change of a region', () => {
  test.each([
    [update, { input }, 'UpdateRegion', { regionId, ...details }],
    [
      `mutation ($c: String) { closeRegion(_id: "${_id}", expectedRevision: 4, commandId: $c) { _revision } }`,
      {},
      'CloseRegion',
      { regionId },
    ],
    [
      `mutation ($c: String) { reopenRegion(_id: "${_id}", expectedRevision: 4, commandId: $c) { _revision } }`,
      {},
      'ReopenRegion',
      { regionId },
    ],
    [
      `mutation ($c: String) { setRegionCardPayments(_id: "${_id}", enabled: true, expectedRevision: 4, commandId: $c) { _revision } }`,
      ...[{}, 'SetRegionCardPayments', { regionId, enabled: true }],
    ],
    [
      `mutation ($c: String) { setRegionAttendanceAdmins(_id: "${_id}", userIds: ["${_id}"], expectedRevision: 4, commandId: $c) { _revision } }`,
      ...[{}, 'SetRegionAttendanceAdmins', { regionId, userIds: [_id] }],
    ],
  ] as const)(
    'is one command with the revision that was seen, and answers with the region',
    async (query, variables, type, data) => {
      const { data: answer, errors } = await api.post(query, { ...variables, c: commandId }, { cookie });
      expect(errors).toEqual([]);
      expect(Object.values(answer ?? {})[0]).toMatchObject({ _revision: 5 });
      expect(api.sent.at(-1)?.envelope).toMatchObject({ type, data, expectedRevision: 4, commandId });
    },
  );
  test.each(['noAccess', 'region.currencyInUse', 'conflict'])('that is refused with %s says so', async (code) => {
    refuse = code;
    expect((await api.post(update, { input }, { cookie })).errors[0]?.extensions.code).toBe(code);
  });
  test('is nothing for visitors', async () => {
    expect((await api.post(update, { input })).data).toBeFalsy();
  });
});

test('a region is made with its short name', async () => {
  const { errors } = await api.post(
    'mutation ($input: NewRegionInput!, $c: String) { createRegion(input: $input, commandId: $c) { _revision } }',
    { input: { ...input, slug: 'US-CedarRidge' }, c: commandId },
    { cookie },
  );
  expect(errors).toEqual([]);
  expect(api.sent.at(-1)?.envelope).toMatchObject({
    type: 'CreateRegion',
    data: { regionId, ...details, slug: 'US-CedarRidge' },
    commandId,
  });
});

describe('the attendance admins of a region', () => {
  test('are managers and admins who belong to it, by name', async () => {
    const person = (n: number, fullName: string, more: Partial<UserView>) =>
      userView({ _id: String(n).repeat(24), fullName, regionIds: [regionId], ...more });
    const elsewhere = 'b'.repeat(24);
    await api.put(
      users,
      person(2, 'Zoe', { roles: ['manager', 'user'] }),
      person(3, 'Adam', {
        regionRoles: [{ regionId, slug: '', roleNames: ['admin'] }],
        regionRoleIds: [regionId],
      }),
      person(4, 'Of another region', { roles: ['manager', 'user'], regionIds: [elsewhere] }),
      person(5, 'A dean', { regionRoles: [{ regionId, slug: '', roleNames: ['dean'] }], regionRoleIds: [regionId] }),
      person(6, 'Gone', { roles: ['manager', 'user'], status: 'deactivated' }),
    );
    const { data, errors } = await api.post(
      `{ attendanceAdminChoices(_id: "${regionId}") { fullName } }`,
      {},
      { cookie },
    );
    expect(errors).toEqual([]);
    expect(data).toEqual({ attendanceAdminChoices: [{ fullName: 'Adam' }, { fullName: 'Zoe' }] });
    const student = await api.signIn(userView({ _id: '7'.repeat(24), roles: ['user'] }));
    const refused = await api.post(
      `{ attendanceAdminChoices(_id: "${regionId}") { fullName } }`,
      {},
      { cookie: student },
    );
    expect(refused.errors[0]?.extensions.code).toBe('noAccess');
  });
});
