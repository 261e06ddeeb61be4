import { users } from '@paideia/projection-service/accounts/users.view.ts';
import type { RegionView } from '@paideia/projection-service/regions/region.view.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { addressLines } from './campus.queries.ts';
import type { RegionAdmin } from './region-admin.types.ts';

export async function regionAdminOf(region: RegionView, context: Context): Promise<RegionAdmin> {
  const attendanceAdmins = await Promise.all(
    region.notificationAdmins.map(async (_id) => ({ _id, fullName: (await context.join(users, _id))?.fullName ?? '' })),
  );
  return { id: region._id, ...region, address: addressLines(region), attendanceAdmins };
}
