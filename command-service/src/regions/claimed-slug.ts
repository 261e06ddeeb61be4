import {
  regionStream,
  slugClaimEvents,
  slugClaimStream,
  type SlugClaimEvent,
} from '@paideia/events/regions/region.events.ts';
import type { Claim, ClaimWords } from '../kernel/decide/decider.ts';

const before = regionStream('');
const slugWords: ClaimWords = {
  events: slugClaimEvents,
  stream: (_, slug) => slugClaimStream(slug),
  claimed: ({ value: slug, holder, until }) => ({
    type: 'SlugClaimed',
    data: { slug, regionId: holder.slice(before.length), until },
  }),
  released: ({ value: slug, holder }) => ({
    type: 'SlugReleased',
    data: { slug, regionId: holder.slice(before.length) },
  }),
  heldBy: ({ type, data }: SlugClaimEvent) =>
    type === 'SlugClaimed' ? { holder: regionStream(data.regionId), until: data.until } : null,
};
/** Claimed before the region has it. */
export const slugOf = (slug: string): Claim<'region.slugTaken'> => ({
  kind: 'slug',
  value: slug,
  taken: { rejected: 'region.slugTaken' },
  words: slugWords,
});
