import { admin, anyOf, inPerson, inRegion, signedIn, superadmin, system, type Rule } from '../kernel/permission.ts';
import type { RegionCommand, SlugClaimCommand } from './region.commands.ts';

export const regionPermissions: Readonly<
  Record<RegionCommand['type'] | SlugClaimCommand['type'] | 'CreateRegion', Rule>
> = {
  CreateRegion: inPerson(admin),
  ClaimSlug: inPerson(admin),
  ReleaseSlug: inPerson(admin),
  RegisterRegion: inPerson(admin),
  UpdateRegion: inPerson(anyOf(admin, system)),
  CloseRegion: inPerson(admin),
  ReopenRegion: inPerson(anyOf(admin, system)),
  SetRegionAttendanceAdmins: inPerson(anyOf(admin, inRegion('admin'))),
  SetRegionCardPayments: inPerson(superadmin),
};
export const readsRegions = signedIn;
