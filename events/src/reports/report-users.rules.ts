import { sumOfDays } from './report-days.rules.ts';

const names = ['newUsers', 'logins', 'activeStudents', 'firstActive'] as const;
/**
 * `newUsers` used their accounts for the first time, `logins` are sign-ins. `activeStudents` are counted once a month; `firstActive` are those of them whose first
 * active month of the year it is, so that those of several months from January on are counted once together.
 */
export type UserCounts = Readonly<Record<(typeof names)[number], number>>;
export const noUserCounts: UserCounts = { newUsers: 0, logins: 0, activeStudents: 0, firstActive: 0 };
/** Who came to a region in a month, by its clock, and used it. Whoever belongs to several regions counts in each of them. */
export type UserRow = UserCounts & { readonly regionId: string; readonly year: number; readonly month: number };

/** What is shown of a month, or of several of them together. */
export type ShownUsers = Pick<UserCounts, 'newUsers' | 'logins' | 'activeStudents'>;
export const noUsers: ShownUsers = { newUsers: 0, logins: 0, activeStudents: 0 };

type Wanted = { readonly regionIds: readonly string[]; readonly year: number; readonly month: number };
const wantedRows = (rows: readonly UserRow[], { regionIds, year, month }: Wanted): readonly UserRow[] =>
  rows.filter((row) => row.year === year && row.month <= month && regionIds.includes(row.regionId));
const monthRow = ({ newUsers, logins, activeStudents }: UserRow): ShownUsers => ({ newUsers, logins, activeStudents });

/** The months from January on, of all these regions together. */
export const usersByMonth = (rows: readonly UserRow[], wanted: Wanted): readonly ShownUsers[] =>
  Array.from({ length: wanted.month }, (_, n) =>
    sumOfDays(
      noUsers,
      wantedRows(rows, wanted)
        .filter(({ month }) => month === n + 1)
        .map(monthRow),
    ),
  );
/** Each of these regions, of all the months together, in which an active student counts once. */
export const usersByRegion = (
  rows: readonly UserRow[],
  wanted: Wanted,
): readonly (ShownUsers & { readonly regionId: string })[] =>
  wanted.regionIds.map((regionId) => {
    const own = wantedRows(rows, wanted).filter((row) => row.regionId === regionId);
    const { newUsers, logins, firstActive } = sumOfDays<UserCounts>(noUserCounts, own);
    return { regionId, newUsers, logins, activeStudents: firstActive };
  });
/** Each region and month in which something was, by region as these are ordered, for a file. */
export const userMonths = (
  rows: readonly UserRow[],
  wanted: Wanted,
): readonly (ShownUsers & Pick<UserRow, 'regionId' | 'year' | 'month'>)[] =>
  wantedRows(rows, wanted)
    .map((row) => ({ regionId: row.regionId, year: row.year, month: row.month, ...monthRow(row) }))
    .toSorted(
      (one, other) =>
        wanted.regionIds.indexOf(one.regionId) - wanted.regionIds.indexOf(other.regionId) || one.month - other.month,
    );
