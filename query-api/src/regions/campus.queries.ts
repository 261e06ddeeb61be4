import type { RegionAddress } from '@paideia/events/regions/region.events.ts';
import { regions } from '@paideia/projection-service/regions/region.view.ts';
import type { Context } from '../kernel/graphql/context.ts';
import type { Campus } from './campus.types.ts';

const joined = (between: string, ...parts: readonly (string | null)[]) => parts.filter(Boolean).join(between);

/** They stand so on an envelope: where there is a state, town and state come before the postcode, else the postcode before the town. */
export function addressLines({
  addressLine1,
  addressLine2,
  addressCity,
  addressState,
  addressPostcode,
  addressCountry,
}: RegionAddress): readonly string[] {
  const town = addressState
    ? joined(' ', joined(', ', addressCity, addressState), addressPostcode)
    : joined(' ', addressPostcode, addressCity);
  return [addressLine1, addressLine2, town, addressCountry].filter(
    (line): line is string => line !== null && line !== '',
  );
}

/** Null for a region that is not there. */
export async function campusOf(context: Context, regionId: string): Promise<Campus | null> {
  const region = await context.join(regions, regionId);
  return region ? { name: region.name, address: addressLines(region), phone: region.phone } : null;
}
