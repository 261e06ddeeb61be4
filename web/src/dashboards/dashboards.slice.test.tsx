/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { MockedResponse } from '@apollo/client/testing';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { assignment, exam } from '../exam-attempts/exam-attempts.examples.ts';
import { freya, showPage } from '../lib/testing/page.tsx';
import { overview } from '../registers/attendance.examples.ts';
import type { GraphQLFormattedError } from 'graphql';
import type { DashboardData } from '../lib/dashboard/index.ts';
import { appState } from '../lib/session/index.ts';
import { DashboardDocument, type DashboardQuery } from '../generated/lib/dashboard/dashboard.ts';
import { DashboardPage } from './student/DashboardPage.tsx';
import type { RegionRole, Role } from '../generated/schema.ts';

const nothing: DashboardData = {
  groupId: null,
  regions: [],
  assessments: null,
  attendance: null,
  calendar: null,
  classes: null,
  collegeSetup: null,
  grades: null,
  leaveRequests: null,
  noticeboard: null,
  notifications: [],
  openInvoices: null,
  recentLessons: null,
  taughtGroups: null,
  abandonedMails: null,
  openLeaveRequests: null,
  pendingMinistries: null,
  openRegisters: null,
  openRequestForms: null,
  submittedTimeLogs: null,
  unexplainedAbsences: null,
  ungradedSubmissions: null,
  unpaidInvoices: null,
  unverifiedSignUps: null,
};
const answer = (
  variables: object,
  dashboard: Partial<DashboardData>,
  errors?: readonly GraphQLFormattedError[],
): MockedResponse<DashboardQuery> => ({
  request: { query: DashboardDocument, variables },
  result: { data: { dashboard: { ...nothing, ...dashboard } }, ...(errors && { errors }) },
});
/** This is what a student is answered who has done nothing yet. */
const study: Partial<DashboardData> = {
  groupId: freya.groups[0]!._id,
  attendance: { groupId: freya.groups[0]!._id, summary: null },
  leaveRequests: [],
  assessments: { exams: [], assignments: [], timeZone: 'America/Denver' },
  grades: { gradeAverage: null, results: [] },
};
const waits = (n: number, regions: readonly { readonly regionId: string; readonly n: number }[] = []) => ({
  n,
  more: false,
  regions: regions.map((one) => ({ ...one, more: false })),
});
const ofGroup = { groupId: freya.groups[0]!._id };
beforeEach(() => localStorage.clear());
afterEach(cleanup);

