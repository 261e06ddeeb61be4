import { readsReports } from '@paideia/events/reports/report.permissions.ts';
import { nothing, type Row } from '../../row.ts';

export const queries: Readonly<Record<string, Row>> = {
  reportRegions: { rule: readsReports, ...nothing },
  reportCounts: { rule: readsReports, ...nothing, args: () => ({ filter: { year: 2026, month: 12 } }) },
  reportRevenue: { rule: readsReports, ...nothing, args: () => ({ filter: { year: 2026, month: 12 } }) },
};
