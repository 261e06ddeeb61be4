/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { MockedResponse } from '@apollo/client/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { heldList } from '../../lib/testing/console.tsx';
import { freya, showPage } from '../../lib/testing/page.tsx';
import type { CurrentUser } from '../../lib/session/index.ts';
import { WhyDocument } from '../../lib/why/index.ts';
import {
  ApproveLeaveRequestDocument,
  LeaveRequestDocument,
  type StaffLeaveDetailFragment,
} from '../../generated/leave-requests/admin/leave-request-admin.ts';
import type { ReactNode } from 'react';
import { leaveCsv } from './leave-columns.tsx';
import { LeaveReview } from './LeaveReview.tsx';

const id = '111111111111111111111111';
const renata: CurrentUser = {
  ...freya,
  _id: '5eed00000000000000000003',
  fullName: 'Renata Okafor',
  roles: ['admin', 'manager', 'user'],
  groups: [],
};
const summary = {
  __typename: 'AttendanceSummary',
  _id: 's',
  present: 40,
  absent: 1,
  late: 2,
  excused: 0,
  total: 43,
  percent: 97,
  deduction: 0,

  absentsOverGrace: 0,
  latesOverGrace: 0,
  graceAbsentsPerTerm: 3,
  graceLatesPerTerm: 4,
  absenceDeduction: 1,
  lateDeduction: 0.5,
  minutesLateThreshold: 15,
};
const typed = { __typename: 'LeaveRequest' };
const pending: StaffLeaveDetailFragment = {
  ...typed,
  id,
  _revision: 0,
  userId: freya._id,
  studentPicture: null,
  studentName: 'Freya Halloran',
  groupId: 'group',
  groupName: 'Day Year 1',
  regionId: 'r',
  timeZone: 'America/Denver',
  attendanceType: 'lateArrival',
  fromDate: '2099-11-24',
  toDate: '2099-11-24',
  periods: ['P1'],
  time: '09:15',
  reason: 'Medical appointment',
  studentNotes: 'Dentist at 08:00.',
  status: 'pending',
  submittedAt: '2099-11-20T16:00:00Z',
  adminComments: null,
  decidedByName: null,
  decidedAt: null,
  lockedTerm: null,
  covered: [{ date: '2099-11-24', periodKey: 'P1', start: '08:30', end: '10:00' }],
  summary,
  ifApproved: { excused: 1, unchanged: 0, absences: 1, deduction: 0 },
  ifAcknowledged: { excused: 0, unchanged: 0, absences: 2, deduction: 0 },
};
const byPiotr: StaffLeaveDetailFragment = {
  ...pending,
  _revision: 1,
  status: 'acknowledged',
  decidedByName: 'Piotr Zielak',
  decidedAt: '2099-11-20T17:00:00Z',
};
const asked = (request: StaffLeaveDetailFragment): MockedResponse => ({
  request: { query: LeaveRequestDocument, variables: { id } },
  result: { data: { LeaveRequest: request } },
});
const history: MockedResponse = {
  request: { query: WhyDocument, variables: { of: 'leaveRequest', id } },
  maxUsageCount: 9,
  result: { data: { why: { __typename: 'Why', title: 'Leave', value: null, rule: null, formula: [], parts: [] } } },
};
type Variables = Record<string, unknown>;
type Answer = { readonly result: NonNullable<MockedResponse['result']> };
const approving = (answer: Answer, seen: (variables: Variables) => void): MockedResponse => ({
  request: { query: ApproveLeaveRequestDocument },
  variableMatcher: (variables: Variables) => {
    seen(variables);
    return true;
  },
  ...answer,
});
const conflict: Answer = { result: { errors: [{ message: 'It has changed.', extensions: { code: 'conflict' } }] } };
const saved = {
  result: {
    data: { approveLeaveRequest: { ...pending, _revision: 1, status: 'approved', decidedByName: 'Renata Okafor' } },
  },
};

