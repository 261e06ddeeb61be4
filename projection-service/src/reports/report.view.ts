import { group } from '@paideia/documents/port.ts';
import type { RevenueRow } from '@paideia/events/reports/revenue.rules.ts';

export const reportsGroup = group('reports', 1);

/** What was paid to a region in a month in a currency, and what was given back, in hundredths; its id is `{regionId}_{yyyy-MM}_{currency}`. */
export type ReportMonthView = RevenueRow & { readonly _id: string };
export const reportMonthly = reportsGroup.collection<ReportMonthView>('reportMonthly', {
  indexes: { byYear: ['year', 'month'] },
});
