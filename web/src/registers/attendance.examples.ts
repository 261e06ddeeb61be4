import type { AttendanceStatus } from '../generated/schema.ts';
import type { MockedResponse } from '@apollo/client/testing';
import {
  AttendanceDocument,
  AttendanceHistoryDocument,
  type AttendanceOverviewFragment,
  type AttendanceRecordFragment,
  type AttendanceQuery,
} from '../generated/registers/attendance.ts';

// Fragments match by it; the types of the screens do not know it.
const typed = { __typename: 'AttendanceSummary' };
const groupId = '5eed00000000000000000a01';
export const overview: AttendanceOverviewFragment = {
  groupId,
  groupName: 'Day Year 1',
  explanationsEnabled: true,
  timeZone: 'America/Denver',
  term: 'Autumn 2026',
  terms: [
    { name: 'Autumn 2026', from: '2026-09-07', to: '2026-12-18' },
    { name: 'Spring 2027', from: '2027-01-11', to: '2027-05-07' },
  ],
  periods: [1, 2, 3, 4].flatMap((weekday) => [
    { key: 'P1', weekday, start: '08:30', end: '10:00' },
    { key: 'P2', weekday, start: '10:30', end: '12:00' },
  ]),
  summary: {
    ...typed,
    _id: 'summary',
    present: 75,
    absent: 5,
    late: 6,
    excused: 2,
    total: 88,
    percent: 94.318,
    deduction: 3,
    absentsOverGrace: 2,
    latesOverGrace: 2,
    graceAbsentsPerTerm: 3,
    graceLatesPerTerm: 4,
    absenceDeduction: 1,
    lateDeduction: 0.5,
    minutesLateThreshold: 15,
  },
};
const record = (
  date: string,
  periodKey: string,
  status: AttendanceStatus,
  more: Partial<AttendanceRecordFragment> = {},
): AttendanceRecordFragment => ({
  _id: `${date} ${periodKey}`,
  registerId: `register ${date} ${periodKey}`,
  date,
  periodKey,
  startsAt: `${date}T${periodKey === 'P1' ? '15' : '17'}:30:00Z`,
  status,
  input: status === 'excused' ? 'absent' : status,
  percent: 94.318,
  excuses: [],
  explanation: null,
  arrivedAt: null,
  minutesLate: null,
  takenByName: 'Harriet Vance',
  takenAt: `${date}T17:00:00Z`,
  ...more,
});
export const records: readonly AttendanceRecordFragment[] = [
  record('2026-11-17', 'P2', 'present'),
  record('2026-11-17', 'P1', 'absent', { arrivedAt: '2026-11-17T15:47:00Z', minutesLate: 17 }),
  record('2026-11-12', 'P1', 'excused', { excuses: [{ cause: 'leave', causeId: 'x' }] }),
];
export const answering = (overviewAnswer: AttendanceOverviewFragment): MockedResponse<AttendanceQuery> => ({
  request: { query: AttendanceDocument, variables: { groupId } },
  result: { data: { attendance: overviewAnswer } },
});
export const attendance = answering(overview);
export const history = (
  more: { readonly status?: string },
  items: readonly AttendanceRecordFragment[],
): MockedResponse => ({
  request: {
    query: AttendanceHistoryDocument,
    variables: { groupId, term: 'Autumn 2026', ...more, page: 0, perPage: 50 },
  },
  result: { data: { attendanceHistory: { items, total: items.length, more: false } } },
});
