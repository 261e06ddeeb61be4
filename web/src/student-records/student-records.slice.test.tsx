/** @jest-environment jsdom */
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { StudentRecordDocument, type StudentRecordQuery } from '../generated/student-records/admin/student-record.ts';
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
        groupId: 'g1',
        groupName: 'Day Year 1',
        timeZone: 'America/Denver',
        terms: [
          {
            whyId: 'w1',
            name: 'Autumn',
            grade: 78.25,
            courses: [{ whyId: 'w2', code: 'OT101', title: 'Old Testament Survey', grade: null }],
          },
        ],
      },
    ],
    leave: {
      total: 1,
      items: [{ id: 'l1', fromDate: '2026-11-24', toDate: '2026-11-24', reason: 'Dentist', status: 'pending' }],
    },
    invoices: {
      total: 12,
      balances: [{ currency: 'USD', balance: 30_000 }],
      items: [{ id: 'i1', number: 'US-1', dueDate: '2026-10-01', state: 'overdue' }],
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
    expect(part('Invoices').queryByRole('link')).toBeNull();
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
