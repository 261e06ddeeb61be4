import { regionsWhere, somewhere } from '@paideia/events/kernel/permission.ts';
import { listsRegions } from '@paideia/events/regions/region.permissions.ts';
import { regionZones } from '@paideia/events/regions/region.rules.ts';
import { regions, type RegionView } from '@paideia/projection-service/regions/region.view.ts';
import { adminResource } from '../kernel/graphql/admin-resource.ts';
import { regionAdminOf } from './region-admin.queries.ts';
import { visibleRegions } from './visible-regions.rules.ts';
import { RegionAdmin, RegionAdminFilter } from './region-admin.types.ts';

/** `allRegionAdmins`, `RegionAdmin`: the regions, for admins, and the own ones for whoever has the key. */
export const RegionAdminResolver = adminResource<RegionView, RegionAdmin, RegionAdminFilter>({
  name: 'RegionAdmin',
  type: RegionAdmin,
  view: regions,
  filter: RegionAdminFilter,
  rule: somewhere(listsRegions),
  scope: (actor) => {
    const own = regionsWhere(actor, listsRegions);
    return own === 'all' ? visibleRegions(actor) : { zone: regionZones, _id: own };
  },
  where: ({ q, type, zone, closed }) => ({
    where: { type: type ?? undefined, zone: zone ?? undefined, closed: closed ?? undefined },
    search: q ?? undefined,
  }),
  sorts: {
    name: 'nameKey',
    id: 'nameKey',
    slug: 'slug',
    zone: 'zone',
    type: 'type',
    closed: 'closed',
    userCount: 'userCount',
    createdAt: 'createdAt',
  },
  map: regionAdminOf,
});
