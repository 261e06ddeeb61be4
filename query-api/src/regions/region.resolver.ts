import { Ctx, Query, Resolver } from 'type-graphql';
import { admin, anyOf, attendanceAdmin, inRegion, regionalManager } from '@paideia/events/kernel/permission.ts';
import { RegionZone } from '@paideia/events/regions/region.events.ts';
import { regionZones } from '@paideia/events/regions/region.rules.ts';
import { currencies } from '@paideia/events/kernel/money.ts';
import { readsRegions } from '@paideia/events/regions/region.permissions.ts';
import { regions, type RegionView } from '@paideia/projection-service/regions/region.view.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { visibleRegions } from './visible-regions.rules.ts';
import { Currency, Region } from './region.types.ts';

const seesAdmins = anyOf(
  admin,
  attendanceAdmin,
  regionalManager,
  inRegion('admin'),
  inRegion('manager'),
  inRegion('dean'),
);
const most = 1000;

@Resolver()
export class RegionResolver {
  @Query(() => [Region])
  async regions(@Ctx() context: Context): Promise<readonly Region[]> {
    const actor = context.require(readsRegions);
    const scope = visibleRegions(actor);
    const { items } = await context.read(regions).find({
      ...(scope !== 'everything' && { where: scope }),
      sort: { field: 'nameKey' },
      limit: most,
    });
    const adminsOf = ({ _id, notificationAdmins }: RegionView) =>
      seesAdmins(actor, { regionId: _id }) ? notificationAdmins : [];
    return items.map((region) => ({ ...region, notificationAdmins: adminsOf(region) }));
  }

  /** Those that people may pick; SYSTEM is none of them. */
  @Query(() => [RegionZone.enum])
  regionZones(): readonly string[] {
    return regionZones;
  }

  @Query(() => [Currency])
  currencies(): readonly Currency[] {
    return currencies;
  }
}
