import { expect, test } from '@jest/globals';
import { coveredLessons } from './leave-coverage.ts';

const timetable = (key: string) => ({
  terms: [{ name: 'Autumn', from: '2026-09-01', to: '2026-12-18' }],
  periods: [1, 2].map((weekday) => ({ key, weekday, start: '08:30', end: '10:00' })),
});
const leave = { fromDate: '2026-11-23', toDate: '2026-11-24', periods: [] };

test('which lessons a leave covers is worked out once for a timetable, and anew for another timetable or another leave', () => {
  const [before, after] = [timetable('P1'), timetable('P2')];
  const covered = coveredLessons(before, leave);
  expect(covered.map(({ date, periodKey }) => `${date} ${periodKey}`)).toEqual(['2026-11-23 P1', '2026-11-24 P1']);
  expect(coveredLessons(before, leave)).toBe(covered);
  expect(coveredLessons(after, leave).map(({ periodKey }) => periodKey)).toEqual(['P2', 'P2']);
  expect(coveredLessons(before, { ...leave, toDate: leave.fromDate })).toHaveLength(1);
});
