import type { MinistryStatus } from './ministry.events.ts';

/** These are counted in characters. */
export const longestMinistryName = 120;
export const longestMinister = 120;
export const longestContact = 200;
export const longestMinistryPlace = 200;
export const longestWebsite = 1000;
export const mostMinisters = 20;

/** What becomes of a listing follows from two facts: alumni see it when it is approved, and the public when it is approved and visible to the public. */
export const ministryStatus = ({
  approved,
  visibleToPublic,
}: {
  readonly approved: boolean;
  readonly visibleToPublic: boolean;
}): MinistryStatus => (!approved ? 'pending' : visibleToPublic ? 'approved' : 'hidden');

/** The alumni see listings of these kinds, also those that are hidden from the public. */
export const seenByAlumni: readonly MinistryStatus[] = ['approved', 'hidden'];
