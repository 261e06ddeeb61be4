import { hasRole, type Who } from '../kernel/permission.ts';
import type { Role } from './account.events.ts';

/** Checks are literal, so granting a role writes those that it includes too. */
const includes: Readonly<Record<Role, readonly Role[]>> = {
  user: ['user'],
  reportsAdmin: ['reportsAdmin', 'user'],
  manager: ['manager', 'user'],
  admin: ['admin', 'manager', 'user'],
  superadmin: ['superadmin', 'admin', 'manager', 'user'],
};
export const withIncluded = (roles: readonly Role[]): readonly Role[] => [
  ...new Set(roles.flatMap((role) => includes[role])),
];
/** A role that stays although another one that includes it is kept. */
export const includedIn = (role: Role, kept: readonly Role[]): boolean =>
  kept.some((one) => one !== role && includes[one].includes(role));

/** Superadmins touch every role, admins manager and reportsAdmin; whoever may manage accounts touches a plain user. */
export function mayTouch(who: Who, role: Role): boolean {
  if (who === 'system' || role === 'user') return true;
  if (who === undefined) return false;
  return hasRole(who, 'superadmin') || (role !== 'admin' && role !== 'superadmin' && hasRole(who, 'admin'));
}

type Holder = {
  readonly userId: string;
  readonly roles: readonly string[];
  readonly regionRoles: readonly { readonly regionId: string; readonly roleNames: readonly string[] }[];
  readonly permissions: readonly string[];
};
const isRole = (name: string): name is Role => Object.hasOwn(includes, name);
/**
 * Whether all that the account may do, everywhere, is within the rights of whoever acts: who can change an account can take it over. Of a global admin
 * those are the roles that the admin may grant; what was given beside the roles only superadmins give; of a region's admin nothing beyond the own regions, and no fellow admin.
 */
function outranks(who: Exclude<Who, 'system'>, { roles, regionRoles, permissions }: Holder): boolean {
  if (
    who === undefined ||
    (permissions.length > 0 && !hasRole(who, 'superadmin')) ||
    !roles.every((role) => isRole(role) && mayTouch(who, role))
  )
    return false;
  return (
    hasRole(who, 'admin') ||
    regionRoles.every(({ regionId, roleNames }) => hasRole(who, 'admin', regionId) && !roleNames.includes('admin'))
  );
}
/** They may change the account when it is their own, or below them. That they manage it at all is the permission's to say. */
export const mayChange = (who: Who, account: Holder): boolean =>
  who === 'system' || who?.userId === account.userId || outranks(who, account);
