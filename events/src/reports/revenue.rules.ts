import { converted, type Rate } from './forex-conversion.rules.ts';

/** What was paid to a region in a month in a currency, and what was given back; in hundredths. */
export type RevenueRow = {
  readonly regionId: string;
  readonly currency: string;
  readonly year: number;
  readonly month: number;
  readonly paid: number;
  readonly refunded: number;
};
/** Whole units, by the months from January on. */
export type RegionRevenue = { readonly regionId: string; readonly months: readonly number[] };
type Wanted = {
  readonly regionIds: readonly string[];
  readonly year: number;
  /** The last month that is shown. */
  readonly month: number;
  readonly currency: string;
};

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);
export const netOf = ({ paid, refunded }: Pick<RevenueRow, 'paid' | 'refunded'>): number => paid - refunded;

/** The rows that a report is made of; what comes to nothing needs no rate. */
export const revenueRows = (rows: readonly RevenueRow[], { regionIds, year, month }: Wanted): readonly RevenueRow[] =>
  rows.filter((row) => row.year === year && row.month <= month && regionIds.includes(row.regionId) && netOf(row) !== 0);

/** The revenue of each region month by month in one currency: payments less refunds, each month and currency rounded by itself. */
export function revenueByRegion(
  rows: readonly RevenueRow[],
  wanted: Wanted,
  rates: readonly Rate[],
): readonly RegionRevenue[] {
  const counted = revenueRows(rows, wanted);
  const { currency, year } = wanted;
  return wanted.regionIds.map((regionId) => ({
    regionId,
    months: Array.from({ length: wanted.month }, (_, n) =>
      sum(
        counted
          .filter((row) => row.regionId === regionId && row.month === n + 1)
          .map((row) => converted(netOf(row), row.currency, currency, { year, month: row.month }, rates)),
      ),
    ),
  }));
}
/** Totals add what is shown, which is rounded. */
export const totalOf = ({ months }: RegionRevenue): number => sum(months);

/** The regions with the highest totals by themselves, and how many others there are; a chart tells no more of them apart. */
export function largest(
  regions: readonly RegionRevenue[],
  most: number,
): { readonly first: readonly RegionRevenue[]; readonly others: readonly RegionRevenue[] } {
  const ordered = regions.toSorted((one, other) => totalOf(other) - totalOf(one));
  const count = regions.length <= most ? regions.length : most - 1;
  return { first: ordered.slice(0, count), others: ordered.slice(count) };
}
export const sumOfMonths = (regions: readonly RegionRevenue[], month: number): number =>
  sum(regions.map(({ months }) => months[month - 1] ?? 0));
