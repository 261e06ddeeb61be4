import { group } from '@paideia/documents/port.ts';
import type { AttendanceStatus } from '@paideia/events/registers/register.events.ts';
import type { DayRow } from '@paideia/events/reports/report-days.rules.ts';
import type { MonthRow } from '@paideia/events/reports/report-months.rules.ts';

export const reportDaysGroup = group('report-days', 3);

/** What happened in a region on a day, by its clock; its id is `{regionId}_{yyyy-MM-dd}`. Nobody is named in it. */
export type ReportDayView = DayRow & { readonly _id: string };
export const reportDaily = reportDaysGroup.collection<ReportDayView>('reportDaily', { indexes: { byDate: ['date'] } });
/** The days of a month together, so that a year is no more than twelve of each region; its id is `{regionId}_{yyyy-MM}`. */
export type ReportDayMonthView = MonthRow & { readonly _id: string };
export const reportDayMonths = reportDaysGroup.collection<ReportDayMonthView>('reportDayMonths', {
  indexes: { byYear: ['year', 'month'] },
});

/** Private to the projection, as is the one below: by whose clock a region lives. */
export const reportDayPlaces = reportDaysGroup.collection<{ readonly _id: string; readonly timeZone: string }>(
  'reportDayPlaces',
);
/** What each student of a register counts as now, so that a change takes back what was counted. */
export const reportDayRegisters = reportDaysGroup.collection<{
  readonly _id: string;
  readonly regionId: string;
  readonly date: string;
  readonly statuses: Readonly<Record<string, AttendanceStatus>>;
}>('reportDayRegisters');
