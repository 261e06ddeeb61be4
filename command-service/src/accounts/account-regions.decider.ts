import type { UserAccountCommand } from '@paideia/events/accounts/account.commands.ts';
import type { UserAccountEvent } from '@paideia/events/accounts/account.events.ts';
import { accountPermissions } from '@paideia/events/accounts/account.permissions.ts';
import { mayChange } from '@paideia/events/accounts/role.rules.ts';
import type { DataOf } from '@paideia/events/kernel/message.ts';
import { admin, hasRole, type Who } from '@paideia/events/kernel/permission.ts';
import { reject, type Rejection } from '@paideia/events/kernel/rejection.ts';
import { systemZone } from '@paideia/events/regions/region.rules.ts';
import type { GroupFact } from '../groups/group.facts.ts';
import type { Given } from '../kernel/decide/decider.ts';
import type { RegionFact } from '../regions/region.facts.ts';
import { moved, type AccountRejected as Rejected, type AccountState } from './account-state.decider.ts';

export type RegionFacts = {
  /** Of the regions that the command names, or that the person has when they are assigned anew, those that are there. */
  readonly regions: readonly Pick<RegionFact, 'regionId' | 'slug' | 'zone'>[];
  /** These are the regions of the groups that the command names. */
  readonly groupRegionIds: readonly string[];
  /** Groups that the person studies in; asked before the regions are assigned anew alone. */
  readonly studies: readonly Pick<GroupFact, 'regionId' | 'name'>[];
};
type Decide<T extends UserAccountCommand['type']> = (
  state: AccountState,
  data: DataOf<UserAccountCommand, T>,
  facts: RegionFacts & Given,
) => readonly UserAccountEvent[] | Rejection<Rejected>;

const without = <T>(all: readonly T[], fewer: readonly T[]): readonly T[] => all.filter((one) => !fewer.includes(one));
const isSuperadmin = (who: Who) => who === 'system' || (who !== undefined && hasRole(who, 'superadmin'));

/** Regions must be there; the platform's own is for superadmins, and who administers regions stays in them. */
export function wrongRegion(
  wanted: readonly string[],
  { regions, who, groupRegionIds }: RegionFacts & Given,
): Rejected | undefined {
  const found = wanted.map((id) => regions.find(({ regionId }) => regionId === id));
  if (found.includes(undefined)) return 'account.regionUnknown';
  if (found.some((region) => region?.zone === systemZone) && !isSuperadmin(who)) return 'account.systemRegion';
  const isForeign = (regionId: string) => !accountPermissions.InviteUser(who, { regionId });
  return who !== 'system' && !admin(who, {}) && [...wanted, ...groupRegionIds].some(isForeign)
    ? 'account.foreignRegion'
    : undefined;
}

/** The platform's own region, which only superadmins see: others leave a person in it. */
const hiddenRegions = ({ regionIds }: AccountState, { regions, who }: RegionFacts & Given): readonly string[] =>
  isSuperadmin(who)
    ? []
    : regionIds.filter((id) => regions.some(({ regionId, zone }) => regionId === id && zone === systemZone));

/** Where a person belongs. */
export const regionDecisions: {
  readonly [T in 'AssignUserRegions' | 'AddUserRegion' | 'RemoveUserRegion']: Decide<T>;
} = {
  AssignUserRegions: (state, { userId, regionIds }, facts) => {
    if (!mayChange(facts.who, state)) return reject('account.outranked');
    const wrong = wrongRegion(regionIds, facts);
    if (wrong) return reject(wrong);
    const wanted = [...new Set([...regionIds, ...hiddenRegions(state, facts)])];
    const left = without(state.regionIds, wanted);
    // Whoever belongs to a group belongs to its region, or its admins could not even withdraw them.
    const study = facts.studies.find(({ regionId }) => left.includes(regionId));
    if (study) return reject('account.studiesThere', { group: study.name });
    const isSame = left.length === 0 && wanted.length === state.regionIds.length;
    return isSame ? [] : moved(state, userId, wanted, facts.actorId);
  },
  AddUserRegion: (state, { userId, regionId }, { actorId }) =>
    state.regionIds.includes(regionId) || state.status === 'retracted'
      ? []
      : moved(state, userId, [...state.regionIds, regionId], actorId),
  RemoveUserRegion: (state, { userId, regionId }, { actorId }) =>
    state.regionIds.includes(regionId) ? moved(state, userId, without(state.regionIds, [regionId]), actorId) : [],
};
