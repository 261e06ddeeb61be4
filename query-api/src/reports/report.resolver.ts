import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { every } from '@paideia/documents/every.ts';
import { regionZones } from '@paideia/events/regions/region.rules.ts';
import { readsReports } from '@paideia/events/reports/report.permissions.ts';
import { isReported } from '@paideia/events/reports/report-region.rules.ts';
import { regions, type RegionView } from '@paideia/projection-service/regions/region.view.ts';
import { reportCounts, reportMonthly } from '@paideia/projection-service/reports/report.view.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { ReportCounts, ReportFilter, ReportRegion, ReportRevenue } from './report.types.ts';

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
const monthsOf = ({ year, month }: ReportFilter) => ({ year, month: { from: 1, below: month + 1 } });

@Resolver()
export class ReportResolver {
  /** Those that reports tell of, by their names. */
  @Query(() => [ReportRegion])
  reportRegions(@Ctx() context: Context): Promise<readonly ReportRegion[]> {
    return reportedRegions(context);
  }

  /** The months of a year up to one of them, each in the currencies in which something was paid. */
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
}
