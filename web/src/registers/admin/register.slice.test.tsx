/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { FetchResult } from '@apollo/client';
import type { MockedResponse } from '@apollo/client/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ScanCodeDocument } from '../../generated/registers/scans.ts';
import { answers } from '../../lib/testing/console.tsx';
import { freya, showPage } from '../../lib/testing/page.tsx';
import type { CurrentUser } from '../../lib/session/index.ts';
import {
  AddRegisterStudentsDocument,
  CloseRegisterDocument,
  ExcuseAttendanceDocument,
  RecordAttendanceDocument,
  RegisterDocument,
  UndoMarksDocument,
  type RegisterStudentFragment,
  type StaffRegisterFragment,
  type RecordAttendanceMutation,
  type UndoMarksMutation,
  type RegisterQuery,
  type CloseRegisterMutation,
  type ExcuseAttendanceMutation,
} from '../../generated/registers/admin/register-admin.ts';
import type { MarkWish } from './marks/register-marks.ts';
import { TakenRegister } from './TakenRegister.tsx';

const harriet: CurrentUser = {
  ...freya,
  _id: '5eed00000000000000000005',
  fullName: 'Harriet Vance',
  roles: ['manager', 'user'],
  regionIds: ['r'],
  groups: [],
};
const row = (userId: string, name: string, more: Partial<RegisterStudentFragment> = {}): RegisterStudentFragment => ({
  ...{
    __typename: 'RegisterStudent',
    userId,
    name,
    namesake: null,
    picture: null,
    input: null,
    status: null,
    excuses: [],
    arrivedAt: null,
    minutesLate: null,
  },
  takenBy: null,
  takenByName: null,
  takenAt: null,
  batchId: null,
  week: [],
  absences: 0,
  lates: 0,
  graceAbsents: 3,
  graceLates: 4,
  ...more,
});
const emmett = row('e', 'Emmett Solano', { absences: 5 });
const freyas = row('f', 'Freya Halloran');
const margit = row('m', 'Margit Pavlenko', { status: 'excused', excuses: [{ cause: 'leave', causeId: 'l' }] });
const counts = { __typename: 'RegisterCounts', present: 0, late: 0, absent: 0, excused: 1, open: 2 };
const register: StaffRegisterFragment = {
  ...{
    __typename: 'AttendanceRegister',
    id: 'reg',
    _revision: 1,
    groupId: 'g',
    groupName: 'Day Year 1',
    regionId: 'r',
    date: '2026-11-19',
    periodKey: 'P2',
  },
  term: 'Autumn',
  startsAt: '2026-11-19T17:30:00.000Z',
  endsAt: '2026-11-19T19:00:00.000Z',
  status: 'open',
  minutesLateThreshold: 15,
  joined: [],
  counts,
  students: [emmett, freyas, margit],
};
const marked = (marks: readonly MarkWish[]): StaffRegisterFragment => ({
  ...register,
  students: register.students.map((one) => {
    const wish = marks.find(({ userId }) => userId === one.userId);
    return wish ? { ...one, input: wish.status, status: wish.status } : one;
  }),
});
type Answer = FetchResult<RecordAttendanceMutation>;
type Sent = { readonly batchId: string; readonly marks: readonly MarkWish[] };
let sent: Sent[] = [];
let undone: string[] = [];
const recording = (fails = false): MockedResponse<RecordAttendanceMutation> => ({
  request: { query: RecordAttendanceDocument },
  variableMatcher: () => true,
  maxUsageCount: 9,
  delay: 30,
  result: (variables: Record<string, unknown>): Answer => {
    const { batchId, marks } = variables as Sent;
    sent.push({ batchId, marks });
    if (fails) return { errors: [{ message: 'This register is closed.', extensions: { code: 'register.closed' } }] };
    return { data: { recordAttendance: marked(sent.flatMap((one) => one.marks)) } };
  },
});
const undoing: MockedResponse<UndoMarksMutation> = {
  request: { query: UndoMarksDocument },
  variableMatcher: () => true,
  maxUsageCount: 9,
  result: (variables: Record<string, unknown>) => {
    undone.push(String(variables['batchId']));
    return { data: { undoMarks: { __typename: 'UndoResult', register, restored: 1, kept: [] } } };
  },
};
async function show(mocks: readonly MockedResponse[], shown = register, user = harriet) {
  const asked: MockedResponse<RegisterQuery> = {
    request: { query: RegisterDocument, variables: { _id: 'reg' } },
    maxUsageCount: 9,
    result: { data: { register: shown } },
  };
  showPage(<TakenRegister id="reg" timeZone="America/Denver" onClosed={() => undefined} />, {
    mocks: [...mocks, asked],
    user,
    path: '/attendances',
  });
  await screen.findByText('Emmett Solano');
}
const marksOf = (name: string) => within(screen.getByRole('radiogroup', { name }));
const radio = (name: string, status: string) => marksOf(name).getByRole('radio', { name: status });
const isOn = (name: string, status: string) => radio(name, status).getAttribute('aria-checked') === 'true';

