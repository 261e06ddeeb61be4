import { expect, test } from '@jest/globals';
import { noUserCounts, noUsers, userMonths, usersByMonth, usersByRegion, type UserRow } from './report-users.rules.ts';

const row = (regionId: string, month: number, more: Partial<UserRow>): UserRow => ({
  ...noUserCounts,
  regionId,
  year: 2026,
  month,
  ...more,
});
const rows = [
  row('ridge', 3, { activeStudents: 6, firstActive: 1, logins: 9 }),
  row('ridge', 1, { activeStudents: 5, firstActive: 5, newUsers: 2, logins: 70 }),
  row('lublin', 1, { activeStudents: 3, firstActive: 3, logins: 8 }),
  row('ridge', 4, { activeStudents: 90, firstActive: 90 }),
  row('hidden', 1, { activeStudents: 90 }),
  row('ridge', 1, { activeStudents: 90, year: 2025 }),
];
const wanted = { regionIds: ['lublin', 'ridge', 'wells'], year: 2026, month: 3 };

test('of a month are all its active students, of all regions that are shown', () => {
  expect(usersByMonth(rows, wanted)).toEqual([
    { newUsers: 2, logins: 78, activeStudents: 8 },
    noUsers,
    { newUsers: 0, logins: 9, activeStudents: 6 },
  ]);
});
test('of a region each active student counts once in all these months', () => {
  expect(usersByRegion(rows, wanted)).toEqual([
    { regionId: 'lublin', newUsers: 0, logins: 8, activeStudents: 3 },
    { regionId: 'ridge', newUsers: 2, logins: 79, activeStudents: 6 },
    { regionId: 'wells', ...noUsers },
  ]);
});
test('a file has each region and month, in their order', () => {
  expect(userMonths(rows, wanted)).toEqual([
    { regionId: 'lublin', year: 2026, month: 1, newUsers: 0, logins: 8, activeStudents: 3 },
    { regionId: 'ridge', year: 2026, month: 1, newUsers: 2, logins: 70, activeStudents: 5 },
    { regionId: 'ridge', year: 2026, month: 3, newUsers: 0, logins: 9, activeStudents: 6 },
  ]);
});
