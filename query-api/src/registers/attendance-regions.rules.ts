import { anyOf, hasRole, regionalManager, type Actor, type Rule } from '@paideia/events/kernel/permission.ts';
import { readsLeaveRequest } from '@paideia/events/leave-requests/leave-request.permissions.ts';

/** Regions whose records an actor may see; admins see all. */
export type Regions = 'all' | readonly string[];

/** Managers of the region follow its leave requests; they do not decide. */
export const seesLeaveRequest = anyOf(readsLeaveRequest, regionalManager);

const unique = (ids: readonly string[]): readonly string[] => [...new Set(ids)];
const managed = (actor: Actor): readonly string[] => (hasRole(actor, 'manager') ? actor.regionIds : []);
const taught = ({ regionRoles }: Actor): readonly string[] =>
  regionRoles.filter(({ roleNames }) => roleNames.includes('instructor')).map(({ regionId }) => regionId);

/** Where an actor decides about leave or, as a manager of the region, follows it. */
export const leaveRegions = (actor: Actor): Regions =>
  hasRole(actor, 'admin') ? 'all' : unique([...actor.attendanceAdminOf, ...managed(actor)]);
/** Where an actor takes or reads registers. */
export const registerRegions = (actor: Actor): Regions =>
  hasRole(actor, 'admin') ? 'all' : unique([...actor.attendanceAdminOf, ...managed(actor), ...taught(actor)]);

const some =
  (regions: (actor: Actor) => Regions): Rule =>
  (who) =>
    who !== undefined && who !== 'system' && regions(who).length > 0;
export const seesLeaveOfRegions = some(leaveRegions);
export const seesRegistersOfRegions = some(registerRegions);

/** One region is a plain value, so that an index begins with it. Throws for none: nobody is not everybody. */
export function withinRegions(regions: Regions): 'everything' | { readonly regionId: string | readonly string[] } {
  if (regions === 'all') return 'everything';
  const [first, ...others] = regions;
  if (first === undefined) throw new Error('a scope of no region');
  return { regionId: others.length === 0 ? first : regions };
}
