import { defineMessages } from '../lib/i18n/index.ts';

export const addressesMessages = defineMessages({
  addresses: { id: 'addresses.title', defaultMessage: 'Addresses', description: 'Heading.' },
  none: {
    id: 'addresses.none',
    defaultMessage: 'No address has been given yet.',
    description: 'In place of the list.',
  },
  add: { id: 'addresses.add', defaultMessage: 'Add an address', description: 'Button, and title of the dialog.' },
  editTitle: { id: 'addresses.editTitle', defaultMessage: 'Change the address', description: 'Title of the dialog.' },
  edit: {
    id: 'addresses.edit',
    defaultMessage: 'Edit {address}',
    description: 'Full label of a button, read out; {address} is its first line.',
  },
  remove: { id: 'addresses.remove', defaultMessage: 'Remove', description: 'Button.' },
  removeOf: {
    id: 'addresses.removeOf',
    defaultMessage: 'Remove {address}',
    description: 'Full label of that button, read out; {address} is its first line.',
  },
  removeTitle: {
    id: 'addresses.removeTitle',
    defaultMessage: 'Are you sure? This is permanent!',
    description: 'Asked before an address is removed.',
  },
  removed: { id: 'addresses.removed', defaultMessage: 'The address was removed.', description: 'Notice.' },
  saved: { id: 'addresses.saved', defaultMessage: 'Success!', description: 'Notice after an address was saved.' },
  name: { id: 'addresses.name', defaultMessage: 'Name', description: 'Field: what the address is called, as “Home”.' },
  nameHint: {
    id: 'addresses.nameHint',
    defaultMessage: 'What it is for, like “Home” or “Parents”.',
    description: 'Below that field.',
  },
  line1: { id: 'addresses.line1', defaultMessage: 'Address line 1', description: 'Field.' },
  line2: { id: 'addresses.line2', defaultMessage: 'Address line 2', description: 'Field.' },
  city: { id: 'addresses.city', defaultMessage: 'City', description: 'Field.' },
  state: { id: 'addresses.state', defaultMessage: 'State or county', description: 'Field.' },
  postcode: { id: 'addresses.postcode', defaultMessage: 'Postcode', description: 'Field.' },
  country: { id: 'addresses.country', defaultMessage: 'Country', description: 'Field.' },
  now: {
    id: 'addresses.now',
    defaultMessage: 'It now reads: {address}',
    description: 'After somebody else saved the address meanwhile.',
  },
  changed: { id: 'addresses.changed', defaultMessage: 'Changed {date} by {name}', description: 'Below an address.' },
});
