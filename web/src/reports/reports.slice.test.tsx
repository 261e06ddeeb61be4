/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { usualFilter } from '@paideia/events/reports/chart-filter.rules.ts';
import { daysAfter } from '@paideia/events/kernel/dates.ts';
import { noCounts } from '@paideia/events/reports/report-counts.rules.ts';
import { noDayCounts } from '@paideia/events/reports/report-days.rules.ts';
import { noUserCounts } from '@paideia/events/reports/report-users.rules.ts';
import { ForexRatesDocument } from '../generated/forex-rates/admin/forex-rates.ts';
import {
  ReportCountsDocument,
  ReportDaysDocument,
  ReportMonthsDocument,
  ReportRevenueDocument,
  ReportUsersDocument,
  type ReportCountsFragment,
  type ReportDayMonthFragment,
  type ReportRegionFragment,
  type ReportRevenueFragment,
  type ReportUsersFragment,
} from '../generated/reports/admin/reports.ts';
import { dayOf, speak } from '../lib/i18n/index.ts';
import { answers, renata } from '../lib/testing/console.tsx';
import { showPage } from '../lib/testing/page.tsx';
import { useChartFilter } from './admin/chart-filter.ts';
import { DayReports } from './admin/DayReports.tsx';
import { ReportsPage } from './admin/ReportsPage.tsx';

