import { userAccountCommands } from '@paideia/events/accounts/account.commands.ts';
import { userAccountEvents, userAccountStream, type Role } from '@paideia/events/accounts/account.events.ts';
import { accountPermissions } from '@paideia/events/accounts/account.permissions.ts';
import { admin, hasRole, type Who } from '@paideia/events/kernel/permission.ts';
import { reject } from '@paideia/events/kernel/rejection.ts';
import { systemZone } from '@paideia/events/regions/region.events.ts';
import { defineDecider, type Given } from '../kernel/decider.ts';
import { every } from '@paideia/documents/every.ts';
import { groupFacts } from '../groups/group.facts.ts';
import { regionFacts, type RegionFact } from '../regions/region.facts.ts';
import { accountFacts, withRegionRoles } from './account.facts.ts';
import { noAccount, sharedRegion, type AccountState } from './account.state.ts';
import { passwordDecisions } from './password.decisions.ts';
import { includedIn, mayTouch, withIncluded } from './roles.ts';
import { signUpDecisions, type SignUpGroup } from './sign-up.decisions.ts';

type Rejected =
  | 'account.exists'
  | 'account.roleReserved'
  | 'account.roleIncluded'
  | 'account.lastSuperadmin'
  | 'account.ownAccount'
  | 'account.regionUnknown'
  | 'account.systemRegion'
  | 'account.foreignRegion'
  | 'account.passwordAlreadySet'
  | 'account.deactivated'
  | 'account.groupClosed'
  | 'account.nothingToResend';
export type AccountFacts = {
  /** Of the regions that the command names, those that are there. */
  readonly regions: readonly Pick<RegionFact, 'regionId' | 'slug' | 'zone'>[];
  readonly otherSuperadmins: number;
  /** The region by which the actor manages this account. */
  readonly regionId: string | undefined;
  /** The one that a person signs up for. */
  readonly group: SignUpGroup | undefined;
};

const without = <T>(all: readonly T[], fewer: readonly T[]): readonly T[] => all.filter((one) => !fewer.includes(one));
const isSuperadmin = (who: Who) => who === 'system' || (who !== undefined && hasRole(who, 'superadmin'));
const mayTouchAll = (who: Who, roles: readonly Role[]) => roles.every((role) => mayTouch(who, role));

/** Regions must be there; the platform's own is for superadmins, and who administers regions stays in them. */
function wrongRegion(wanted: readonly string[], { regions, who }: AccountFacts & Given): Rejected | undefined {
  const found = wanted.map((id) => regions.find(({ regionId }) => regionId === id));
  if (found.includes(undefined)) return 'account.regionUnknown';
  if (found.some((region) => region?.zone === systemZone) && !isSuperadmin(who)) return 'account.systemRegion';
  const isForeign = (regionId: string) => typeof who === 'object' && !hasRole(who, 'admin', regionId);
  return who !== 'system' && !admin(who, {}) && wanted.some(isForeign) ? 'account.foreignRegion' : undefined;
}
const isLastSuperadmin = ({ roles }: AccountState, { otherSuperadmins }: AccountFacts) => roles.includes('superadmin') && otherSuperadmins === 0;

