import { noDayCounts, sumOfDays, type DayCounts } from './report-days.rules.ts';

/** What happened in a region in a month, by the clock of the region: its days together. */
export type MonthRow = DayCounts & { readonly regionId: string; readonly year: number; readonly month: number };

type Wanted = { readonly regionIds: readonly string[]; readonly year: number; readonly month: number };
const wantedRows = (rows: readonly MonthRow[], { regionIds, year, month }: Wanted): readonly MonthRow[] =>
  rows.filter((row) => row.year === year && row.month <= month && regionIds.includes(row.regionId));
const sumOf = (rows: readonly DayCounts[]): DayCounts => sumOfDays<DayCounts>(noDayCounts, rows);

/** The months from January on, of all these regions together. */
export const happenedByMonth = (rows: readonly MonthRow[], wanted: Wanted): readonly DayCounts[] =>
  Array.from({ length: wanted.month }, (_, n) =>
    sumOf(wantedRows(rows, wanted).filter(({ month }) => month === n + 1)),
  );
/** Each of these regions, of all the months together. */
export const happenedByRegion = (
  rows: readonly MonthRow[],
  wanted: Wanted,
): readonly (DayCounts & { readonly regionId: string })[] =>
  wanted.regionIds.map((regionId) => ({
    regionId,
    ...sumOf(wantedRows(rows, wanted).filter((row) => row.regionId === regionId)),
  }));
/** Each region and month in which something happened, by region as these are ordered, for a file. */
export const happenedMonths = (rows: readonly MonthRow[], wanted: Wanted): readonly MonthRow[] =>
  wantedRows(rows, wanted).toSorted(
    (one, other) =>
      wanted.regionIds.indexOf(one.regionId) - wanted.regionIds.indexOf(other.regionId) || one.month - other.month,
  );
