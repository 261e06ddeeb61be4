/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { MockedResponse } from '@apollo/client/testing';
import { cleanup, screen } from '@testing-library/react';
import { freya, showPage } from '../kernel/page.fixture.tsx';
import { overview } from '../registers/attendance.fixture.ts';
import { DashboardDocument, type DashboardData } from './dashboards.documents.ts';
import { DashboardPage } from './student/DashboardPage.tsx';

const answer = (variables: object, dashboard: Partial<DashboardData['dashboard']>): MockedResponse => ({
  request: { query: DashboardDocument, variables },
  result: {
    data: {
      dashboard: { attendance: null, leaveRequests: [], openLeaveRequests: null, registersToday: null, ...dashboard },
      notifications: { items: [], unread: 0 },
    },
  },
});
const ofGroup = { groupId: freya.groups[0]!._id };
beforeEach(() => localStorage.clear());
afterEach(cleanup);

test('a student sees the attendance, the leave requests and one thing to do', async () => {
  const request = { _id: 'a', attendanceType: 'absence' as const, fromDate: '2026-10-05', toDate: '2026-10-06', time: null, status: 'approved' };
  showPage(<DashboardPage />, { mocks: [answer(ofGroup, { attendance: overview.summary, leaveRequests: [request] })] });
  expect(await screen.findByRole('img', { name: 'Attendance: 94.3%' })).toBeTruthy();
  expect(screen.getByText('2 absences and 2 lates beyond your grace take 3% off your term grade.')).toBeTruthy();
  expect(screen.getByText('Approved')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Request leave' })).toBeTruthy();
  expect(screen.queryByText('Waiting for you')).toBeNull();
});

test('empty parts say so', async () => {
  showPage(<DashboardPage />, { mocks: [answer(ofGroup, {})] });
  expect(await screen.findByText('No attendance has been taken yet this term.')).toBeTruthy();
  expect(screen.getByText('You have not asked for leave.')).toBeTruthy();
  expect(screen.getByText('Nothing to show yet')).toBeTruthy();
});

test.each([
  [['admin', 'manager', 'user'], '/attendance-leave-requests'],
  [['manager', 'user'], '/attendances'],
])('staff with %j find what waits, and the leave requests at %s', async (roles, queue) => {
  showPage(<DashboardPage />, { user: { ...freya, roles, groups: [] }, mocks: [answer({}, { openLeaveRequests: 1, registersToday: 2 })] });
  expect((await screen.findByText('1 leave request to answer')).closest('a')?.getAttribute('href')).toBe(queue);
  expect(screen.getByText('2 registers to close').closest('a')?.getAttribute('href')).toBe('/attendances');
  expect(screen.queryByText('You have not asked for leave.')).toBeNull();
});
