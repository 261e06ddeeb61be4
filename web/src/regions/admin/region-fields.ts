import type { RegionInput } from '../../generated/schema.ts';

/** What the form of a region holds, and what its command is sent. */
export const regionFields = (region: Omit<RegionInput, '_id'>) =>
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
  }) satisfies Required<Omit<RegionInput, '_id'>>;
