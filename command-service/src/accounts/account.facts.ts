import { group } from '@paideia/documents/port.ts';
import { userAccountEvents, type UserAccountEvent } from '@paideia/events/accounts/account.events.ts';
import type { Actor } from '@paideia/events/kernel/permission.ts';
import { collectionsOf, defineProjection, patch, put, update } from '@paideia/projection-service/kernel/projection.ts';

/** This is what decisions must know of accounts; nothing of it is personal. */
export type AccountFact = {
  readonly userId: string;
  readonly status: 'invited' | 'signedUp' | 'active' | 'deactivated';
  /** It says where a deactivated account goes back to. */
  readonly before: 'invited' | 'signedUp' | 'active';
  readonly roles: readonly string[];
  readonly regionIds: readonly string[];
  readonly regionRoles: Actor['regionRoles'];
  /** Given beside the roles. */
  readonly permissions: readonly string[];
  /** Regions whose dean this user is. */
  readonly deanOf: readonly string[];
  /** Regions whose admin this user is. */
  readonly adminOf: readonly string[];
};

const accountFactsGroup = group('facts-accounts', 5);
export const accountFacts = accountFactsGroup.collection<AccountFact>('accountFacts', {
  indexes: {
    role: ['roles'],
    dean: ['deanOf'],
    admin: ['adminOf'],
    status: ['status', 'userId'],
    member: ['regionIds', 'status', 'userId'],
  },
});

const union = (some: readonly string[], more: readonly string[]): readonly string[] => [...new Set([...some, ...more])];
const less = (some: readonly string[], fewer: readonly string[]): readonly string[] =>
  some.filter((one) => !fewer.includes(one));
type RegionRole = AccountFact['regionRoles'][number];

/** The user's roles in one region replaced; a region without roles is left out. */
export const withRegionRoles = (
  all: readonly RegionRole[],
  { regionId, slug }: Pick<RegionRole, 'regionId' | 'slug'>,
  to: (names: readonly string[]) => readonly string[],
) => {
  const names = to(all.find((one) => one.regionId === regionId)?.roleNames ?? []);
  return [
    ...all.filter((one) => one.regionId !== regionId),
    ...(names.length > 0 ? [{ regionId, slug, roleNames: names }] : []),
  ];
};
const inRegion =
  (region: Pick<RegionRole, 'regionId' | 'slug'>, to: (names: readonly string[]) => readonly string[]) =>
  (fact: AccountFact): AccountFact => {
    const regionRoles = withRegionRoles(fact.regionRoles, region, to);
    const where = (role: string) =>
      regionRoles.filter(({ roleNames }) => roleNames.includes(role)).map(({ regionId }) => regionId);
    return { ...fact, regionRoles, deanOf: where('dean'), adminOf: where('admin') };
  };

export const accountFactTable = defineProjection<UserAccountEvent>({
  group: accountFactsGroup,
  collections: collectionsOf(accountFacts),
  events: [userAccountEvents],
  on: {
    UserInvited: ({ userId, roles, regionIds }) =>
      put(accountFacts, userId, {
        userId,
        status: 'invited',
        before: 'invited',
        roles,
        regionIds,
        regionRoles: [],
        permissions: [],
        deanOf: [],
        adminOf: [],
      }),
    UserSelfSignedUp: ({ userId }) =>
      put(accountFacts, userId, {
        userId,
        status: 'signedUp',
        before: 'signedUp',
        roles: ['user'],
        regionIds: [],
        regionRoles: [],
        permissions: [],
        deanOf: [],
        adminOf: [],
      }),
    UserActivated: ({ userId }) => patch(accountFacts, userId, { status: 'active', before: 'active' }),
    RolesGranted: ({ userId, roles }) =>
      update(accountFacts, userId, (fact) => ({ ...fact, roles: union(fact.roles, roles) })),
    RolesRevoked: ({ userId, roles }) =>
      update(accountFacts, userId, (fact) => ({ ...fact, roles: less(fact.roles, roles) })),
    RegionRolesGranted: ({ userId, roleNames, ...region }) =>
      update(
        accountFacts,
        userId,
        inRegion(region, (names) => union(names, roleNames)),
      ),
    RegionRolesRevoked: ({ userId, roleNames, ...region }) =>
      update(
        accountFacts,
        userId,
        inRegion(region, (names) => less(names, roleNames)),
      ),
    IndividualPermissionsSet: ({ userId, permissions }) => patch(accountFacts, userId, { permissions }),
    UserRegionsChanged: ({ userId, regionIds }) => patch(accountFacts, userId, { regionIds }),
    InvitationRetracted: ({ userId }) => patch(accountFacts, userId, { status: 'deactivated' }),
    UserDeactivated: ({ userId }) => patch(accountFacts, userId, { status: 'deactivated' }),
    UserErased: ({ userId }) => patch(accountFacts, userId, { status: 'deactivated' }),
    UserReactivated: ({ userId }) => update(accountFacts, userId, (fact) => ({ ...fact, status: fact.before })),
  },
});
