import type { Role, UserAccountEvent } from '@paideia/events/accounts/account.events.ts';
import { knowsUser } from '@paideia/events/accounts/account.permissions.ts';
import type { DataOf } from '@paideia/events/kernel/message.ts';
import type { Actor, Who } from '@paideia/events/kernel/permission.ts';

export type AccountState = {
  readonly userId: string;
  readonly status: 'none' | 'invited' | 'signedUp' | 'active' | 'deactivated' | 'retracted';
  /** It is null after an erasure. */
  readonly email: string | null;
  readonly emailKey: string;
  readonly hasPassword: boolean;
  /** The address is free again, though what stands for it is still here. */
  readonly isErased: boolean;
  readonly emailVerified: boolean;
  readonly wasActivated: boolean;
  /** The group of a person who signed up; null for whoever was invited. */
  readonly signUpGroupId: string | null;
  readonly roles: readonly Role[];
  readonly regionIds: readonly string[];
  readonly regionRoles: Actor['regionRoles'];
  /** Given beside the roles. */
  readonly permissions: readonly string[];
};

export const noAccount: AccountState = {
  userId: '',
  status: 'none',
  email: null,
  emailKey: '',
  hasPassword: false,
  isErased: false,
  emailVerified: false,
  wasActivated: false,
  signUpGroupId: null,
  roles: [],
  regionIds: [],
  regionRoles: [],
  permissions: [],
};

/** The region by which the actor may manage someone of these regions: one that the actor administers, else one to whose people the actor has a key, else the first. */
export const sharedRegion = (who: Who, regionIds: readonly string[]): string | undefined =>
  (typeof who === 'object'
    ? regionIds.find((id) =>
        who.regionRoles.some(({ regionId, roleNames }) => regionId === id && roleNames.includes('admin')),
      )
    : undefined) ??
  regionIds.find((regionId) => knowsUser(who, { regionId })) ??
  regionIds[0];
/** Records where a person belongs from now on. What they were in a region that they leave they are not any more. */
export function moved(
  before: Pick<AccountState, 'regionIds' | 'regionRoles'>,
  userId: string,
  regionIds: readonly string[],
  by: string | null,
): readonly UserAccountEvent[] {
  const isLeft = (regionId: string) => before.regionIds.includes(regionId) && !regionIds.includes(regionId);
  return [
    { type: 'UserRegionsChanged', data: { userId, regionIds: [...regionIds], by } },
    ...before.regionRoles
      .filter(({ regionId, roleNames }) => isLeft(regionId) && roleNames.length > 0)
      .map(({ regionId, slug, roleNames }): UserAccountEvent => {
        // Events of before may name a role that is none any more; what stands there goes as it stands.
        const names = roleNames as DataOf<UserAccountEvent, 'RegionRolesRevoked'>['roleNames'];
        return { type: 'RegionRolesRevoked', data: { userId, regionId, slug, roleNames: [...names], by } };
      }),
  ];
}

/** Why a command of an account is refused. */
export type AccountRejected =
  | 'account.emailTaken'
  | 'account.exists'
  | 'account.roleReserved'
  | 'account.roleIncluded'
  | 'account.outranked'
  | 'account.hasSignedIn'
  | 'account.retracted'
  | 'account.erased'
  | 'account.ownAccount'
  | 'account.ownPermissions'
  | 'account.permissionUnknown'
  | 'account.regionUnknown'
  | 'account.systemRegion'
  | 'account.foreignRegion'
  | 'account.studiesThere'
  | 'account.passwordAlreadySet'
  | 'account.deactivated'
  | 'account.groupClosed'
  | 'account.nothingToResend';
