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
