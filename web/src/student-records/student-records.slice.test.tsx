/** @jest-environment jsdom */
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  AddTranscriptNoteDocument,
  RemoveTranscriptNoteDocument,
  StudentRecordDocument,
  type StudentGradesFragment,
  type StudentRecordQuery,
} from '../generated/student-records/admin/student-record.ts';
import { answers, renata } from '../lib/testing/console.tsx';
import { showPage } from '../lib/testing/page.tsx';
import '../lib/testing/browser.ts';
import { StudentRecordPage } from './admin/StudentRecordPage.tsx';

afterEach(cleanup);

const id = '5eed00000000000000000012';
const record: StudentRecordQuery = {
  currencies: [{ value: 'USD', decimals: 2 }],
  studentRecord: {
    _id: id,
    fullName: 'Freya Halloran',
    picture: null,
    status: 'active',
    enrolments: [{ groupId: 'g1', groupName: 'Day Year 1', regionName: 'Cedar Ridge', status: 'active' }],
    attendance: [
      {
        groupId: 'g1',
        groupName: 'Day Year 1',
        timeZone: 'America/Denver',
        term: 'Autumn',
        summary: {
          _id: 's1',
          present: 75,
          late: 6,
          absent: 5,
          excused: 2,
          total: 88,
          percent: 94.32,
          deduction: 3,
          absentsOverGrace: 2,
          latesOverGrace: 2,
          graceAbsentsPerTerm: 3,
          graceLatesPerTerm: 4,
          absenceDeduction: 1,
          lateDeduction: 0.5,
          minutesLateThreshold: 15,
        },
        missed: [{ _id: 'r1', date: '2026-11-18', periodKey: 'P1', status: 'late' }],
      },
    ],
    grades: [
      {
        _id: 't1',
        userId: id,
        groupId: 'g1',
        groupName: 'Day Year 1',
        regionId: 'r1',
        timeZone: 'America/Denver',
        terms: [
          {
            whyId: 'w1',
            name: 'Autumn',
            grade: 78.25,
            courses: [{ whyId: 'w2', code: 'OT101', title: 'Old Testament Survey', grade: null }],
          },
        ],
        notes: [],
      },
    ],
    leave: {
      total: 1,
      items: [{ id: 'l1', fromDate: '2026-11-24', toDate: '2026-11-24', reason: 'Dentist', status: 'pending' }],
    },
    invoices: {
      total: 12,
      balances: [{ currency: 'USD', balance: 30_000 }],
      items: [{ id: 'i1', number: 'US-1', dueDate: '2026-10-01', status: 'part-paid', state: 'overdue' }],
    },
    contacts: {
      email: 'freya@example.org',
      location: null,
      phones: [{ type: 'mobile', number: '+1 719 555-0110' }],
      emails: [],
      addresses: [],
    },
    history: [{ _id: 'e1', at: '2026-11-19T15:12:00.000Z', sentence: 'Freya asked for leave', isByPerson: true }],
  },
};
const { studentRecord } = record;
const nothing = { attendance: null, grades: null, leave: null, invoices: null, contacts: null };
const show = (shown: StudentRecordQuery['studentRecord'], user = renata) => {
  const { mock, seen } = answers(StudentRecordDocument, () => ({ data: { ...record, studentRecord: shown } }));
  showPage(<StudentRecordPage id={id} />, { mocks: [mock], user, path: `/students/${id}` });
  return seen;
};
const part = (name: string) => within(screen.getByRole('region', { name }));
const parts = () => within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');

