import { userAccountEvents, type UserAccountEvent } from '@paideia/events/accounts/account.events.ts';
import { definedIn } from '@paideia/events/kernel/defined.ts';
import { regionEvents, type RegionEvent } from '@paideia/events/regions/region.events.ts';
import { plain } from '@paideia/documents/values.ts';
import {
  collectionsOf,
  defineProjection,
  need,
  put,
  update,
  upsert,
  type AnyChange,
  type Found,
  type Occurred,
} from '../kernel/projection.ts';
import {
  regionCounts,
  regions,
  regionsGroup,
  regionUsers,
  type RegionUser,
  type RegionView,
  regionRecord,
} from './region.view.ts';

const region = (
  { regionId }: { readonly regionId: string },
  { at, revision }: Occurred,
  to: (doc: RegionView) => Partial<RegionView>,
): AnyChange => update(regions, regionId, (doc) => ({ ...doc, ...to(doc), _revision: revision, updatedAt: at }));

const counted = (user: RegionUser): readonly string[] => (user.isDeactivated ? [] : user.regionIds);
const count = (regionId: string, by: number): AnyChange[] => [
  upsert(regionCounts, regionId, (doc) => ({ _id: regionId, users: (doc?.users ?? 0) + by })),
  update(regions, regionId, (doc) => ({ ...doc, userCount: doc.userCount + by })),
];
type OfUser = { readonly userId: string };
/** An account comes, moves or goes: the regions that it left count one less, the new ones one more. */
const counting = <D extends OfUser>(to: (data: D, user: RegionUser) => Partial<RegionUser>) => ({
  needs: ({ userId }: D) => [need(regionUsers, userId)],
  then: (data: D, _: Occurred, found: Found) => {
    const former = found.one(regionUsers, data.userId) ?? { _id: data.userId, regionIds: [], isDeactivated: false };
    const now = { ...former, ...to(data, former) };
    const left = counted(former).filter((id) => !counted(now).includes(id));
    const joined = counted(now).filter((id) => !counted(former).includes(id));
    return [
      put(regionUsers, now._id, now),
      ...left.flatMap((id) => count(id, -1)),
      ...joined.flatMap((id) => count(id, 1)),
    ];
  },
});
const moved = ({ regionIds }: OfUser & { readonly regionIds: readonly string[] }) => ({
  regionIds: [...new Set(regionIds)],
});

/** The regions, and how many people each has. */
export const regionProjection = defineProjection<RegionEvent | UserAccountEvent>({
  group: regionsGroup,
  collections: collectionsOf(regions, regionUsers, regionCounts),
  records: [regionRecord],
  events: [regionEvents, userAccountEvents],
  on: {
    RegionCreated: {
      needs: ({ regionId }) => [need(regionCounts, regionId)],
      then: ({ regionId, ...fields }, { at, revision }, found) =>
        put(regions, regionId, {
          ...fields,
          _id: regionId,
          _revision: revision,
          nameKey: plain(fields.name),
          closed: false,
          notificationAdmins: [],
          cardPaymentsEnabled: false,
          userCount: found.one(regionCounts, regionId)?.users ?? 0,
          createdAt: at,
          updatedAt: at,
        }),
    },
    RegionUpdated: (data, occurred) =>
      region(data, occurred, ({ name }) => ({
        ...definedIn(data.changed),
        nameKey: plain(data.changed.name ?? name),
      })),
    RegionClosed: (data, occurred) => region(data, occurred, () => ({ closed: true })),
    RegionReopened: (data, occurred) => region(data, occurred, () => ({ closed: false })),
    RegionAttendanceAdminsSet: (data, occurred) => region(data, occurred, () => ({ notificationAdmins: data.userIds })),
    RegionCardPaymentsEnabled: (data, occurred) => region(data, occurred, () => ({ cardPaymentsEnabled: true })),
    RegionCardPaymentsDisabled: (data, occurred) => region(data, occurred, () => ({ cardPaymentsEnabled: false })),
    UserInvited: counting(moved),
    UserRegionsChanged: counting(moved),
    UserDeactivated: counting<OfUser>(() => ({ isDeactivated: true })),
    InvitationRetracted: counting<OfUser>(() => ({ isDeactivated: true })),
    UserReactivated: counting<OfUser>(() => ({ isDeactivated: false })),
  },
});
