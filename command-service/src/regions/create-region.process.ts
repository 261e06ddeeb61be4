import { CreateRegion } from '@paideia/events/regions/region.commands.ts';
import { regionPermissions } from '@paideia/events/regions/region.permissions.ts';
import { defineProcess } from '../kernel/decide/process.ts';

export const createRegion = defineProcess({
  type: 'CreateRegion',
  schema: CreateRegion,
  permission: regionPermissions.CreateRegion,
  scope: () => ({}),
  steps: (data) => {
    const claim = { slug: data.slug, regionId: data.regionId };
    return [
      { type: 'ClaimSlug', data: claim, release: { type: 'ReleaseSlug', data: claim } },
      { type: 'RegisterRegion', data },
    ];
  },
});
