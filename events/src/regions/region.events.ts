import { z } from 'zod';
import { Id } from '../kernel/ids.ts';
import { defineEvents, event, streamOf, type EventOf } from '../kernel/message.ts';
import { regionZones, systemZone } from './region.rules.ts';

export const regionStream = streamOf('region');
/** Slugs are unique whatever their case. */
export const slugClaimStream = (slug: string): string => `slugClaim-${slug.toLowerCase()}`;
export const RegionType = z.enum(['AWM_OFFICE', 'CHARIS_CAMPUS']);
export const RegionZone = z.enum([...regionZones, systemZone]);
/** It says where a region is; no more is asked of an address than that somebody finds it. */
export const RegionAddress = z.object({
  addressLine1: z.string().nullable(),
  addressLine2: z.string().nullable(),
  addressCity: z.string().nullable(),
  addressState: z.string().nullable(),
  addressPostcode: z.string().nullable(),
  addressCountry: z.string().nullable(),
});
export type RegionAddress = z.infer<typeof RegionAddress>;
export const noAddress: RegionAddress = {
  addressLine1: null,
  addressLine2: null,
  addressCity: null,
  addressState: null,
  addressPostcode: null,
  addressCountry: null,
};

const details = z.object({
  name: z.string(),
  type: RegionType,
  zone: z.string(),
  currency: z.string(),
  timeZone: z.string(),
  description: z.string().nullable(),
  phone: z.string().nullable(),
  ...RegionAddress.shape,
});
/** These details of a region may change. */
export type RegionDetails = z.infer<typeof details>;
const fields = details.extend({ slug: z.string() });
const regionRef = z.object({ regionId: Id });

export const regionEvents = defineEvents('region', {
  /** Before version 2 a region had no address. */
  RegionCreated: event(regionRef.extend(fields.shape), {
    version: 2,
    upcasts: { 1: (data) => ({ ...data, ...noAddress }) },
  }),
  RegionUpdated: event(regionRef.extend({ changed: fields.partial() })),
  RegionClosed: event(regionRef),
  RegionReopened: event(regionRef),
  /** An empty list disables absence explanations. */
  RegionAttendanceAdminsSet: event(regionRef.extend({ userIds: z.array(Id) })),
  /** A new region takes no cards. */
  RegionCardPaymentsEnabled: event(regionRef),
  RegionCardPaymentsDisabled: event(regionRef),
});
export type RegionEvent = EventOf<typeof regionEvents>;

export const slugClaimEvents = defineEvents('slugClaim', {
  /** If the region is not there after `until`, another may have the slug. Without it the claim was a step by itself, and stands until it is given back. */
  SlugClaimed: event(z.object({ slug: z.string(), regionId: Id, until: z.string().optional() })),
  /** Also stands in the stream of a region that never came: what was on its way there is refused by it, and another may have the slug. */
  SlugReleased: event(z.object({ slug: z.string(), regionId: Id })),
});
export type SlugClaimEvent = EventOf<typeof slugClaimEvents>;