const year = new Date().getFullYear();
const region = (_id: string, name: string, more: Partial<ReportRegionFragment> = {}): ReportRegionFragment => ({
  _id,
  name,
  type: 'CHARIS_CAMPUS',
  zone: 'EUROPE',
  closed: false,
  ...more,
});
const regions = [
  region('ridge', 'US - Cedar Ridge', { zone: 'AMERICAS' }),
  region('lublin', 'Poland - Lublin'),
  region('wells', 'UK - Wells Office', { type: 'AWM_OFFICE', closed: true }),
];
const paid = (
  regionId: string,
  month: number,
  amount: number,
  currency = 'USD',
  refunded = 0,
  more: Partial<ReportRevenueFragment> = {},
): ReportRevenueFragment => ({
  regionId,
  currency,
  year,
  month,
  invoiced: 0,
  credited: 0,
  paid: amount,
  refunded,
  ...more,
});
const rows = [
  paid('ridge', 1, 100_000, 'USD', 20_000),
  paid('lublin', 2, 46_000, 'EUR'),
  paid('lublin', 12, 95_000, 'EUR'),
  paid('wells', 1, 700_000),
];
const rate = (at: number, month: number, value: number) => ({
  _id: `EUR_${at}${month}`,
  currency: 'EUR',
  combinedDate: '',
  year: at,
  month,
  rate: value,
});
const count = (regionId: string, month: number, more: Partial<ReportCountsFragment>): ReportCountsFragment => ({
  regionId,
  year,
  month,
  ...noCounts,
  ...more,
});
const used = (regionId: string, month: number, more: Partial<ReportUsersFragment>): ReportUsersFragment => ({
  regionId,
  year,
  month,
  ...noUserCounts,
  ...more,
});
const daysAgo = (n: number) => daysAfter(dayOf(new Date()), -n);
const happened = {
  reportActivity: [
    { regionId: 'ridge', date: daysAgo(7), courseOpens: 4, lessonsCompleted: 2, leaveRequests: 0 },
    { regionId: 'wells', date: daysAgo(7), courseOpens: 90, lessonsCompleted: 0, leaveRequests: 0 },
    { regionId: 'lublin', date: daysAgo(0), courseOpens: 1, lessonsCompleted: 0, leaveRequests: 1 },
  ],
  reportAttendance: [{ regionId: 'ridge', date: daysAgo(1), present: 20, late: 3, absent: 2, excused: 1 }],
  reportOverview: [
    {
      regionId: 'ridge',
      courseOpens: 4,
      lessonsCompleted: 2,
      leaveRequests: 0,
      present: 20,
      late: 3,
      absent: 2,
      excused: 1,
    },
    {
      regionId: 'wells',
      courseOpens: 90,
      lessonsCompleted: 0,
      leaveRequests: 0,
      present: 0,
      late: 0,
      absent: 0,
      excused: 0,
    },
    {
      regionId: 'lublin',
      courseOpens: 1,
      lessonsCompleted: 0,
      leaveRequests: 1,
      present: 0,
      late: 0,
      absent: 0,
      excused: 0,
    },
  ],
};
const nothingHappened = { reportActivity: [], reportAttendance: [], reportOverview: [] };
type Options = {
  readonly rates?: 'all' | 'fewer' | 'fail';
  readonly found?: readonly ReportRevenueFragment[];
  readonly counts?: readonly ReportCountsFragment[];
  readonly users?: readonly ReportUsersFragment[];
  readonly months?: readonly ReportDayMonthFragment[];
  readonly days?: typeof happened;
  readonly page?: ReactNode;
};
/** The part of the page that is about days, by itself: the rest has nothing to do with which days are shown. */
function Days() {
  const [filter, change] = useChartFilter();
  return <DayReports filter={filter} onChange={change} regions={regions} />;
}
function show({
  rates = 'all',
  found = rows,
  counts = [],
  users = [],
  months = [],
  days = nothingHappened,
  page = <ReportsPage />,
}: Options = {}) {
  const state = { rates };
  const report = answers(ReportRevenueDocument, () => ({
    data: {
      reportRegions: regions,
      reportRevenue: [...found],
      currencies: [
        { value: 'USD', label: 'US dollar', decimals: 2 },
        { value: 'EUR', label: 'Euro', decimals: 2 },
      ],
    },
  }));
  const forex = answers(ForexRatesDocument, () =>
    state.rates === 'fail'
      ? { refusal: { message: 'fetch failed', code: 'unexpected' } }
      : { data: { forexRates: [rate(year, 3, 0.92), ...(state.rates === 'all' ? [rate(year + 1, 1, 0.95)] : [])] } },
  );
  const counted = answers(ReportCountsDocument, () => ({ data: { reportCounts: [...counts] } }));
  const who = answers(ReportUsersDocument, () => ({ data: { reportUsers: [...users] } }));
  const monthly = answers(ReportMonthsDocument, () => ({ data: { reportMonths: [...months] } }));
  const daily = answers(ReportDaysDocument, () => ({ data: days }));
  const mocks = [report.mock, forex.mock, counted.mock, who.mock, monthly.mock, daily.mock];
  const { unmount } = showPage(page, { mocks, user: renata, path: '/reports' });
  return { state, seen: report.seen, days: daily.seen, asked: forex.seen, unmount };
}
/** It is asked for by its label: to ask the whole page for roles, its styles included, takes seconds. */
const tableOf = (name: string) => document.querySelector<HTMLTableElement>(`table[aria-label="${name}"]`);
const shownTable = (name: string) => waitFor(() => expect(tableOf(name)).not.toBeNull());
const rowsOf = (name: string) =>
  [...(tableOf(name)?.rows ?? [])].map((row) => [...row.cells].map(({ textContent }) => textContent));
const textOf = (file: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '');
    reader.readAsText(file);
  });
const isButton = { selector: 'button' } as const;
const inDollars = `Revenue ${year} by region, USD`;
const open = () => fireEvent.click(screen.getByText('Filters', isButton));
const kept = () => JSON.parse(localStorage.getItem('chartFilter')!) as object;

beforeEach(() => {
  localStorage.clear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  speak('en', {});
  jest.restoreAllMocks();
});

