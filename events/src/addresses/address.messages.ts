import { defineMessages } from '../kernel/messages.ts';

/** Why an address is not saved. */
export const addressMessages = defineMessages({
  ownerUnknown: {
    id: 'address.ownerUnknown',
    defaultMessage: 'There is no person or region that this address could belong to.',
    description: 'Neither a person nor a region has the id',
  },
  ownerChanged: {
    id: 'address.ownerChanged',
    defaultMessage: 'An address stays with the one it was made for.',
    description: 'The address belongs to somebody else',
  },
  countryUnknown: {
    id: 'address.countryUnknown',
    defaultMessage: 'Choose a country of the list.',
    description: 'Below the country',
  },
});
