import type { RegionInput } from '../../generated/schema.ts';

/** The zone of a region to be is not chosen yet. */
type Begun = Omit<RegionInput, '_id' | 'zone'> & { readonly zone: RegionInput['zone'] | '' };

/** The form of a region holds these, and its command is sent them. */
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
