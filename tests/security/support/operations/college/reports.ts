import { readsReports } from '@paideia/events/reports/report.permissions.ts';
import { nothing, type Row } from '../../row.ts';

const days = { rule: readsReports, ...nothing, args: () => ({ filter: { from: '2026-11-13', to: '2026-11-20' } }) };

export const queries: Readonly<Record<string, Row>> = {
  reportOverview: days,
  reportActivity: days,
  reportAttendance: days,
  reportRegions: { rule: readsReports, ...nothing },
  reportCounts: { rule: readsReports, ...nothing, args: () => ({ filter: { year: 2026, month: 12 } }) },
  reportUsers: { rule: readsReports, ...nothing, args: () => ({ filter: { year: 2026, month: 12 } }) },
  reportMonths: { rule: readsReports, ...nothing, args: () => ({ filter: { year: 2026, month: 12 } }) },
  reportRevenue: { rule: readsReports, ...nothing, args: () => ({ filter: { year: 2026, month: 12 } }) },
};
