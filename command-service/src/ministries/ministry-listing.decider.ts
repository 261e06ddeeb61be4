import { isDeepStrictEqual } from 'node:util';
import { alumniAdmin } from '@paideia/events/alumni-profiles/alumni-admin.permissions.ts';
import type { DataOf } from '@paideia/events/kernel/message.ts';
import { anyOf, self, type Who } from '@paideia/events/kernel/permission.ts';
import { reject } from '@paideia/events/kernel/rejection.ts';
import { ministryListingCommands } from '@paideia/events/ministries/ministry.commands.ts';
import {
  ministryListingEvents,
  ministryListingStream,
  type MinistryListingEvent,
} from '@paideia/events/ministries/ministry.events.ts';
import { ministryPermissions } from '@paideia/events/ministries/ministry.permissions.ts';
import { ministryStatus } from '@paideia/events/ministries/ministry.rules.ts';
import { alumniRegionOf } from '../alumni-profiles/alumni-admin.facts.ts';
import { isAlumnus } from '../alumni-profiles/alumni.facts.ts';
import { defineDecider } from '../kernel/decide/decider.ts';

type Listing = DataOf<MinistryListingEvent, 'MinistryListed'>;
type MinistryState = {
  readonly listing: Listing | null;
  readonly approved: boolean;
  readonly isDeleted: boolean;
};
type Facts = {
  /** The actor is of the alumni. */
  readonly isAlumnus: boolean;
  /** The region that the site names for the alumni. */
  readonly alumniRegionId: string | null;
};
type Rejected = 'noAccess' | 'alumniProfile.notAlumnus' | 'ministry.exists' | 'ministry.notApproved';

const refOf = ({ listingId, ownerId }: Listing) => ({ listingId, ownerId });
const isOf = (who: Who, { ownerId }: Listing): boolean => self(who, { ownerId });
const mayList = (who: Who, { isAlumnus: isOfAlumni, alumniRegionId }: Facts): boolean =>
  isOfAlumni || alumniAdmin(who, { regionId: alumniRegionId });
const shownTo = (state: MinistryState, visibleToPublic: boolean): MinistryState => ({
  ...state,
  listing: state.listing && { ...state.listing, visibleToPublic },
});

export const ministryListing = defineDecider<MinistryState, Rejected, Facts>()({
  events: ministryListingEvents,
  commands: ministryListingCommands,
  permissions: ministryPermissions,
  reads: anyOf(self, alumniAdmin),
  creates: ['CreateMinistry'],
  commutes: ['HideMinistry', 'ShowMinistry', 'DeleteMinistry'],
  stream: ({ data }) => ministryListingStream(data.listingId),
  initial: { listing: null, approved: false, isDeleted: false },
  exists: ({ listing, isDeleted }) => listing !== null && !isDeleted,
  scope: ({ listing }, { type, data }, { alumniRegionId }) => ({
    ownerId: listing?.ownerId ?? (type === 'CreateMinistry' ? data.ownerId : null),
    regionId: alumniRegionId,
  }),
  facts: async (_, ask, __, { actorId }) => ({
    isAlumnus: actorId !== null && (await isAlumnus(ask, actorId)),
    alumniRegionId: await alumniRegionOf(ask),
  }),

  decide: {
    CreateMinistry: ({ listing, isDeleted }, data, facts) => {
      if (!mayList(facts.who, facts)) return reject('alumniProfile.notAlumnus');
      if (listing) return !isDeleted && isDeepStrictEqual({ ...listing }, data) ? [] : reject('ministry.exists');
      return [{ type: 'MinistryListed', data }];
    },
    UpdateMinistry: ({ listing, approved }, data, facts) => {
      if (!listing) return reject('noAccess');
      if (!mayList(facts.who, facts)) return reject('alumniProfile.notAlumnus');
      const changed = { ...data, ownerId: listing.ownerId };
      if (isDeepStrictEqual({ ...listing }, changed)) return [];
      // Whoever looks after the alumni has read what they change; what the owner changes nobody has.
      const stays = approved && !isOf(facts.who, listing);
      return [{ type: 'MinistryUpdated', data: { ...changed, approved: stays, formerlyApproved: approved } }];
    },
    ApproveMinistry: ({ listing, approved }, _, { actorId }) => {
      if (!listing || actorId === null) return reject('noAccess');
      return approved ? [] : [{ type: 'MinistryApproved', data: { ...refOf(listing), by: actorId } }];
    },
    UnapproveMinistry: ({ listing, approved }, _, { actorId }) => {
      if (!listing || actorId === null) return reject('noAccess');
      return approved ? [{ type: 'ApprovalWithdrawn', data: { ...refOf(listing), by: actorId } }] : [];
    },
    HideMinistry: ({ listing, approved }) => {
      if (!listing) return reject('noAccess');
      const status = ministryStatus({ ...listing, approved });
      if (status === 'pending') return reject('ministry.notApproved');
      return status === 'hidden' ? [] : [{ type: 'MinistryHidden', data: refOf(listing) }];
    },
    ShowMinistry: ({ listing, approved }) => {
      if (!listing) return reject('noAccess');
      const status = ministryStatus({ ...listing, approved });
      if (status === 'pending') return reject('ministry.notApproved');
      return status === 'approved' ? [] : [{ type: 'MinistryShown', data: refOf(listing) }];
    },
    DeleteMinistry: ({ listing }) =>
      listing ? [{ type: 'MinistryDeleted', data: refOf(listing) }] : reject('noAccess'),
  },
  evolve: {
    MinistryListed: (state, listing) => ({ ...state, listing, approved: false }),
    MinistryUpdated: (state, { approved, formerlyApproved: _, ...listing }) => ({ ...state, listing, approved }),
    MinistryApproved: (state) => ({ ...state, approved: true }),
    ApprovalWithdrawn: (state) => ({ ...state, approved: false }),
    MinistryHidden: (state) => shownTo(state, false),
    MinistryShown: (state) => shownTo(state, true),
    MinistryDeleted: (state) => ({ ...state, isDeleted: true }),
  },
});
