import type { RegionInput } from '../../generated/schema.ts';

/** Of a region to be the zone is not chosen yet. */
type Begun = Omit<RegionInput, '_id' | 'zone'> & { readonly zone: RegionInput['zone'] | '' };

/** What the form of a region holds, and what its command is sent. */
export const regionFields = (region: Begun) =>
  ({
    name: region.name,
    type: region.type,
    zone: region.zone,
    currency: region.currency,
    timeZone: region.timeZone,
    description: region.description ?? '',
    phone: region.phone ?? '',
    addressLine1: region.addressLine1 ?? '',
    addressLine2: region.addressLine2 ?? '',
    addressCity: region.addressCity ?? '',
    addressState: region.addressState ?? '',
    addressPostcode: region.addressPostcode ?? '',
    addressCountry: region.addressCountry ?? '',
  }) satisfies Required<Begun>;
