import { datesBetween } from '../kernel/dates.ts';

const names = ['courseOpens', 'lessonsCompleted', 'leaveRequests', 'present', 'late', 'absent', 'excused'] as const;
/** How often it happened. Of attendance it is what each student of each register is now. */
export type DayCounts = Readonly<Record<(typeof names)[number], number>>;
export const noDayCounts: DayCounts = {
  courseOpens: 0,
  lessonsCompleted: 0,
  leaveRequests: 0,
  present: 0,
  late: 0,
  absent: 0,
  excused: 0,
};
/** What happened in a region on a day, by the clock of the region. */
export type DayRow = DayCounts & { readonly regionId: string; readonly date: string };
/** So many days are shown at most. */
export const mostReportDays = 366;

export function sumOfDays<C extends Readonly<Record<string, number>>>(none: C, rows: readonly Partial<C>[]): C {
  const sums = Object.keys(none).map((name) => [name, rows.reduce((sum, row) => sum + (row[name] ?? 0), 0)]);
  return Object.fromEntries(sums) as C; // It has the names of `none`, each with a number.
}

type Wanted = { readonly regionIds: readonly string[]; readonly from: string; readonly to: string };
type Row<C> = C & Pick<DayRow, 'regionId' | 'date'>;
/** Each day from the first to the last, of all these regions together. */
export const countsByDay = <C extends Readonly<Record<string, number>>>(
  none: C,
  rows: readonly Row<C>[],
  { regionIds, from, to }: Wanted,
): readonly { readonly date: string; readonly counts: C }[] =>
  datesBetween(from, to, mostReportDays).map((date) => ({
    date,
    counts: sumOfDays(
      none,
      rows.filter((row) => row.date === date && regionIds.includes(row.regionId)),
    ),
  }));
