import { group } from '@paideia/documents/port.ts';
import type { Ledger } from '@paideia/events/invoices/invoice.rules.ts';
import { daysAfter } from '@paideia/events/kernel/dates.ts';
import type { AttendanceStatus } from '@paideia/events/registers/register.events.ts';
import type { StatusCounts } from '../registers/attendance-summary.view.ts';
import type { EnrolmentSpan } from '@paideia/events/enrolments/enrolment-spans.rules.ts';

export const statisticsGroup = group('statistics', 1);

/** A week is called by its Monday. */
export const weekOf = (date: string): string => daysAfter(date, -((new Date(date).getUTCDay() + 6) % 7));
/** A month is called by its year and number, `yyyy-MM`. */
export const monthOf = (date: string): string => date.slice(0, 7);

/** A week of a group or of a whole region, whichever `placeId` names; its id is `{placeId}_{week}`. */
export type WeekStatisticsView = StatusCounts & {
  readonly _id: string;
  readonly placeId: string;
  readonly week: string;
  /** It says how many more are enrolled at its end than at the end of the week before. */
  readonly joined: number;
};
export const weekStatistics = statisticsGroup.collection<WeekStatisticsView>('weekStatistics', {
  indexes: { byPlace: ['placeId', 'week'] },
});
/** It says of a group or of a region how many are enrolled once all that is known has happened. From there the ends of weeks are counted backwards. */
export const placeEnrolments = statisticsGroup.collection<{ readonly _id: string; readonly enrolled: number }>(
  'placeEnrolments',
);

/** What is still to be paid of the invoices that are due in a month; its id is `{regionId}_{month}_{currency}`. */
export type MoneyDueView = {
  readonly _id: string;
  readonly regionId: string;
  readonly month: string;
  readonly currency: string;
  /** It is counted in hundredths. */
  readonly due: number;
  /** It counts how many invoices it is made of. */
  readonly count: number;
};
export const moneyDue = statisticsGroup.collection<MoneyDueView>('moneyDue', {
  indexes: { byRegion: ['regionId', 'month'] },
});

/** Private to the projection, as are the two below: what counts already, so that a change takes back exactly that. */
export const countedEnrolments = statisticsGroup.collection<{
  readonly _id: string;
  readonly spans: readonly EnrolmentSpan[];
}>('countedEnrolments');
export const countedRegisters = statisticsGroup.collection<{
  readonly _id: string;
  readonly statuses: Readonly<Record<string, AttendanceStatus | null>>;
}>('countedRegisters');
export const countedInvoices = statisticsGroup.collection<{
  readonly _id: string;
  readonly month: string;
  readonly ledger: Ledger;
}>('countedInvoices');
