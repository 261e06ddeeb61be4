import { ministryListingEvents, ministryListingStream } from '@paideia/events/ministries/ministry.events.ts';
import { notificationLink } from '@paideia/events/notifications/notification-link.rules.ts';
import type { Occurred } from '@paideia/projection-service/kernel/projection.ts';
import { alumniAdminsOf, alumniRegionOf } from '../alumni-profiles/alumni-admin.facts.ts';
import type { Ask } from '../kernel/decide/decider.ts';
import { defineReaction, ofStream, type Command } from '../kernel/react/reaction.ts';
import { letterTo, personOf } from '../mails/letter.commands.ts';
import { notification } from '../notifications/notification.commands.ts';
import { ministryListing } from './ministry-listing.decider.ts';

type Ref = { readonly listingId: string; readonly ownerId: string };
type Key = 'ministryPending' | 'ministryApproved';

/** One person is told over both channels. Letters about ministries can be declined for the region of alumni. */
async function tell(
  userId: string,
  key: Key,
  { listingId, ownerId, ...params }: Ref & { readonly ministry: string; readonly owner: string },
  replyTo: string | null,
  occurred: Occurred,
  ask: Ask,
): Promise<readonly Command[]> {
  const regionId = (await alumniRegionOf(ask)) ?? undefined;
  const link = notificationLink(key, {});
  return [
    notification({ userId, key, params: { listingId } }, occurred),
    ...letterTo(
      await personOf(ask, userId),
      { template: key, subjectId: ownerId, replyTo, params, link },
      { ...occurred, ...(regionId !== undefined && { regionId }) },
    ),
  ];
}

const nameOf = async (ask: Ask, listingId: string): Promise<string> =>
  (await ask.state(ministryListing, ministryListingStream(listingId))).listing?.ministryName ?? '';

/** Nobody approves the own listing, so its owner is not asked. What the demo data tells was told long ago. */
async function askForApproval({ listingId, ownerId }: Ref, occurred: Occurred, ask: Ask): Promise<readonly Command[]> {
  if (occurred.channel === 'SEED') return [];
  const [owner, ministry, admins] = await Promise.all([
    personOf(ask, ownerId),
    nameOf(ask, listingId),
    alumniAdminsOf(ask),
  ]);
  const told = admins
    .filter(({ userId }) => userId !== ownerId)
    .map(({ userId }) =>
      tell(userId, 'ministryPending', { listingId, ownerId, ministry, owner: owner.name }, owner.email, occurred, ask),
    );
  return (await Promise.all(told)).flat();
}

/** Alumni admins are told of a listing that waits for them, and its owner that it was approved. */
export const ministryNotices = defineReaction({
  name: 'ministry-notices',
  from: 'beginning',
  events: [ministryListingEvents],
  partition: ofStream,
  on: {
    MinistryListed: askForApproval,
    // Of one that was waiting already they know.
    MinistryUpdated: ({ approved, formerlyApproved, ...listing }, occurred, ask) =>
      formerlyApproved && !approved ? askForApproval(listing, occurred, ask) : Promise.resolve([]),
    MinistryApproved: async ({ listingId, ownerId }, occurred, ask) => {
      if (occurred.channel === 'SEED') return [];
      const ministry = await nameOf(ask, listingId);
      return tell(ownerId, 'ministryApproved', { listingId, ownerId, ministry, owner: '' }, null, occurred, ask);
    },
  },
});
