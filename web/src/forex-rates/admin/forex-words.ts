import { rateDecimals } from '@paideia/events/forex-rates/forex-rate.rules.ts';
import { currentLocale, formatTag } from '../../lib/i18n/index.ts';

const format = (options: Intl.DateTimeFormatOptions, year: number, month: number) =>
  new Intl.DateTimeFormat(formatTag(currentLocale()), { timeZone: 'UTC', ...options }).format(
    new Date(Date.UTC(year, month - 1)),
  );
/** It writes a month as "September 2026". */
export const monthName = ({ year, month }: { readonly year: number; readonly month: number }): string =>
  format({ month: 'long', year: 'numeric' }, year, month);
/** The months of a year by their names. */
export const monthChoices = (): readonly { readonly value: number; readonly label: string }[] =>
  Array.from({ length: 12 }, (_, i) => ({ value: i + 1, label: format({ month: 'long' }, 2000, i + 1) }));
/** It writes as many places as the rate has. */
export const rateText = (rate: number): string =>
  new Intl.NumberFormat(formatTag(currentLocale()), { maximumFractionDigits: rateDecimals }).format(rate);
