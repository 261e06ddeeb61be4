import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { noAddress } from '@paideia/events/regions/region.events.ts';
import { groupView } from '@paideia/projection-service/groups/group.examples.ts';
import { groups } from '@paideia/projection-service/groups/group.view.ts';
import { regions, type RegionView } from '@paideia/projection-service/regions/region.view.ts';
import { moneyDue, placeEnrolments, weekStatistics } from '@paideia/projection-service/statistics/statistics.view.ts';
import { apiSpec, type ApiSpec } from '../kernel/testing/spec.ts';
import { userView } from '../kernel/testing/examples.ts';

const id = (digit: string) => digit.repeat(24);
const [campus, lublin, platform] = [id('a'), id('b'), id('c')];
const [day, evening] = [id('1'), id('2')];
/** It is Friday 20 November 2026. */
const [thisWeek, firstWeek] = ['2026-11-16', '2026-05-25'];

const group = (_id: string, regionId: string) => groupView({ _id, name: _id, regionId });
const region = (_id: string, more: Partial<RegionView> = {}): RegionView => ({
  _id,
  _revision: 0,
  name: _id,
  nameKey: _id,
  slug: _id,
  type: 'CHARIS_CAMPUS',
  zone: 'EUROPE',
  currency: 'USD',
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
const week = (placeId: string, monday: string, joined: number, marks = {}) => ({
  _id: `${placeId}_${monday}`,
  placeId,
  week: monday,
  joined,
  present: 0,
  late: 0,
  absent: 0,
  excused: 0,
  ...marks,
});
const due = (regionId: string, month: string, currency: string, amount: number, count = 1) => ({
  _id: `${regionId}_${month}_${currency}`,
  regionId,
  month,
  currency,
  due: amount,
  count,
});

let api: ApiSpec;
const cookies: Record<string, string> = {};
beforeAll(async () => {
  api = await apiSpec();
  await api.put(
    regions,
    region(campus),
    region(lublin, { timeZone: 'Pacific/Kiritimati' }),
    region(platform, { zone: 'SYSTEM' }),
  );
  await api.put(groups, group(day, campus), group(evening, lublin));
  await api.put(
    weekStatistics,
    week(day, '2026-01-05', 5),
    week(day, firstWeek, 2),
    week(day, '2026-11-09', -1, { present: 7, late: 2, absent: 1, excused: 3 }),
    week(day, thisWeek, 3),
    week(day, '2026-12-07', 4),
    week(campus, '2026-11-09', 9, { present: 11 }),
  );
  await api.put(placeEnrolments, { _id: day, enrolled: 13 }, { _id: campus, enrolled: 20 });
  await api.put(
    moneyDue,
    due(campus, '2026-04', 'USD', 100),
    due(campus, '2026-05', 'USD', 200, 2),
    due(campus, '2026-11', 'EUR', 300),
    due(campus, '2027-04', 'USD', 400),
    due(campus, '2027-05', 'USD', 500),
    due(campus, '2026-11', 'PLN', 0, 0),
    due(lublin, '2026-11', 'PLN', 600),
  );
  const people: Readonly<Record<string, Parameters<typeof userView>[0]>> = {
    superadmin: { roles: ['superadmin', 'admin', 'manager', 'user'] },
    admin: { roles: ['admin', 'manager', 'user'] },
    manager: { roles: ['manager', 'user'], regionIds: [lublin] },
    student: { roles: ['user'], regionIds: [campus] },
  };
  for (const [n, [name, more]] of Object.entries(people).entries())
    cookies[name] = await api.signIn(userView({ _id: id(`${n}`), email: `${name}@example.org`, ...more }));
});
afterAll(() => api.close());

type Weeks = readonly { readonly week: string; readonly enrolled: number; readonly present: number }[];
const weeksOf = async (type: 'Group' | 'RegionAdmin', placeId: string, who = 'admin') => {
  const fields = 'weeks { week enrolled present late absent excused }';
  const { data, errors } = await api.post(`{ ${type}(id: "${placeId}") { ${fields} } }`, {}, { cookie: cookies[who] });
  return errors[0]?.extensions.code ?? (data?.[type] as { weeks: Weeks }).weeks;
};

describe('the weeks', () => {
  test('are the last 26, with who was enrolled at the end of each and how the marks stood', async () => {
    const weeks = (await weeksOf('Group', day)) as Weeks;
    expect(weeks).toHaveLength(26);
    const none = { present: 0, late: 0, absent: 0, excused: 0 };
    expect(weeks[0]).toEqual({ week: firstWeek, enrolled: 7, ...none });
    expect(weeks.slice(-3)).toEqual([
      { week: '2026-11-02', enrolled: 7, ...none },
      { week: '2026-11-09', enrolled: 6, present: 7, late: 2, absent: 1, excused: 3 },
      { week: thisWeek, enrolled: 9, ...none },
    ]);
  });
  test('of a region are those of all its groups', async () => {
    const weeks = (await weeksOf('RegionAdmin', campus)) as Weeks;
    expect(weeks.slice(-3).map(({ enrolled, present }) => [enrolled, present])).toEqual([
      [11, 0],
      [20, 11],
      [20, 0],
    ]);
  });
  test('are there, and empty, where nothing has been', async () => {
    const weeks = (await weeksOf('Group', evening)) as Weeks;
    expect([weeks.length, new Set(weeks.map(({ enrolled }) => enrolled))]).toEqual([26, new Set([0])]);
  });
  test('are those of the calendar on the wall of the region', async () => {
    const friday = api.clock.at;
    api.clock.at = Date.parse('2026-11-22T12:00:00.000Z');
    cookies.sunday = await api.signIn(
      userView({ _id: id('1'), email: 'admin@example.org', roles: ['admin', 'manager', 'user'] }),
    );
    const last = async (groupId: string) => ((await weeksOf('Group', groupId, 'sunday')) as Weeks).at(-1)?.week;
    expect([await last(day), await last(evening)]).toEqual([thisWeek, '2026-11-23']);
    api.clock.at = friday;
  });
  test.each([
    ['Group', day, 'manager', 'notFound'],
    ['Group', day, 'student', 'noAccess'],
    ['RegionAdmin', campus, 'manager', 'noAccess'],
    ['RegionAdmin', lublin, 'manager', 'noAccess'],
    ['RegionAdmin', platform, 'admin', 'notFound'],
  ] as const)('%s %s is not told to a %s', async (type, placeId, who, code) =>
    expect(await weeksOf(type, placeId, who)).toBe(code),
  );
  test('of a group of the own region are told to its manager, of the platform to a superadmin', async () => {
    expect(await weeksOf('Group', evening, 'manager')).toHaveLength(26);
    expect(await weeksOf('RegionAdmin', platform, 'superadmin')).toHaveLength(26);
  });
});

describe('money due', () => {
  const dueIn = async (regionId: string, who = 'admin') => {
    const { data, errors } = await api.post(
      `{ RegionAdmin(id: "${regionId}") { moneyDue { currency months { month due count } } } }`,
      {},
      { cookie: cookies[who] },
    );
    type Due = readonly { readonly currency: string; readonly months: readonly { readonly due: number }[] }[];
    return errors[0]?.extensions.code ?? (data?.RegionAdmin as { moneyDue: Due }).moneyDue;
  };
  test('is by currency and month, half a year back and as far ahead, of this region alone', async () => {
    const [euro, dollar, ...others] = (await dueIn(campus)) as { currency: string; months: { due: number }[] }[];
    expect([euro?.currency, dollar?.currency, others]).toEqual(['EUR', 'USD', []]);
    expect(euro?.months.map((one) => one.due)).toEqual([0, 0, 0, 0, 0, 0, 300, 0, 0, 0, 0, 0]);
    expect([dollar?.months[0], dollar?.months.at(-1)]).toEqual([
      { month: '2026-05', due: 200, count: 2 },
      { month: '2027-04', due: 400, count: 1 },
    ]);
  });
  test('is empty where nothing is due, and is for admins only', async () => {
    expect(await dueIn(platform, 'superadmin')).toEqual([]);
    expect(await dueIn(platform)).toBe('notFound');
    expect(await dueIn(lublin, 'manager')).toBe('noAccess');
  });
});
