import { describe, expect, test } from '@jest/globals';
import type { RegisterStudentFragment } from '../../../generated/registers/admin/register-admin.ts';
import { countsOf, unmarked, wishFor, withWish } from './register-marks.ts';

const times = { startsAt: '2026-11-23T17:30:00.000Z', endsAt: '2026-11-23T19:00:00.000Z', minutesLateThreshold: 15 };
const student: RegisterStudentFragment = {
  userId: 'u',
  name: 'Freya Halloran',
  namesake: null,
  picture: null,
  input: null,
  status: null,
  excuses: [],
  arrivedAt: null,
  minutesLate: null,
  takenBy: null,
  takenByName: null,
  takenAt: null,
  batchId: null,
  week: [],
  absences: 0,
  lates: 0,
  graceAbsents: 3,
  graceLates: 4,
};
const at = (time: string) => `2026-11-23T${time}:00.000Z`;
const excused: RegisterStudentFragment = { ...student, status: 'excused', excuses: [{ cause: 'leave', causeId: 'l' }] };

describe('what is sent', () => {
  test('late is late now while the period runs', () =>
    expect(wishFor(student, 'late', times, at('17:36')).arrivedAt).toBe(at('17:36')));
  test.each([at('17:00'), at('20:00')])('outside of it nobody knows when: %s', (now) =>
    expect(wishFor(student, 'late', times, now).arrivedAt).toBeNull(),
  );
  test('who came late already keeps that time', () => {
    expect(wishFor({ ...student, arrivedAt: at('17:34') }, 'late', times, at('17:50')).arrivedAt).toBe(at('17:34'));
  });
  test('present keeps the time of a scan, absent has none', () => {
    const scanned = { ...student, arrivedAt: at('17:26') };
    expect(wishFor(scanned, 'present', times, at('17:50')).arrivedAt).toBe(at('17:26'));
    expect(wishFor(scanned, 'absent', times, at('17:50')).arrivedAt).toBeNull();
  });
});

describe('what shows at once is what the server will say', () => {
  const shown = (
    marked: RegisterStudentFragment,
    status: 'present' | 'late' | 'absent',
    arrivedAt: string | null = null,
  ) => withWish(marked, { userId: 'u', status, arrivedAt }, times);
  test('late within the threshold, absent past it, present in time', () => {
    expect(shown(student, 'late', at('17:45'))).toMatchObject({ status: 'late', minutesLate: 15 });
    expect(shown(student, 'late', at('17:46'))).toMatchObject({ status: 'absent', minutesLate: 16 });
    expect(shown(student, 'late', at('17:29'))).toMatchObject({ status: 'present', minutesLate: 0 });
  });
  test('an excuse stays unless the student is there', () => {
    expect(shown(excused, 'absent')).toMatchObject({ status: 'excused', input: 'absent' });
    expect(shown(excused, 'present').status).toBe('present');
  });
});

test('the rest are those without any mark; who is excused has one', () => {
  expect(unmarked([student, excused])).toEqual([student]);
  expect(countsOf([student, excused, { status: 'late' }])).toEqual({
    present: 0,
    late: 1,
    absent: 0,
    excused: 1,
    open: 1,
  });
});
