import { expect, test } from '@jest/globals';
import { noDayCounts } from './report-days.rules.ts';
import { happenedByMonth, happenedByRegion, happenedMonths, type MonthRow } from './report-months.rules.ts';

const row = (regionId: string, year: number, month: number, present: number, late = 0): MonthRow => ({
  ...noDayCounts,
  regionId,
  year,
  month,
  present,
  late,
});
const rows = [
  row('b', 2026, 2, 20, 1),
  row('a', 2026, 3, 3),
  row('a', 2026, 1, 5),
  row('b', 2026, 1, 2),
  row('c', 2026, 1, 90),
  row('a', 2025, 1, 90),
  row('a', 2026, 4, 90),
];
const wanted = { regionIds: ['b', 'a'], year: 2026, month: 3 };

test('the months up to one of them are those of the chosen regions together', () =>
  expect(happenedByMonth(rows, wanted)).toEqual([
    { ...noDayCounts, present: 7 },
    { ...noDayCounts, present: 20, late: 1 },
    { ...noDayCounts, present: 3 },
  ]));
test('each region is all its months together, one without any too', () =>
  expect(happenedByRegion(rows, { ...wanted, regionIds: ['b', 'a', 'd'] })).toEqual([
    { ...noDayCounts, regionId: 'b', present: 22, late: 1 },
    { ...noDayCounts, regionId: 'a', present: 8 },
    { ...noDayCounts, regionId: 'd' },
  ]));
test('in a file each region has its months in order', () =>
  expect(happenedMonths(rows, wanted).map(({ regionId, month, present }) => [regionId, month, present])).toEqual([
    ['b', 1, 2],
    ['b', 2, 20],
    ['a', 1, 5],
    ['a', 3, 3],
  ]));