const onDecided = jest.fn((_: string) => false);
const onStep = jest.fn();
function show(mocks: readonly MockedResponse[], user = renata, beside: ReactNode = null) {
  const client = new QueryClient();
  showPage(
    <QueryClientProvider client={client}>
      {beside}
      <LeaveReview id={id} onClose={() => undefined} onDecided={onDecided} onStep={onStep} />
    </QueryClientProvider>,
    { mocks: [...mocks, history], user, path: '/attendance-leave-requests' },
  );
}
const panel = () => screen.getByRole('region', { name: 'Freya Halloran' });
const comment = () => screen.getByLabelText<HTMLTextAreaElement>(/Comment for the student/);

const usual = globalThis.matchMedia;
beforeEach(() => {
  localStorage.clear();
  onDecided.mockClear();
  onStep.mockClear();
  // A wide screen: the panel stands beside the list.
  globalThis.matchMedia = ((query: string) => ({
    matches: query.includes('min-width:1024px'),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  })) as unknown as typeof matchMedia; // As much of it as MUI asks.
});
afterEach(() => {
  cleanup();
  globalThis.matchMedia = usual;
});

describe('reviewing a leave request', () => {
  test('says what each decision changes before it is made', async () => {
    show([asked(pending)]);
    expect(await screen.findByText(/Late arrival, .*, about 09:15/)).toBeTruthy();
    expect(screen.getByText('grace untouched')).toBeTruthy();
    expect(screen.getByText(/^absences 2 of 3/)).toBeTruthy();
    expect(screen.getByText('until the register is taken, then as the student is seen')).toBeTruthy();
    cleanup();
    const kept = { excused: 0, unchanged: 1, absences: 1, deduction: 0 };
    show([asked({ ...pending, ifApproved: kept, ifAcknowledged: kept })]);
    expect(await screen.findAllByText('changes nothing: the marks are recorded')).toHaveLength(2);
    expect(screen.queryByText(/until the register is taken/)).toBeNull();
    expect(screen.getByText('This term: 1 absence, 2 lates, nothing deducted so far.')).toBeTruthy();
  });

  test('A approves with the revision that was seen and the comment, and the next row is asked for', async () => {
    const seen: Variables[] = [];
    show([asked(pending), approving(saved, (variables) => seen.push(variables))]);
    fireEvent.change(await screen.findByLabelText(/Comment for the student/), {
      target: { value: ' Come to the office. ' },
    });
    fireEvent.keyDown(within(panel()).getByRole('heading', { name: 'Freya Halloran' }), { key: 'a' });
    const question = await screen.findByRole('alertdialog', { name: 'Approve the leave of Freya Halloran?' });
    expect(seen).toEqual([]);
    fireEvent.click(within(question).getByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(onDecided).toHaveBeenCalledWith(id));
    expect(seen.at(-1)).toMatchObject({
      _id: id,
      adminComments: 'Come to the office.',
      expectedRevision: 0,
      commandId: expect.any(String),
    });
    expect(localStorage.length).toBe(0);
  });

  test('a comment that is cleared is taken back, one that is left as it is is not sent again', async () => {
    const commented = { ...pending, adminComments: 'Which day?' };
    const seen: Variables[] = [];
    show([asked(commented), approving(saved, (variables) => seen.push(variables))]);
    expect((await screen.findByLabelText<HTMLTextAreaElement>(/Comment for the student/)).value).toBe('Which day?');
    expect(screen.queryByRole('button', { name: 'Save the comment only' })).toBeNull();
    fireEvent.change(comment(), { target: { value: ' ' } });
    expect(screen.getByRole('button', { name: 'Save the comment only' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: /^Approve/ }));
    await waitFor(() => expect(onDecided).toHaveBeenCalledWith(id));
    expect(seen.at(-1)).toMatchObject({ adminComments: null });
    cleanup();
    onDecided.mockClear();
    show([asked(commented), approving(saved, (variables) => seen.push(variables))]);
    fireEvent.click(await screen.findByRole('button', { name: /^Approve/ }));
    await waitFor(() => expect(onDecided).toHaveBeenCalledWith(id));
    expect(seen.at(-1)).not.toHaveProperty('adminComments');
  });

  test('a decision is over when the list knows of it, so that the next one that opens is still pending', async () => {
    const { List, asked: listed } = heldList();
    show([asked(pending), approving(saved, () => undefined)], renata, <List />);
    await waitFor(() => expect(listed).toHaveLength(1));
    listed[0]!();
    fireEvent.click(await screen.findByRole('button', { name: /^Approve/ }));
    await waitFor(() => expect(listed).toHaveLength(2));
    expect(onDecided).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: /^Change to acknowledged/ })).toHaveProperty('disabled', true);
    listed[1]!();
    await waitFor(() => expect(onDecided).toHaveBeenCalledWith(id));
  });

  test('letters that are typed into the comment decide nothing; arrows outside of it go to the next row', async () => {
    const seen: Variables[] = [];
    show([asked(pending), approving(saved, (variables) => seen.push(variables))]);
    fireEvent.keyDown(await screen.findByLabelText(/Comment for the student/), { key: 'a' });
    fireEvent.keyDown(comment(), { key: 'ArrowDown' });
    expect([seen.length, onStep.mock.calls.length]).toEqual([0, 0]);
    fireEvent.keyDown(screen.getByRole('heading', { level: 2 }), { key: 'ArrowDown' });
    expect(onStep).toHaveBeenCalledWith(1);
  });

  test('somebody else was faster: says who and what, keeps the comment, and asks before turning that round', async () => {
    const seen: Variables[] = [];
    show([
      asked(pending),
      approving(conflict, (variables) => seen.push(variables)),
      asked(byPiotr),
      approving(saved, (variables) => seen.push(variables)),
    ]);
    fireEvent.change(await screen.findByLabelText(/Comment for the student/), {
      target: { value: 'See you on Tuesday.' },
    });
    fireEvent.click(screen.getByRole('button', { name: /^Approve/ }));
    expect(await screen.findByText(/^Piotr Zielak acknowledged this request while you looked at it/)).toBeTruthy();
    expect(comment().value).toBe('See you on Tuesday.');
    expect(onDecided).not.toHaveBeenCalled();

    fireEvent.click(screen.getByRole('button', { name: /^Change to approved/ }));
    const question = await screen.findByRole('alertdialog');
    expect(question.textContent).toContain('1 period becomes Excused');
    expect(seen).toHaveLength(1);
    fireEvent.click(within(question).getByRole('button', { name: 'Change to approved' }));
    await waitFor(() => expect(seen).toHaveLength(2));
    expect(seen[1]).toMatchObject({ expectedRevision: 1, adminComments: 'See you on Tuesday.' });
  });

  test('whoever may not decide in this region sees why there are no buttons', async () => {
    show([asked(pending)], { ...renata, roles: ['manager', 'user'] });
    expect(await screen.findByText('The attendance admins of this region decide about it.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Approve/ })).toBeNull();
  });

  test('nobody decides about the own leave', async () => {
    show([asked({ ...pending, userId: renata._id })]);
    expect(await screen.findByText('The attendance admins of this region decide about it.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Approve/ })).toBeNull();
  });
});

test('the export says the state and the periods in words', () => {
  const columns = leaveCsv(
    (key) => key,
    (state) => `state ${state}`,
    (key) => `Period ${key.slice(1)}`,
  );
  const said = Object.fromEntries(
    columns.map(({ label, value }) => [label, value({ ...byPiotr, periods: ['P1', 'P2'] })]),
  );
  expect(said).toMatchObject({ status: 'state acknowledged', periods: 'Period 1 and Period 2' });
});
