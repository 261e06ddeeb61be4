import { Temporal } from 'temporal-polyfill';
import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { every } from '@paideia/documents/every.ts';
import { daysAfter } from '@paideia/events/kernel/dates.ts';
import { readsInvoice } from '@paideia/events/invoices/invoice.permissions.ts';
import { regions } from '@paideia/projection-service/regions/region.view.ts';
import {
  moneyDue,
  monthOf,
  placeEnrolments,
  weekOf,
  weekStatistics,
} from '@paideia/projection-service/statistics/statistics.view.ts';
import { Group } from '../groups/group.types.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { dateIn } from '../registers/group-timetable.types.ts';
import { RegionAdmin } from '../regions/region-admin.types.ts';
import { CurrencyMoneyDue, WeekStatistics } from './statistics.types.ts';

/** Half a year, this week included. */
const weekCount = 26;
/** A year: what should have been paid by now, this month, and what is due next. */
const [monthsBefore, monthsAfter] = [6, 5];

/** The weeks up to that of today. What is dated later is in the count of all who are enrolled, from which weeks are counted backwards. */
async function weeksOf(placeId: string, today: string, context: Context): Promise<readonly WeekStatistics[]> {
  const weeks = Array.from({ length: weekCount }, (_, n) => daysAfter(weekOf(today), -7 * n));
  const [place, found] = await Promise.all([
    context.read(placeEnrolments).one(placeId),
    every(context.read(weekStatistics), { where: { placeId, week: { from: weeks.at(-1)! } } }),
  ]);
  const byWeek = new Map(found.map((one) => [one.week, one]));
  const joinedLater = found.filter(({ week }) => week > weeks[0]!).reduce((sum, { joined }) => sum + joined, 0);
  let enrolled = (place?.enrolled ?? 0) - joinedLater;
  return weeks
    .map((week): WeekStatistics => {
      const { joined = 0, present = 0, late = 0, absent = 0, excused = 0 } = byWeek.get(week) ?? {};
      const atEnd = enrolled;
      enrolled -= joined;
      return { week, enrolled: atEnd, present, late, absent, excused };
    })
    .toReversed();
}

@Resolver(() => Group)
export class GroupStatisticsResolver {
  /** The last half year by week; whoever may see the group may see it. */
  @FieldResolver(() => [WeekStatistics])
  async weeks(@Root() { _id, regionId }: Group, @Ctx() context: Context): Promise<readonly WeekStatistics[]> {
    const region = await context.join(regions, regionId);
    return weeksOf(_id, dateIn(region?.timeZone ?? 'UTC', context.now), context);
  }
}

@Resolver(() => RegionAdmin)
export class RegionStatisticsResolver {
  /** It sums the last half year of all its groups, by week. */
  @FieldResolver(() => [WeekStatistics])
  async weeks(@Root() { _id, timeZone }: RegionAdmin, @Ctx() context: Context): Promise<readonly WeekStatistics[]> {
    return weeksOf(_id, dateIn(timeZone, context.now), context);
  }

  /** By currency, from half a year ago on; no currency in which nothing is due. For whoever reads the invoices. */
  @FieldResolver(() => [CurrencyMoneyDue])
  async moneyDue(
    @Root() { _id: regionId, timeZone }: RegionAdmin,
    @Ctx() context: Context,
  ): Promise<readonly CurrencyMoneyDue[]> {
    context.require(readsInvoice, { regionId });
    const present = Temporal.PlainDate.from(dateIn(timeZone, context.now));
    const months = Array.from({ length: monthsBefore + 1 + monthsAfter }, (_, n) =>
      monthOf(present.add({ months: n - monthsBefore }).toString()),
    );
    const found = await every(context.read(moneyDue), {
      where: { regionId, month: { from: months[0]!, below: `${months.at(-1)!}~` } },
    });
    const owed = found.filter(({ count }) => count > 0);
    return [...new Set(owed.map(({ currency }) => currency))].sort().map((currency) => ({
      currency,
      months: months.map((month) => {
        const { due = 0, count = 0 } = owed.find((one) => one.currency === currency && one.month === month) ?? {};
        return { month, due, count };
      }),
    }));
  }
}