beforeEach(() => {
  sent = [];
  undone = [];
});
afterEach(cleanup);

describe('taking a register', () => {
  test('a letter marks the student that has the focus, shows at once and is saved at once', async () => {
    await show([recording()]);
    radio('Emmett Solano', 'Present').focus();
    fireEvent.keyDown(document.activeElement!, { key: 'p' });
    expect(isOn('Emmett Solano', 'Present')).toBe(true);
    expect(await screen.findByText(/^Saved /)).toBeTruthy();
    expect(sent.map(({ marks }) => marks)).toEqual([[{ userId: 'e', status: 'present', arrivedAt: null }]]);
  });

  test('a long name takes the lines that it needs and leaves their place to the marks', async () => {
    await show([recording()]);
    const { whiteSpace, overflowWrap } = getComputedStyle(screen.getByText('Emmett Solano').parentElement!);
    expect([getComputedStyle(screen.getByText('Emmett Solano')).whiteSpace, whiteSpace]).not.toContain('nowrap');
    expect(overflowWrap).toBe('anywhere');
  });

  test('on a phone, where there is no head of a column, each student has it said what the figures count', async () => {
    const [usual, listen] = [globalThis.matchMedia, { addEventListener: () => {}, removeEventListener: () => {} }];
    Object.assign(globalThis, { matchMedia: () => ({ matches: true, ...listen }) });
    try {
      await show([recording()]);
      const blocks = screen.getAllByRole('listitem').filter((one) => within(one).queryByRole('radiogroup'));
      expect(blocks).toHaveLength(3);
      // They stand at the name: beside the acts they left no room for "Why?".
      const name = within(blocks[0]!).getByText('Emmett Solano');
      expect(name.parentElement!.textContent).toContain('Absences, lates: 5 of 3, 0 of 4');
      const why = within(blocks[0]!).getByRole('button', { name: /^Why\?/ });
      expect(why.parentElement!.parentElement!.textContent).not.toContain('Absences');
    } finally {
      Object.assign(globalThis, { matchMedia: usual });
    }
  });

  test('down goes to the next student; letters do nothing outside of the register', async () => {
    await show([recording()]);
    radio('Emmett Solano', 'Present').focus();
    fireEvent.keyDown(document.activeElement!, { key: 'ArrowDown' });
    expect(marksOf('Freya Halloran').getAllByRole('radio')).toContain(document.activeElement);
    fireEvent.keyDown(screen.getByRole('button', { name: 'Mark the rest present' }), { key: 'p' });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(sent).toEqual([]);
  });

  test('marks that are made while others are on their way go together', async () => {
    await show([recording()]);
    fireEvent.click(radio('Emmett Solano', 'Present'));
    fireEvent.click(radio('Freya Halloran', 'Late'));
    fireEvent.click(radio('Freya Halloran', 'Absent'));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent.map(({ marks }) => marks.map(({ userId, status }) => `${userId} ${status}`))).toEqual([
      ['e present'],
      ['f absent'],
    ]);
    await screen.findByText(/^Saved /);
    expect([isOn('Emmett Solano', 'Present'), isOn('Freya Halloran', 'Absent')]).toEqual([true, true]);
  });

  test('Ctrl Z takes the last batch back', async () => {
    await show([recording(), undoing]);
    fireEvent.click(radio('Emmett Solano', 'Absent'));
    await screen.findByText(/^Saved /);
    fireEvent.keyDown(radio('Emmett Solano', 'Absent'), { key: 'z', ctrlKey: true });
    await waitFor(() => expect(undone).toEqual([sent[0]?.batchId]));
    expect(await screen.findByText('1 mark restored')).toBeTruthy();
  });

  test('the rest are marked present, and who is excused stays excused', async () => {
    await show([recording()]);
    fireEvent.click(screen.getByRole('button', { name: 'Mark the rest present' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.marks.map(({ userId }) => userId)).toEqual(['e', 'f']);
    expect(isOn('Margit Pavlenko', 'Excused')).toBe(true);
  });

  test('what is refused disappears again, and that is said', async () => {
    await show([recording(true)]);
    fireEvent.click(radio('Emmett Solano', 'Present'));
    expect(isOn('Emmett Solano', 'Present')).toBe(true);
    expect(await screen.findByText('Not saved: Emmett Solano')).toBeTruthy();
    expect((await screen.findByRole('alert')).textContent).toContain('This register is closed.');
    expect(isOn('Emmett Solano', 'Present')).toBe(false);
  });

  test('without a connection marks stay as they were made, nothing is closed over them, and they are sent when it is back', async () => {
    const seen: string[] = [];
    const lost: MockedResponse = {
      request: { query: RecordAttendanceDocument },
      variableMatcher: ({ batchId, commandId }) => seen.push(`${batchId === commandId} ${batchId}`) > 0,
      maxUsageCount: 3,
      error: new TypeError('Failed to fetch'),
    };
    await show([lost, recording()]);
    fireEvent.click(radio('Emmett Solano', 'Present'));
    await screen.findByText('1 mark not sent yet');
    await screen.findByText('Your connection is gone. Go on: the marks stay here and are sent when it is back.');
    expect(screen.getByText('Not sent yet').closest('tr')?.textContent).toContain('Emmett Solano');
    fireEvent.click(radio('Freya Halloran', 'Absent'));
    await screen.findByText('2 marks not sent yet');
    expect([isOn('Emmett Solano', 'Present'), isOn('Freya Halloran', 'Absent')]).toEqual([true, true]);
    fireEvent.click(screen.getByRole('button', { name: 'Close register' }));
    expect((await screen.findByRole('alert')).textContent).toContain('We cannot reach the server.');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    const closing = new Event('beforeunload', { cancelable: true });
    dispatchEvent(closing);
    expect(closing.defaultPrevented).toBe(true);
    await waitFor(() => expect(seen).toHaveLength(3));
    act(() => void dispatchEvent(new Event('online')));
    await screen.findByText(/^Saved /);
    // The first one may have arrived, so it goes again as it was, under the same id.
    expect(new Set(seen)).toEqual(new Set([`true ${sent[0]!.batchId}`]));
    expect(sent.map(({ marks }) => marks.map(({ userId, status }) => `${userId} ${status}`))).toEqual([
      ['e present'],
      ['f absent'],
    ]);
    expect([screen.queryByText('Not sent yet'), sessionStorage]).toEqual([
      null,
      expect.objectContaining({ length: 0 }),
    ]);
  });

  test('marks that a page could not send before it was loaded anew are sent by the next one, for the same person alone', async () => {
    const batch = { batchId: 'b', marks: [{ userId: 'e', status: 'late', arrivedAt: null }] };
    const key = `marks:${harriet._id}:reg`;
    sessionStorage.setItem(
      key,
      JSON.stringify({ batch, marks: [{ userId: 'f', status: 'present', arrivedAt: null }] }),
    );
    await show([recording()], register, { ...harriet, _id: '5eed00000000000000000006' });
    expect([isOn('Emmett Solano', 'Late'), sent]).toEqual([false, []]);
    cleanup();
    await show([recording()]);
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[0]).toEqual(batch);
    await screen.findByText(/^Saved /);
    expect([isOn('Emmett Solano', 'Late'), isOn('Freya Halloran', 'Present')]).toEqual([true, true]);
    expect(sessionStorage.getItem(key)).toBeNull();
  });

  test('whose marks could not be saved is said of all of them, until they are saved', async () => {
    const failing = { ...recording(true), maxUsageCount: 2 };
    await show([failing, recording()]);
    fireEvent.click(radio('Emmett Solano', 'Present'));
    await screen.findByText('Not saved: Emmett Solano');
    // It stands in the row as well, which may be far from the head of the register.
    expect(screen.getByText('Not saved').closest('tr')?.textContent).toContain('Emmett Solano');
    fireEvent.click(radio('Freya Halloran', 'Present'));
    await screen.findByText('Not saved: Emmett Solano and Freya Halloran');
    fireEvent.click(radio('Emmett Solano', 'Present'));
    await screen.findByText('Not saved: Freya Halloran');
    fireEvent.click(radio('Freya Halloran', 'Late'));
    await screen.findByText(/^Saved /);
    expect(screen.queryByText(/^Not saved/)).toBeNull();
  });

  test('what is saved has a line of its own from the beginning, apart from the buttons', async () => {
    await show([recording()]);
    const line = screen.getByText('Every mark is saved at once').closest('[role=status]');
    fireEvent.click(radio('Emmett Solano', 'Present'));
    await screen.findByText(/^Saved /);
    expect(screen.getByText(/^Saved /).closest('[role=status]')).toBe(line);
    expect(screen.queryByText('Every mark is saved at once')).toBeNull();
    const parts = [...line!.parentElement!.parentElement!.children];
    const rest = screen.getByRole('button', { name: 'Mark the rest present' });
    expect(parts.findIndex((one) => one.contains(rest))).toBeGreaterThan(parts.indexOf(line!.parentElement!));
  });

  test('two of one name are told apart, in the list and wherever one of them is named', async () => {
    const namesake = { __typename: 'Namesake' as const, startedOn: '2026-09-07', idEnd: null };
    const twins = [
      { ...freyas, namesake },
      { ...row('g', 'Freya Halloran'), namesake: { ...namesake, startedOn: '2026-10-05' } },
    ];
    await show([recording(true)], { ...register, students: [emmett, ...twins] });
    const told = ['Freya Halloran (since 7 Sept 2026)', 'Freya Halloran (since 5 Oct 2026)'];
    const groups = screen.getAllByRole('radiogroup').map((one) => one.getAttribute('aria-label'));
    expect(groups).toEqual(['Emmett Solano', ...told]);
    expect(screen.getByText('since 5 Oct 2026')).toBeTruthy();
    expect(screen.getByRole('button', { name: `not yet, Set the time of ${told[1]}` })).toBeTruthy();
    fireEvent.click(radio(told[1]!, 'Present'));
    expect(await screen.findByText(`Not saved: ${told[1]}`)).toBeTruthy();
  });

  test('a time of arrival that the clocks of the campus leave out is refused in words', async () => {
    await show([recording()], {
      ...register,
      date: '2027-03-14',
      startsAt: '2027-03-14T08:30:00.000Z',
      endsAt: '2027-03-14T11:00:00.000Z',
    });
    fireEvent.click(screen.getByRole('button', { name: 'not yet, Set the time of Emmett Solano' }));
    const time = await screen.findByLabelText<HTMLInputElement>('Arrived at');
    fireEvent.change(time, { target: { value: '02:30' } });
    await waitFor(() =>
      expect(time.validationMessage).toBe(
        'There is no such time there: the clocks are set forward over it. Choose 14 Mar 2027, 03:30 or another time.',
      ),
    );
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Save' }));
    fireEvent.change(time, { target: { value: '03:30' } });
    await waitFor(() => expect(time.validity.valid).toBe(true));
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(sent.map(({ marks }) => marks)).toEqual([
        [{ userId: 'e', status: 'late', arrivedAt: '2027-03-14T09:30:00.000Z' }],
      ]),
    );
  });

  const joined = [{ __typename: 'JoinedStudent' as const, userId: 'n', name: 'Nora Quist' }];
  test('whoever was enrolled since it was opened is named, and comes into it', async () => {
    const adding = answers(AddRegisterStudentsDocument, () => ({
      data: { addRegisterStudents: { ...register, students: [...register.students, row('n', 'Nora Quist')] } },
    }));
    await show([adding.mock], { ...register, joined });
    expect(screen.getByText('Enrolled on this day, but not on the register: Nora Quist.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Add to the register' }));
    expect(await screen.findByText('Added to the register: Nora Quist')).toBeTruthy();
    await screen.findByRole('radiogroup', { name: 'Nora Quist' });
    expect(screen.queryByText(/not on the register/)).toBeNull();
    expect(adding.seen).toMatchObject([{ _id: 'reg' }]);
  });
  test('an instructor, who may not open one, is offered nothing of that', async () => {
    const region = { regionId: 'r', slug: 'US-CedarRidge', roleNames: ['instructor' as const] };
    await show([], { ...register, joined }, { ...harriet, roles: ['user'], regionRoles: [region] });
    expect(screen.queryByText(/not on the register/)).toBeNull();
  });

  test('shows all marks of its week, however many periods a day has', async () => {
    const days = ['2026-11-16', '2026-11-17', '2026-11-18'];
    const week = days.flatMap((date) =>
      ['P1', 'P2', 'P3'].map((periodKey) => ({
        __typename: 'WeekMark' as const,
        date,
        periodKey,
        status: 'late' as const,
      })),
    );
    await show([], { ...register, students: [emmett, { ...freyas, week }] });
    expect(screen.getByRole('img', { name: /^Marks this week/ }).textContent).toBe('L'.repeat(9));
  });

  test('a manager who is no attendance admin cannot excuse', async () => {
    await show([]);
    expect(radio('Freya Halloran', 'Excused').getAttribute('aria-disabled')).toBe('true');
    fireEvent.keyDown(radio('Freya Halloran', 'Present'), { key: 'e' });
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('an attendance admin excuses by hand after a question', async () => {
    await show([], register, { ...harriet, attendanceAdminOf: ['r'] });
    fireEvent.keyDown(radio('Freya Halloran', 'Present'), { key: 'e' });
    expect((await screen.findByRole('alertdialog')).textContent).toContain('Excuse Freya Halloran?');
  });

  test('nobody excuses oneself', async () => {
    await show([], register, { ...harriet, _id: 'f', attendanceAdminOf: ['r'] });
    expect(radio('Freya Halloran', 'Excused').getAttribute('aria-disabled')).toBe('true');
    expect(radio('Emmett Solano', 'Excused').getAttribute('aria-disabled')).toBeNull();
    fireEvent.keyDown(radio('Freya Halloran', 'Present'), { key: 'e' });
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('shows the code that students type when it is asked for, and tells it once', async () => {
    let now = '12345678';
    const code = answers(ScanCodeDocument, () => ({ data: { scanCode: { code: now, secondsLeft: 1 } } }));
    await show([code.mock]);
    expect(code.seen).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Scan code' }));
    expect(await screen.findByText('1234 5678')).toBeTruthy();
    expect(await screen.findByRole('img', { name: 'QR code that opens the page for this code' })).toBeTruthy();
    expect(code.seen[0]).toEqual({ groupId: 'g', date: '2026-11-19', period: 'P2' });
    now = '87654321';
    expect(await screen.findByText('8765 4321')).toBeTruthy();
    expect(screen.getByText('The scan code is 1234 5678.').getAttribute('role')).toBe('status');
    fireEvent.click(screen.getByRole('button', { name: 'Scan code' }));
    expect(screen.queryByText('8765 4321')).toBeNull();
  });

  test('says of a code that could not be renewed why, and writes it into the browser’s console', async () => {
    const logged = jest.spyOn(console, 'error').mockReturnValue();
    const code = answers(ScanCodeDocument, () => ({ refusal: { message: 'Out of reach.', code: 'unavailable' } }));
    await show([code.mock]);
    fireEvent.click(screen.getByRole('button', { name: 'Scan code' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Out of reach.');
    expect(logged.mock.calls.map(([error]) => String(error))).toContain('ApolloError: Out of reach.');
    logged.mockRestore();
  });

  test('says of a student who scanned in time how the mark came', async () => {
    const scanned = {
      ...freyas,
      status: 'present' as const,
      arrivedAt: register.startsAt,
      minutesLate: 0,
      takenBy: 'f',
    };
    await show([], { ...register, students: [emmett, scanned] });
    expect(screen.getByText('scan')).toBeTruthy();
  });

  test('closing names who becomes absent, and sends the revision that was seen', async () => {
    const seen: Record<string, unknown>[] = [];
    const closing: MockedResponse<CloseRegisterMutation> = {
      request: { query: CloseRegisterDocument },
      variableMatcher: (variables: Record<string, unknown>) => {
        seen.push(variables);
        return true;
      },
      result: { data: { closeRegister: { ...register, status: 'closed' } } },
    };
    await show([closing]);
    fireEvent.click(screen.getByRole('button', { name: 'Close register' }));
    const question = await screen.findByRole('alertdialog');
    expect(question.textContent).toContain(
      '2 students are not marked and become Absent: Emmett Solano and Freya Halloran.',
    );
    fireEvent.click(within(question).getByRole('button', { name: 'Close register' }));
    await waitFor(() => expect(seen.at(-1)).toMatchObject({ _id: 'reg', expectedRevision: 1 }));
  });
});

describe('a closed register', () => {
  const closed: StaffRegisterFragment = {
    ...marked([{ userId: 'e', status: 'absent', arrivedAt: null }]),
    status: 'closed',
  };
  test('is read, and corrected only with a reason', async () => {
    await show([], closed);
    expect(screen.queryByRole('radiogroup')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Correct the mark of Emmett Solano' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByLabelText<HTMLTextAreaElement>('Reason', { exact: false }).required).toBe(true);
    expect(
      [...within(dialog).getByLabelText<HTMLSelectElement>('The right mark').options].map(({ value }) => value),
    ).toEqual(['present', 'late']);
  });
  test('is corrected by others where it is about oneself', async () => {
    await show([], closed, { ...harriet, _id: 'e' });
    expect(screen.queryByRole('button', { name: 'Correct the mark of Emmett Solano' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Correct the mark of Freya Halloran' })).toBeTruthy();
  });

  const attendanceAdmin = { ...harriet, attendanceAdminOf: ['r'] };
  const byHand = row('m', 'Margit Pavlenko', { status: 'excused', excuses: [{ cause: 'manual', causeId: 'sick' }] });
  const present = row('f', 'Freya Halloran', { status: 'present', input: 'present' });
  const shown = { ...closed, students: [closed.students[0]!, present, byHand] };
  const excuses = () =>
    screen.queryAllByRole('button', { name: /^Excuse / }).map((one) => one.getAttribute('aria-label'));

  test('an attendance admin excuses by hand whoever was not there, with the revision that was seen', async () => {
    const seen: Record<string, unknown>[] = [];
    const excusing: MockedResponse<ExcuseAttendanceMutation> = {
      request: { query: ExcuseAttendanceDocument },
      variableMatcher: (variables: Record<string, unknown>) => {
        seen.push(variables);
        return true;
      },
      result: { data: { excuseAttendance: shown } },
    };
    await show([excusing], shown, attendanceAdmin);
    expect(excuses()).toEqual(['Excuse Emmett Solano']);
    fireEvent.click(screen.getByRole('button', { name: 'Excuse Emmett Solano' }));
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Excuse' }));
    await waitFor(() => expect(seen.at(-1)).toMatchObject({ _id: 'reg', userId: 'e', expectedRevision: 1 }));
    expect(await screen.findByText('Emmett Solano: excused')).toBeTruthy();
  });

  test('and takes an excuse by hand back', async () => {
    await show([], shown, attendanceAdmin);
    fireEvent.click(screen.getByRole('button', { name: 'Take back the excuse of Margit Pavlenko' }));
    expect((await screen.findByRole('alertdialog')).textContent).toContain('The mark goes back to what was recorded.');
  });

  test('a manager who is no attendance admin only corrects', async () => {
    await show([], shown);
    expect(excuses()).toEqual([]);
    expect(screen.queryByRole('button', { name: /^Take back/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Correct the mark of Emmett Solano' })).toBeTruthy();
  });
});
