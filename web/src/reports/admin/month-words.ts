import { combinedDateOf } from '@paideia/events/forex-rates/forex-rate.rules.ts';
import { monthLabels } from '@paideia/events/reports/chart-filter.rules.ts';
import type { YearMonth } from '@paideia/events/reports/forex-conversion.rules.ts';
import { monthName, monthOfYear } from '../../console/dates.ts';
import { currentLocale } from '../../lib/i18n/index.ts';

/** A month of any year, from 1 to 12, as charts are labelled. */
export const monthLabel = (month: number): string =>
  (currentLocale() === 'en' ? monthLabels[month - 1] : undefined) ?? monthName(combinedDateOf(2000, month));
/** The same of a month as `yyyy-MM`. */
export const monthLabelIn = (yearMonth: string): string => monthLabel(Number(yearMonth.slice(5)));
/** An exchange rate, as "EUR December 2026". */
export const rateName = ({ currency, year, month }: YearMonth & { readonly currency: string }): string =>
  `${currency} ${monthOfYear(combinedDateOf(year, month))}`;
