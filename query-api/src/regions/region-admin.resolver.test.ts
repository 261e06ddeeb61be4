import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { noAddress } from '@paideia/events/regions/region.events.ts';
import { users } from '@paideia/projection-service/accounts/users.view.ts';
import { regions, type RegionView } from '@paideia/projection-service/regions/region.view.ts';
import { apiSpec, type ApiSpec } from '../kernel/testing/spec.ts';
import { userView } from '../kernel/testing/examples.ts';

const id = (digit: string) => digit.repeat(24);
const region = (_id: string, name: string, more: Partial<RegionView> = {}): RegionView => ({
  _id,
  _revision: 4,
  name,
  nameKey: name.toLowerCase(),
  slug: name.slice(0, 2),
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
  ...more,
});
let api: ApiSpec;
let admin: string;
let manager: string;
let superadmin: string;
beforeAll(async () => {
  api = await apiSpec();
  await api.put(
    regions,
    region(id('a'), 'Cedar Ridge', { zone: 'AMERICAS', userCount: 9, notificationAdmins: [id('1'), id('5')] }),
    region(id('b'), 'Lublin'),
    region(id('c'), 'Wells', { type: 'AWM_OFFICE', closed: true }),
    region(id('d'), 'Platform', { type: 'AWM_OFFICE', zone: 'SYSTEM' }),
  );
  const roleOf = (name: string) => ({
    regionRoles: [{ regionId: id('a'), slug: 'US-CedarRidge', roleNames: [name] }],
    regionRoleIds: [id('a')],
  });
  await api.put(
    users,
    userView({ _id: id('7'), fullName: 'Lionel Achterberg', ...roleOf('dean') }),
    userView({ _id: id('8'), fullName: 'Harriet Vance', ...roleOf('manager') }),
  );
  admin = await api.signIn(userView({ _id: id('1'), roles: ['admin', 'user'] }));
  superadmin = await api.signIn(
    userView({ _id: id('3'), email: 's@example.org', roles: ['superadmin', 'admin', 'manager', 'user'] }),
  );
  manager = await api.signIn(userView({ _id: id('2'), email: 'm@example.org', roles: ['manager', 'user'] }));
});
afterAll(() => api.close());

const list = async (args: string, cookie = admin) => {
  const { data, errors } = await api.post(`{ allRegionAdmins${args} { items { name } } }`, {}, { cookie });
  return (
    errors[0]?.extensions.code ??
    (data?.allRegionAdmins as { items: { name: string }[] } | undefined)?.items.map(({ name }) => name)
  );
};

describe('the list of regions', () => {
  test.each([
    ['', ['Cedar Ridge', 'Lublin', 'Wells']],
    ['(filter: { closed: false })', ['Cedar Ridge', 'Lublin']],
    ['(filter: { type: AWM_OFFICE })', ['Wells']],
    ['(filter: { zone: EUROPE, closed: false })', ['Lublin']],
    ['(filter: { q: "rid" })', ['Cedar Ridge']],
    ['(sortField: "userCount", sortOrder: "DESC", perPage: 1)', ['Cedar Ridge']],
    ['(filter: { type: PALACE })', 'request.malformed'],
  ])('%s', async (args, expected) => expect(await list(args)).toEqual(expected));
  test('is for admins only', async () => expect(await list('', manager)).toBe('noAccess'));
});

describe('the region of the platform', () => {
  const everywhere = (cookie: string) =>
    api.post(
      `{ regions { name zone } allRegionAdmins { total items { name } } RegionAdmin(id: "${id('d')}") { name } }`,
      {},
      { cookie },
    );
  const names = ['Cedar Ridge', 'Lublin', 'Platform', 'Wells'].map((name) => ({ name }));
  test('is in every list of superadmins', async () => {
    const { data } = await everywhere(superadmin);
    expect(data).toMatchObject({
      regions: names,
      allRegionAdmins: { total: 4, items: names },
      RegionAdmin: { name: 'Platform' },
    });
  });
  test('is in no list of others, nor counted, and cannot be opened', async () => {
    const others = names.filter(({ name }) => name !== 'Platform');
    const { data, errors } = await everywhere(admin);
    expect(errors.map(({ path, extensions }) => [path, extensions.code])).toEqual([[['RegionAdmin'], 'notFound']]);
    const lists = await api.post(
      '{ regions { name } allRegionAdmins { total items { name } } }',
      {},
      { cookie: admin },
    );
    expect(data ?? null).toBeNull();
    expect(lists.data).toMatchObject({ regions: others, allRegionAdmins: { total: 3, items: others } });
    expect(await list('(filter: { zone: SYSTEM })')).toEqual([]);
    expect((await api.post('{ regions { name } }', {}, { cookie: manager })).data).toEqual({ regions: others });
  });
});

test('one region names its attendance admins; of one who is gone the name is empty', async () => {
  const { data } = await api.post(
    `{ RegionAdmin(id: "${id('a')}") { id _revision attendanceAdmins { _id fullName } deans { fullName } } }`,
    {},
    { cookie: admin },
  );
  expect(data?.RegionAdmin).toEqual({
    id: id('a'),
    _revision: 4,
    attendanceAdmins: [
      { _id: id('1'), fullName: 'Ada Byron' },
      { _id: id('5'), fullName: '' },
    ],
    deans: [{ fullName: 'Lionel Achterberg' }],
  });
});
