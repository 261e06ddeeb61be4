import { expect, test } from '@jest/globals';
import { chartFilterOf, lastSevenDays, lastThirtyDays, rangeOfDays, usualFilter } from './chart-filter.rules.ts';
import { countsByDay } from './report-days.rules.ts';

const none = { present: 0, late: 0 };
const row = (regionId: string, date: string, present: number) => ({ regionId, date, present, late: 1 });

test('every day of the range is there, with what happened in the regions that are shown', () => {
  const rows = [
    row('a', '2026-11-18', 2),
    row('b', '2026-11-18', 3),
    row('c', '2026-11-18', 90),
    row('a', '2026-11-21', 9),
  ];
  expect(countsByDay(none, rows, { regionIds: ['a', 'b'], from: '2026-11-17', to: '2026-11-19' })).toEqual([
    { date: '2026-11-17', counts: none },
    { date: '2026-11-18', counts: { present: 5, late: 2 } },
    { date: '2026-11-19', counts: none },
  ]);
});
test('the last days are counted from today, on whatever day they were chosen; chosen days stay', () => {
  const before = usualFilter('2026-10-01');
  for (const [label, from] of [
    [lastSevenDays, '2026-11-13'],
    [lastThirtyDays, '2026-10-21'],
  ] as const) {
    const kept = { ...before, queryDateRange: rangeOfDays('2026-09-01', '2026-10-01', label) };
    expect(chartFilterOf(kept, '2026-11-20').queryDateRange).toEqual(rangeOfDays(from, '2026-11-20', label));
  }
  const queryDateRange = rangeOfDays('2026-09-01', '2026-10-01', 'Chosen Days');
  expect(chartFilterOf({ ...before, queryDateRange }, '2026-11-20').queryDateRange).toEqual(queryDateRange);
});
