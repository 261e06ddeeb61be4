import 'reflect-metadata';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { group } from '@paideia/documents/port.ts';
import { admin, anyOf, attendanceAdmin, hasRole, type Actor } from '@paideia/events/kernel/permission.ts';
import { resolvers as all } from '../../slices.ts';
import { adminResource, type RowScope } from './admin-resource.ts';
import { apiSpec, type ApiSpec } from '../testing/spec.ts';
import { userView } from '../testing/examples.ts';

type View = { readonly _id: string; readonly name: string; readonly regionId: string; readonly size: number };
const things = group('things', 1).collection<View>('things', {
  indexes: { byName: ['name'], bySize: ['size'], byRegion: ['regionId', 'name'], byRegionSize: ['regionId', 'size'] },
  search: ['name'],
});

@ObjectType()
class Thing {
  @Field(() => ID) _id!: string;
  @Field(() => ID) id!: string;
  @Field(() => String) name!: string;
  @Field(() => String) regionId!: string;
}
@InputType()
class ThingFilter {
  @Field(() => String, { nullable: true }) q?: string | null;
  @Field(() => [String], { nullable: true }) regionId?: string[] | null;
}
const [north, south] = ['1'.repeat(24), '2'.repeat(24)];
let scope: (actor: Actor) => RowScope<View> | undefined;
const usualScope = (actor: Actor): RowScope<View> =>
  hasRole(actor, 'admin') ? 'everything' : { regionId: actor.attendanceAdminOf };
const ThingResolver = adminResource({
  name: 'Thing',
  type: Thing,
  view: things,
  filter: ThingFilter,
  rule: anyOf(
    admin,
    (who) => who !== undefined && who !== 'system' && attendanceAdmin(who, { regionId: who.attendanceAdminOf[0] }),
  ),
  scope: (actor) => scope(actor)!,
  where: ({ q, regionId }) => ({
    search: q ?? undefined,
    where: regionId ? { regionId } : undefined,
    // The smaller a thing is, the later is its name: by this order it shows which field was sorted by.
    ...(q === 'even' && { sameOrder: { name: 'size' } }),
  }),
  sorts: { name: 'name', size: 'size' },
  map: (view) => ({ id: view._id, ...view }),
});

const id = (n: number) => n.toString(16).padStart(24, '0');
const thing = (n: number): View => ({
  _id: id(n),
  name: `thing ${String(n).padStart(3, '0')} ${n % 2 ? 'odd' : 'even'}`,
  regionId: n % 3 === 0 ? south : north,
  size: 1000 - n,
});
const list = `query ($page: Int, $perPage: Int, $sortField: String, $sortOrder: String, $filter: ThingFilter) {
  allThings(page: $page, perPage: $perPage, sortField: $sortField, sortOrder: $sortOrder, filter: $filter) { items { id name } total more next } }`;
type List = {
  readonly items: readonly { readonly id: string; readonly name: string }[];
  readonly total: number;
  readonly more: boolean;
};

