import { describe, expect, test } from '@jest/globals';
import { summarise } from './attendance.rules.ts';

const dayProgram = { minutesLateThreshold: 15, graceAbsentsPerTerm: 3, graceLatesPerTerm: 4, absenceDeduction: 1, lateDeduction: 0.5 };
const nothing = { present: 0, absent: 0, late: 0, excused: 0 };

describe('the sums of a term', () => {
  test('the worked example of 88 periods', () => {
    expect(summarise({ present: 75, absent: 5, late: 6, excused: 2 }, dayProgram)).toEqual({
      total: 88,
      percent: 94.32,
      deduction: 3,
      absentsOverGrace: 2,
      latesOverGrace: 2,
    });
  });
  test('without marks there is no percentage', () => {
    expect(summarise(nothing, dayProgram)).toEqual({ total: 0, percent: null, deduction: 0, absentsOverGrace: 0, latesOverGrace: 0 });
  });
  test.each([
    { counts: { ...nothing, absent: 3, late: 4 }, deduction: 0 },
    { counts: { ...nothing, absent: 4, late: 4 }, deduction: 1 },
    { counts: { ...nothing, absent: 3, late: 5 }, deduction: 0.5 },
    { counts: { ...nothing, excused: 40 }, deduction: 0 },
    { counts: { ...nothing, absent: 250 }, deduction: 100 },
  ])('$counts takes off $deduction', ({ counts, deduction }) => {
    expect(summarise(counts, dayProgram).deduction).toBe(deduction);
  });
  test.each([
    // 1 / 800 is exactly 0.125 %: half goes up.
    { counts: { ...nothing, present: 1, absent: 799 }, percent: 0.13 },
    { counts: { ...nothing, present: 2, absent: 1 }, percent: 66.67 },
    { counts: { ...nothing, excused: 2 }, percent: 100 },
    { counts: { ...nothing, absent: 2 }, percent: 0 },
  ])('$counts is $percent %', ({ counts, percent }) => {
    expect(summarise(counts, dayProgram).percent).toBe(percent);
  });
  test('a deduction in fractions is rounded once, half up', () => {
    expect(summarise({ ...nothing, late: 3 }, { ...dayProgram, graceLatesPerTerm: 0, lateDeduction: 0.335 }).deduction).toBe(1.01);
  });
});
