import { group } from '@paideia/documents/port.ts';
import { regionEvents, type RegionEvent } from '@paideia/events/regions/region.events.ts';
import { systemZone } from '@paideia/events/regions/region.rules.ts';
import { collectionsOf, defineProjection, patch, put, update } from '@paideia/projection-service/kernel/projection.ts';
import type { Ask } from '../kernel/decide/decider.ts';

export type RegionFact = {
  readonly regionId: string;
  readonly slug: string;
  readonly zone: string;
  readonly currency: string;
  readonly timeZone: string;
  readonly closed: boolean;
  readonly attendanceAdmins: readonly string[];
};

const regionFactsGroup = group('facts-regions', 3);
export const regionFacts = regionFactsGroup.collection<RegionFact>('regionFacts', {
  indexes: { attendanceAdmin: ['attendanceAdmins'], slug: ['slug'] },
});

export const regionFactTable = defineProjection<RegionEvent>({
  group: regionFactsGroup,
  collections: collectionsOf(regionFacts),
  events: [regionEvents],
  on: {
    RegionCreated: ({ regionId, slug, zone, currency, timeZone }) =>
      put(regionFacts, regionId, { regionId, slug, zone, currency, timeZone, closed: false, attendanceAdmins: [] }),
    RegionUpdated: ({ regionId, changed: { slug, zone, currency, timeZone } }) =>
      update(regionFacts, regionId, (fact) => ({
        ...fact,
        slug: slug ?? fact.slug,
        zone: zone ?? fact.zone,
        currency: currency ?? fact.currency,
        timeZone: timeZone ?? fact.timeZone,
      })),
    RegionClosed: ({ regionId }) => patch(regionFacts, regionId, { closed: true }),
    RegionReopened: ({ regionId }) => patch(regionFacts, regionId, { closed: false }),
    RegionAttendanceAdminsSet: ({ regionId, userIds }) => patch(regionFacts, regionId, { attendanceAdmins: userIds }),
    RegionCardPaymentsEnabled: () => [],
    RegionCardPaymentsDisabled: () => [],
  },
});

/** The region at whose time somebody of these regions lives; the platform's own is nobody's home. */
export async function homeOf(ask: Ask, regionIds: readonly string[]): Promise<RegionFact | undefined> {
  const regions = await ask.table(regionFacts).many(regionIds);
  return regionIds
    .map((id) => regions.find(({ regionId }) => regionId === id))
    .find((region) => region && region.zone !== systemZone);
}
