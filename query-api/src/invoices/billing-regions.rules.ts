import { hasRole, type Actor, type Rule } from '@paideia/events/kernel/permission.ts';

/** Regions whose invoices an actor may see; admins see all. */
export type BilledRegions = 'all' | readonly string[];
export const billedRegions = (actor: Actor): BilledRegions =>
  hasRole(actor, 'admin')
    ? 'all'
    : actor.regionRoles.filter(({ roleNames }) => roleNames.includes('admin')).map(({ regionId }) => regionId);

/** Whoever issues invoices somewhere. */
export const billsSomewhere: Rule = (who) => who !== undefined && who !== 'system' && billedRegions(who).length > 0;
