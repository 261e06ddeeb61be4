import { campus, harriet, type ExamplesOf } from '../kernel/examples.ts';
import type { CreateRegion, regionCommands, slugClaimCommands } from './region.commands.ts';

export const regionExamples = {
  RegisterRegion: {
    regionId: campus,
    name: 'UK - Wells',
    slug: 'UK-Wells',
    type: 'CHARIS_CAMPUS',
    zone: 'EUROPE',
    currency: 'GBP',
    timeZone: 'Europe/London',
  },
  UpdateRegion: {
    regionId: campus,
    name: 'UK - Wells',
    type: 'CHARIS_CAMPUS',
    zone: 'EUROPE',
    currency: 'GBP',
    timeZone: 'Europe/London',
    phone: '+44 1749 555 0100',
  },
  CloseRegion: { regionId: campus },
  ReopenRegion: { regionId: campus },
  SetRegionAttendanceAdmins: { regionId: campus, userIds: [harriet] },
  SetRegionCardPayments: { regionId: campus, enabled: true },
} satisfies ExamplesOf<typeof regionCommands>;
export const createRegionExamples: ExamplesOf<{ CreateRegion: typeof CreateRegion }> = {
  CreateRegion: regionExamples.RegisterRegion,
};
export const slugClaimExamples: ExamplesOf<typeof slugClaimCommands> = {
  ClaimSlug: { slug: 'UK-Wells', regionId: campus },
  ReleaseSlug: { slug: 'UK-Wells', regionId: campus },
};
