import { z } from 'zod';
import { Id } from '../kernel/ids.ts';
import { defineEvents, event, streamOf, type EventOf } from '../kernel/message.ts';

export const regionStream = streamOf('region');
/** Slugs are unique whatever their case. */
export const slugClaimStream = (slug: string): string => `slugClaim-${slug.toLowerCase()}`;
export const RegionType = z.enum(['AWM_OFFICE', 'CHARIS_CAMPUS']);
export const systemZone = 'SYSTEM';
/** The zones that people may pick; SYSTEM is not among them. */
export const regionZones = ['AMERICAS', 'EUROPE', 'AFRICA', 'ASIA', 'OCEANIA'] as const;
/** `decimals` only says how many digits are printed; money is always kept in hundredths. */
export const currencies = [
  { value: 'USD', label: 'US dollar', decimals: 2 },
  { value: 'EUR', label: 'Euro', decimals: 2 },
  { value: 'GBP', label: 'Pound sterling', decimals: 2 },
  { value: 'PLN', label: 'Polish zloty', decimals: 2 },
  { value: 'HUF', label: 'Hungarian forint', decimals: 0 },
] as const;

const fields = z.object({
  name: z.string(),
  slug: z.string(),
  type: RegionType,
  zone: z.string(),
  currency: z.string(),
  timeZone: z.string(),
  description: z.string().nullable(),
  phone: z.string().nullable(),
});
const of = z.object({ regionId: Id });

export const regionEvents = defineEvents('region', {
  RegionCreated: event(of.extend(fields.shape)),
  RegionUpdated: event(of.extend({ changed: fields.partial() })),
  RegionClosed: event(of),
  RegionReopened: event(of),
  /** An empty list disables absence explanations. */
  RegionAttendanceAdminsSet: event(of.extend({ userIds: z.array(Id) })),
});
export type RegionEvent = EventOf<typeof regionEvents>;

export const slugClaimEvents = defineEvents('slugClaim', {
  SlugClaimed: event(z.object({ slug: z.string(), regionId: Id })),
  SlugReleased: event(z.object({ slug: z.string(), regionId: Id })),
});
export type SlugClaimEvent = EventOf<typeof slugClaimEvents>;