export const userAccount = defineDecider<AccountState, Rejected, AccountFacts>()({
  events: userAccountEvents,
  commands: userAccountCommands,
  permissions: accountPermissions,
  creates: ['RegisterInvitedUser', 'RegisterSelfSignedUpUser'],
  commutes: ['AddUserRegion'],
  stream: ({ data }) => userAccountStream(data.userId),
  initial: noAccount,
  exists: ({ status }) => status !== 'none',
  scope: ({ userId }, _, { regionId }) => ({ ownerId: userId, regionId }),
  facts: async ({ type, data }, ask, state, { who }) => {
    const named = 'regionIds' in data ? data.regionIds : 'regionId' in data ? [data.regionId] : [];
    const superadmins = await every(ask.table(accountFacts), { where: { roles: 'superadmin' } });
    return {
      regions: await ask.table(regionFacts).many(named),
      otherSuperadmins: superadmins.filter(({ userId, status }) => status === 'active' && userId !== data.userId).length,
      // A region role is given by the admins of that region.
      regionId: 'roleNames' in data ? data.regionId : sharedRegion(who, state.regionIds),
      group: type === 'RegisterSelfSignedUpUser' ? await ask.table(groupFacts).one(data.groupId) : undefined,
    };
  },

  decide: {
    RegisterInvitedUser: (state, { userId, email, emailKey, regionIds, groupIds, roles }, facts) => {
      if (state.status !== 'none') return state.emailKey === emailKey ? [] : reject('account.exists');
      if (!mayTouchAll(facts.who, roles)) return reject('account.roleReserved');
      const wrong = wrongRegion(regionIds, facts);
      if (wrong) return reject(wrong);
      return [{ type: 'UserInvited', data: { userId, email, emailKey, regionIds, groupIds, roles: [...withIncluded(roles)], invitedBy: facts.actorId } }];
    },
    ...signUpDecisions,
    ...passwordDecisions,
    GrantRoles: (state, { userId, roles }, { who, actorId }) => {
      if (!mayTouchAll(who, roles)) return reject('account.roleReserved');
      const fresh = without(withIncluded(roles), state.roles);
      return fresh.length === 0 ? [] : [{ type: 'RolesGranted', data: { userId, roles: [...fresh], by: actorId } }];
    },
    RevokeRoles: (state, { userId, roles }, facts) => {
      if (!mayTouchAll(facts.who, roles)) return reject('account.roleReserved');
      const gone = roles.filter((role) => state.roles.includes(role));
      if (gone.length === 0) return [];
      const kept = without(state.roles, gone);
      if (gone.some((role) => includedIn(role, kept))) return reject('account.roleIncluded');
      if (gone.includes('superadmin') && isLastSuperadmin(state, facts)) return reject('account.lastSuperadmin');
      return [{ type: 'RolesRevoked', data: { userId, roles: [...new Set(gone)], by: facts.actorId } }];
    },
    GrantRegionRoles: (state, { userId, regionId, roleNames }, { regions, who, actorId }) => {
      const region = regions[0];
      if (!region) return reject('account.regionUnknown');
      if (roleNames.includes('admin') && who !== 'system' && !admin(who, {})) return reject('account.roleReserved');
      const held = state.regionRoles.find((one) => one.regionId === regionId)?.roleNames ?? [];
      const fresh = [...new Set(roleNames)].filter((name) => !held.includes(name));
      return fresh.length === 0 ? [] : [{ type: 'RegionRolesGranted', data: { userId, regionId, slug: region.slug, roleNames: fresh, by: actorId } }];
    },
    RevokeRegionRoles: (state, { userId, regionId, roleNames }, { who, actorId }) => {
      if (roleNames.includes('admin') && who !== 'system' && !admin(who, {})) return reject('account.roleReserved');
      const region = state.regionRoles.find((one) => one.regionId === regionId);
      const gone = [...new Set(roleNames)].filter((name) => region?.roleNames.includes(name));
      return region === undefined || gone.length === 0
        ? []
        : [{ type: 'RegionRolesRevoked', data: { userId, regionId, slug: region.slug, roleNames: gone, by: actorId } }];
    },
    AssignUserRegions: (state, { userId, regionIds }, facts) => {
      const wanted = [...new Set(regionIds)];
      const wrong = wrongRegion(wanted, facts);
      if (wrong) return reject(wrong);
      const isSame = wanted.length === state.regionIds.length && without(wanted, state.regionIds).length === 0;
      return isSame ? [] : [{ type: 'UserRegionsChanged', data: { userId, regionIds: wanted, by: facts.actorId } }];
    },
    AddUserRegion: (state, { userId, regionId }, { actorId }) =>
      state.regionIds.includes(regionId) ? [] : [{ type: 'UserRegionsChanged', data: { userId, regionIds: [...state.regionIds, regionId], by: actorId } }],
    DeactivateUser: (state, { userId, reason }, facts) => {
      if (typeof facts.who === 'object' && facts.who.userId === userId) return reject('account.ownAccount');
      if (!mayTouchAll(facts.who, state.roles)) return reject('account.roleReserved');
      if (state.status === 'deactivated') return [];
      if (isLastSuperadmin(state, facts)) return reject('account.lastSuperadmin');
      return [{ type: 'UserDeactivated', data: { userId, reason, by: facts.actorId } }];
    },
    ReactivateUser: (state, { userId, reason }, { who, actorId }) => {
      if (!mayTouchAll(who, state.roles)) return reject('account.roleReserved');
      return state.status === 'deactivated' ? [{ type: 'UserReactivated', data: { userId, reason, by: actorId } }] : [];
    },
  },

  evolve: {
    UserInvited: (state, { userId, email, emailKey, roles, regionIds }) => ({ ...state, userId, status: 'invited', email, emailKey, roles, regionIds }),
    UserSelfSignedUp: (state, { userId, email, emailKey, groupId, hasPassword }) => ({
      ...state,
      ...{ userId, status: 'signedUp', email, emailKey, hasPassword, roles: ['user'], signUpGroupId: groupId },
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
    UserRegionsChanged: (state, { regionIds }) => ({ ...state, regionIds }),
    UserDeactivated: (state) => ({ ...state, status: 'deactivated' }),
    // Who never came in is where the account was before.
    UserReactivated: (state) => ({ ...state, status: state.wasActivated ? 'active' : state.signUpGroupId === null ? 'invited' : 'signedUp' }),
  },
});
