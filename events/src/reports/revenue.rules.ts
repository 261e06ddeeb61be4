import { converted, type Rate } from './forex-conversion.rules.ts';

/**
 * What a region invoiced in a month in a currency, by the dates of the invoices, what it remitted by credit notes, what was paid to it, and what it gave back; in
 * hundredths. An invoice that was deleted is in none of it any more, nor are its credit notes.
 */
export type RevenueRow = {
  readonly regionId: string;
  readonly currency: string;
  readonly year: number;
  readonly month: number;
  readonly invoiced: number;
  readonly credited: number;
  readonly paid: number;
  readonly refunded: number;
};
export type MoneyFigures = Pick<RevenueRow, 'invoiced' | 'credited' | 'paid' | 'refunded'>;
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
const netOf = ({ paid, refunded }: Pick<RevenueRow, 'paid' | 'refunded'>): number => paid - refunded;

const shown = (rows: readonly RevenueRow[], { regionIds, year, month }: Wanted): readonly RevenueRow[] =>
  rows.filter((row) => row.year === year && row.month <= month && regionIds.includes(row.regionId));
/** The rows that a report is made of; what comes to nothing needs no rate. */
export const revenueRows = (rows: readonly RevenueRow[], wanted: Wanted): readonly RevenueRow[] =>
  shown(rows, wanted).filter((row) => netOf(row) !== 0);
/** Those in which something was invoiced or credited. */
export const billedRows = (rows: readonly RevenueRow[], wanted: Wanted): readonly RevenueRow[] =>
  shown(rows, wanted).filter(({ invoiced, credited }) => invoiced !== 0 || credited !== 0);

/** Money of each region month by month in one currency, each month and currency rounded by itself. It is the revenue, payments less refunds, unless `amountOf` says otherwise. */
export function revenueByRegion(
  rows: readonly RevenueRow[],
  wanted: Wanted,
  rates: readonly Rate[],
  amountOf: (row: RevenueRow) => number = netOf,
): readonly RegionRevenue[] {
  const counted = shown(rows, wanted);
  const { currency, year } = wanted;
  return wanted.regionIds.map((regionId) => ({
    regionId,
    months: Array.from({ length: wanted.month }, (_, n) =>
      sum(
        counted
          .filter((row) => row.regionId === regionId && row.month === n + 1)
          .map((row) => converted(amountOf(row), row.currency, currency, { year, month: row.month }, rates)),
      ),
    ),
  }));
}

const figuresOf = (rows: readonly RevenueRow[]): MoneyFigures => ({
  invoiced: sum(rows.map(({ invoiced }) => invoiced)),
  credited: sum(rows.map(({ credited }) => credited)),
  paid: sum(rows.map(({ paid }) => paid)),
  refunded: sum(rows.map(({ refunded }) => refunded)),
});
const isMoney = ({ invoiced, credited, paid, refunded }: MoneyFigures): boolean =>
  [invoiced, credited, paid, refunded].some((one) => one !== 0);
type OfCurrency = MoneyFigures & { readonly currency: string };
/** Exact sums of all the months, each currency by itself: of each region, and of all of them together, whose `regionId` is null. Where nothing was booked there is none. */
export function moneyByCurrency(
  rows: readonly RevenueRow[],
  wanted: Wanted,
): readonly (OfCurrency & { readonly regionId: string | null })[] {
  const counted = shown(rows, wanted);
  const currencies = [...new Set(counted.map(({ currency }) => currency))].toSorted();
  const of = (regionId: string | null, own: readonly RevenueRow[]) =>
    currencies
      .map((currency) => ({ regionId, currency, ...figuresOf(own.filter((row) => row.currency === currency)) }))
      .filter(isMoney);
  return [
    ...wanted.regionIds.flatMap((regionId) =>
      of(
        regionId,
        counted.filter((row) => row.regionId === regionId),
      ),
    ),
    ...of(null, counted),
  ];
}
/** The months of these regions in which something was booked, for a file. */
export const moneyMonths = (rows: readonly RevenueRow[], wanted: Wanted): readonly RevenueRow[] =>
  wanted.regionIds.flatMap((regionId) =>
    shown(rows, wanted)
      .filter((row) => row.regionId === regionId && isMoney(row))
      .toSorted((one, other) => one.month - other.month || (one.currency < other.currency ? -1 : 1)),
  );
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
