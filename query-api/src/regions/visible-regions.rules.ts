import { superadmin, type Actor } from '@paideia/events/kernel/permission.ts';
import { regionZones } from '@paideia/events/regions/region.rules.ts';
import type { RegionView } from '@paideia/projection-service/regions/region.view.ts';
import type { RowScope } from '../kernel/graphql/admin-resource.ts';

/** Every region for superadmins; for others those of the zones that people may pick, which leaves out the platform's own. */
export const visibleRegions = (actor: Actor): RowScope<RegionView> =>
  superadmin(actor, {}) ? 'everything' : { zone: regionZones };
