import { hasRole, type Actor } from '@paideia/events/kernel/permission.ts';
import type { CurrentUser } from './session.ts';

export type RoleName = 'user' | 'manager' | 'admin' | 'superadmin' | 'reportsAdmin';

/** The person as the permission tables see an actor, for showing and hiding; the server decides. */
const actorOf = ({ _id, roles, regionIds }: CurrentUser): Actor => ({ userId: _id, roles, regionIds, regionRoles: [], attendanceAdminOf: [] });

export const userHasRole = (user: CurrentUser, role: RoleName): boolean => role === 'user' || hasRole(actorOf(user), role);
export const isStaff = (user: CurrentUser): boolean => userHasRole(user, 'manager') || userHasRole(user, 'admin') || userHasRole(user, 'superadmin');
export const isStudent = (user: CurrentUser): boolean => user.groups.length > 0;
