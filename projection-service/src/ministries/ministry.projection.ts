import { plain } from '@paideia/documents/values.ts';
import { ministryListingEvents, type MinistryListingEvent } from '@paideia/events/ministries/ministry.events.ts';
import { ministryStatus } from '@paideia/events/ministries/ministry.rules.ts';
import type { DataOf } from '@paideia/events/kernel/message.ts';
import { collectionsOf, defineProjection, put, remove, update, type Occurred } from '../kernel/projection.ts';
import { ministries, ministriesGroup, type MinistryView } from './ministry.view.ts';

type Listing = Omit<DataOf<MinistryListingEvent, 'MinistryListed'>, 'listingId'>;
const written = ({ ministryName, ministers, ...listing }: Listing) => ({
  ...listing,
  ministryName: ministryName ?? '',
  nameKey: plain(ministryName ?? ''),
  ministers: ministers ?? [],
});
const change = (id: string, { at, revision }: Occurred, fields: Partial<MinistryView>) =>
  update(ministries, id, (doc) => {
    const { approved, visibleToPublic } = { ...doc, ...fields };
    const status = ministryStatus({ approved, visibleToPublic });
    return { ...doc, ...fields, status, _revision: revision, updatedAt: at };
  });

export const ministryProjection = defineProjection<MinistryListingEvent>({
  group: ministriesGroup,
  collections: collectionsOf(ministries),
  events: [ministryListingEvents],
  on: {
    // Of one without a name the owner was erased, and nothing is left to be listed.
    MinistryListed: ({ listingId, ...listing }, { at, revision }) =>
      listing.ministryName === null
        ? []
        : put(ministries, listingId, {
            ...written(listing),
            _id: listingId,
            _revision: revision,
            approved: false,
            status: 'pending',
            listedAt: at,
            updatedAt: at,
          }),
    MinistryUpdated: ({ listingId, approved, formerlyApproved: _, ...listing }, occurred) =>
      change(listingId, occurred, { ...written(listing), approved }),
    MinistryApproved: ({ listingId }, occurred) => change(listingId, occurred, { approved: true }),
    ApprovalWithdrawn: ({ listingId }, occurred) => change(listingId, occurred, { approved: false }),
    MinistryHidden: ({ listingId }, occurred) => change(listingId, occurred, { visibleToPublic: false }),
    MinistryShown: ({ listingId }, occurred) => change(listingId, occurred, { visibleToPublic: true }),
    MinistryDeleted: ({ listingId }) => remove(ministries, listingId),
  },
});
