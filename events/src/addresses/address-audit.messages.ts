import { defineMessages } from '../kernel/messages.ts';

/** The log calls the kind of record so. */
export const addressCategories = defineMessages('auditLog.category', {
  address: ['Address', 'Kind of record in the system log'],
});

/** One sentence an event type, and a variant where one sentence would not do. `{subject}` is the person whom the event is about. */
export const addressSentences = defineMessages('audit', {
  AddressCreated: ['{subject} has a new address', 'Of a person or of a region'],
  AddressUpdated: ['The address of {subject} was changed', 'Of a person or of a region'],
  AddressRemoved: ['An address of {subject} was removed', 'Of a person or of a region'],
});

/** The log calls the fields so. */
export const addressAuditFields = defineMessages('audit.field', {
  addressId: ['Address', 'A field of an event: addressId'],
  itemId: ['Belongs to', 'A field of an event: itemId'],
  owner: ['Kind of owner', 'A field of an event: owner'],
  line1: ['Address, line 1', 'A field of an event: line1'],
  line2: ['Address, line 2', 'A field of an event: line2'],
  city: ['Town', 'A field of an event: city'],
  state: ['State or county', 'A field of an event: state'],
  postcode: ['Postcode', 'A field of an event: postcode'],
});

/** The log calls the fixed values so. */
export const addressAuditValues = defineMessages('audit.value', {
  region: ['region', 'A value of an event: region'],
});
