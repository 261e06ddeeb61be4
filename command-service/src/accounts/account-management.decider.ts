import type { UserAccountCommand } from '@paideia/events/accounts/account.commands.ts';
import type { Role, UserAccountEvent } from '@paideia/events/accounts/account.events.ts';
import type { DataOf } from '@paideia/events/kernel/message.ts';
import type { Who } from '@paideia/events/kernel/permission.ts';
import { isPermissionKey, withReading } from '@paideia/events/permission-keys.ts';
import { reject, type Rejection } from '@paideia/events/kernel/rejection.ts';
import type { Given } from '../kernel/decide/decider.ts';
import type { AccountState } from './account-state.decider.ts';
import { includedIn, mayChange, mayTouch } from '@paideia/events/accounts/role.rules.ts';

type Rejected =
  | 'account.roleReserved'
  | 'account.outranked'
  | 'account.roleIncluded'
  | 'account.ownAccount'
  | 'account.ownPermissions'
  | 'account.permissionUnknown'
  | 'account.hasSignedIn'
  | 'account.retracted'
  | 'account.erased';
type Decide<T extends UserAccountCommand['type']> = (
  state: AccountState,
  data: DataOf<UserAccountCommand, T>,
  facts: Given,
) => readonly UserAccountEvent[] | Rejection<Rejected>;
const mayTouchAll = (who: Who, roles: readonly Role[]) => roles.every((role) => mayTouch(who, role));

/** What is taken from an account, and given back, and what is given beside the roles. That a superadmin stays is the college's one stream to say, in a step before. */
export const managementDecisions: {
  readonly [
    T in
      | 'RegisterRolesRevoked'
      | 'RegisterUserDeactivated'
      | 'RetractInvitation'
      | 'ReactivateUser'
      | 'SetIndividualPermissions'
      | 'RegisterUserErased'
  ]: Decide<T>;
} = {
  RegisterRolesRevoked: (state, { userId, roles }, { who, actorId }) => {
    if (!mayTouchAll(who, roles)) return reject('account.roleReserved');
    if (!mayChange(who, state)) return reject('account.outranked');
    const gone = roles.filter((role) => state.roles.includes(role));
    if (gone.length === 0) return [];
    const kept = state.roles.filter((role) => !gone.includes(role));
    if (gone.some((role) => includedIn(role, kept))) return reject('account.roleIncluded');
    return [{ type: 'RolesRevoked', data: { userId, roles: [...new Set(gone)], by: actorId } }];
  },
  RegisterUserDeactivated: (state, { userId, reason }, { who, actorId }) => {
    if (typeof who === 'object' && who.userId === userId) return reject('account.ownAccount');
    if (!mayChange(who, state)) return reject('account.outranked');
    if (state.status === 'deactivated' || state.status === 'retracted') return [];
    return [{ type: 'UserDeactivated', data: { userId, reason, by: actorId } }];
  },
  RetractInvitation: (state, { userId }, { who, actorId }) => {
    if (state.status === 'retracted') return [];
    if (state.hasPassword || state.status !== 'invited') return reject('account.hasSignedIn');
    if (!mayChange(who, state)) return reject('account.outranked');
    return [{ type: 'InvitationRetracted', data: { userId, emailKey: state.emailKey, by: actorId } }];
  },
  ReactivateUser: (state, { userId, reason }, { who, actorId }) => {
    if (state.status === 'retracted') return reject('account.retracted');
    if (state.isErased) return reject('account.erased');
    if (!mayChange(who, state)) return reject('account.outranked');
    return state.status === 'deactivated' ? [{ type: 'UserReactivated', data: { userId, reason, by: actorId } }] : [];
  },
  SetIndividualPermissions: (state, { userId, permissions }, { who, actorId }) => {
    if (typeof who === 'object' && who.userId === userId) return reject('account.ownPermissions');
    if (state.status === 'retracted') return reject('account.retracted');
    if (state.isErased) return reject('account.erased');
    if (!permissions.every(isPermissionKey)) return reject('account.permissionUnknown');
    const wanted = withReading(permissions);
    const isSame = wanted.length === state.permissions.length && wanted.every((key) => state.permissions.includes(key));
    return isSame ? [] : [{ type: 'IndividualPermissionsSet', data: { userId, permissions: wanted, by: actorId } }];
  },
  RegisterUserErased: ({ isErased }, data) => (isErased ? [] : [{ type: 'UserErased', data }]),
};
