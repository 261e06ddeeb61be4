import { userAccountCommands } from '@paideia/events/accounts/account.commands.ts';
import { userAccountEvents, userAccountStream, type Role } from '@paideia/events/accounts/account.events.ts';
import { accountPermissions, knowsUser } from '@paideia/events/accounts/account.permissions.ts';
import { admin, type Who } from '@paideia/events/kernel/permission.ts';
import { reject } from '@paideia/events/kernel/rejection.ts';
import { defineDecider } from '../kernel/decide/decider.ts';
import { studiesOf } from '../enrolments/enrolment.facts.ts';
import { groupFacts } from '../groups/group.facts.ts';
import { regionFacts } from '../regions/region.facts.ts';
import { withRegionRoles } from './account.facts.ts';
import { managementDecisions } from './account-management.decider.ts';
import { regionDecisions, wrongRegion, type RegionFacts } from './account-regions.decider.ts';
import { emailOf } from './claimed-email.ts';
import {
  noAccount,
  sharedRegion,
  type AccountRejected as Rejected,
  type AccountState,
} from './account-state.decider.ts';
import { passwordDecisions } from './password.decider.ts';
import { mayChange, mayTouch, withIncluded } from '@paideia/events/accounts/role.rules.ts';
import { signUpDecisions, type SignUpGroup } from './sign-up.decider.ts';

type AccountFacts = RegionFacts & {
  /** The region by which the actor manages this account. */
  readonly regionId: string | undefined;
  /** The one that a person signs up for. */
  readonly group: SignUpGroup | undefined;
};

const without = <T>(all: readonly T[], fewer: readonly T[]): readonly T[] => all.filter((one) => !fewer.includes(one));
const mayTouchAll = (who: Who, roles: readonly Role[]) => roles.every((role) => mayTouch(who, role));