describe('revenue', () => {
  test('is shown by month and region in one currency, each month with the rate of the month after it', async () => {
    const { seen } = show();
    await shownTable(`Revenue ${year}, USD`);
    await waitFor(() =>
      expect(rowsOf(inDollars)).toEqual([
        ['Region', 'Total'],
        ['US - Cedar Ridge', '800'],
        ['Poland - Lublin', '1,500'],
        ['Total', '2,300'],
      ]),
    );
    const months = rowsOf(`Revenue ${year}, USD`);
    expect(months.slice(0, 3)).toEqual([
      ['Month', 'Poland - Lublin', 'US - Cedar Ridge', 'Total'],
      [`January ${year}`, '0', '800', '800'],
      [`February ${year}`, '500', '0', '500'],
    ]);
    expect(months.at(-1)).toEqual([`December ${year}`, '1,000', '0', '1,000']);
    expect(seen[0]).toEqual({ filter: { year, month: 12 } });
  });
  test('of every region is shown month by month to whoever asks, and stays so', async () => {
    const { unmount } = show();
    fireEvent.click(await screen.findByText('Show the months', isButton));
    const head = [
      'Region',
      'Jan',
      'Feb',
      'Mar',
      'Apr',
      'May',
      'Jun',
      'Jul',
      'Aug',
      'Sep',
      'Oct',
      'Nov',
      'Dec',
      'Total',
    ];
    expect(rowsOf(inDollars)[0]).toEqual(head);
    unmount();
    show();
    await screen.findByText('Hide the months', isButton);
    expect(rowsOf(inDollars)[0]).toEqual(head);
  });
  test('counts as 0 for want of a rate, which is said', async () => {
    show({ rates: 'fewer' });
    expect(await screen.findByText(new RegExp(`count.* as 0: EUR January ${year + 1}\\.$`))).toBeTruthy();
    expect(rowsOf(inDollars).at(-1)).toEqual(['Total', '1,300']);
  });
  test('says that the rates could not be fetched, and asks for them again', async () => {
    const { state } = show({ rates: 'fail' });
    expect(await screen.findByText('Failed to fetch currency, check internet connection')).toBeTruthy();
    expect(screen.queryByText(/are not recorded/)).toBeNull();
    state.rates = 'all';
    fireEvent.click(screen.getByText('Try again', isButton));
    await waitFor(() => expect(rowsOf(inDollars).at(-1)).toEqual(['Total', '2,300']));
    expect(screen.queryByText(/^Failed to fetch/)).toBeNull();
  });
  test('is converted with the rates that were known last where they cannot be fetched', async () => {
    const { unmount } = show();
    await waitFor(() => expect(rowsOf(inDollars).at(-1)).toEqual(['Total', '2,300']));
    unmount();
    show({ rates: 'fail' });
    await screen.findByText('Failed to fetch currency, check internet connection');
    expect(rowsOf(inDollars).at(-1)).toEqual(['Total', '2,300']);
  });
  test('of one currency alone asks for no rate', async () => {
    const { asked } = show({ found: [paid('ridge', 1, 100)] });
    await shownTable(inDollars);
    expect(asked).toEqual([]);
  });
  test('says that there is none', async () => {
    show({ found: [paid('wells', 1, 100)] });
    expect(await screen.findByText('Nothing was paid in these regions and months.')).toBeTruthy();
    expect(tableOf(inDollars)).toBeNull();
  });
});

describe('what was invoiced', () => {
  const billed = [
    paid('ridge', 1, 40_000, 'USD', 5_000, { invoiced: 100_050, credited: 20_000 }),
    paid('lublin', 2, 0, 'EUR', 0, { invoiced: 46_025 }),
    paid('wells', 1, 0, 'USD', 0, { invoiced: 900_000 }),
  ];
  const exact = `Money ${year} by region and currency`;
  test('is shown by month in one currency with what was credited, of the regions that are shown', async () => {
    show({ found: billed });
    await shownTable(`Invoiced ${year}, USD`);
    await waitFor(() =>
      expect(rowsOf(`Invoiced ${year}, USD`).slice(0, 4)).toEqual([
        ['Month', 'Invoiced', 'Credited'],
        [`January ${year}`, '1,001', '200'],
        [`February ${year}`, '500', '0'],
        [`March ${year}`, '0', '0'],
      ]),
    );
    expect(screen.getByText(/A deleted invoice is not counted/)).toBeTruthy();
  });
  test('is told exactly by region, each currency by itself, with what was paid and refunded', async () => {
    show({ found: billed });
    await shownTable(exact);
    expect(rowsOf(exact)).toEqual([
      ['Region', 'Currency', 'Invoiced', 'Credited', 'Received', 'Refunded'],
      ['US - Cedar Ridge', 'USD', '1,000.50', '200.00', '400.00', '50.00'],
      ['Poland - Lublin', 'EUR', '460.25', '0.00', '0.00', '0.00'],
      ['Total', 'EUR', '460.25', '0.00', '0.00', '0.00'],
      ['Total', 'USD', '1,000.50', '200.00', '400.00', '50.00'],
    ]);
  });
  test('where there is none it is said, and what was paid is told all the same', async () => {
    show({ found: [paid('ridge', 1, 100)] });
    await shownTable(exact);
    expect(screen.getByText('Nothing was invoiced in these regions and months.')).toBeTruthy();
    expect(tableOf(`Invoiced ${year}, USD`)).toBeNull();
  });
  test('counts as 0 for want of a rate, which is said', async () => {
    show({ found: [paid('lublin', 12, 0, 'EUR', 0, { invoiced: 1_000 })], rates: 'fewer' });
    expect(await screen.findByText(new RegExp(`count.* as 0: EUR January ${year + 1}\\.$`))).toBeTruthy();
    expect(rowsOf(`Invoiced ${year}, USD`).at(-1)).toEqual([`December ${year}`, '0', '0']);
  });
});

