import { defineMessages } from '../kernel/messages.ts';

/** Why an address is not saved. */
export const addressMessages = defineMessages('address', {
  ownerUnknown: [
    'There is no person or region that this address could belong to.',
    'Neither a person nor a region has the id',
  ],
  ownerChanged: ['An address stays with the one it was made for.', 'The address belongs to somebody else'],
  countryUnknown: ['Choose a country of the list.', 'Below the country'],
});

/** What is held on a person, as the person is handed it. */
export const addressExportMessages = defineMessages('myData', {
  addresses: ['Addresses', 'Heading of a part of the downloaded data'],
  'addresses.about': ['Postal addresses.', 'Below the heading of a part of the downloaded data'],
});
