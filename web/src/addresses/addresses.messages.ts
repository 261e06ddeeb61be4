import { defineMessages } from '../lib/i18n/index.ts';

export const addressesMessages = defineMessages('addresses', {
  none: ['No address has been given yet.', 'In place of the list.'],
  add: ['Add an address', 'Button, and title of the dialog.'],
  editTitle: ['Change the address', 'Title of the dialog.'],
  edit: ['Edit {address}', 'Full label of a button, read out; {address} is its first line.'],
  remove: ['Remove', 'Button.'],
  removeOf: ['Remove {address}', 'Full label of that button, read out; {address} is its first line.'],
  removeTitle: ['Are you sure? This is permanent!', 'Asked before an address is removed.'],
  removed: ['The address was removed.', 'Notice.'],
  saved: ['Success!', 'Notice after an address was saved.'],
  name: ['Name', 'Field: what the address is called, as “Home”.'],
  nameHint: ['What it is for, like “Home” or “Parents”.', 'Below that field.'],
  line1: ['Address line 1', 'Field.'],
  line2: ['Address line 2', 'Field.'],
  city: ['City', 'Field.'],
  state: ['State or county', 'Field.'],
  postcode: ['Postcode', 'Field.'],
  country: ['Country', 'Field.'],
  now: ['It now reads: {address}', 'After somebody else saved the address meanwhile.'],
  changed: ['Changed {date} by {name}', 'Below an address.'],
});