describe('who came and was active', () => {
  const users = [
    used('ridge', 1, { newUsers: 5, logins: 40, activeStudents: 9, firstActive: 9 }),
    used('ridge', 2, { logins: 30, activeStudents: 8, firstActive: 1 }),
    used('lublin', 2, { newUsers: 1, logins: 2, activeStudents: 3, firstActive: 3 }),
    used('wells', 1, { newUsers: 90, logins: 90, activeStudents: 90, firstActive: 90 }),
  ];
  test('is shown by month, each figure by itself, and what it means', async () => {
    show({ users });
    await shownTable(`Active students ${year}`);
    expect(rowsOf(`Active students ${year}`).slice(0, 3)).toEqual([
      ['Month', 'Active students'],
      [`January ${year}`, '9'],
      [`February ${year}`, '11'],
    ]);
    expect(rowsOf(`New users ${year}`)[1]).toEqual([`January ${year}`, '5']);
    expect(rowsOf(`Sign-ins ${year}`)[2]).toEqual([`February ${year}`, '32']);
    expect(
      screen.getByText(/^Students who in the month opened a course.*Signing in alone does not count\.$/),
    ).toBeTruthy();
  });
  test('is shown by region, where a student who was active in several months counts once', async () => {
    show({ users });
    await shownTable(`Users ${year} by region`);
    expect(rowsOf(`Users ${year} by region`)).toEqual([
      ['Region', 'Active students', 'New users', 'Sign-ins'],
      ['US - Cedar Ridge', '10', '5', '70'],
      ['Poland - Lublin', '3', '1', '2'],
      ['Total', '13', '6', '72'],
    ]);
  });
  test('is said to be nothing', async () => {
    show({ users: [used('ridge', 1, { logins: 3 })] });
    await shownTable(`Sign-ins ${year}`);
    expect(tableOf(`Active students ${year}`)).toBeNull();
  });
});

describe('what students did', () => {
  const counts = [
    count('ridge', 1, { enrolled: 5, examsTaken: 4, examsPassed: 3 }),
    count('lublin', 1, { enrolled: 2, left: 1 }),
    count('lublin', 2, { completed: 6 }),
    count('wells', 1, { enrolled: 90 }),
  ];
  test('is shown by month and by region, of the regions that are shown', async () => {
    show({ counts });
    await shownTable(`Exams ${year}`);
    expect(rowsOf(`Students ${year}`).slice(0, 3)).toEqual([
      ['Month', 'Enrolled', 'Completed', 'Withdrawn'],
      [`January ${year}`, '7', '0', '1'],
      [`February ${year}`, '0', '6', '0'],
    ]);
    expect(rowsOf(`Exams ${year}`).slice(0, 2)).toEqual([
      ['Month', 'Pass', 'Fail'],
      [`January ${year}`, '3', '1'],
    ]);
    expect(rowsOf(`Students and exams ${year} by region`)).toEqual([
      ['Region', 'Enrolled', 'Completed', 'Withdrawn', 'Exams taken', 'Pass'],
      ['US - Cedar Ridge', '5', '0', '0', '4', '3'],
      ['Poland - Lublin', '2', '6', '1', '0', '0'],
      ['Total', '7', '6', '1', '4', '3'],
    ]);
  });
  test('is said to be nothing', async () => {
    show({ counts: [count('ridge', 1, { enrolled: 5 })] });
    await shownTable(`Students ${year}`);
    // One for the exams, and one for each of the charts of users and of what happened.
    await waitFor(() => expect(screen.getAllByText('Nothing happened in these regions and months.')).toHaveLength(6));
    expect(tableOf(`Exams ${year}`)).toBeNull();
  });
});

