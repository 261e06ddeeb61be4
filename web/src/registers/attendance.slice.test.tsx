/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { OwnAbsenceExplanationDocument } from '../generated/absence-explanations/absence-explanations.ts';
import { LeaveRequestsDocument } from '../generated/leave-requests/leave-requests.ts';
import { AttendanceDocument, AttendanceHistoryDocument } from '../generated/registers/attendance.ts';
import { GroupContext } from '../lib/session/index.ts';
import { answers } from '../lib/testing/console.tsx';
import { freya, showPage } from '../lib/testing/page.tsx';
import { WhyDocument } from '../lib/why/index.ts';
import { answering, attendance, history, overview, records } from './attendance.examples.ts';
import { AttendancePage } from './student/AttendancePage.tsx';

const why = (id: string, sentence: string) => ({
  request: { query: WhyDocument, variables: { of: 'attendanceRecord' as const, id } },
  result: {
    data: {
      why: {
        title: 'Period 1',
        value: 'Absent',
        rule: 'Past 15 minutes a late arrival counts as absent.',
        formula: [],
        parts: [
          {
            title: null,
            value: null,
            events: [
              {
                stream: id,
                revision: 3,
                type: 'AttendanceRecorded',
                at: '2026-11-17T17:00:00Z',
                actorId: 'x',
                actorName: 'Harriet Vance',
                impersonatedUserName: null,
                sentence,
              },
            ],
          },
        ],
      },
    },
  },
});
const path = '/student/attendance';
beforeEach(() => localStorage.clear());
afterEach(cleanup);

test('shows the percentage, the grace and what it costs, and the days by period', async () => {
  showPage(<AttendancePage />, { path, mocks: [attendance, history({}, records)] });
  expect(await screen.findByText('94.3%')).toBeTruthy();
  expect(screen.getByText('Day Year 1, Autumn 2026, 88 periods so far')).toBeTruthy();
  expect(screen.getByRole('img', { name: '5 of 3 free ones used' })).toBeTruthy();
  expect(screen.getByText('−3.00')).toBeTruthy();
  const row = (await screen.findByText('Tue 17 Nov')).closest('tr')!;
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['Absent08:47, 17 min', 'Present', 'Past the 15-minute threshold', 'Details']);
  expect(within(screen.getByText('Thu 12 Nov').closest('tr')!).getByText('Excused by a leave request')).toBeTruthy();
});

test('says where nobody handles explanations that there are none now', async () => {
  const without = answering({ ...overview, explanationsEnabled: false });
  showPage(<AttendancePage />, { path, mocks: [without, history({}, records)] });
  expect(await screen.findByText('Absence explanations currently disabled')).toBeTruthy();
  cleanup();
  showPage(<AttendancePage />, { path, mocks: [attendance, history({}, records)] });
  await screen.findByText('94.3%');
  expect(screen.queryByText('Absence explanations currently disabled')).toBeNull();
});

test('a day opens with what happened, who did it and the rule', async () => {
  showPage(<AttendancePage />, {
    path,
    mocks: [
      attendance,
      history({}, records),
      why('2026-11-17 P1', 'Freya was marked absent.'),
      why('2026-11-17 P2', 'Freya was marked present.'),
      answers(OwnAbsenceExplanationDocument, () => ({ data: { absenceExplanation: null } })).mock,
    ],
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Details of Tue 17 Nov' }));
  const panel = await screen.findByRole('dialog');
  expect(await within(panel).findByText('Freya was marked absent.')).toBeTruthy();
  expect(await within(panel).findByText('Freya was marked present.')).toBeTruthy();
  expect(within(panel).getAllByText('Harriet Vance').length).toBeGreaterThan(0);
  expect(within(panel).getAllByText('Attendance of the term up to here: 94.3%').length).toBe(2);
  expect(within(panel).getAllByText('Past 15 minutes a late arrival counts as absent.').length).toBe(2);
});

test('a status narrows the history', async () => {
  showPage(<AttendancePage />, {
    path,
    mocks: [attendance, history({}, records), history({ status: 'excused' }, [records[2]!])],
  });
  await screen.findByText('Tue 17 Nov');
  fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'excused' } });
  await waitFor(() => expect(screen.queryByText('Tue 17 Nov')).toBeNull());
  expect(screen.getByText('Thu 12 Nov')).toBeTruthy();
});

test('who is in no group is told so', async () => {
  showPage(<AttendancePage />, { path, user: { ...freya, groups: [] } });
  expect(await screen.findByText('No Groups Found')).toBeTruthy();
});

test('an error says its words and can be tried again', async () => {
  const failing = {
    request: attendance.request,
    error: new Error('Response not successful: Received status code 500'),
  };
  showPage(<AttendancePage />, { path, mocks: [failing, attendance, history({}, records)] });
  expect(await screen.findByText('Response not successful: Received status code 500')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('94.3%')).toBeTruthy();
});

describe('with another group', () => {
  const evening = { _id: '5eed00000000000000000a02', name: 'Evening Year 1', archived: false, takesLeave: true };
  const groups = [...freya.groups, evening];
  const termOf = {
    groupName: evening.name,
    term: 'Winter 2026',
    terms: [{ ...overview.terms[0]!, name: 'Winter 2026' }],
  };
  const asked = answers(AttendanceDocument, ({ groupId, term }) => ({
    data: {
      attendance:
        groupId === evening._id ? { ...overview, ...termOf, groupId } : { ...overview, term: term ?? overview.term },
    },
  }));
  const Chosen = () => {
    const [groupId, choose] = useState(groups[0]?._id);
    return (
      <GroupContext value={{ groupId, groups, choose }}>
        <AttendancePage />
      </GroupContext>
    );
  };
  const choose = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });

  test('what is written for one group is not put into the request of the other', async () => {
    const none = answers(LeaveRequestsDocument, () => ({
      data: { leaveRequests: { items: [], total: 0, more: false } },
    }));
    showPage(<Chosen />, { path: `${path}?tab=leave-requests`, mocks: [asked.mock, none.mock] });
    const reason = async () => (await screen.findByLabelText<HTMLInputElement>('Reason')).value;
    expect(await reason()).toBe('');
    choose('Reason', 'Dentist');
    choose('Select a group', evening._id);
    await waitFor(() => expect(asked.seen).toHaveLength(2));
    expect(await reason()).toBe('');
    choose('Select a group', groups[0]!._id);
    expect(await reason()).toBe('Dentist');
  });

  test('its history is that of its own term', async () => {
    const histories = answers(AttendanceHistoryDocument, () => ({
      data: { attendanceHistory: { items: [], total: 0, more: false } },
    }));
    showPage(<Chosen />, { path, mocks: [asked.mock, histories.mock] });
    await screen.findByLabelText('Term');
    choose('Term', 'Spring 2027');
    await waitFor(() => expect(histories.seen.at(-1)).toMatchObject({ term: 'Spring 2027' }));
    choose('Select a group', evening._id);
    await waitFor(() => expect(histories.seen.at(-1)).toMatchObject({ groupId: evening._id, term: 'Winter 2026' }));
    expect(histories.seen.filter(({ groupId }) => groupId === evening._id)).toHaveLength(1);
  });
});
