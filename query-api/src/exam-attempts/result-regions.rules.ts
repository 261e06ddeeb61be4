import { hasRole, type Actor, type Rule } from '@paideia/events/kernel/permission.ts';
import type { Regions } from '../registers/attendance-regions.rules.ts';

/** Where an actor reads results and submissions: admins everywhere, managers and instructors in their regions. */
export function resultRegions(actor: Actor): Regions {
  if (hasRole(actor, 'admin')) return 'all';
  const taught = actor.regionRoles
    .filter(({ roleNames }) => roleNames.includes('instructor'))
    .map(({ regionId }) => regionId);
  return [...new Set([...(hasRole(actor, 'manager') ? actor.regionIds : []), ...taught])];
}
export const seesResultsOfRegions: Rule = (who) =>
  who !== undefined && who !== 'system' && resultRegions(who).length > 0;