describe('what happened by month', () => {
  const month = (regionId: string, at: number, more: Partial<ReportDayMonthFragment>): ReportDayMonthFragment => ({
    regionId,
    year,
    month: at,
    ...noDayCounts,
    ...more,
  });
  const months = [
    month('ridge', 1, { courseOpens: 40, lessonsCompleted: 20, present: 200, late: 30, absent: 20, excused: 10 }),
    month('lublin', 2, { courseOpens: 1, leaveRequests: 3, absent: 2 }),
    month('ridge', 2, { late: 1 }),
    month('wells', 1, { courseOpens: 900, present: 900 }),
  ];
  const overview = `Activity and attendance ${year} by region`;
  test('is shown by month and by region, of the regions that are shown', async () => {
    show({ months });
    await shownTable(overview);
    expect(rowsOf(`Activity ${year}`).slice(0, 3)).toEqual([
      ['Month', 'Courses opened', 'Lessons completed', 'Leave requests'],
      [`January ${year}`, '40', '20', '0'],
      [`February ${year}`, '1', '0', '3'],
    ]);
    expect(rowsOf(`Attendance ${year}`).slice(0, 3)).toEqual([
      ['Month', 'Present', 'Late', 'Absent', 'Excused'],
      [`January ${year}`, '200', '30', '20', '10'],
      [`February ${year}`, '0', '1', '2', '0'],
    ]);
    expect(rowsOf(overview)).toEqual([
      ['Region', 'Courses opened', 'Lessons completed', 'Leave requests', 'Present', 'Late', 'Absent', 'Excused'],
      ['US - Cedar Ridge', '40', '20', '0', '200', '31', '20', '10'],
      ['Poland - Lublin', '1', '0', '3', '0', '0', '2', '0'],
      ['Total', '41', '20', '3', '200', '31', '22', '10'],
    ]);
  });
  test('is saved as a file with a line for each region and month', async () => {
    const files: Blob[] = [];
    Object.assign(URL, {
      createObjectURL: (file: Blob) => `blob:${files.push(file)}`,
      revokeObjectURL: () => undefined,
    });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    show({ months });
    await shownTable(overview);
    fireEvent.click(tableOf(overview)!.closest('section')!.querySelector('button')!);
    await waitFor(() => expect(files).toHaveLength(1));
    const lines = (await textOf(files[0]!)).trim().split(/\r?\n/);
    expect(lines.map((line) => line.replaceAll('"', '').split(',').slice(0, 4))).toEqual([
      ['Region', 'Month', 'Courses opened', 'Lessons completed'],
      ['US - Cedar Ridge', `${year}-01`, '40', '20'],
      ['US - Cedar Ridge', `${year}-02`, '0', '0'],
      ['Poland - Lublin', `${year}-02`, '1', '0'],
    ]);
  });
});

