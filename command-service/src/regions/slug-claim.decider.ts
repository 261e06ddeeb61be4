import { reject } from '@paideia/events/kernel/rejection.ts';
import { slugClaimCommands } from '@paideia/events/regions/region.commands.ts';
import { regionStream, slugClaimEvents, slugClaimStream } from '@paideia/events/regions/region.events.ts';
import { regionPermissions } from '@paideia/events/regions/region.permissions.ts';
import { defineDecider } from '../kernel/decide/decider.ts';
import { region } from './region.decider.ts';

type State = { readonly regionId: string | null };
type Facts = { readonly inUse: boolean };

/** A slug is that of one region, whatever its case. */
export const slugClaim = defineDecider<State, 'region.slugTaken' | 'region.slugInUse', Facts>()({
  events: slugClaimEvents,
  commands: slugClaimCommands,
  permissions: regionPermissions,
  creates: ['ClaimSlug'],
  commutes: [],
  stream: ({ data }) => slugClaimStream(data.slug),
  initial: { regionId: null },
  exists: () => true,
  scope: () => ({}),
  facts: async ({ data }, ask) => ({
    inUse: (await ask.state(region, regionStream(data.regionId))).slug.toLowerCase() === data.slug.toLowerCase(),
  }),

  decide: {
    ClaimSlug: (state, data) =>
      state.regionId === null
        ? [{ type: 'SlugClaimed', data }]
        : state.regionId === data.regionId
          ? []
          : reject('region.slugTaken'),
    ReleaseSlug: (state, data, { inUse }) =>
      state.regionId !== data.regionId ? [] : inUse ? reject('region.slugInUse') : [{ type: 'SlugReleased', data }],
  },
  evolve: { SlugClaimed: (_, { regionId }) => ({ regionId }), SlugReleased: () => ({ regionId: null }) },
});
