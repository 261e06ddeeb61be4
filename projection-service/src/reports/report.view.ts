import { group } from '@paideia/documents/port.ts';
import type { CountRow } from '@paideia/events/reports/report-counts.rules.ts';
import type { RevenueRow } from '@paideia/events/reports/revenue.rules.ts';

export const reportsGroup = group('reports', 3);

/** What a region invoiced and credited in a month in a currency, what was paid to it and what it gave back, in hundredths; its id is `{regionId}_{yyyy-MM}_{currency}`. */
export type ReportMonthView = RevenueRow & { readonly _id: string };
export const reportMonthly = reportsGroup.collection<ReportMonthView>('reportMonthly', {
  indexes: { byYear: ['year', 'month'] },
});

/** What happened in a region in a month; its id is `{regionId}_{yyyy-MM}`. */
export type ReportCountView = CountRow & { readonly _id: string };
export const reportCounts = reportsGroup.collection<ReportCountView>('reportCounts', {
  indexes: { byYear: ['year', 'month'] },
});

/** Private to the projection, as are the three below: by whose clock a region lives. */
export const reportPlaces = reportsGroup.collection<{ readonly _id: string; readonly timeZone: string }>(
  'reportPlaces',
);
/** On which day an enrolment was completed, so that undoing it takes back exactly that. */
export const reportCompletions = reportsGroup.collection<{ readonly _id: string; readonly date: string }>(
  'reportCompletions',
);
/** On which day an attempt ended, and what counts of it now. */
export const reportAttempts = reportsGroup.collection<{
  readonly _id: string;
  readonly date: string;
  readonly taken: number;
  readonly passed: number;
}>('reportAttempts');
/** In which months, `yyyy-MM`, an invoice and its credit notes count, so that deleting it takes back exactly that. */
type ReportInvoice = {
  readonly _id: string;
  readonly month: string;
  readonly total: number;
  readonly credits: readonly { readonly month: string; readonly amount: number }[];
};
export const reportInvoices = reportsGroup.collection<ReportInvoice>('reportInvoices');