describe('day by day', () => {
  const overview = 'By region, Last 7 Days';
  test('it is shown what students did and how their attendance was, of the regions that are shown', async () => {
    const { days } = show({ days: happened });
    await shownTable(overview);
    expect(days).toEqual([{ filter: { from: daysAgo(7), to: daysAgo(0) } }]);
    const activity = rowsOf('Activity, Last 7 Days');
    expect([activity.length, activity[0], activity[1]!.slice(1), activity.at(-1)!.slice(1)]).toEqual([
      9,
      ['Day', 'Courses opened', 'Lessons completed', 'Leave requests'],
      ['4', '2', '0'],
      ['1', '0', '1'],
    ]);
    expect(rowsOf('Attendance, Last 7 Days').at(-2)!.slice(1)).toEqual(['20', '3', '2', '1']);
    expect(rowsOf(overview)).toEqual([
      ['Region', 'Courses opened', 'Lessons completed', 'Leave requests', 'Present', 'Late', 'Absent', 'Excused'],
      ['US - Cedar Ridge', '4', '2', '0', '20', '3', '2', '1'],
      ['Poland - Lublin', '1', '0', '1', '0', '0', '0', '0'],
      ['Total', '5', '2', '1', '20', '3', '2', '1'],
    ]);
  });
  test('it is said that there is nothing', async () => {
    show({ page: <Days /> });
    expect(await screen.findAllByText('Nothing happened in these regions and days.')).toHaveLength(2);
  });
  test('of other days is asked for, and the device remembers which', async () => {
    const { days, unmount } = show({ days: happened, page: <Days /> });
    const choice = await screen.findByLabelText('Days');
    fireEvent.change(choice, { target: { value: 'Last 30 Days' } });
    await waitFor(() => expect(days.at(-1)).toEqual({ filter: { from: daysAgo(30), to: daysAgo(0) } }));
    fireEvent.change(choice, { target: { value: 'Chosen Days' } });
    fireEvent.change(screen.getByLabelText('First day'), { target: { value: '2026-09-01' } });
    fireEvent.change(screen.getByLabelText('Last day'), { target: { value: '2026-08-01' } });
    screen.getByText('The last day is the first one or a later one, within a year.');
    fireEvent.change(screen.getByLabelText('Last day'), { target: { value: '2026-09-30' } });
    await waitFor(() => expect(days.at(-1)).toEqual({ filter: { from: '2026-09-01', to: '2026-09-30' } }));
    expect(days).not.toContainEqual({ filter: { from: '2026-09-01', to: '2026-08-01' } });
    unmount();
    show({ days: happened, page: <Days /> });
    await shownTable('By region, 1 Sept 2026 – 30 Sept 2026');
  });
});

describe('what the charts show', () => {
  const choose = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const tick = (name: string) => fireEvent.click(screen.getByLabelText(name, { selector: 'input[type=checkbox]' }));
  const shown = () => rowsOf(inDollars).map(([name]) => name);

  test('is narrowed by kinds of regions and by regions, and closed ones are shown when they are wanted', async () => {
    show();
    await shownTable(inDollars);
    open();
    tick('Closed regions');
    expect(shown()).toEqual(['Region', 'US - Cedar Ridge', 'Poland - Lublin', 'UK - Wells Office', 'Total']);
    tick('Campuses');
    expect(shown()).toEqual(['Region', 'UK - Wells Office', 'Total']);
    tick('Campuses');
    tick('International');
    expect(shown()).toEqual(['Region', 'US - Cedar Ridge', 'Total']);
    tick('International');
    tick('UK - Wells Office');
    expect(shown()).toEqual(['Region', 'UK - Wells Office', 'Total']);
    fireEvent.click(screen.getByText('Clear filters', isButton));
    expect(shown()).toEqual(['Region', 'US - Cedar Ridge', 'Poland - Lublin', 'Total']);
  });
  test('is another year, fewer months and another currency, which this device remembers', async () => {
    const { seen, unmount } = show();
    await shownTable(inDollars);
    open();
    choose('Up to month', '1');
    choose('Currency', 'EUR');
    const inEuros = `Revenue ${year} by region, EUR`;
    await shownTable(inEuros);
    expect(seen.at(-1)).toEqual({ filter: { year, month: 1 } });
    choose('Year', `${year - 1}`);
    await waitFor(() => expect(seen.at(-1)).toEqual({ filter: { year: year - 1, month: 1 } }));
    expect(kept()).toMatchObject({ year: year - 1, month: 1, selectedCurrency: 'EUR', showFilter: true });
    unmount();
    show();
    expect((await screen.findByLabelText<HTMLSelectElement>('Year')).value).toBe(`${year - 1}`);
  });
  test('is as usual at first, under the names that the product has for it', async () => {
    show({ found: [] });
    await screen.findByText(/^Nothing was paid/);
    const today = new Date().toISOString().slice(0, 10);
    expect(Object.keys(kept()).toSorted()).toEqual(Object.keys(usualFilter(today)).toSorted());
    expect(kept()).toMatchObject({ year, month: 12, selectedCurrency: 'USD', showClosed: false });
  });
});
