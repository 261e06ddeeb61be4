import { describe, expect, test } from '@jest/globals';
import { activeSteps, didIn, hereIn, neverActive, type ActiveMonths } from './active-months.rules.ts';

type Step = (before: ActiveMonths) => ActiveMonths;
const did =
  (month: string): Step =>
  (before) =>
    didIn(before, month);
const here =
  (month: string, by = 1): Step =>
  (before) =>
    hereIn(before, month, by);
const after = (...steps: readonly Step[]) => steps.reduce((months, step) => step(months), neverActive);
/** What the counters come to, by month: active students and those whose first month of the year it is. */
function counted(...steps: readonly Step[]) {
  const sums: Record<string, [number, number]> = {};
  let months = neverActive;
  for (const step of steps) {
    const next = step(months);
    for (const { month, activeStudents, firstActive } of activeSteps(months, next)) {
      const [one, other] = sums[month] ?? [0, 0];
      sums[month] = [one + activeStudents, other + firstActive];
    }
    months = next;
  }
  return sums;
}

describe('a student', () => {
  test('counts once a month, whatever is done in it, and once a year as active for the first time', () => {
    expect(counted(did('2026-09'), did('2026-09'), here('2026-09'), did('2026-10'), did('2027-01'))).toEqual({
      '2026-09': [1, 1],
      '2026-10': [1, 0],
      '2027-01': [1, 1],
    });
  });
  test('who did it already in the month is the very same afterwards, so nothing is written', () => {
    const before = after(did('2026-09'));
    expect(did('2026-09')(before)).toBe(before);
    expect(here('2026-09')(before)).toBe(before);
    expect(here('2026-10', 0)(before)).toBe(before);
  });
  test('whose only presence of a month was a mistake does not count in it', () => {
    expect(counted(here('2026-09'), here('2026-10'), here('2026-09', -1))).toEqual({
      '2026-09': [0, 0],
      '2026-10': [1, 1],
    });
    expect(counted(here('2026-09'), here('2026-09'), here('2026-09', -1))).toEqual({ '2026-09': [1, 1] });
    expect(after(here('2026-09'), here('2026-09', -1))).toEqual(neverActive);
  });
  test('who did something besides counts whatever becomes of the presence', () => {
    expect(counted(here('2026-09'), did('2026-09'), here('2026-09', -1))).toEqual({ '2026-09': [1, 1] });
  });
  test('of whose year an earlier month is learned of later is active for the first time in that', () => {
    expect(counted(did('2026-10'), here('2026-09'))).toEqual({ '2026-09': [1, 1], '2026-10': [1, 0] });
  });
});
