import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import request from 'supertest';
import { noAddress } from '@paideia/events/regions/region.events.ts';
import { users } from '@paideia/projection-service/accounts/users.view.ts';
import { regions } from '@paideia/projection-service/regions/region.view.ts';
import { apiSpec, type ApiSpec } from '../kernel/testing/spec.ts';
import { userView } from '../kernel/testing/examples.ts';

const id = (digit: string) => digit.repeat(24);
const [renata, freya, idris, harriet, adele] = [id('1'), id('2'), id('3'), id('4'), id('5')];
const [campus, platform] = [id('9'), id('a')];
const person = (_id: string, firstName: string, lastName: string, more: Partial<ReturnType<typeof userView>> = {}) =>
  userView({
    _id,
    firstName,
    lastName,
    fullName: `${firstName} ${lastName}`,
    nameKey: `${lastName} ${firstName}`.toLowerCase(),
    email: `${firstName.toLowerCase()}@example.org`,
    ...more,
  });

let api: ApiSpec;
let admin: string;
let manager: string;
beforeAll(async () => {
  api = await apiSpec();
  const fields = {
    type: 'CHARIS_CAMPUS' as const,
    zone: 'EUROPE',
    currency: 'EUR',
    timeZone: 'Europe/Warsaw',
    description: null,
    phone: null,
    ...noAddress,
    cardPaymentsEnabled: false,
    closed: false,
    userCount: 2,
  };
  const region = {
    _id: campus,
    _revision: 0,
    name: 'Lublin',
    nameKey: 'lublin',
    slug: 'PL',
    notificationAdmins: [harriet],
    createdAt: '',
    updatedAt: '',
  };
  await api.put(
    regions,
    { ...region, ...fields },
    { ...region, ...fields, _id: platform, name: 'Platform', slug: 'SYSTEM', zone: 'SYSTEM' },
  );
  await api.put(
    users,
    person(freya, 'Freya', 'Halloran', {
      regionIds: [campus],
      createdBy: renata,
      status: 'invited',
      groupIds: [id('7')],
    }),
    person(idris, 'Idris', 'Coleman'),
  );
  admin = await api.signIn(person(renata, 'Renata', 'Okafor', { roles: ['admin', 'manager', 'user'] }));
  manager = await api.signIn(
    person(harriet, 'Harriet', 'Vance', { roles: ['manager', 'user'], attendanceAdminOf: [campus] }),
  );
});
afterAll(() => api.close());

const list = async (args: string, cookie: string | undefined = admin) => {
  const { data, errors } = await api.post(`{ allAdminUsers${args} { items { fullName } total more } }`, {}, { cookie });
  const page = data?.allAdminUsers as { items: { fullName: string }[]; total: number } | undefined;
  return {
    names: page?.items.map(({ fullName }) => fullName.split(' ')[0]),
    total: page?.total,
    code: errors[0]?.extensions.code,
  };
};

describe('the list of users', () => {
  test.each([
    ['', ['Idris', 'Freya', 'Renata', 'Harriet'], 4],
    ['(sortField: "fullName", sortOrder: "DESC")', ['Harriet', 'Renata', 'Freya', 'Idris'], 4],
    ['(perPage: 2, page: 1)', ['Renata', 'Harriet'], 4],
    ['(filter: { q: "hallo" })', ['Freya'], 1],
    ['(filter: { q: "idris@" })', ['Idris'], 1],
    [`(filter: { regionId: "${campus}" })`, ['Freya'], 1],
    [`(filter: { groupId: "${id('7')}" })`, ['Freya'], 1],
    ['(filter: { role: manager })', ['Renata', 'Harriet'], 2],
    ['(filter: { status: invited })', ['Freya'], 1],
    ['(filter: { status: invited, role: manager })', [], 0],
  ])('%s', async (args, names, total) => {
    expect(await list(args)).toEqual({ names, total, code: undefined });
  });
  test('refuses what is no role, no status and no field', async () => {
    const filtered = 'query ($filter: AdminUserFilter) { allAdminUsers(filter: $filter) { total } }';
    for (const filter of [{ role: 'king' }, { status: 'gone' }]) {
      const { status, errors } = await api.post(filtered, { filter }, { cookie: admin });
      expect({ status, code: errors[0]?.extensions.code }).toEqual({ status: 400, code: 'invalid' });
    }
    expect((await list('(filter: { role: king })')).code).toBe('request.malformed');
    expect((await list('(sortField: "email; drop")')).code).toBe('invalid');
  });
  test('is for admins only', async () => {
    expect((await list('', manager)).code).toBe('noAccess');
    expect((await api.post('{ allAdminUsers { total } }')).errors[0]?.extensions.code).toBe('session.none');
  });
});

describe('one user', () => {
  const one = (_id: string, cookie: string) =>
    api.post(
      `query ($id: ID!) { AdminUser(id: $id) { id _id fullName status createdByName attendanceAdminOf { _id name slug } } }`,
      { id: _id },
      { cookie },
    );
  test('is shown with the names of what belongs to it', async () => {
    expect((await one(harriet, admin)).data).toEqual({
      AdminUser: {
        id: harriet,
        _id: harriet,
        fullName: 'Harriet Vance',
        status: 'active',
        createdByName: null,
        attendanceAdminOf: [{ _id: campus, name: 'Lublin', slug: 'PL' }],
      },
    });
    expect((await one(freya, admin)).data).toMatchObject({ AdminUser: { createdByName: 'Renata Okafor' } });
  });
  test('shows the platform’s own region to superadmins alone, in the file as well', async () => {
    const superadmin = await api.signIn(
      person(adele, 'Adele', 'Marchetti', {
        roles: ['superadmin', 'admin', 'manager', 'user'],
        regionIds: [campus, platform],
        regions: [
          { _id: campus, name: 'Lublin', slug: 'PL' },
          { _id: platform, name: 'Platform', slug: 'SYSTEM' },
        ],
      }),
    );
    for (const [cookie, names] of [
      [superadmin, ['Lublin', 'Platform']],
      [admin, ['Lublin']],
    ] as const) {
      const { data } = await api.post(`{ AdminUser(id: "${adele}") { regionIds regions { name } } }`, {}, { cookie });
      expect(data?.AdminUser).toEqual({
        regionIds: [campus, platform].slice(0, names.length),
        regions: names.map((name) => ({ name })),
      });
      const file = await request(api.app).get('/exports/users.csv?q=Adele').set('Cookie', cookie);
      expect(file.text).toContain('Lublin');
      expect(file.text.includes('Platform')).toBe(cookie === superadmin);
    }
  });
  test('is not there for anyone else', async () => {
    expect((await one(freya, manager)).errors[0]?.extensions.code).toBe('noAccess');
    expect((await one(id('8'), admin)).errors[0]?.extensions.code).toBe('notFound');
  });
});