describe('an admin resource', () => {
  let api: ApiSpec;
  let [boss, regional, student] = ['', '', ''];
  const get = async (variables: object, cookie = boss) => {
    const { data, errors } = await api.post(list, variables, { cookie });
    return { list: data?.allThings as List, code: errors[0]?.extensions.code };
  };
  beforeAll(async () => {
    scope = usualScope;
    api = await apiSpec({ resolvers: [...all, ThingResolver] });
    await api.put(things, ...Array.from({ length: 60 }, (_, n) => thing(n + 1)));
    boss = await api.signIn(userView({ roles: ['user', 'admin'] }));
    regional = await api.signIn(userView({ _id: 'b'.repeat(24), email: 'b@example.org', attendanceAdminOf: [south] }));
    student = await api.signIn(userView({ _id: 'c'.repeat(24), email: 'c@example.org' }));
  });
  afterAll(() => api.close());

  test('pages from 0, with the total of all', async () => {
    const { list: first } = await get({ perPage: 25 });
    const { list: last } = await get({ page: 2, perPage: 25 });
    expect([first.items.length, first.items[0]!.id, first.total, first.more]).toEqual([25, id(1), 60, false]);
    expect(last.items.map((one) => one.id)).toEqual(Array.from({ length: 10 }, (_, n) => id(51 + n)));
    expect((await get({ page: 9, perPage: 25 })).list.items).toEqual([]);
  });
  test('sorts by the names that it offers, and by nothing else', async () => {
    expect((await get({ sortField: 'size', sortOrder: 'ASC' })).list.items[0]!.id).toBe(id(60));
    expect((await get({ sortField: 'size', sortOrder: 'DESC' })).list.items[0]!.id).toBe(id(1));
    for (const sortField of ['regionId', 'constructor', '__proto__', '$where'])
      expect((await get({ sortField })).code).toBe('invalid');
  });
  test('sorts by the field that brings what is wanted into the same order, where a filter names one', async () => {
    expect((await get({ sortField: 'name', filter: { q: 'odd' } })).list.items[0]!.id).toBe(id(1));
    expect((await get({ sortField: 'name', filter: { q: 'even' } })).list.items[0]!.id).toBe(id(60));
    expect((await get({ sortField: 'size', filter: { q: 'even' } })).list.items[0]!.id).toBe(id(60));
  });
  test('searches and filters in the store', async () => {
    expect((await get({ filter: { q: 'odd' } })).list.total).toBe(30);
    expect((await get({ filter: { q: ' ', regionId: [south] } })).list.total).toBe(20);
    expect((await get({ filter: { regionId: [north, south] } })).list.total).toBe(60);
    expect((await get({ filter: { q: 'thing 003' } })).list.items.map((one) => one.id)).toEqual([id(3)]);
  });
  test.each([
    [{ perPage: 0 }, 'invalid'],
    [{ perPage: -5 }, 'invalid'],
    [{ page: -1 }, 'invalid'],
    [{ page: 2_000_000 }, 'invalid'],
    [{ perPage: 101 }, 'request.tooComplex'],
  ])('%j is refused', async (variables, code) => expect((await get(variables)).code).toBe(code));

  test('who has no role gets nothing', async () => {
    expect((await get({}, student)).code).toBe('noAccess');
    expect((await api.post('{ allThings { total } }')).errors[0]!.message).toBe('Context userId not found');
  });
  test('who is of one region gets that region, whatever is asked for', async () => {
    expect((await get({}, regional)).list.total).toBe(20);
    expect((await get({ filter: { regionId: [north] } }, regional)).list.total).toBe(0);
    expect((await get({ filter: { regionId: [north, south] } }, regional)).list.total).toBe(20);
  });
  test('a record of another region answers exactly as one that is absent', async () => {
    const one = async (_id: string, cookie: string) =>
      api.post('query ($id: ID!) { Thing(id: $id) { _id id name } }', { id: _id }, { cookie });
    expect((await one(id(3), regional)).data).toEqual({ Thing: { _id: id(3), id: id(3), name: thing(3).name } });
    const [foreign, absent] = [await one(id(1), regional), await one('f'.repeat(24), regional)];
    expect(foreign.errors).toEqual(absent.errors);
    expect(foreign.errors[0]!.extensions.code).toBe('notFound');
    expect((await one(id(1), boss)).errors).toEqual([]);
    expect((await one(id(3), student)).errors[0]!.extensions.code).toBe('noAccess');
  });
  test.each([
    ['is undefined', undefined],
    ['has no field', {}],
    ['has an undefined field', { regionId: undefined }],
  ])('a scope that %s is a fault and shows nothing', async (_name, wrong) => {
    scope = () => wrong;
    expect(await get({})).toMatchObject({ code: 'unexpected' });
    expect(
      (await api.post('query ($id: ID!) { Thing(id: $id) { _id } }', { id: id(1) }, { cookie: boss })).errors[0]!
        .extensions.code,
    ).toBe('unexpected');
    scope = () => ({ regionId: [] });
    expect((await get({})).list).toMatchObject({ items: [], total: 0 });
    scope = usualScope;
  });
});
