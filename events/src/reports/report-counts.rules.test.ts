import { expect, test } from '@jest/globals';
import { countsByMonth, countsByRegion, noCounts } from './report-counts.rules.ts';

const row = (regionId: string, month: number, enrolled: number, more = {}) => ({
  regionId,
  year: 2026,
  month,
  enrolled,
  ...more,
});
const rows = [
  row('ridge', 1, 3, { examsTaken: 9, examsPassed: 7 }),
  row('lublin', 1, 2, { completed: 1, left: 4 }),
  row('ridge', 3, 5),
  row('ridge', 4, 50),
  row('hidden', 1, 70),
  row('ridge', 1, 90, { year: 2025 }),
];
const wanted = { regionIds: ['lublin', 'ridge', 'wells'], year: 2026, month: 3 };

test('the months of a year up to one of them are counted of all regions that are shown', () => {
  expect(countsByMonth(rows, wanted)).toEqual([
    { enrolled: 5, completed: 1, left: 4, examsTaken: 9, examsPassed: 7 },
    noCounts,
    { ...noCounts, enrolled: 5 },
  ]);
});
test('each region that is shown is counted of all these months, also where nothing happened', () => {
  expect(countsByRegion(rows, wanted)).toEqual([
    { regionId: 'lublin', ...noCounts, enrolled: 2, completed: 1, left: 4 },
    { regionId: 'ridge', ...noCounts, enrolled: 8, examsTaken: 9, examsPassed: 7 },
    { regionId: 'wells', ...noCounts },
  ]);
});