describe('the record of a student', () => {
  test('has everything on one page by one operation, and each thing leads to where it is dealt with', async () => {
    const seen = show(studentRecord);
    await screen.findByRole('heading', { level: 1, name: 'Freya Halloran' });
    expect(seen).toEqual([{ userId: id }]);
    expect(parts().map(({ textContent }) => textContent)).toEqual([
      'Contact',
      'Groups',
      'Leave requests',
      'Invoices',
      'Attendance',
      'Grades',
      'History',
    ]);
    const to = (name: string, link: string) => part(name).getByRole('link', { name: link }).getAttribute('href');
    expect(to('Contact', '+1 719 555-0110')).toBe('tel:+17195550110');
    expect(to('Groups', 'Day Year 1, Cedar Ridge')).toBe('/groups/g1');
    expect(to('Leave requests', 'Tue 24 Nov: Dentist')).toBe('/attendance-leave-requests?id=l1');
    expect(to('Invoices', 'US-1, due 1 Oct 2026')).toBe('/billing?id=i1');
    expect(to('Invoices', 'Show all 12')).toContain('/billing?filter=');
    part('Invoices').getByText('$300.00 to pay');
    expect(part('Invoices').getByText('Part-paid').parentElement?.parentElement?.textContent).toContain('Overdue');
    part('Attendance').getByText('94.3%');
    part('Attendance').getByText('3 points off the term grade');
    part('Attendance').getByText('Wednesday 18 November, Period 1');
    part('Grades').getByRole('row', { name: 'OT101 Old Testament Survey N/A' });
    part('Grades').getByRole('row', { name: /Term grade 78.25%/ });
    part('History').getByText('Freya asked for leave');
  });

  test('has no place for what the role may not see, and says of the rest when there is nothing', async () => {
    const facilitator = { ...renata, roles: ['manager', 'user'] as const };
    show({ ...studentRecord, ...nothing, enrolments: [], history: [], leave: { total: 0, items: [] } }, facilitator);
    await screen.findByRole('heading', { level: 1, name: 'Freya Halloran' });
    expect(parts().map(({ textContent }) => textContent)).toEqual(['Groups', 'Leave requests', 'History']);
    part('Groups').getByText('In no group so far.');
    part('Leave requests').getByText('No leave has been requested.');
    part('History').getByText('Nothing has happened yet.');
    expect(screen.queryByRole('link', { name: 'Account' })).toBeNull();
  });

  test('opens leave where a facilitator follows it, and names invoices without a way to where he may not go', async () => {
    show(studentRecord, { ...renata, roles: ['manager', 'user'] });
    await screen.findByRole('heading', { level: 1, name: 'Freya Halloran' });
    expect(part('Leave requests').getByRole('link').getAttribute('href')).toBe('/attendances?tab=leave-requests&id=l1');
    // The list of invoices is not his; the statement tells of what was billed in his region.
    expect(part('Invoices').getByRole('link', { name: 'Statement of account' })).toBeTruthy();
    expect(part('Invoices').getAllByRole('link')).toHaveLength(1);
  });

  test('says plainly of a person who is not there or not to be known that there is nothing', async () => {
    jest.spyOn(console, 'error').mockReturnValueOnce(undefined);
    const { mock } = answers(StudentRecordDocument, () => ({
      refusal: { message: 'This is not here, or it is not yours to see.', code: 'notFound' },
    }));
    showPage(<StudentRecordPage id={id} />, { mocks: [mock], user: renata, path: `/students/${id}` });
    expect((await screen.findByRole('alert')).textContent).toBe('This is not here, or it is not yours to see.');
    screen.getByRole('heading', { level: 1, name: 'Student record' });
  });
});