export const userAccount = defineDecider<AccountState, Rejected, AccountFacts>()({
  events: userAccountEvents,
  commands: userAccountCommands,
  permissions: accountPermissions,
  reads: knowsUser,
  creates: ['RegisterInvitedUser', 'RegisterSelfSignedUpUser'],
  commutes: ['AddUserRegion', 'RemoveUserRegion'],
  stream: ({ data }) => userAccountStream(data.userId),
  initial: noAccount,
  exists: ({ status }) => status !== 'none',
  // Of a retracted invitation nothing is left that stands for the address.
  claims: ({ emailKey, isErased }) => (emailKey === '' || isErased ? [] : [emailOf(emailKey)]),
  scope: ({ userId }, _, { regionId }) => ({ ownerId: userId, regionId }),
  facts: async ({ type, data }, ask, state, { who }) => {
    const held = type === 'AssignUserRegions' ? state.regionIds : [];
    const named = 'regionIds' in data ? data.regionIds : 'regionId' in data ? [data.regionId] : [];
    const groups = await ask.table(groupFacts).many('groupIds' in data ? data.groupIds : []);
    return {
      regions: await ask.table(regionFacts).many([...named, ...held]),
      groupRegionIds: groups.map((group) => group.regionId),
      // A region role is given by the admins of that region, to people of that region.
      regionId:
        'roleNames' in data ? state.regionIds.find((id) => id === data.regionId) : sharedRegion(who, state.regionIds),
      group: type === 'RegisterSelfSignedUpUser' ? await ask.table(groupFacts).one(data.groupId) : undefined,
      studies: type === 'AssignUserRegions' ? await studiesOf(ask, data.userId) : [],
    };
  },

  decide: {
    RegisterInvitedUser: (state, { userId, email, emailKey, regionIds, groupIds, roles, imported }, facts) => {
      if (state.status !== 'none') return state.emailKey === emailKey ? [] : reject('account.exists');
      if (!mayTouchAll(facts.who, roles)) return reject('account.roleReserved');
      const wrong = wrongRegion(regionIds, facts);
      if (wrong) return reject(wrong);
      const invited = { userId, email, emailKey, regionIds, groupIds, roles: [...withIncluded(roles)] };
      return [{ type: 'UserInvited', data: { ...invited, invitedBy: facts.actorId, ...imported } }];
    },
    ...signUpDecisions,
    ...passwordDecisions,
    ...managementDecisions,
    ...regionDecisions,
    GrantRoles: (state, { userId, roles }, { who, actorId }) => {
      if (!mayTouchAll(who, roles)) return reject('account.roleReserved');
      if (!mayChange(who, state)) return reject('account.outranked');
      const fresh = without(withIncluded(roles), state.roles);
      return fresh.length === 0 ? [] : [{ type: 'RolesGranted', data: { userId, roles: [...fresh], by: actorId } }];
    },
    GrantRegionRoles: (state, { userId, regionId, roleNames }, { regions, who, actorId }) => {
      const region = regions[0];
      if (!region) return reject('account.regionUnknown');
      if (roleNames.includes('admin') && who !== 'system' && !admin(who, {})) return reject('account.roleReserved');
      if (!mayChange(who, state)) return reject('account.outranked');
      const held = state.regionRoles.find((one) => one.regionId === regionId)?.roleNames ?? [];
      const fresh = [...new Set(roleNames)].filter((name) => !held.includes(name));
      return fresh.length === 0
        ? []
        : [
            {
              type: 'RegionRolesGranted',
              data: { userId, regionId, slug: region.slug, roleNames: fresh, by: actorId },
            },
          ];
    },
    RevokeRegionRoles: (state, { userId, regionId, roleNames }, { who, actorId }) => {
      if (roleNames.includes('admin') && who !== 'system' && !admin(who, {})) return reject('account.roleReserved');
      if (!mayChange(who, state)) return reject('account.outranked');
      const region = state.regionRoles.find((one) => one.regionId === regionId);
      const gone = [...new Set(roleNames)].filter((name) => region?.roleNames.includes(name));
      return region === undefined || gone.length === 0
        ? []
        : [{ type: 'RegionRolesRevoked', data: { userId, regionId, slug: region.slug, roleNames: gone, by: actorId } }];
    },
  },

  evolve: {
    UserInvited: (state, { userId, email, emailKey, roles, regionIds }) => ({
      ...state,
      userId,
      status: 'invited',
      email,
      emailKey,
      roles,
      regionIds,
    }),
    UserSelfSignedUp: (state, { userId, email, emailKey, groupId, hasPassword }) => ({
      ...state,
      userId,
      status: 'signedUp',
      email,
      emailKey,
      hasPassword,
      roles: ['user'],
      signUpGroupId: groupId,
    }),
    InitialPasswordSet: (state) => ({ ...state, hasPassword: true }),
    EmailVerified: (state) => ({ ...state, emailVerified: true }),
    UserActivated: (state) => ({ ...state, status: 'active', wasActivated: true }),
    UserEmailChanged: (state, { email, emailKey }) => ({ ...state, email, emailKey, emailVerified: false }),
    VerificationMailRequested: (state) => state,
    InvitationMailRequested: (state) => state,
    PasswordResetRequested: (state) => state,
    PasswordReset: (state) => state,
    PasswordChanged: (state) => state,
    RolesGranted: (state, { roles }) => ({ ...state, roles: [...new Set([...state.roles, ...roles])] }),
    RolesRevoked: (state, { roles }) => ({ ...state, roles: without(state.roles, roles) }),
    RegionRolesGranted: (state, { roleNames, ...region }) => ({
      ...state,
      regionRoles: withRegionRoles(state.regionRoles, region, (names) => [...new Set([...names, ...roleNames])]),
    }),
    RegionRolesRevoked: (state, { roleNames, ...region }) => ({
      ...state,
      regionRoles: withRegionRoles(state.regionRoles, region, (names) => without<string>(names, roleNames)),
    }),
    IndividualPermissionsSet: (state, { permissions }) => ({ ...state, permissions }),
    UserRegionsChanged: (state, { regionIds }) => ({ ...state, regionIds }),
    InvitationRetracted: (state) => ({ ...state, status: 'retracted', email: null, emailKey: '' }),
    UserDeactivated: (state) => ({ ...state, status: 'deactivated' }),
    UserErased: (state) => ({ ...state, status: 'deactivated', email: null, isErased: true }),
    // Who never came in is where the account was before.
    UserReactivated: (state) => ({
      ...state,
      status: state.wasActivated ? 'active' : state.signUpGroupId === null ? 'invited' : 'signedUp',
    }),
  },
});