test('a student sees the attendance, the leave requests and one thing to do', async () => {
  const request = {
    _id: 'a',
    attendanceType: 'absence' as const,
    fromDate: '2026-10-05',
    toDate: '2026-10-06',
    time: null,
    status: 'approved' as const,
  };
  showPage(<DashboardPage />, {
    mocks: [answer(ofGroup, { ...study, attendance: overview, leaveRequests: [request] })],
  });
  expect(await screen.findByRole('img', { name: 'Attendance: 94.3%' })).toBeTruthy();
  expect(screen.getByText('2 absences and 2 lates beyond your grace take 3% off your term grade.')).toBeTruthy();
  expect(screen.getByText('Approved')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Request leave' })).toBeTruthy();
  expect(screen.queryByText('Waiting for you')).toBeNull();
});

test('nobody is offered leave in a group that is over, or that keeps no attendance', async () => {
  const groups = freya.groups.map((group) => ({ ...group, takesLeave: false }));
  showPage(<DashboardPage />, { mocks: [answer(ofGroup, study)], user: { ...freya, groups } });
  expect(await screen.findByText('To do')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Request leave' })).toBeNull();
});

test('empty parts say so', async () => {
  showPage(<DashboardPage />, { mocks: [answer(ofGroup, study)] });
  expect(await screen.findByText('No attendance has been taken yet this term.')).toBeTruthy();
  expect(screen.getByText('You have not asked for leave.')).toBeTruthy();
  expect(screen.getByText('Nothing to show yet')).toBeTruthy();
  expect(await screen.findByText('Nothing to do right now.')).toBeTruthy();
  expect(screen.getByText('No exam has been graded yet.')).toBeTruthy();
  expect(screen.queryByText('Open invoices')).toBeNull();
});

const [denver, lublin] = [
  { _id: 'r1', name: 'Cedar Ridge' },
  { _id: 'r2', name: 'Lublin' },
] as const;
const filterOf = (link: Element | null | undefined) =>
  JSON.parse(new URL(link?.getAttribute('href') ?? '', 'https://learn.example').searchParams.get('filter') ?? 'null');
test.each<[readonly Role[], string]>([
  [['admin', 'manager', 'user'], '/attendance-leave-requests?'],
  [['manager', 'user'], '/attendances?tab=leave-requests&'],
])('staff with %j find what waits, and the leave requests at %s', async (roles, queue) => {
  showPage(<DashboardPage />, {
    user: { ...freya, roles, groups: [] },
    mocks: [answer({}, { regions: [denver], openLeaveRequests: waits(1), openRegisters: waits(2) })],
  });
  const leave = await screen.findByRole('link', { name: /^1\s?Leave requests to answer/ });
  expect(leave.getAttribute('href')?.startsWith(queue)).toBe(true);
  expect(filterOf(leave)).toEqual({ status: 'pending' });
  const registers = screen.getByRole('link', { name: /^2\s?Registers to close/ });
  expect(registers.getAttribute('href')?.startsWith('/attendances?tab=registers&')).toBe(true);
  expect(screen.queryByText('You have not asked for leave.')).toBeNull();
});

test('numbers are shown of all regions, of each, and of the one that is chosen, which the device remembers', async () => {
  const mocks = [
    answer(
      {},
      {
        regions: [denver, lublin],
        openLeaveRequests: waits(5, [
          { regionId: 'r1', n: 2 },
          { regionId: 'r2', n: 3 },
        ]),
        unverifiedSignUps: waits(1, [{ regionId: 'r1', n: 1 }]),
        abandonedMails: waits(4),
      },
    ),
  ];
  const user = { ...freya, roles: ['superadmin', 'admin', 'manager', 'user'] as const, groups: [] };
  const { unmount } = showPage(<DashboardPage />, { user, mocks });
  const regions = within(await screen.findByRole('list', { name: 'Leave requests to answer, by region' }));
  expect(regions.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Cedar Ridge: 2', 'Lublin: 3']);
  expect(filterOf(regions.getByRole('link', { name: 'Lublin: 3' }))).toEqual({ status: 'pending', regionId: 'r2' });
  fireEvent.change(screen.getByRole('combobox', { name: 'Region' }), { target: { value: 'r2' } });
  expect(filterOf(screen.getByRole('link', { name: /^3\s?Leave requests/ }))).toEqual({
    status: 'pending',
    regionId: 'r2',
  });
  expect(screen.queryByText('Unconfirmed sign-ups')).toBeNull();
  expect(screen.queryByText('Letters that failed')).toBeNull();
  expect(appState().adminDashRegionId).toBe('r2');
  unmount();
  showPage(<DashboardPage />, { user, mocks });
  await screen.findByRole('link', { name: /^3\s?Leave requests/ });
  fireEvent.change(screen.getByRole('combobox', { name: 'Region' }), { target: { value: '' } });
  await screen.findByRole('link', { name: /^4\s?Letters that failed/ });
  expect(appState().adminDashRegionId).toBeUndefined();
});

test('a card that failed says so, and the others stand', async () => {
  const failed = { message: 'The grades cannot be read now.', path: ['dashboard', 'grades'] };
  const counted = { message: 'The list cannot be read now.', path: ['dashboard', 'openLeaveRequests'] };
  showPage(<DashboardPage />, {
    user: { ...freya, roles: ['manager', 'user'] as const },
    mocks: [answer(ofGroup, { ...study, grades: null, openRegisters: waits(2) }, [failed, counted])],
  });
  const results = within((await screen.findByRole('heading', { name: 'Recent results' })).closest('section')!);
  results.getByText('The grades cannot be read now.');
  expect(await screen.findByText('Nothing to do right now.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'My work' }));
  const waiting = within((await screen.findByRole('heading', { name: 'Waiting for you' })).closest('section')!);
  waiting.getByText('The list cannot be read now.');
  waiting.getByRole('link', { name: /^2\s?Registers to close/ });
});

test('who studies and serves chooses which dashboard to see, and the device remembers it', async () => {
  const user = { ...freya, roles: ['manager', 'user'] as const };
  const mocks = [answer(ofGroup, { ...study, openRegisters: waits(2) })];
  const { unmount } = showPage(<DashboardPage />, { user, mocks });
  expect(await screen.findByText('Nothing to do right now.')).toBeTruthy();
  expect(screen.queryByText('Registers to close')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'My work' }));
  await screen.findByText('Registers to close');
  expect(screen.queryByText('Nothing to do right now.')).toBeNull();
  unmount();
  showPage(<DashboardPage />, { user, mocks });
  await screen.findByText('Registers to close');
});

const inRegion = (roleName: RegionRole) => [{ regionId: 'r2', slug: 'PL-Lublin', roleNames: [roleName] }];
test.each([
  [{ roles: ['user'] as const, regionRoles: inRegion('dean') }, /^You are dean of Lublin/],
  [{ roles: ['user'] as const, regionRoles: inRegion('instructor') }, /^You teach in Lublin/],
  [{ roles: ['reportsAdmin', 'user'] as const, regionRoles: [] }, /^You look after the reports of the college\.$/],
  [{ roles: ['user'] as const, regionRoles: inRegion('manager') }, /^What concerns your role/],
])('who belongs to no group and has no console is told what this page is: %j', async (part, sentence) => {
  showPage(<DashboardPage />, {
    user: { ...freya, ...part, groups: [] },
    mocks: [answer({}, { regions: [lublin], openRegisters: waits(2, [{ regionId: 'r2', n: 2 }]) })],
  });
  const note = (await screen.findByText(sentence)).closest('[role=status]');
  expect(note).toBeTruthy();
  const isOfReports = note!.textContent.startsWith('You look after the reports');
  expect(note!.querySelector('a')?.getAttribute('href')).toBe(isOfReports ? '/reports' : undefined);
  // The number is theirs to see; the list is not theirs to open.
  expect(screen.getByText('Registers to close').closest('a')).toBeNull();
  expect(screen.queryByText('No Groups Found')).toBeNull();
});

test('a facilitator sees which register to open now, what was missed and what is next, and the timetable of a class', async () => {
  const lesson = (periodKey: string, state: 'now' | 'next' | 'missed', date = '2026-11-19') => ({
    periodKey,
    state,
    date,
    start: '10:30',
    end: '12:00',
  });
  const period = (key: string, weekday: number) => ({ key, weekday, start: '08:30', end: '10:00' });
  const classes = [
    { groupId: 'g1', groupName: 'Day', periods: [period('P1', 1), period('P1', 4)], due: [lesson('P1', 'missed')] },
    {
      groupId: 'g2',
      groupName: 'Evening',
      periods: [period('P2', 2)],
      due: [lesson('P2', 'now'), lesson('P1', 'next', '2026-11-24')],
    },
  ];
  showPage(<DashboardPage />, {
    user: { ...freya, roles: ['manager', 'user'] as const, groups: [] },
    mocks: [answer({}, { openLeaveRequests: waits(0), openRegisters: waits(0), classes })],
  });
  const registers = within((await screen.findByRole('heading', { name: 'Your registers' })).closest('section')!);
  expect((await registers.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
    'EveningPeriod 2, 10:30 to 12:00NowOpen the register',
    'DayPeriod 1, 10:30 to 12:00Missed today',
    'EveningTue 24 Nov, Period 1, 10:30 to 12:00Next',
  ]);
  const now = registers.getByRole('link', { name: 'Open the register' });
  expect(now.getAttribute('href')).toBe('/attendances?group=g2&date=2026-11-19&period=P2');
  expect(registers.getByRole('link', { name: 'Day' }).getAttribute('href')).toBe(
    '/attendances?group=g1&date=2026-11-19&period=P1',
  );
  const timetable = within(screen.getByRole('heading', { name: 'Timetable' }).closest('section')!);
  // The timetable of the class that is next is to be seen.
  expect(timetable.getByRole('combobox')).toHaveProperty('value', 'g2');
  timetable.getByText('Tuesday');
  fireEvent.change(timetable.getByRole('combobox'), { target: { value: 'g1' } });
  timetable.getByText('Monday');
  timetable.getByText('Thursday');
  expect(timetable.queryByText('Tuesday')).toBeNull();
});

test('who teaches finds the own groups, each with the way to how far its students are', async () => {
  const taughtGroups = [
    { _id: 'g1', name: 'Day', regionName: 'Lublin' },
    { _id: 'g2', name: 'Evening', regionName: null },
  ];
  showPage(<DashboardPage />, {
    user: { ...freya, regionRoles: inRegion('instructor'), groups: [] },
    mocks: [answer({}, { regions: [lublin], taughtGroups })],
  });
  const groups = within((await screen.findByRole('heading', { name: 'Groups you teach' })).closest('section')!);
  expect((await groups.findAllByRole('link')).map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Day', '/student/groups/g1/progress'],
    ['Evening', '/student/groups/g2/progress'],
  ]);
  groups.getByText('Lublin');
});

test('a student sees what waits, the latest results and what is to be paid', async () => {
  const soon = new Date(Date.now() + 3 * 86_400_000).toISOString();
  const result = {
    _id: 'a',
    examId: 'e',
    examTitle: 'Exam 1',
    courseTitle: 'Old Testament Survey',
    score: 70,
    scaledFrom: 88,
    passed: true,
    at: '2026-10-08T16:00:00Z',
  };
  const invoice = {
    __typename: 'Invoice',
    _id: 'i',
    number: 'CR-1',
    dueDate: '2026-12-01',
    currency: 'USD',
    balance: 80_000,
    status: 'part-paid' as const,
    state: 'overdue' as const,
  };
  const shown: Partial<DashboardData> = {
    ...study,
    assessments: {
      timeZone: 'America/Denver',
      exams: [{ ...exam({ closesAt: soon }), ...{ __typename: 'AssessmentExam' } }],
      assignments: [{ ...assignment({ dueAt: soon }), ...{ __typename: 'AssessmentAssignment' } }],
    },
    grades: { gradeAverage: 81.25, results: [result] },
    openInvoices: { items: [invoice], currencies: [{ value: 'USD', decimals: 2 }] },
  };
  showPage(<DashboardPage />, { mocks: [answer(ofGroup, shown)] });
  const todo = within((await screen.findByRole('heading', { name: 'To do' })).closest('section')!);
  expect(
    (await todo.findAllByRole('listitem')).map(({ textContent }) =>
      textContent?.replace(/\d+ \w+, \d\d:\d\d GMT[+-]\d+/, '…'),
    ),
  ).toEqual(['Exam 1TH110 · closes …Closes soonOpen', 'PaperTH110 · due …Open']);
  // The next exam is what the page is for; leave can be requested beside it.
  expect(todo.getByRole('link', { name: 'Open TH110 Exam 1' }).className).toContain('contained');
  expect(screen.getByRole('button', { name: 'Request leave' }).className).toContain('outlined');
  expect(await screen.findByText('81.25')).toBeTruthy();
  expect(screen.getByText(/^70%, scaled from 88% · 8 Oct/)).toBeTruthy();
  expect(await screen.findByText('$800.00')).toBeTruthy();
  const owed = screen.getByRole('link', { name: 'CR-1' });
  expect(owed.getAttribute('href')).toBe('/student/billing/invoices/i');
  expect(owed.closest('li')?.textContent).toContain('Part-paidOverdue');
});

test('whoever sets a college up finds what is done and the way to each step', async () => {
  const open = ['staff', 'students'];
  const steps = (['name', 'region', 'schema', 'course', 'group', 'staff', 'students'] as const).map((name) => ({
    name,
    isDone: !open.includes(name),
  }));
  showPage(<DashboardPage />, {
    user: { ...freya, groups: [], roles: ['superadmin', 'admin', 'manager', 'user'] },
    mocks: [answer({}, { collegeSetup: { steps } })],
  });
  const card = within((await screen.findByRole('heading', { name: 'Set up the college' })).closest('section')!);
  await card.findByText('5 of 7 steps are done. The list goes once all are.');
  expect(card.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Name the college', '/site-settings'],
    ['Add a region', '/regions'],
    ['Define an attendance schema', '/attendanceSchemas'],
    ['Publish a course', '/courses'],
    ['Form a group', '/groups'],
    ['Invite a colleague', '/users'],
    ['Bring in the students', '/users/import'],
  ]);
  const states = card.getAllByRole('listitem').map((item) => /Done|To do/.exec(item.textContent ?? '')?.[0]);
  expect(states).toEqual([...Array.from({ length: 5 }, () => 'Done'), 'To do', 'To do']);
});
