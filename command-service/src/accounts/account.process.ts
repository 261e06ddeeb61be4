import { DeactivateUser, RevokeRoles } from '@paideia/events/accounts/account.commands.ts';
import { userAccountStream, type Role } from '@paideia/events/accounts/account.events.ts';
import { accountPermissions, knowsUser } from '@paideia/events/accounts/account.permissions.ts';
import type { Ask, Given } from '../kernel/decide/decider.ts';
import { defineProcess } from '../kernel/decide/process.ts';
import { userAccount } from './account.decider.ts';
import { sharedRegion } from './account-state.decider.ts';
import { leavingTheSeat } from './seat.commands.ts';

type OfUser = { readonly userId: string };
const accountOf = ({ userId }: OfUser, ask: Ask) => ask.state(userAccount, userAccountStream(userId));
/** Whom the command is about, and the region by which the actor administers that person. */
export const scope = async (data: OfUser, ask: Ask, { who }: Given) => ({
  ownerId: data.userId,
  regionId: sharedRegion(who, (await accountOf(data, ask)).regionIds),
});

export const revokeRoles = defineProcess({
  type: 'RevokeRoles',
  schema: RevokeRoles,
  permission: accountPermissions.RevokeRoles,
  reads: knowsUser,
  scope,
  steps: async (data, ask, given) => [
    ...(data.roles.includes('superadmin' satisfies Role) ? await leavingTheSeat(data, ask, given) : []),
    { type: 'RegisterRolesRevoked', data, isSeen: true },
  ],
});

export const deactivateUser = defineProcess({
  type: 'DeactivateUser',
  schema: DeactivateUser,
  permission: accountPermissions.DeactivateUser,
  reads: knowsUser,
  scope,
  steps: async (data, ask, given) => {
    const isSelf = typeof given.who === 'object' && given.who.userId === data.userId;
    return [
      ...(isSelf ? [] : await leavingTheSeat(data, ask, given)),
      { type: 'RegisterUserDeactivated', data, isSeen: true },
    ];
  },
});
