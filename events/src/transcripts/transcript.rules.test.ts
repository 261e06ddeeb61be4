import { describe, expect, test } from '@jest/globals';
import { courseGrade, termGrade, type GradedItem } from './transcript.rules.ts';

const exam = (...scores: number[]): GradedItem => ({
  kind: 'exam',
  weight: 1,
  attempts: scores.map((score, i) => ({ n: i + 1, score })),
});
const assignment = (grade: number | null, weight = 1): GradedItem => ({ kind: 'assignment', grade, weight });

describe('the worked example of a transcript', () => {
  const courseA = courseGrade([exam(64, 70), exam(70), assignment(85), { kind: 'completion' }]);
  const courseB = courseGrade([exam(95), assignment(80)]);
  test('course grades', () => expect([courseA, courseB]).toEqual([75, 87.5]));
  test('term grade after the deduction', () =>
    expect(termGrade([courseA, courseB], 3)).toEqual({ average: 81.25, grade: 78.25 }));
});

test('an abandoned attempt counts 0, and a better one replaces it', () => {
  expect(courseGrade([exam(0)])).toBe(0);
  expect(courseGrade([exam(0, 70)])).toBe(70);
});
test('what is not graded is not counted, and nothing graded is N/A', () => {
  expect(courseGrade([exam(), assignment(null), { kind: 'completion' }])).toBeNull();
  expect(courseGrade([exam(), assignment(90)])).toBe(90);
  expect(termGrade([null, null], 3)).toEqual({ average: null, grade: null });
  expect(termGrade([null, 80], 3)).toEqual({ average: 80, grade: 77 });
});
test('what a student is excused from is left out, whatever was made of it', () => {
  expect(courseGrade([exam(40), assignment(90)])).toBe(65);
  expect(courseGrade([{ kind: 'excused' }, assignment(90)])).toBe(90);
  expect(courseGrade([{ kind: 'excused' }])).toBeNull();
});
test('weights, and never below 0', () => {
  expect(courseGrade([assignment(100, 3), assignment(60, 1)])).toBe(90);
  expect(termGrade([2], 5)).toEqual({ average: 2, grade: 0 });
});
