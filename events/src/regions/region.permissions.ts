import {
  admin,
  anyOf,
  inPerson,
  inRegion,
  keyed,
  signedIn,
  superadmin,
  system,
  type Rule,
} from '../kernel/permission.ts';
import type { RegionCommand, SlugClaimCommand } from './region.commands.ts';
import { defineKeys } from '../kernel/permission-key.ts';

export const regionKeys = defineKeys('regions', { order: 100, isRegional: true });

const edits = inPerson(anyOf(keyed(regionKeys.write, admin), system));
/** A key changes the regions that are there. What gives people rights, or makes regions and says how they are paid, takes the role. */
export const regionPermissions: Readonly<
  Record<RegionCommand['type'] | SlugClaimCommand['type'] | 'CreateRegion', Rule>
> = {
  CreateRegion: inPerson(admin),
  ClaimSlug: inPerson(admin),
  ReleaseSlug: inPerson(admin),
  RegisterRegion: inPerson(admin),
  UpdateRegion: edits,
  CloseRegion: edits,
  ReopenRegion: edits,
  SetRegionAttendanceAdmins: inPerson(anyOf(admin, inRegion('admin'), system)),
  SetRegionCardPayments: inPerson(superadmin),
};
/** Lists regions as staff sees them. */
export const listsRegions = keyed(regionKeys.read, admin);
export const readsRegions = signedIn;
