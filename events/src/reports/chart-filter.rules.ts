import { daysAfter } from '../kernel/dates.ts';
import { baseCurrency } from '../forex-rates/forex-rate.rules.ts';
import type { Rate } from './forex-conversion.rules.ts';
import type { RegionFilter } from './report-region.rules.ts';

/** From the start of the first day to the end of the last one, by the clock of whoever looks. */
export type QueryDateRange = { readonly from: string; readonly to: string; readonly label: string };
/** What the charts show; a device remembers it. */
export type ChartFilter = RegionFilter & {
  readonly year: number;
  /** The last month of the year that is shown. */
  readonly month: number;
  readonly showFilter: boolean;
  readonly selectedCurrency: string;
  /** Those that were known last, for when they cannot be asked for. */
  readonly forexRates: readonly Rate[];
  /** Every region is shown month by month. */
  readonly expanded: boolean;
  readonly queryDateRange: QueryDateRange;
};

/** The months of a year as charts are labelled in English. */
export const monthLabels = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
] as const;
export const lastSevenDays = 'Last 7 Days';
export const lastThirtyDays = 'Last 30 Days';
/** From a first to a last day, which are chosen. */
export const chosenDays = 'Chosen Days';
/** These ranges end today, whenever they were chosen. */
const daysBack: Readonly<Record<string, number>> = { [lastSevenDays]: 7, [lastThirtyDays]: 30 };

export const rangeOfDays = (from: string, to: string, label: string): QueryDateRange => ({
  from: `${from}T00:00:00.000`,
  to: `${to}T23:59:59.999`,
  label,
});
/** From the start of the first day to the end of today. Undefined where the range does not end today. */
export const lastDays = (label: string, today: string): QueryDateRange | undefined => {
  const days = daysBack[label];
  return days === undefined ? undefined : rangeOfDays(daysAfter(today, -days), today, label);
};

/** What charts show before anything was chosen; `today` is a date, `yyyy-MM-dd`. */
export const usualFilter = (today: string): ChartFilter => ({
  selectedRegions: [],
  year: Number(today.slice(0, 4)),
  month: 12,
  showFilter: false,
  selectedCurrency: baseCurrency,
  forexRates: [],
  expanded: false,
  showAWM: true,
  showCBC: true,
  showUS: true,
  showIntl: true,
  showClosed: false,
  queryDateRange: lastDays(lastSevenDays, today)!,
});

type Fits = (value: unknown) => boolean;
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const flag: Fits = (value) => typeof value === 'boolean';
const text: Fits = (value) => typeof value === 'string';
const listOf =
  (fits: Fits): Fits =>
  (value) =>
    Array.isArray(value) && value.every(fits);
const whole =
  (least: number, most: number): Fits =>
  (value) =>
    Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
const year = whole(1900, 2199);
const month = whole(1, 12);
const fields: Readonly<Record<keyof ChartFilter, Fits>> = {
  selectedRegions: listOf(text),
  year,
  month,
  showFilter: flag,
  selectedCurrency: (value) => typeof value === 'string' && /^[A-Z]{3}$/.test(value),
  forexRates: listOf(
    (one) =>
      isRecord(one) && text(one['currency']) && year(one['year']) && month(one['month']) && Number(one['rate']) > 0,
  ),
  expanded: flag,
  showAWM: flag,
  showCBC: flag,
  showUS: flag,
  showIntl: flag,
  showClosed: flag,
  queryDateRange: (one) => isRecord(one) && ['from', 'to', 'label'].every((name) => text(one[name])),
};

/** What a device has kept, field by field; what is missing or cannot be is as usual. */
export function chartFilterOf(kept: unknown, today: string): ChartFilter {
  const usual = usualFilter(today);
  const found = isRecord(kept) ? kept : {};
  const names = Object.keys(fields) as (keyof ChartFilter)[]; // They are the names of its rows.
  const read = Object.fromEntries(names.map((name) => [name, fields[name](found[name]) ? found[name] : usual[name]]));
  const filter = read as ChartFilter; // Each field was looked at by its row.
  // The last seven days are those before today, not those before the day on which they were chosen.
  return { ...filter, queryDateRange: lastDays(filter.queryDateRange.label, today) ?? filter.queryDateRange };
}
