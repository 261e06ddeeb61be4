import { z } from 'zod';
import { isCountry } from '../countries/country.rules.ts';
import { Id, OptionalText, Text } from '../kernel/ids.ts';
import { defineCommands, type CommandOf } from '../kernel/message.ts';
import { longestOfAddress } from './address.rules.ts';

const addressRef = z.object({ addressId: Id });
export const addressCommands = defineCommands({
  /** Makes the address or changes it: of a person or of a region, which stays its owner. */
  SaveAddress: addressRef.extend({
    itemId: Id,
    name: OptionalText(longestOfAddress.name),
    line1: OptionalText(longestOfAddress.line1),
    line2: OptionalText(longestOfAddress.line2),
    city: OptionalText(longestOfAddress.city),
    state: OptionalText(longestOfAddress.state),
    postcode: OptionalText(longestOfAddress.postcode),
    country: Text(100).refine(isCountry, { message: 'address.countryUnknown' }),
  }),
  RemoveAddress: addressRef,
});
export type AddressCommand = CommandOf<typeof addressCommands>;
