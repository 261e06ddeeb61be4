import { group } from '@paideia/documents/port.ts';
import type { z } from 'zod';
import type { RegionAddress, RegionType } from '@paideia/events/regions/region.events.ts';
import { recordOf } from '../kernel/record.ts';

export type RegionView = RegionAddress & {
  readonly _id: string;
  readonly _revision: number;
  readonly name: string;
  readonly nameKey: string;
  readonly slug: string;
  readonly type: z.infer<typeof RegionType>;
  readonly zone: string;
  readonly currency: string;
  readonly timeZone: string;
  readonly description: string | null;
  readonly phone: string | null;
  readonly closed: boolean;
  /** The attendance admins; none disables absence explanations. */
  readonly notificationAdmins: readonly string[];
  readonly cardPaymentsEnabled: boolean;
  /** Accounts of the region that are not deactivated. */
  readonly userCount: number;
  readonly createdAt: string;
  readonly updatedAt: string;
};
/** It says which regions count this account, and is there also for accounts that come before their region. */
export type RegionUser = {
  readonly _id: string;
  readonly regionIds: readonly string[];
  readonly isDeactivated: boolean;
};
type RegionCount = { readonly _id: string; readonly users: number };

export const regionsGroup = group('regions', 2);
export const regions = regionsGroup.collection<RegionView>('regions', {
  indexes: {
    byName: ['nameKey'],
    bySlug: ['slug'],
    byZone: ['zone', 'nameKey'],
    byType: ['type', 'nameKey'],
    byClosed: ['closed', 'nameKey'],
    byCount: ['userCount'],
    byCreation: ['createdAt'],
    byAdmin: ['notificationAdmins'],
  },
  search: ['name', 'slug'],
});
/** Read by the projection only. */
export const regionUsers = regionsGroup.collection<RegionUser>('regionUsers');
export const regionCounts = regionsGroup.collection<RegionCount>('regionCounts');

export const regionRecord = recordOf(regions, {
  named: { kind: 'region', name: ({ name }) => name, zone: ({ timeZone }) => timeZone },
  standing: { of: ['region'], leftOut: ['userCount'] },
  referred: { regionId: 'region', regionIds: 'region' },
});
