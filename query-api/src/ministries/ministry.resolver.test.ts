import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { exampleId } from '@paideia/events/kernel/examples.ts';
import { ministryExamples } from '@paideia/events/ministries/ministry.examples.ts';
import { users } from '@paideia/projection-service/accounts/users.view.ts';
import { ministries, type MinistryView } from '@paideia/projection-service/ministries/ministry.view.ts';
import { siteSettings } from '@paideia/projection-service/site-settings/site-setting.view.ts';
import { apiSpec, type ApiSpec } from '../kernel/testing/spec.ts';
import { userView } from '../kernel/testing/examples.ts';

const [owner, other, silas, registrar, student, superadmin] = [1, 2, 3, 4, 5, 6].map((n) => exampleId('u', n)) as [
  ...[string, string, string, string, string, string],
];
const [alumni, campus] = [exampleId('r', 3), exampleId('r', 1)];
const admin = (regionId: string) => ({ regionRoles: [{ regionId, slug: 'US-Alumni', roleNames: ['admin'] }] }) as const;
const people = {
  owner: userView({ _id: owner, email: 'o@example.org', fullName: 'Ruth Ellery', isAlumni: true }),
  other: userView({ _id: other, email: 'p@example.org', isAlumni: true }),
  silas: userView({ _id: silas, email: 's@example.org', ...admin(alumni) }),
  /** The site names another region for the alumni. */
  registrar: userView({
    _id: registrar,
    email: 'r@example.org',
    roles: ['user', 'admin', 'manager'],
    ...admin(campus),
  }),
  student: userView({ _id: student, email: 't@example.org' }),
  superadmin: userView({ _id: superadmin, email: 'a@example.org', roles: ['user', 'superadmin'] }),
};
type Person = keyof typeof people;
const { listingId: _, ownerId: __, ...example } = ministryExamples.CreateMinistry;
const view = (n: number, more: Partial<MinistryView>): MinistryView => ({
  ...example,
  _id: exampleId('m', n),
  _revision: 1,
  ownerId: owner,
  nameKey: `${n}`,
  approved: true,
  status: 'approved',
  listedAt: '2026-11-01T09:00:00.000Z',
  updatedAt: '2026-11-01T09:00:00.000Z',
  ...more,
});
const pending = { approved: false, status: 'pending' } as const;
let api: ApiSpec;
const cookies = new Map<string, string>();
beforeAll(async () => {
  api = await apiSpec();
  await api.put(siteSettings, {
    _id: 'alumniRegionId',
    key: 'alumniRegionId',
    value: alumni,
    changedBy: null,
    changedAt: '',
  });
  for (const [name, user] of Object.entries(people)) cookies.set(name, await api.signIn(user));
  await api.put(users, ...Object.values(people));
  await api.put(
    ministries,
    view(1, {}),
    view(2, pending),
    view(3, { visibleToPublic: false, status: 'hidden', ministryName: 'Radio Lublin', location: null }),
    view(4, { ownerId: other, ...pending }),
  );
});
afterAll(() => api.close());

const ask = (person: Person, query: string, variables: object = {}) =>
  api.post(query, variables, { cookie: cookies.get(person) });
const listed = async (person: Person, variables: object = {}) => {
  const { data, errors } = await ask(
    person,
    'query ($mine: Boolean, $status: MinistryStatus, $q: String, $page: Int, $perPage: Int) { ministries(mine: $mine, status: $status, q: $q, page: $page, perPage: $perPage) { items { _id } total } }',
    variables,
  );
  const page = data?.ministries as { readonly items: readonly { readonly _id: string }[] } | undefined;
  return page ? page.items.map(({ _id }) => Number(_id.slice(-3))) : errors[0]?.extensions.code;
};

describe('the registry', () => {
  test.each([
    ['owner', {}, [1, 3]],
    ['owner', { mine: true }, [1, 2, 3]],
    ['owner', { mine: true, status: 'pending' }, [2]],
    ['owner', { status: 'pending' }, []],
    ['other', {}, [1, 3]],
    ['other', { mine: true }, [4]],
    ['other', { q: 'radio' }, [3]],
    ['other', { q: 'wells' }, [1]],
    ['silas', {}, [1, 2, 3, 4]],
    ['silas', { status: 'pending' }, [2, 4]],
    ['silas', { page: 1, perPage: 3 }, [4]],
    ['silas', { mine: true }, []],
    ['superadmin', { status: 'pending' }, [2, 4]],
    ['registrar', {}, 'noAccess'],
    ['student', {}, 'noAccess'],
    ['student', { mine: true }, 'noAccess'],
  ] as const)('of %s with %j', async (person, variables, expected) => {
    expect(await listed(person, variables)).toEqual(expected);
  });
  test.each([
    ['owner', 2, true],
    ['other', 1, true],
    ['other', 2, false],
    ['student', 1, false],
    ['registrar', 1, false],
    ['silas', 4, true],
  ] as const)('%s reads listing %d: %s', async (person, n, isShown) => {
    const query = 'query ($id: ID!) { ministry(_id: $id) { ministryName ownerName status } }';
    const { data, errors } = await ask(person, query, { id: exampleId('m', n) });
    if (isShown) expect(data?.ministry).toMatchObject({ ministryName: example.ministryName });
    else expect(errors[0]?.extensions.code).toBe('notFound');
    if (n === 1 && isShown) expect(data?.ministry).toMatchObject({ ownerName: 'Ruth Ellery', status: 'approved' });
  });
  test.each([
    ['silas', 2],
    ['superadmin', 2],
    ['registrar', undefined],
    ['owner', undefined],
  ] as const)('what waits stands on the dashboard of %s: %s', async (person, n) => {
    const { data } = await ask(
      person,
      '{ dashboard { pendingMinistries { n more regions { n } } } currentUser { isAlumniAdmin } }',
    );
    expect(data).toEqual({
      dashboard: { pendingMinistries: n === undefined ? null : { n, more: false, regions: [] } },
      currentUser: { isAlumniAdmin: n !== undefined },
    });
  });
});

test('a new listing is the actor’s, whatever is sent; an approval says what was seen', async () => {
  const input = { _id: exampleId('m', 1), ...example };
  await ask('owner', 'mutation ($input: MinistryInput!) { createMinistry(input: $input) { _id } }', { input });
  expect(api.sent.at(-1)?.envelope).toMatchObject({
    type: 'CreateMinistry',
    data: { listingId: input._id, ownerId: owner, ministryName: example.ministryName },
  });
  await ask('silas', 'mutation ($id: ID!) { approveMinistry(_id: $id, expectedRevision: 1) { _id } }', {
    id: input._id,
  });
  expect(api.sent.at(-1)?.envelope).toMatchObject({ type: 'ApproveMinistry', expectedRevision: 1 });
});
