import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { noAddress } from '@paideia/events/regions/region.events.ts';
import { groupView } from '@paideia/projection-service/groups/group.examples.ts';
import {
  groupMembers,
  groups,
  type GroupMemberView,
  type GroupView,
} from '@paideia/projection-service/groups/group.view.ts';
import { regions, type RegionView } from '@paideia/projection-service/regions/region.view.ts';
import { apiSpec, type ApiSpec } from '../kernel/testing/spec.ts';
import { userView } from '../kernel/testing/examples.ts';

const id = (digit: string) => digit.repeat(24);
const [day, evening, old] = [id('1'), id('2'), id('3')];
const [campus, lublin] = [id('a'), id('b')];

const group = (_id: string, name: string, regionId: string, more: Partial<GroupView> = {}): GroupView =>
  groupView({ _id, name, regionId, ...more });
const member = (userId: string, name: string, status: GroupMemberView['status']): GroupMemberView => ({
  _id: `${day}_${userId}`,
  groupId: day,
  userId,
  regionId: campus,
  status,
  name,
  nameKey: name.toLowerCase(),
  startedOn: '2026-09-07',
  spans: [],
  endedOn: null,
  gradYear: null,
});
const region = (_id: string, name: string): RegionView => ({
  _id,
  _revision: 0,
  name,
  nameKey: name.toLowerCase(),
  slug: name,
  type: 'CHARIS_CAMPUS',
  zone: 'EUROPE',
  currency: 'EUR',
  timeZone: 'UTC',

  description: null,
  phone: null,
  ...noAddress,
  cardPaymentsEnabled: false,
  closed: false,
  notificationAdmins: [],
  userCount: 0,
  createdAt: '',
  updatedAt: '',
});

let api: ApiSpec;
const cookies: Record<string, string> = {};
beforeAll(async () => {
  api = await apiSpec();
  await api.put(regions, region(campus, 'Cedar Ridge'), region(lublin, 'Lublin'));
  await api.put(
    groups,
    group(day, 'Day Year 1', campus, { studentCount: 2 }),
    group(evening, 'Evening', lublin),
    group(old, 'Old', campus, { archived: true }),
  );
  await api.put(
    groupMembers,
    member(id('6'), 'Ada', 'active'),
    member(id('7'), 'Ben', 'withdrawn'),
    member(id('8'), 'Cyd', 'active'),
  );
  const people: Readonly<Record<string, Parameters<typeof userView>[0]>> = {
    admin: { roles: ['admin', 'manager', 'user'] },
    manager: { roles: ['manager', 'user'], regionIds: [lublin] },
    nowhere: { roles: ['manager', 'user'] },
    instructor: {
      roles: ['manager', 'user'],
      regionRoles: [{ regionId: campus, slug: 'c', roleNames: ['instructor'] }],
    },
    student: { roles: ['user'], regionIds: [campus] },
  };
  for (const [n, [name, more]] of Object.entries(people).entries())
    cookies[name] = await api.signIn(userView({ _id: id(`${n}`), email: `${name}@example.org`, ...more }));
});
afterAll(() => api.close());

const list = async (who: string, args = '') => {
  const { data, errors } = await api.post(
    `{ allGroups${args} { items { name regionName } total } }`,
    {},
    { cookie: cookies[who] },
  );
  return (
    errors[0]?.extensions.code ??
    (data?.allGroups as { items: { name: string }[] } | undefined)?.items.map(({ name }) => name)
  );
};
const one = (who: string, _id: string) =>
  api.post(`query ($id: ID!) { Group(id: $id) { _id name regionName } }`, { id: _id }, { cookie: cookies[who] });

describe('the list of groups', () => {
  test.each([
    ['admin', '', ['Day Year 1', 'Evening', 'Old']],
    ['admin', '(filter: { archived: false })', ['Day Year 1', 'Evening']],
    ['admin', `(filter: { regionId: "${lublin}" })`, ['Evening']],
    ['admin', '(filter: { q: "year" })', ['Day Year 1']],
    ['admin', '(sortField: "studentCount", sortOrder: "DESC", perPage: 1)', ['Day Year 1']],
    ['manager', '', ['Evening']],
    ['manager', `(filter: { regionId: "${campus}" })`, []],
    ['instructor', '', ['Day Year 1', 'Old']],
    ['nowhere', '', []],
    ['student', '', 'noAccess'],
  ])('%s%s', async (who, args, expected) => expect(await list(who, args)).toEqual(expected));
});

describe('one group', () => {
  test('is shown to who sees it in the list, and is not there for others', async () => {
    expect((await one('manager', evening)).data).toEqual({
      Group: { _id: evening, name: 'Evening', regionName: 'Lublin' },
    });
    expect((await one('manager', day)).errors[0]?.extensions.code).toBe('notFound');
    expect((await one('manager', id('f'))).errors[0]?.extensions.code).toBe('notFound');
    expect((await one('student', day)).errors[0]?.extensions.code).toBe('noAccess');
  });
  test('lists its members by name, also those of one status', async () => {
    const members = async (args: string) => {
      const { data } = await api.post(
        `{ Group(id: "${day}") { members${args} { items { name status userId } total } } }`,
        {},
        { cookie: cookies.admin },
      );
      return (data?.Group as { members: { items: { name: string }[]; total: number } }).members;
    };
    expect((await members('')).items.map(({ name }) => name)).toEqual(['Ada', 'Ben', 'Cyd']);
    expect(await members('(status: active, perPage: 1, page: 1)')).toEqual({
      items: [{ name: 'Cyd', status: 'active', userId: id('8') }],
      total: 2,
    });
  });
});
