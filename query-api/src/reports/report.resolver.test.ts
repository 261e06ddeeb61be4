import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { noAddress } from '@paideia/events/regions/region.events.ts';
import { noCounts } from '@paideia/events/reports/report-counts.rules.ts';
import { regions, type RegionView } from '@paideia/projection-service/regions/region.view.ts';
import { noDayCounts } from '@paideia/events/reports/report-days.rules.ts';
import { reportDaily, reportDayMonths } from '@paideia/projection-service/reports/report-days.view.ts';
import { noUserCounts } from '@paideia/events/reports/report-users.rules.ts';
import { reportUsers } from '@paideia/projection-service/reports/report-users.view.ts';
import { reportCounts, reportMonthly } from '@paideia/projection-service/reports/report.view.ts';
import { apiSpec, type ApiSpec } from '../kernel/testing/spec.ts';
import { userView } from '../kernel/testing/examples.ts';

const [campus, office, platform] = ['a', 'b', 'c'].map((digit) => digit.repeat(24)) as [string, string, string];
const region = (_id: string, name: string, more: Partial<RegionView> = {}): RegionView => ({
  _id,
  _revision: 0,
  name,
  nameKey: name.toLowerCase(),
  slug: name,
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
const row = (regionId: string, year: number, month: number, paid: number, refunded = 0) => ({
  _id: `${regionId}_${year}_${month}`,
  regionId,
  currency: 'USD',
  year,
  month,
  invoiced: paid * 2,
  credited: paid + 1,
  paid,
  refunded,
});
let api: ApiSpec;
beforeAll(async () => {
  api = await apiSpec();
  await api.put(
    regions,
    region(campus, 'Lublin'),
    region(office, 'Ashfield', { type: 'AWM_OFFICE', closed: true }),
    region(platform, 'Platform', { type: 'AWM_OFFICE', zone: 'SYSTEM' }),
  );
  await api.put(
    reportMonthly,
    row(campus, 2026, 1, 100, 30),
    row(campus, 2026, 11, 200),
    row(campus, 2026, 12, 300),
    row(campus, 2025, 11, 400),
    row(office, 2026, 2, 500),
    row(platform, 2026, 2, 600),
  );
  await api.put(
    reportCounts,
    count(campus, 2026, 9, 5),
    count(campus, 2026, 12, 6),
    count(campus, 2025, 9, 7),
    count(platform, 2026, 9, 8),
  );
  const userRow = (regionId: string, year: number, month: number, logins: number) => ({
    _id: `${regionId}_${year}_${month}`,
    regionId,
    year,
    month,
    ...noUserCounts,
    logins,
    newUsers: 1,
    activeStudents: 4,
    firstActive: 3,
  });
  await api.put(
    reportUsers,
    userRow(campus, 2026, 11, 5),
    userRow(campus, 2026, 12, 6),
    userRow(campus, 2025, 11, 7),
    userRow(platform, 2026, 11, 8),
  );
  const dayRow = (regionId: string, date: string, more: object) => ({
    _id: `${regionId}_${date}`,
    regionId,
    date,
    ...noDayCounts,
    ...more,
  });
  const monthRow = (regionId: string, year: number, month: number, late: number) => ({
    _id: `${regionId}_${year}_${month}`,
    regionId,
    year,
    month,
    ...noDayCounts,
    late,
    leaveRequests: 2,
  });
  await api.put(
    reportDayMonths,
    monthRow(campus, 2026, 11, 5),
    monthRow(campus, 2026, 12, 6),
    monthRow(campus, 2025, 11, 7),
    monthRow(platform, 2026, 11, 8),
  );
  await api.put(
    reportDaily,
    dayRow(campus, '2026-11-12', { courseOpens: 90 }),
    dayRow(campus, '2026-11-13', { courseOpens: 2, present: 5 }),
    dayRow(campus, '2026-11-20', { courseOpens: 3, late: 1 }),
    dayRow(campus, '2026-11-21', { courseOpens: 90 }),
    dayRow(platform, '2026-11-13', { courseOpens: 90 }),
  );
});
afterAll(() => api.close());
const count = (regionId: string, year: number, month: number, enrolled: number) => ({
  _id: `${regionId}_${year}_${month}`,
  regionId,
  year,
  month,
  ...noCounts,
  enrolled,
});
const signIn = (n: number, ...roles: string[]) =>
  api.signIn(userView({ _id: `${n}`.repeat(24), email: `${n}@example.org`, roles: [...roles, 'user'] as never }));
const revenue =
  'query ($filter: ReportFilter!) { reportRevenue(filter: $filter) { regionId month invoiced credited paid refunded } }';

test.each([
  ['a reports admin', ['reportsAdmin']],
  ['an admin', ['admin', 'manager']],
  ['a superadmin', ['superadmin', 'admin', 'manager']],
])('%s is told of each region by name, closed ones too, but not of the platform itself', async (_, roles) => {
  const cookie = await signIn(roles.length, ...roles);
  expect((await api.post('{ reportRegions { _id name type zone closed } }', {}, { cookie })).data).toEqual({
    reportRegions: [
      { _id: office, name: 'Ashfield', type: 'AWM_OFFICE', zone: 'EUROPE', closed: true },
      { _id: campus, name: 'Lublin', type: 'CHARIS_CAMPUS', zone: 'EUROPE', closed: false },
    ],
  });
  const { data } = await api.post(revenue, { filter: { year: 2026, month: 11 } }, { cookie });
  const rows = data?.['reportRevenue'] as readonly { readonly month: number }[];
  expect(rows.toSorted((one, other) => one.month - other.month)).toEqual([
    { regionId: campus, month: 1, invoiced: 200, credited: 101, paid: 100, refunded: 30 },
    { regionId: office, month: 2, invoiced: 1000, credited: 501, paid: 500, refunded: 0 },
    { regionId: campus, month: 11, invoiced: 400, credited: 201, paid: 200, refunded: 0 },
  ]);
});
const counts = 'query ($filter: ReportFilter!) { reportCounts(filter: $filter) { regionId month enrolled left } }';
test('what students did is told by month, of the same regions', async () => {
  const cookie = await signIn(4, 'reportsAdmin');
  expect((await api.post(counts, { filter: { year: 2026, month: 11 } }, { cookie })).data).toEqual({
    reportCounts: [{ regionId: campus, month: 9, enrolled: 5, left: 0 }],
  });
});
const users =
  'query ($filter: ReportFilter!) { reportUsers(filter: $filter) { regionId year month newUsers logins activeStudents firstActive } }';
test('who came and was active is told by month, of the same regions', async () => {
  const cookie = await signIn(4, 'reportsAdmin');
  expect((await api.post(users, { filter: { year: 2026, month: 11 } }, { cookie })).data).toEqual({
    reportUsers: [
      { regionId: campus, year: 2026, month: 11, newUsers: 1, logins: 5, activeStudents: 4, firstActive: 3 },
    ],
  });
});
const months =
  'query ($filter: ReportFilter!) { reportMonths(filter: $filter) { regionId year month courseOpens leaveRequests present late } }';
test('what happened is told by month, of the same regions', async () => {
  const cookie = await signIn(4, 'reportsAdmin');
  expect((await api.post(months, { filter: { year: 2026, month: 11 } }, { cookie })).data).toEqual({
    reportMonths: [{ regionId: campus, year: 2026, month: 11, courseOpens: 0, leaveRequests: 2, present: 0, late: 5 }],
  });
});
const lastDays = { filter: { from: '2026-11-13', to: '2026-11-20' } };
const ofDays = (name: string, fields: string) =>
  `query ($filter: ReportDaysFilter!) { ${name}(filter: $filter) { regionId ${fields} } }`;
test('what happened is told by day, of the same regions, and of all the days together', async () => {
  const cookie = await signIn(4, 'reportsAdmin');
  const ask = async (name: string, fields: string) =>
    (await api.post(ofDays(name, fields), lastDays, { cookie })).data?.[name] as readonly { readonly date: string }[];
  const byDate = (rows: readonly { readonly date: string }[]) => rows.toSorted((a, b) => (a.date < b.date ? -1 : 1));
  expect(byDate(await ask('reportActivity', 'date courseOpens'))).toEqual([
    { regionId: campus, date: '2026-11-13', courseOpens: 2 },
    { regionId: campus, date: '2026-11-20', courseOpens: 3 },
  ]);
  expect(byDate(await ask('reportAttendance', 'date present late'))).toEqual([
    { regionId: campus, date: '2026-11-13', present: 5, late: 0 },
    { regionId: campus, date: '2026-11-20', present: 0, late: 1 },
  ]);
  expect(await ask('reportOverview', 'courseOpens present late absent')).toEqual([
    { regionId: campus, courseOpens: 5, present: 5, late: 1, absent: 0 },
  ]);
});
test.each([
  ['more than a year', '2025-01-01', '2026-11-20'],
  ['no days', 'yesterday', '2026-11-20'],
])('%s is refused', async (_, from, to) => {
  const { errors } = await api.post(
    ofDays('reportActivity', 'date'),
    { filter: { from, to } },
    { cookie: await signIn(4, 'reportsAdmin') },
  );
  expect(errors[0]?.extensions.code).toBe('invalid');
});
test.each([
  ['a manager', 5, ['manager']],
  ['a student', 6, []],
])('%s is told nothing', async (_, n, roles) => {
  const cookie = await signIn(n, ...roles);
  for (const [query, variables] of [
    ['{ reportRegions { _id } }', {}],
    [revenue, { filter: { year: 2026, month: 12 } }],
    [counts, { filter: { year: 2026, month: 12 } }],
    [users, { filter: { year: 2026, month: 12 } }],
    [months, { filter: { year: 2026, month: 12 } }],
    [ofDays('reportOverview', 'present'), lastDays],
    [ofDays('reportActivity', 'date'), lastDays],
    [ofDays('reportAttendance', 'date'), lastDays],
  ] as const)
    expect((await api.post(query, variables, { cookie })).errors[0]?.extensions.code).toBe('noAccess');
});
