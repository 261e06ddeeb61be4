import { describe, expect, test } from '@jest/globals';
import type { AttendanceSummaryFieldsFragment } from '../../generated/registers/attendance.ts';
import { acknowledged } from './decision-effects.ts';

const summary: AttendanceSummaryFieldsFragment = {
  _id: 's',
  present: 40,
  absent: 2,
  late: 2,
  excused: 0,
  total: 44,
  percent: 95,
  deduction: 0,
  absentsOverGrace: 0,
  latesOverGrace: 0,
  graceAbsentsPerTerm: 3,
  graceLatesPerTerm: 4,
  absenceDeduction: 1,
  lateDeduction: 0.5,
  minutesLateThreshold: 15,
};
const lesson = (date: string, start = '08:30') => ({ date, periodKey: 'P1', start, end: '10:00' });
const now = new Date(2026, 10, 20, 12, 0);
type Status = 'pending' | 'approved' | 'acknowledged';
const after = (status: Status, ...covered: ReturnType<typeof lesson>[]) =>
  acknowledged({ status, covered, summary }, now);

describe('what acknowledging does to the term', () => {
  test('each period to come is one absence more', () =>
    expect(after('pending', lesson('2026-11-24'))).toEqual({ absences: 3, isUpTo: false, deduction: 0 }));
  test('beyond the grace it costs', () => {
    expect(after('pending', lesson('2026-11-24'), lesson('2026-11-25'), lesson('2026-11-26'))).toEqual({
      absences: 5,
      isUpTo: false,
      deduction: 2,
    });
  });
  test('what is over counts already as it was taken', () => {
    expect(
      after('pending', lesson('2026-11-19'), lesson('2026-11-20', '08:30'), lesson('2026-11-20', '13:00')).absences,
    ).toBe(3);
  });
  test('turning an approval round gives up to all of its periods back as absences', () => {
    expect(after('approved', lesson('2026-11-19'), lesson('2026-11-24'))).toEqual({
      absences: 4,
      isUpTo: true,
      deduction: 1,
    });
  });
  test('is foretold as it will be shown, with two decimals', () => {
    const odd = { ...summary, graceAbsentsPerTerm: 0, absenceDeduction: 0.335 };
    const covered = [lesson('2026-11-24')];
    expect(acknowledged({ status: 'pending', covered, summary: odd }, now).deduction).toBe(1.01);
  });
  test('no more than the whole grade', () => {
    const many = Array.from({ length: 200 }, () => lesson('2026-11-24'));
    expect(after('pending', ...many).deduction).toBe(100);
  });
});
