import { admin } from '@paideia/events/kernel/permission.ts';
import { RegionType } from '@paideia/events/regions/region.events.ts';
import { users } from '@paideia/projection-service/accounts/users.view.ts';
import { regions, type RegionView } from '@paideia/projection-service/regions/region.view.ts';
import { adminResource } from '../kernel/admin-resource.ts';
import type { Context } from '../kernel/context.ts';
import { oneOf } from '../kernel/time-range.ts';
import { addressLines } from './campus.shown.ts';
import { RegionAdmin, RegionAdminFilter } from './region-admin.types.ts';

async function regionAdminOf(region: RegionView, context: Context): Promise<RegionAdmin> {
  const attendanceAdmins = await Promise.all(
    region.notificationAdmins.map(async (_id) => ({ _id, fullName: (await context.join(users, _id))?.fullName ?? '' })),
  );
  return { ...region, id: region._id, address: addressLines(region), attendanceAdmins };
}

/** `allRegionAdmins`, `RegionAdmin`: every region, for admins. */
export const RegionAdminResolver = adminResource<RegionView, RegionAdmin, RegionAdminFilter>({
  name: 'RegionAdmin',
  type: RegionAdmin,
  view: regions,
  filter: RegionAdminFilter,
  rule: admin,
  scope: () => 'everything',
  where: ({ q, type, zone, closed }) => ({
    where: { type: oneOf(RegionType, 'filter.type', type), zone: zone ?? undefined, closed: closed ?? undefined },
    search: q ?? undefined,
  }),
  sorts: { name: 'nameKey', id: 'nameKey', slug: 'slug', zone: 'zone', type: 'type', closed: 'closed', userCount: 'userCount', createdAt: 'createdAt' },
  map: regionAdminOf,
});