describe('the notes on a transcript', () => {
  const note = {
    noteId: 'n1',
    text: 'Hebrew I from another college',
    transferredCredit: 3,
    at: '2026-11-10T12:00:00.000Z',
    byName: 'Harriet Vance',
  };
  const grades = (changed: Partial<StudentGradesFragment> = {}) => [{ ...studentRecord.grades![0]!, ...changed }];
  const open = async (shown: Partial<StudentGradesFragment>, user = renata) => {
    let present = shown;
    const page = answers(StudentRecordDocument, () => ({
      data: { ...record, studentRecord: { ...studentRecord, grades: grades(present) } },
    }));
    const added = answers(AddTranscriptNoteDocument, () => {
      present = { notes: [note] };
      return { data: { addTranscriptNote: grades(present)[0]! } };
    });
    const removed = answers(RemoveTranscriptNoteDocument, () => {
      present = { notes: [] };
      return { data: { removeTranscriptNote: grades(present)[0]! } };
    });
    const mocks = [page.mock, added.mock, removed.mock];
    showPage(<StudentRecordPage id={id} />, { mocks, user, path: `/students/${id}` });
    await screen.findByRole('heading', { level: 1, name: 'Freya Halloran' });
    return { added: added.seen, removed: removed.seen };
  };
  const send = () => fireEvent.click(screen.getAllByRole('button', { name: 'Add a note' }).at(-1)!);

  test('are added by whoever may, also where nothing is graded', async () => {
    const { added } = await open({ terms: [] });
    part('Grades').getByText('Nothing has been graded yet.');
    fireEvent.click(part('Grades').getByRole('button', { name: 'Add a note' }));
    const form = within(await screen.findByRole('dialog', { name: 'Note on the transcript: Day Year 1' }));
    fireEvent.change(form.getByLabelText(/^Note/), { target: { value: ` ${note.text} ` } });
    fireEvent.change(form.getByLabelText(/^Transferred credits/), { target: { value: '3' } });
    send();
    await screen.findByText('Hebrew I from another college Transferred credits: 3');
    expect(added).toEqual([
      {
        userId: id,
        groupId: 'g1',
        noteId: expect.stringMatching(/^[0-9a-f]{24}$/),
        text: note.text,
        transferredCredit: 3,
        commandId: expect.any(String),
      },
    ]);
  });

  test('are added without credits too', async () => {
    const { added } = await open({});
    fireEvent.click(part('Grades').getByRole('button', { name: 'Add a note' }));
    const form = within(await screen.findByRole('dialog', { name: 'Note on the transcript: Day Year 1' }));
    fireEvent.change(form.getByLabelText(/^Note/), { target: { value: 'Sits in on Greek' } });
    send();
    await waitFor(() => expect(added).toHaveLength(1));
    expect(added[0]).toMatchObject({ text: 'Sits in on Greek', transferredCredit: null });
  });

  test('are removed after a question', async () => {
    const { removed } = await open({ notes: [note] });
    part('Grades').getByText('10 Nov 2026, Harriet Vance');
    fireEvent.click(
      part('Grades').getByRole('button', { name: `Remove the note: ${note.text} Transferred credits: 3` }),
    );
    const question = within(await screen.findByRole('alertdialog', { name: 'Remove this note from the transcript?' }));
    expect(removed).toEqual([]);
    fireEvent.click(question.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(part('Grades').queryByText(/^Hebrew I/)).toBeNull());
    expect(removed).toEqual([
      {
        userId: id,
        groupId: 'g1',
        noteId: 'n1',
        commandId: expect.any(String),
      },
    ]);
  });

  const regionId = 'r1';
  const ofRegion: typeof renata = {
    ...renata,
    roles: ['user'],
    regionRoles: [{ regionId, slug: 'US-Cedar', roleNames: ['admin'] }],
  };
  test.each([
    ['managers', { ...renata, roles: ['manager', 'user'] } satisfies typeof renata],
    ['an admin of the region alone', ofRegion],
  ])('are read by %s, who may not change them', async (_, user) => {
    await open({ notes: [note] }, user);
    part('Grades').getByText(/^Hebrew I/);
    expect(part('Grades').queryByRole('button', { name: /note/i })).toBeNull();
  });
  test('are not for the person whose transcript it is', async () => {
    await open({ notes: [note] }, { ...renata, _id: id });
    expect(part('Grades').getByText(note.text, { exact: false })).toBeTruthy();
    expect(part('Grades').queryByRole('button', { name: /note/i })).toBeNull();
  });
});
