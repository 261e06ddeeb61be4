import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { every } from '@paideia/documents/every.ts';
import { regionZones } from '@paideia/events/regions/region.rules.ts';
import { readsReports } from '@paideia/events/reports/report.permissions.ts';
import { dayCount } from '@paideia/events/kernel/dates.ts';
import { mostReportDays, noDayCounts, sumOfDays, type DayCounts } from '@paideia/events/reports/report-days.rules.ts';
import { isReported } from '@paideia/events/reports/report-region.rules.ts';
import { regions, type RegionView } from '@paideia/projection-service/regions/region.view.ts';
import {
  reportDaily,
  reportDayMonths,
  type ReportDayView,
} from '@paideia/projection-service/reports/report-days.view.ts';
import { reportUsers } from '@paideia/projection-service/reports/report-users.view.ts';
import { reportCounts, reportMonthly } from '@paideia/projection-service/reports/report.view.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { Refusal } from '../kernel/errors/refusal.ts';
import { dateRange } from '../kernel/graphql/time-range.ts';
import {
  ReportActivity,
  ReportAttendance,
  ReportCounts,
  ReportDaysFilter,
  ReportFilter,
  ReportDayMonth,
  ReportOverview,
  ReportRegion,
  ReportRevenue,
  ReportUsers,
} from './report.types.ts';

const most = 1000;

/** The region of the platform itself is in no report, whoever reads it. */
async function reportedRegions(context: Context): Promise<readonly RegionView[]> {
  context.require(readsReports);
  const { items } = await context
    .read(regions)
    .find({ where: { zone: regionZones }, sort: { field: 'nameKey' }, limit: most });
  return items.filter(isReported);
}
type OfRegion = { readonly regionId: string };
/** It tells whether a row is of a region that reports tell of. */
async function rowTest(context: Context): Promise<(row: OfRegion) => boolean> {
  const reported = new Set((await reportedRegions(context)).map(({ _id }) => _id));
  return ({ regionId }) => reported.has(regionId);
}
/** No one day by day beyond a year. */
async function daysOf(context: Context, { from, to }: ReportDaysFilter): Promise<readonly ReportDayView[]> {
  const isShown = await rowTest(context);
  const where = { date: dateRange(from, to)! };
  if (dayCount(from, to) > mostReportDays) throw new Refusal('invalid', {}, [{ path: 'from', code: 'invalid' }]);
  return (await every(context.read(reportDaily), { where })).filter(isShown);
}
const monthsOf = ({ year, month }: ReportFilter) => ({ year, month: { from: 1, below: month + 1 } });

@Resolver()
export class ReportResolver {
  /** Those that reports tell of, by their names. */
  @Query(() => [ReportRegion])
  reportRegions(@Ctx() context: Context): Promise<readonly ReportRegion[]> {
    return reportedRegions(context);
  }

  /** The months of a year up to one of them, each in the currencies in which something was invoiced, credited, paid or given back. */
  @Query(() => [ReportRevenue])
  async reportRevenue(
    @Arg('filter', () => ReportFilter) filter: ReportFilter,
    @Ctx() context: Context,
  ): Promise<readonly ReportRevenue[]> {
    const isShown = await rowTest(context);
    return (await every(context.read(reportMonthly), { where: monthsOf(filter) })).filter(isShown);
  }

  /** The months of a year, up to one of them, in which students came, went or sat exams. */
  @Query(() => [ReportCounts])
  async reportCounts(
    @Arg('filter', () => ReportFilter) filter: ReportFilter,
    @Ctx() context: Context,
  ): Promise<readonly ReportCounts[]> {
    const isShown = await rowTest(context);
    return (await every(context.read(reportCounts), { where: monthsOf(filter) })).filter(isShown);
  }

  /** The months of a year, up to one of them, in which somebody came to a region or used it. */
  @Query(() => [ReportUsers])
  async reportUsers(
    @Arg('filter', () => ReportFilter) filter: ReportFilter,
    @Ctx() context: Context,
  ): Promise<readonly ReportUsers[]> {
    const isShown = await rowTest(context);
    return (await every(context.read(reportUsers), { where: monthsOf(filter) })).filter(isShown);
  }

  /** The months of a year, up to one of them, in which students did something in the courses, asked for leave or had marks in registers. */
  @Query(() => [ReportDayMonth])
  async reportMonths(
    @Arg('filter', () => ReportFilter) filter: ReportFilter,
    @Ctx() context: Context,
  ): Promise<readonly ReportDayMonth[]> {
    const isShown = await rowTest(context);
    return (await every(context.read(reportDayMonths), { where: monthsOf(filter) })).filter(isShown);
  }

  /** Day by day, what students did in the courses. */
  @Query(() => [ReportActivity])
  reportActivity(
    @Arg('filter', () => ReportDaysFilter) filter: ReportDaysFilter,
    @Ctx() context: Context,
  ): Promise<readonly ReportActivity[]> {
    return daysOf(context, filter);
  }

  /** Day by day, what the students of all registers are counted as. */
  @Query(() => [ReportAttendance])
  reportAttendance(
    @Arg('filter', () => ReportDaysFilter) filter: ReportDaysFilter,
    @Ctx() context: Context,
  ): Promise<readonly ReportAttendance[]> {
    return daysOf(context, filter);
  }

  /** Each region in which something happened, with all of these days together. */
  @Query(() => [ReportOverview])
  async reportOverview(
    @Arg('filter', () => ReportDaysFilter) filter: ReportDaysFilter,
    @Ctx() context: Context,
  ): Promise<readonly ReportOverview[]> {
    const rows = await daysOf(context, filter);
    return [...new Set(rows.map(({ regionId }) => regionId))].map((regionId) => ({
      regionId,
      ...sumOfDays<DayCounts>(
        noDayCounts,
        rows.filter((row) => row.regionId === regionId),
      ),
    }));
  }
}
