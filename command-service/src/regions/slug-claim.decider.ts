import { reject } from '@paideia/events/kernel/rejection.ts';
import { slugClaimCommands } from '@paideia/events/regions/region.commands.ts';
import { regionStream, slugClaimEvents, slugClaimStream } from '@paideia/events/regions/region.events.ts';
import { regionPermissions } from '@paideia/events/regions/region.permissions.ts';
import { defineDecider } from '../kernel/decide/decider.ts';
import { region } from './region.decider.ts';

type State = {
  readonly regionId: string | null;
  /** An earlier release claimed the slug in a step of its own, before it read the region: nothing but its release makes it free. */
  readonly isBare: boolean;
};
/** They are as for the claims of addresses. */
type Facts = { readonly inUse: boolean; readonly isPast: boolean };
const free: State = { regionId: null, isBare: false };

/** One region a slug, whatever its case: the kernel claims it before the region has it. Here it is looked at before. */
export const slugClaim = defineDecider<State, 'region.slugTaken' | 'region.slugInUse', Facts>()({
  events: slugClaimEvents,
  commands: slugClaimCommands,
  permissions: regionPermissions,
  creates: ['ClaimSlug'],
  commutes: [],
  stream: ({ data }) => slugClaimStream(data.slug),
  initial: free,
  exists: () => true,
  scope: () => ({}),
  facts: async ({ type, data: { slug, regionId } }, ask, state): Promise<Facts> => {
    // Of what is nobody else's there is nothing to know before it is claimed.
    if (type === 'ClaimSlug' && (state.regionId ?? regionId) === regionId) return { inUse: false, isPast: false };
    const claim: { readonly position: number } = await ask.placed(slugClaim, slugClaimStream(slug));
    const holder = type === 'ClaimSlug' ? (state.regionId ?? regionId) : regionId;
    const its = await ask.placed(region, regionStream(holder));
    return { inUse: its.state.slug.toLowerCase() === slug.toLowerCase(), isPast: its.position > claim.position };
  },

  decide: {
    /** Stops a command whose slug is taken before its first step. */
    ClaimSlug: (state, { regionId }, { inUse }) =>
      inUse && state.regionId !== null && state.regionId !== regionId ? reject('region.slugTaken') : [],
    /** It decides a command that an earlier release has begun. */
    ReleaseSlug: (state, data, { inUse, isPast }) => {
      if (state.regionId !== data.regionId) return [];
      if (inUse) return reject('region.slugInUse');
      return isPast || state.isBare ? [{ type: 'SlugReleased', data }] : [];
    },
  },
  evolve: {
    SlugClaimed: (_, { regionId, until }) => ({ regionId, isBare: until === undefined }),
    SlugReleased: () => free,
  },
});
