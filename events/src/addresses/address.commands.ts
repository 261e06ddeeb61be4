import { z } from 'zod';
import { isCountry } from '../countries/country.rules.ts';
import { Id, OptionalText, Text } from '../kernel/ids.ts';
import { defineCommands, type CommandOf } from '../kernel/message.ts';

const of = z.object({ addressId: Id });
export const addressCommands = defineCommands({
  /** Makes the address or changes it: of a person or of a region, which stays its owner. */
  SaveAddress: of.extend({
    itemId: Id,
    name: OptionalText(100),
    line1: OptionalText(200),
    line2: OptionalText(200),
    city: OptionalText(100),
    state: OptionalText(100),
    postcode: OptionalText(20),
    country: Text(100).refine(isCountry, { message: 'address.countryUnknown' }),
  }),
  RemoveAddress: of,
});
export type AddressCommand = CommandOf<typeof addressCommands>;
