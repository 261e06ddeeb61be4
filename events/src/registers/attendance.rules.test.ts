import { describe, expect, test } from '@jest/globals';
import { isCapped, summarise } from './attendance.rules.ts';

const grading = {
  minutesLateThreshold: 15,
  graceAbsentsPerTerm: 3,
  graceLatesPerTerm: 4,
  absenceDeduction: 1,
  lateDeduction: 0.5,
};
const counts = (present: number, late: number, absent: number, excused: number) => ({ present, late, absent, excused });

describe('the sums of a term', () => {
  test('of the worked example', () => {
    expect(summarise(counts(75, 6, 5, 2), grading)).toEqual({
      total: 88,
      percent: 94.32,
      deduction: 3,
      absentsOverGrace: 2,
      latesOverGrace: 2,
    });
  });
  test.each([
    ['no marks', counts(0, 0, 0, 0), null, 0],
    ['all present', counts(10, 0, 0, 0), 100, 0],
    ['at the grace of both', counts(3, 4, 3, 0), 70, 0],
    ['one absence beyond the grace', counts(4, 4, 4, 0), 66.67, 1],
    ['one late beyond the grace', counts(2, 5, 3, 0), 70, 0.5],
    ['excused never counts against grace', counts(0, 0, 3, 97), 97, 0],
    ['all absent: at most 100 percent points', counts(0, 0, 200, 0), 0, 100],
    ['a third is rounded once', counts(1, 0, 2, 0), 33.33, 0],
    ['two thirds are rounded up', counts(2, 0, 1, 0), 66.67, 0],
    ['a half is rounded up', counts(1, 0, 7, 0), 12.5, 4],
  ])('%s', (_, marks, percent, deduction) => expect(summarise(marks, grading)).toMatchObject({ percent, deduction }));

  test.each([
    [1, 0.005, 0.01],
    [3, 0.335, 1.01],
    [1, 1.005, 1.01],
    [7, 0.1, 0.7],
    [3, 0.1, 0.3],
  ])('%i absences at %f are %f', (absent, absenceDeduction, deduction) => {
    const strict = { ...grading, graceAbsentsPerTerm: 0, absenceDeduction };
    expect(summarise(counts(0, 0, absent, 0), strict).deduction).toBe(deduction);
  });
  test.each([
    [100, 1, false],
    [101, 1, true],
    // 100.004 is 100 once it is rounded, as it is shown.
    [1, 100.004, false],
    [1, 100.005, true],
  ])('%i absences at %f are more than the whole grade: %s', (absent, absenceDeduction, expected) => {
    const strict = { ...grading, graceAbsentsPerTerm: 0, absenceDeduction };
    expect(isCapped({ ...strict, ...summarise(counts(0, 0, absent, 0), strict) })).toBe(expected);
  });
});
