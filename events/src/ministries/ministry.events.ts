import { z } from 'zod';
import { Id } from '../kernel/ids.ts';
import { defineEvents, event, streamOf, type EventOf } from '../kernel/message.ts';
import { personal } from '../kernel/personal.ts';

export const ministryListingStream = streamOf('ministryListing');

/** It waits for an alumni admin, or is approved, or approved and hidden from the public. */
export const MinistryStatus = z.enum(['pending', 'approved', 'hidden']);
export type MinistryStatus = z.infer<typeof MinistryStatus>;

const about = { subject: (data: { ownerId: string }) => data.ownerId };
const listing = z.object({ listingId: Id, ownerId: Id });
/** All that a listing says, as its owner wrote it: its words go with the owner's key. */
const whole = listing.extend({
  ministryName: personal(z.string()),
  ministers: personal(z.array(z.string())),
  hasSecondYearGraduate: z.boolean(),
  hasAlumniOrgMember: z.boolean(),
  visibleToPublic: z.boolean(),
  contact: personal(z.string()),
  location: personal(z.string()),
  website: personal(z.string()),
});

export const ministryListingEvents = defineEvents('ministryListing', {
  /** It waits for approval. */
  MinistryListed: event(whole, about),
  /** What the owner changes is to be approved again; `formerlyApproved` says whether it was. */
  MinistryUpdated: event(whole.extend({ approved: z.boolean(), formerlyApproved: z.boolean() }), about),
  MinistryApproved: event(listing.extend({ by: Id }), about),
  ApprovalWithdrawn: event(listing.extend({ by: Id }), about),
  /** From the public. */
  MinistryHidden: event(listing, about),
  MinistryShown: event(listing, about),
  MinistryDeleted: event(listing, about),
});
export type MinistryListingEvent = EventOf<typeof ministryListingEvents>;
