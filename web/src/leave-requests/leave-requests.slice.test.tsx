/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { MockedResponse } from '@apollo/client/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { showPage } from '../lib/testing/page.tsx';
import {
  AmendLeaveRequestDocument,
  LeavePreviewDocument,
  LeaveRequestsDocument,
  SubmitLeaveRequestDocument,
  WithdrawLeaveRequestDocument,
  type OwnLeaveRequestFragment,
} from '../generated/leave-requests/leave-requests.ts';
import type { LeavePlace } from './leave-place.ts';
import { LeaveRequests } from './student/LeaveRequests.tsx';

const groupId = '5eed00000000000000000a01';
const place: LeavePlace = { groupId, timeZone: 'America/Denver', periodKeys: ['P1', 'P2'], lateLimit: 15 };
// Fragments match by it; the types of the screens do not know it.
const typed = { __typename: 'LeaveRequest' };
const pending: OwnLeaveRequestFragment = {
  ...typed,
  _id: '111111111111111111111111',
  _revision: 0,
  attendanceType: 'lateArrival',
  fromDate: '2026-11-24',
  toDate: '2026-11-24',
  periods: [],
  time: '09:15',
  reason: 'Dentist',
  studentNotes: null,
  adminComments: null,
  status: 'pending',
  submittedAt: '2026-11-20T16:00:00Z',
  decidedByName: null,
  decidedAt: null,
  covered: [{ date: '2026-11-24', periodKey: 'P1', start: '08:30', end: '10:00' }],
  ifApproved: { excused: 1 },
};
const approved: OwnLeaveRequestFragment = {
  ...pending,
  _id: '222222222222222222222222',
  status: 'approved',
  adminComments: 'Get well soon.',
  decidedByName: 'Renata Okafor',
  decidedAt: '2026-11-21T16:00:00Z',
};
const list = (items: readonly OwnLeaveRequestFragment[]): MockedResponse => ({
  request: { query: LeaveRequestsDocument, variables: { groupId, page: 0, perPage: 25 } },
  result: { data: { leaveRequests: { items, total: items.length, more: false } } },
});
/** Answers any input, and remembers what it was. */
const answering = (
  query: MockedResponse['request']['query'],
  data: object,
  seen: (variables: Record<string, unknown>) => void = () => undefined,
): MockedResponse => ({
  request: { query },
  variableMatcher: (variables: Record<string, unknown>) => {
    seen(variables);
    return true;
  },
  maxUsageCount: 20,
  result: { data },
});
const preview = answering(LeavePreviewDocument, {
  leavePreview: { periods: pending.covered, beyondTerm: false, isPast: false, approved: { excused: 1 }, repeats: null },
});
const set = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const askToBeLate = () => {
  fireEvent.click(screen.getByRole('button', { name: 'Late arrival' }));
  set('Date', '2026-11-24');
  set('Expected arrival', '09:15');
  set('Reason', 'Dentist');
};
beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('asking for leave', () => {
  test('says what it changes, sends it once, and shows it as pending', async () => {
    const seen = jest.fn<(variables: Record<string, unknown>) => void>();
    showPage(<LeaveRequests place={place} />, {
      mocks: [
        list([]),
        preview,
        answering(SubmitLeaveRequestDocument, { submitLeaveRequest: pending }, seen),
        list([pending]),
      ],
    });
    await screen.findByText(/Requests that you send/);
    askToBeLate();
    expect(await screen.findByText('if approved: Period 1 on Tue 24 Nov does not count against you')).toBeTruthy();
    expect(screen.getByText('if only acknowledged: 45 minutes late is past the 15-minute limit')).toBeTruthy();
    const send = screen.getByRole('button', { name: 'Send request' });
    fireEvent.click(send);
    fireEvent.click(send);
    expect(await screen.findByText('Late arrival, Tue 24 Nov, 09:15')).toBeTruthy();
    expect(screen.getByText('Pending')).toBeTruthy();
    expect(new Set(seen.mock.calls.map(([{ commandId }]) => commandId)).size).toBe(1);
    expect(seen.mock.calls[0]![0]['input']).toMatchObject({
      groupId,
      attendanceType: 'lateArrival',
      fromDate: '2026-11-24',
      toDate: '2026-11-24',
      periods: [],
      time: '09:15',
      reason: 'Dentist',
      studentNotes: null,
    });
    expect(screen.getByLabelText<HTMLInputElement>('Reason').value).toBe('');
  });

  test('of a late arrival within the limit says Absent until the register is taken, as staff read', async () => {
    showPage(<LeaveRequests place={place} />, { mocks: [list([]), preview] });
    await screen.findByText(/Requests that you send/);
    askToBeLate();
    set('Expected arrival', '08:40');
    const told =
      'if only acknowledged, until the register is taken: 10 minutes late is within the 15-minute limit and then counts as Late';
    expect((await screen.findByText(told)).previousElementSibling?.textContent).toBe('Absent');
  });

  test('of a part of the day says which periods were asked for', async () => {
    const part = { ...pending, attendanceType: 'absence', time: null, periods: ['P1', 'P2'] } as const;
    showPage(<LeaveRequests place={place} />, { mocks: [list([part])] });
    const item = (await screen.findByText('Absence, Tue 24 Nov')).closest('li')!;
    expect(within(item).getByText('Period 1 and Period 2')).toBeTruthy();
  });

  test('absence asks for days and periods; all periods are the whole day', async () => {
    const seen = jest.fn<(variables: Record<string, unknown>) => void>();
    showPage(<LeaveRequests place={place} />, {
      mocks: [
        list([]),
        answering(
          LeavePreviewDocument,
          {
            leavePreview: { periods: [], beyondTerm: false, isPast: false, approved: { excused: 0 }, repeats: null },
          },
          seen,
        ),
      ],
    });
    set('First day', '2026-11-24');
    expect(screen.getByLabelText<HTMLInputElement>('Last day').value).toBe('2026-11-24');
    fireEvent.click(screen.getByRole('button', { name: 'Period 2' }));
    await waitFor(() => expect(seen.mock.lastCall?.[0]['input']).toMatchObject({ periods: ['P2'], time: null }));
    fireEvent.click(screen.getByRole('button', { name: 'Period 1' }));
    await waitFor(() => expect(seen.mock.lastCall?.[0]['input']).toMatchObject({ periods: [] }));
    expect(await screen.findByText('You have no classes in this time, so nothing changes.')).toBeTruthy();
  });

  test('days that are over, and a request that repeats another, are said while typing', async () => {
    const repeats = { _id: 'other', fromDate: '2026-11-17', toDate: '2026-11-18' };
    const past = { periods: pending.covered, beyondTerm: false, isPast: true, approved: { excused: 0 }, repeats };
    showPage(<LeaveRequests place={place} />, {
      mocks: [list([]), answering(LeavePreviewDocument, { leavePreview: past })],
    });
    set('First day', '2026-11-17');
    expect(await screen.findByText(/^Some of these days are over\./)).toBeTruthy();
    expect(screen.getByText(/^You have asked for leave for some of this already: 17/)).toBeTruthy();
  });

  test('what is typed survives a reload', async () => {
    const first = showPage(<LeaveRequests place={place} />, { mocks: [list([])] });
    set('Reason', 'Family wedding');
    expect(await screen.findByText('Draft saved on this device')).toBeTruthy();
    first.unmount();
    showPage(<LeaveRequests place={place} />, { mocks: [list([])] });
    expect(screen.getByLabelText<HTMLInputElement>('Reason').value).toBe('Family wedding');
  });

  test('what the server refuses is said, and a second try keeps the id of the command', async () => {
    const seen = jest.fn<(variables: Record<string, unknown>) => void>();
    const refused: MockedResponse = {
      ...answering(SubmitLeaveRequestDocument, {}, seen),
      result: {
        errors: [
          { message: 'Unavailable', extensions: { code: 'unavailable', text: 'Please try again in a moment.' } },
        ],
      },
    };
    showPage(<LeaveRequests place={place} />, { mocks: [list([]), preview, refused] });
    askToBeLate();
    fireEvent.click(screen.getByRole('button', { name: 'Send request' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Please try again in a moment.');
    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send request' }).disabled).toBe(false),
    );
    fireEvent.click(screen.getByRole('button', { name: 'Send request' }));
    await waitFor(() => expect(seen.mock.calls.length).toBeGreaterThanOrEqual(2));
    expect(new Set(seen.mock.calls.map(([{ commandId }]) => commandId)).size).toBe(1);
  });
});

describe('a request', () => {
  test('that was answered shows by whom, the comment and what it means, and cannot be changed', async () => {
    showPage(<LeaveRequests place={place} />, { mocks: [list([approved])] });
    const item = (await screen.findByText('Get well soon.')).closest('li')!;
    expect(within(item).getByText('Approved')).toBeTruthy();
    expect(within(item).getByText('Renata Okafor approved it')).toBeTruthy();
    expect(within(item).getByText('1 period is excused')).toBeTruthy();
    expect(within(item).queryByRole('button', { name: 'Withdraw' })).toBeNull();
  });

  test('that was acknowledged says what attendance shows, and until when', async () => {
    const noted = { ...approved, status: 'acknowledged' } as const;
    const absence = { ...noted, _id: '3'.repeat(24), attendanceType: 'absence', time: null } as const;
    showPage(<LeaveRequests place={place} />, { mocks: [list([noted, absence])] });
    expect(await screen.findByText('Noted, but not excused: shown as Absent until the register is taken')).toBeTruthy();
    expect(screen.getByText('Noted, but not excused: shown as Absent')).toBeTruthy();
  });

  test('that waits can be changed, with the revision that was seen', async () => {
    const seen = jest.fn<(variables: Record<string, unknown>) => void>();
    showPage(<LeaveRequests place={place} />, {
      mocks: [
        list([{ ...pending, _revision: 4 }]),
        preview,
        answering(AmendLeaveRequestDocument, { amendLeaveRequest: { ...pending, reason: 'Doctor' } }, seen),
        list([{ ...pending, reason: 'Doctor' }]),
      ],
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Change' }));
    set('Reason', 'Doctor');
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Your request is changed.');
    expect(seen.mock.calls[0]![0]).toMatchObject({
      expectedRevision: 4,
      input: { _id: pending._id, reason: 'Doctor' },
    });
  });

  test('that waits can be withdrawn, after a question', async () => {
    showPage(<LeaveRequests place={place} />, {
      mocks: [list([pending]), answering(WithdrawLeaveRequestDocument, { withdrawLeaveRequest: true }), list([])],
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Withdraw' }));
    const question = await screen.findByRole('alertdialog');
    expect(within(question).getByText('Withdraw “Late arrival, Tue 24 Nov, 09:15”?')).toBeTruthy();
    fireEvent.click(within(question).getByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByText(/Requests that you send/)).toBeTruthy();
  });

  test('that was decided meanwhile shows the decision', async () => {
    const conflict: MockedResponse = {
      ...answering(AmendLeaveRequestDocument, {}),
      result: { errors: [{ message: 'Conflict', extensions: { code: 'conflict', text: 'It has changed.' } }] },
    };
    showPage(<LeaveRequests place={place} />, {
      mocks: [list([pending]), preview, conflict, list([{ ...approved, _id: pending._id }])],
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Change' }));
    set('Reason', 'Doctor');
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect((await screen.findByRole('alert')).textContent).toContain('This request was answered in the meantime');
    expect(await screen.findByText('Renata Okafor approved it')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'New leave request' })).toBeTruthy();
  });

  test('that was changed meanwhile and still waits keeps what was typed, beside what stands now', async () => {
    const now = { ...pending, _revision: 2, reason: 'Dentist in town', time: '10:00' };
    const seen: unknown[] = [];
    const amend = answering(AmendLeaveRequestDocument, {}, ({ expectedRevision }) => void seen.push(expectedRevision));
    const overtaken: MockedResponse = {
      ...amend,
      maxUsageCount: 1,
      result: { errors: [{ message: 'Conflict', extensions: { code: 'conflict', text: 'It has changed.' } }] },
    };
    const saved = { ...now, _revision: 3, reason: 'Doctor' };
    showPage(<LeaveRequests place={place} />, {
      mocks: [
        list([pending]),
        preview,
        overtaken,
        { ...list([]), error: new Error('no connection') },
        { ...overtaken },
        list([now]),
        { ...amend, result: { data: { amendLeaveRequest: saved } } },
        list([saved]),
      ],
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Change' }));
    set('Reason', 'Doctor');
    const reason = () => screen.getByLabelText<HTMLInputElement>('Reason');
    const save = async () => {
      const button = screen.getByRole('button', { name: 'Save' });
      await waitFor(() => expect(button).toHaveProperty('disabled', false), { timeout: 30_000 });
      fireEvent.click(button);
    };
    // What stands could not be asked for: nothing typed is lost by that.
    await save();
    await screen.findByRole('alert');
    expect(reason().value).toBe('Doctor');
    await save();
    const told = /^Somebody changed this while you were looking at it\..*What you typed is still in the form\./;
    await screen.findByText(told, {}, { timeout: 30_000 });
    expect(reason().value).toBe('Doctor');
    screen.getByText('Now: Dentist in town');
    // What was not touched follows what stands.
    expect(screen.getByLabelText<HTMLInputElement>('Expected arrival').value).toBe('10:00');
    await save();
    await screen.findByText('Your request is changed.', {}, { timeout: 30_000 });
    expect([seen.at(0), seen.at(-1)]).toEqual([0, 2]);
    expect(await screen.findByRole('heading', { name: 'New leave request' })).toBeTruthy();
  });

  test('that is to be changed has the focus on the title of its form, and the form goes when it is withdrawn', async () => {
    showPage(<LeaveRequests place={place} />, {
      mocks: [
        list([pending]),
        preview,
        answering(WithdrawLeaveRequestDocument, { withdrawLeaveRequest: true }),
        list([]),
      ],
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Change' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Change your request' }));
    fireEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
    const question = await screen.findByRole('alertdialog');
    fireEvent.click(within(question).getByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByRole('heading', { name: 'New leave request' })).toBeTruthy();
  });

  test('that is being changed is asked about before another one takes its place', async () => {
    const other = { ...pending, _id: '4'.repeat(24), reason: 'Wedding' };
    showPage(<LeaveRequests place={place} />, { mocks: [list([pending, other]), preview, preview] });
    const [first, second] = await screen.findAllByRole('button', { name: 'Change' });
    fireEvent.click(first!);
    set('Reason', 'Doctor');
    fireEvent.click(second!);
    const question = () => screen.findByRole('alertdialog', { name: /Unsaved changes/ });
    fireEvent.click(within(await question()).getByRole('button', { name: 'Stay here' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByLabelText<HTMLInputElement>(/^Reason/).value).toBe('Doctor');
    fireEvent.click(second!);
    fireEvent.click(within(await question()).getByRole('button', { name: 'Leave page' }));
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/^Reason/).value).toBe('Wedding'));
    // Nothing is typed into it yet.
    fireEvent.click(first!);
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/^Reason/).value).not.toBe('Wedding'));
  });

  test('that was withdrawn elsewhere leaves the list, and its form is closed', async () => {
    const gone: MockedResponse = {
      ...answering(AmendLeaveRequestDocument, {}),
      result: {
        errors: [{ message: 'This is not here, or it is not yours to see.', extensions: { code: 'notFound' } }],
      },
    };
    showPage(<LeaveRequests place={place} />, { mocks: [list([pending]), preview, gone, list([])] });
    fireEvent.click(await screen.findByRole('button', { name: 'Change' }));
    set('Reason', 'Doctor');
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/Requests that you send/)).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'New leave request' })).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toContain('This is not here');
  });
});
