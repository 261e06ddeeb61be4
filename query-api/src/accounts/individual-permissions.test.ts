import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { users } from '@paideia/projection-service/accounts/users.view.ts';
import { groups } from '@paideia/projection-service/groups/group.view.ts';
import { apiSpec, type ApiSpec } from '../kernel/testing/spec.ts';
import { userView } from '../kernel/testing/examples.ts';

const id = (n: number) => n.toString(16).padStart(24, '0');
const [keyholderId, superadminId, near, far, campus, elsewhere] = [1, 2, 3, 4, 5, 6].map(id) as [
  ...[string, string, string, string, string, string],
];
let api: ApiSpec;
let superadmin: string;
let keyholder: string;
const person = (_id: string, more: Partial<ReturnType<typeof userView>> = {}) =>
  userView({ _id, fullName: `Person ${_id}`, nameKey: _id, email: `${_id}@example.org`, ...more });
const holding = (...permissions: string[]) =>
  person(keyholderId, { roles: ['user'], regionIds: [campus], permissions, individualPermissions: permissions });
beforeAll(async () => {
  api = await apiSpec();
  await api.put(users, person(near, { regionIds: [campus] }), person(far, { regionIds: [elsewhere] }));
  superadmin = await api.signIn(person(superadminId, { roles: ['superadmin', 'admin', 'manager', 'user'] }));
  keyholder = await api.signIn(holding());
});
afterAll(() => api.close());
beforeEach(() => void api.sent.splice(0));

const codesOf = ({ errors }: Awaited<ReturnType<ApiSpec['post']>>) =>
  errors.map(({ extensions }) => extensions['code']);

describe('a key', () => {
  const lists = {
    'teachers:read': 'allTeachers { total }',
    'links:read': 'allLinks { total }',
    'news:read': 'allNewsItems { total }',
    'systemLog:read': 'allAuditEvents { total }',
    'groups:read': 'allGroups { total }',
    'regions:read': 'allRegionAdmins { total }',
    'billing:read': 'allInvoiceAdmins { total }',
    'documents:read': 'allDocuments { total }',
  };
  test.each(Object.keys(lists))('%s opens its list alone, and closes it with the next request', async (key) => {
    await api.put(users, holding(key));
    for (const [other, list] of Object.entries(lists))
      expect([other, codesOf(await api.post(`{ ${list} }`, {}, { cookie: keyholder }))]).toEqual([
        other,
        other === key ? [] : ['noAccess'],
      ]);
    await api.put(users, holding());
    expect(codesOf(await api.post(`{ ${lists[key as keyof typeof lists]} }`, {}, { cookie: keyholder }))).toEqual([
      'noAccess',
    ]);
  });
  test('to people shows those of the own regions', async () => {
    await api.put(users, holding('users:read'));
    const { data } = await api.post('{ allAdminUsers { items { _id } } }', {}, { cookie: keyholder });
    expect(data).toMatchObject({ allAdminUsers: { items: expect.arrayContaining([{ _id: near }]) } });
    expect(JSON.stringify(data)).not.toContain(far);
    const one = (_id: string) => api.post(`{ AdminUser(id: "${_id}") { _id } }`, {}, { cookie: keyholder });
    expect(codesOf(await one(near))).toEqual([]);
    expect(codesOf(await one(far))).toEqual(['notFound']);
  });
  test('to what is for groups, or of them, brings the names of groups: all, or those of the own regions', async () => {
    const group = (_id: string, regionId: string, archived = false) =>
      api.put(groups, {
        _id,
        regionId,
        archived,
        name: `Group ${_id}`,
        nameKey: _id,
        _revision: 0,
        programYear: 1,
        locale: 'en',
        startDate: null,
        endDate: null,
        offlineApp: false,
        selfSignUp: false,
        freeOfCharge: false,
        locks: [],
        attendanceSchemaId: null,
        instructorIds: [],
        facilitatorIds: [],
        studentCount: 0,
        createdAt: '',
        updatedAt: '',
      });
    await Promise.all([group('a', campus), group('b', elsewhere), group('c', campus, true)]);
    const named = async (key: string, args = '') => {
      await api.put(users, holding(key));
      const answer = await api.post(`{ groupChoices${args} { _id } }`, {}, { cookie: keyholder });
      return codesOf(answer)[0] ?? (answer.data!['groupChoices'] as { _id: string }[]).map(({ _id }) => _id);
    };
    expect(await named('news:read')).toEqual(['a', 'b', 'c']);
    expect(await named('billing:read')).toEqual(['a', 'c']);
    expect(await named('billing:read', '(archived: false)')).toEqual(['a']);
    expect(await named('billing:read', `(regionId: "${elsewhere}")`)).toEqual([]);
    expect(await named('teachers:read')).toBe('noAccess');
  });
  test('is told to the person', async () => {
    await api.put(users, holding('teachers:read'));
    const { data } = await api.post('{ currentUser { permissions individualPermissions } }', {}, { cookie: keyholder });
    expect(data!['currentUser']).toEqual({
      permissions: ['teachers:read'],
      individualPermissions: ['teachers:read'],
    });
  });
});

describe('setIndividualPermissions', () => {
  const set = (permissions: readonly string[], cookie: string) =>
    api.post(
      `mutation { setIndividualPermissions(_id: "${near}", permissions: ${JSON.stringify(permissions)}, expectedRevision: 3) { _id } }`,
      {},
      { cookie },
    );
  test('sends the whole list with the revision that was seen', async () => {
    expect(codesOf(await set(['teachers:read', 'teachers:write'], superadmin))).toEqual([]);
    expect(api.sent.map(({ envelope }) => envelope)).toMatchObject([
      {
        type: 'SetIndividualPermissions',
        data: { userId: near, permissions: ['teachers:read', 'teachers:write'] },
        expectedRevision: 3,
      },
    ]);
  });
  test.each(['teachers', 'teachers:delete', 'systemLog:write', 'siteSettings:write', '*'])(
    'knows no %s',
    async (key) => {
      expect(codesOf(await set([key], superadmin))).toEqual(['invalid']);
      expect(api.sent).toEqual([]);
    },
  );
});
