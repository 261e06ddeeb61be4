/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { MockedResponse } from '@apollo/client/testing';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { assignment, exam } from '../exam-attempts/exam-attempts.fixture.ts';
import { freya, showPage } from '../lib/testing/page.fixture.tsx';
import { overview } from '../registers/attendance.fixture.ts';
import { DashboardDocument, type DashboardQuery } from '../generated/dashboards/dashboards.ts';
import { StudyDocument, type StudyQuery } from '../generated/dashboards/study.ts';
import { DashboardPage } from './student/DashboardPage.tsx';

const answer = (
  variables: object,
  dashboard: Partial<DashboardQuery['dashboard']>,
): MockedResponse<DashboardQuery> => ({
  request: { query: DashboardDocument, variables },
  result: {
    data: {
      dashboard: {
        attendance: null,
        leaveRequests: [],
        openLeaveRequests: null,
        registersToday: null,
        classes: null,
        ...dashboard,
      },
      noticeboard: [],
      notifications: { items: [], unread: 0 },
    },
  },
});
const study = (changed: Partial<StudyQuery> = {}): MockedResponse<StudyQuery> => ({
  request: { query: StudyDocument, variables: ofGroup },
  result: {
    data: {
      assessments: { exams: [], assignments: [] },
      attendance: { timeZone: 'America/Denver' },
      recentExamResults: [],
      grades: { gradeAverage: null },
      unpaid: { items: [] },
      partPaid: { items: [] },
      currencies: [],
      ...changed,
    },
  },
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
    mocks: [answer(ofGroup, { attendance: overview.summary, leaveRequests: [request] }), study()],
  });
  expect(await screen.findByRole('img', { name: 'Attendance: 94.3%' })).toBeTruthy();
  expect(screen.getByText('2 absences and 2 lates beyond your grace take 3% off your term grade.')).toBeTruthy();
  expect(screen.getByText('Approved')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Request leave' })).toBeTruthy();
  expect(screen.queryByText('Waiting for you')).toBeNull();
});

test('nobody is offered leave in a group that is over, or that keeps no attendance', async () => {
  const groups = freya.groups.map((group) => ({ ...group, takesLeave: false }));
  showPage(<DashboardPage />, { mocks: [answer(ofGroup, {}), study()], user: { ...freya, groups } });
  expect(await screen.findByText('To do')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Request leave' })).toBeNull();
});

test('empty parts say so', async () => {
  showPage(<DashboardPage />, { mocks: [answer(ofGroup, {}), study()] });
  expect(await screen.findByText('No attendance has been taken yet this term.')).toBeTruthy();
  expect(screen.getByText('You have not asked for leave.')).toBeTruthy();
  expect(screen.getByText('Nothing to show yet')).toBeTruthy();
  expect(await screen.findByText('Nothing to do right now.')).toBeTruthy();
  expect(screen.getByText('No exam has been graded yet.')).toBeTruthy();
  expect(screen.queryByText('Open invoices')).toBeNull();
});

test.each([
  [['admin', 'manager', 'user'], '/attendance-leave-requests'],
  [['manager', 'user'], '/attendances'],
])('staff with %j find what waits, and the leave requests at %s', async (roles, queue) => {
  showPage(<DashboardPage />, {
    user: { ...freya, roles, groups: [] },
    mocks: [answer({}, { openLeaveRequests: 1, registersToday: 2 })],
  });
  expect((await screen.findByText('1 leave request to answer')).closest('a')?.getAttribute('href')).toBe(queue);
  expect(screen.getByText('2 registers to close').closest('a')?.getAttribute('href')).toBe('/attendances');
  expect(screen.queryByText('You have not asked for leave.')).toBeNull();
});

test('a facilitator sees which register to open now, what was missed and what is next, and the timetable of a class', async () => {
  const lesson = (periodKey: string, state: 'now' | 'next' | 'missed', date = '2026-11-19') => ({
    ...{ periodKey, state, date },
    ...{ start: '10:30', end: '12:00' },
  });
  const period = (key: string, weekday: number) => ({ key, weekday, start: '08:30', end: '10:00' });
  const classes = [
    { groupId: 'g1', groupName: 'Day', periods: [period('P1', 1), period('P1', 4)], due: [lesson('P1', 'missed')] },
    {
      ...{ groupId: 'g2', groupName: 'Evening', periods: [period('P2', 2)] },
      due: [lesson('P2', 'now'), lesson('P1', 'next', '2026-11-24')],
    },
  ];
  showPage(<DashboardPage />, {
    user: { ...freya, roles: ['manager', 'user'], groups: [] },
    mocks: [answer({}, { openLeaveRequests: 0, registersToday: 0, classes })],
  });
  const registers = within((await screen.findByRole('heading', { name: 'Your registers' })).closest('section')!);
  expect(registers.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
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
  // That of the class that is next to be seen.
  expect(timetable.getByRole('combobox')).toHaveProperty('value', 'g2');
  timetable.getByText('Tuesday');
  fireEvent.change(timetable.getByRole('combobox'), { target: { value: 'g1' } });
  timetable.getByText('Monday');
  timetable.getByText('Thursday');
  expect(timetable.queryByText('Tuesday')).toBeNull();
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
    state: 'overdue' as const,
  };
  const shown = study({
    assessments: {
      exams: [{ ...exam({ closesAt: soon }), ...{ __typename: 'AssessmentExam' } }],
      assignments: [{ ...assignment({ dueAt: soon }), ...{ __typename: 'AssessmentAssignment' } }],
    },
    recentExamResults: [result],
    grades: { gradeAverage: 81.25 },
    partPaid: { items: [invoice] },
    currencies: [{ value: 'USD', decimals: 2, ...{ __typename: 'Currency' } }],
  });
  showPage(<DashboardPage />, { mocks: [answer(ofGroup, {}), shown] });
  const todo = within((await screen.findByRole('heading', { name: 'To do' })).closest('section')!);
  expect(
    todo.getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/\d+ \w+, \d\d:\d\d GMT[+-]\d+/, '…')),
  ).toEqual(['Exam 1TH110 · closes …Closes soonOpen', 'PaperTH110 · due …Open']);
  // The next exam is what the page is for; leave can be requested beside it.
  expect(todo.getByRole('link', { name: 'Open TH110 Exam 1' }).className).toContain('contained');
  expect(screen.getByRole('button', { name: 'Request leave' }).className).toContain('outlined');
  expect(screen.getByText('81.25')).toBeTruthy();
  expect(screen.getByText(/^70%, scaled from 88% · 8 Oct/)).toBeTruthy();
  expect(screen.getByText('$800.00')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'CR-1' }).getAttribute('href')).toBe('/student/billing/invoices/i');
});
