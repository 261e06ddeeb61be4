const names = ['enrolled', 'completed', 'left', 'examsTaken', 'examsPassed'] as const;
/** How often it happened. */
export type ReportCounts = Readonly<Record<(typeof names)[number], number>>;
export const noCounts: ReportCounts = { enrolled: 0, completed: 0, left: 0, examsTaken: 0, examsPassed: 0 };
/** What happened in a region in a month. */
export type CountRow = ReportCounts & { readonly regionId: string; readonly year: number; readonly month: number };

export const sumOfCounts = (rows: readonly Partial<ReportCounts>[]): ReportCounts =>
  rows.reduce<ReportCounts>(
    (sum, row) => ({
      enrolled: sum.enrolled + (row.enrolled ?? 0),
      completed: sum.completed + (row.completed ?? 0),
      left: sum.left + (row.left ?? 0),
      examsTaken: sum.examsTaken + (row.examsTaken ?? 0),
      examsPassed: sum.examsPassed + (row.examsPassed ?? 0),
    }),
    noCounts,
  );

type Wanted = { readonly regionIds: readonly string[]; readonly year: number; readonly month: number };
type Row = Partial<ReportCounts> & Pick<CountRow, 'regionId' | 'year' | 'month'>;
const counted = (rows: readonly Row[], { regionIds, year, month }: Wanted): readonly Row[] =>
  rows.filter((row) => row.year === year && row.month <= month && regionIds.includes(row.regionId));

/** The months from January on, of all these regions together. */
export const countsByMonth = (rows: readonly Row[], wanted: Wanted): readonly ReportCounts[] =>
  Array.from({ length: wanted.month }, (_, n) =>
    sumOfCounts(counted(rows, wanted).filter(({ month }) => month === n + 1)),
  );
/** Each of these regions, of all the months together. */
export const countsByRegion = (
  rows: readonly Row[],
  wanted: Wanted,
): readonly (ReportCounts & { readonly regionId: string })[] =>
  wanted.regionIds.map((regionId) => ({
    regionId,
    ...sumOfCounts(counted(rows, wanted).filter((row) => row.regionId === regionId)),
  }));
