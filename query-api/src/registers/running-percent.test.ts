import { expect, test } from '@jest/globals';
import { grading } from '@paideia/projection-service/registers/attendance.examples.ts';
import type { AttendanceSummaryView } from '@paideia/projection-service/registers/attendance-summary.view.ts';
import { percentAt } from './running-percent.ts';

const summary: AttendanceSummaryView = {
  _id: 's',
  userId: 'u',
  groupId: 'g',
  regionId: 'r',
  term: 'Autumn',
  present: 1,
  absent: 1,
  late: 1,
  excused: 1,
  total: 4,
  percent: 75,
  deduction: 0,
  absentsOverGrace: 0,
  latesOverGrace: 0,
  ...grading,
  gradedAt: '2026-11-18T14:30:00.000Z',
  // They came to be known in this order.
  statuses: { '20261118_P1': 'present', '20261117_P10': 'excused', '20261117_P2': 'absent', '20261116_P1': 'late' },
};

test.each([
  ['2026-11-16', 'P1', 100],
  ['2026-11-17', 'P2', 50],
  ['2026-11-17', 'P10', 66.67],
  ['2026-11-18', 'P1', 75],
  ['2026-11-19', 'P1', null],
])('with the marks up to %s %s it was %p', (date, periodKey, percent) =>
  expect(percentAt(summary, { date, periodKey })).toBe(percent),
);
