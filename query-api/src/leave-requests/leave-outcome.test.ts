import { describe, expect, test } from '@jest/globals';
import type { AttendanceStatus } from '@paideia/events/registers/register.events.ts';
import { outcomeOf, type PeriodOutcome } from './leave-outcome.ts';

const term = {
  _id: 's',
  term: 'Term 1',
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
const period = (
  now: AttendanceStatus | null,
  approved: AttendanceStatus = 'excused',
  acknowledged: AttendanceStatus = now ?? 'absent',
  inTerm = 'Term 1',
): PeriodOutcome => ({
  lesson: { date: '2026-11-24', periodKey: 'P1', start: '08:30', end: '10:00', term: inTerm },
  now,
  approved,
  acknowledged,
});
const toCome = period(null);
const many = (n: number) => Array.from({ length: n }, () => toCome);
const acknowledged = (...periods: readonly PeriodOutcome[]) => outcomeOf(periods, 'acknowledged', term);
const approved = (...periods: readonly PeriodOutcome[]) => outcomeOf(periods, 'approved', term);

describe('what a decision does to the term', () => {
  test('each period to come is one absence more, and none when it is excused', () => {
    expect(acknowledged(toCome)).toEqual({ excused: 0, unchanged: 0, absences: 3, deduction: 0 });
    expect(approved(toCome)).toEqual({ excused: 1, unchanged: 0, absences: 2, deduction: 0 });
  });
  test('beyond the grace it costs', () =>
    expect(acknowledged(...many(3))).toMatchObject({ absences: 5, deduction: 2 }));
  test('what is over counts as it was taken', () => {
    const [here, away] = [period('present', 'present'), period('absent')];
    expect(acknowledged(here, away, toCome)).toEqual({ excused: 0, unchanged: 2, absences: 3, deduction: 0 });
    expect(approved(here)).toEqual({ excused: 0, unchanged: 1, absences: 2, deduction: 0 });
    expect(approved(here, away)).toEqual({ excused: 1, unchanged: 1, absences: 1, deduction: 0 });
  });
  test('turning an approval round gives back what was seen', () => {
    const [away, late] = [period('excused', 'excused', 'absent'), period('excused', 'excused', 'late')];
    expect(acknowledged(away, late)).toMatchObject({ absences: 3, deduction: 0 });
  });
  test('another term is not counted', () =>
    expect(acknowledged(period(null, 'excused', 'absent', 'Term 2'))).toMatchObject({ absences: 2 }));
  test('is foretold as it will be shown, with two decimals', () => {
    const odd = { ...term, graceAbsentsPerTerm: 0, absenceDeduction: 0.335 };
    expect(outcomeOf([toCome], 'acknowledged', odd).deduction).toBe(1.01);
  });
  test('no more than the whole grade', () => expect(acknowledged(...many(200)).deduction).toBe(100));
  test('without a term nothing is summed', () =>
    expect(outcomeOf([toCome], 'approved')).toEqual({ excused: 1, unchanged: 0, absences: null, deduction: null }));
});
