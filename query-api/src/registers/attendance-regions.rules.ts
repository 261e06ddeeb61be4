import { anyOf, regionalManager, regionsWhere, somewhere, type Actor } from '@paideia/events/kernel/permission.ts';
import { readsLeaveRequest } from '@paideia/events/leave-requests/leave-request.permissions.ts';
import { readsRegister } from '@paideia/events/registers/register.permissions.ts';

/** Regions whose records an actor may see; admins see all. */
type Regions = 'all' | readonly string[];

/** Managers of the region follow its leave requests; they do not decide. */
export const seesLeaveRequest = anyOf(readsLeaveRequest, regionalManager);

/** Where an actor decides about leave or, as a manager of the region, follows it. */
export const leaveRegions = (actor: Actor): Regions => regionsWhere(actor, seesLeaveRequest);
/** Answers where an actor takes or reads registers. */
export const registerRegions = (actor: Actor): Regions => regionsWhere(actor, readsRegister);
export const seesLeaveOfRegions = somewhere(seesLeaveRequest);
export const seesRegistersOfRegions = somewhere(readsRegister);

/** One region is a plain value, so that an index begins with it. Throws for none: nobody is not everybody. */
export function withinRegions(regions: Regions): 'everything' | { readonly regionId: string | readonly string[] } {
  if (regions === 'all') return 'everything';
  const [first, ...others] = regions;
  if (first === undefined) throw new Error('a scope of no region');
  return { regionId: others.length === 0 ? first : regions };
}
