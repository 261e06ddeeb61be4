import { hasRole, type Actor, type Rule, type Scope } from '@paideia/events/kernel/permission.ts';
import type { KeyedResource } from '@paideia/events/permission-keys.ts';
import type { CurrentUser } from './session.ts';

export type RoleName = 'user' | 'manager' | 'admin' | 'superadmin' | 'reportsAdmin';

/** The person as the permission tables see an actor, for showing and hiding; the server decides. */
export const actorOf = ({
  _id,
  roles,
  regionIds,
  regionRoles,
  attendanceAdminOf,
  permissions,
  impersonatingUser,
}: CurrentUser): Actor => ({
  userId: _id,
  roles,
  regionIds,
  regionRoles,
  attendanceAdminOf,
  permissions,
  ...(impersonatingUser !== null && { impersonatorId: impersonatingUser }),
});
/** What a permission table says of this person, to show or hide a button. */
export const may = (user: CurrentUser, rule: Rule, scope: Scope = {}): boolean => rule(actorOf(user), scope);

/** Whether a person has a role, or one of several. */
export const userHasRole = (user: CurrentUser, role: RoleName | readonly RoleName[]): boolean =>
  [role].flat().some((one) => one === 'user' || hasRole(actorOf(user), one));
type Opened = {
  readonly role?: RoleName | readonly RoleName[] | undefined;
  readonly resource?: KeyedResource | undefined;
  readonly regionRole?: 'admin' | undefined;
};
/** Whether a person has the key to a resource, to read it or to change it. */
export const hasKey = (user: CurrentUser, resource: KeyedResource | undefined, access: 'read' | 'write'): boolean =>
  resource !== undefined && user.permissions.includes(`${resource}:${access}`);
/** Whether a screen is open to a person, by the role, by the key to its resource, or by the role in one of their regions where that is enough. */
export const mayOpen = (
  user: CurrentUser,
  { role, resource, regionRole }: Opened,
  access: 'read' | 'write' = 'read',
): boolean =>
  role === undefined ||
  userHasRole(user, role) ||
  hasKey(user, resource, access) ||
  user.regionRoles.some(({ roleNames }) => roleNames.some((one) => one === regionRole));
export const isStaff = (user: CurrentUser): boolean =>
  userHasRole(user, 'manager') || userHasRole(user, 'admin') || userHasRole(user, 'superadmin');
export const isStudent = (user: CurrentUser): boolean => user.groups.length > 0;
